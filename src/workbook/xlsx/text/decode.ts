/** Characters of windows-1252 at 0x80–0x9F; decoders of some programs give control characters there. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

export interface DecodedText {
  text: string;
  /** The bytes did not say what they are and were no UTF-8. */
  guessed: boolean;
}

/** Text of a file: by its byte order mark, as UTF-8 when it is valid, else as windows-1252. */
export function decodeText(bytes: Uint8Array, declared = ''): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return sure(new TextDecoder('utf-16le').decode(bytes));
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return sure(new TextDecoder('utf-16be').decode(bytes));
  try {
    return sure(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const known = /1252|8859-1\b|8859-15|latin-?1/i.test(declared);
    return { text: decodeWindows1252(bytes), guessed: !known };
  }
}

function sure(text: string): DecodedText {
  return { text, guessed: false };
}

export function decodeWindows1252(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) {
    const codes = Array.from(bytes.subarray(at, at + 8192), (byte) =>
      byte >= 0x80 && byte <= 0x9f ? WINDOWS_1252.charCodeAt(byte - 0x80) : byte,
    );
    pieces.push(String.fromCharCode(...codes));
  }
  return pieces.join('');
}
