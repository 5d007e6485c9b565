/** Bytes of one part: three make four signs, so that parts leave no gap between them. */
const PART = 3 * 8192;

/** Bytes as letters and figures. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  // In parts: the arguments of one call are limited.
  for (let at = 0; at < bytes.length; at += PART) text += btoa(String.fromCharCode(...bytes.subarray(at, at + PART)));
  return text;
}
