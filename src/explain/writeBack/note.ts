import { severityTitle, type SeverityOfFinding } from '../findings/severities';
import type { Language } from '../language';
import { findingsSheetName } from './sheetNames';

/** Notes are read at a glance; longer ones send to the sheet of findings. */
const LONGEST_NOTE = 1000;

const BEGINNING = 'ConfereBio:';

/** The text of a note on a cell: what is said of it, the worst first. */
export function noteOf(
  said: readonly { severity: SeverityOfFinding; code: string; text: string }[],
  language: Language,
): string {
  let note = BEGINNING;
  for (const [at, { severity, code, text }] of said.entries()) {
    const line = ` ${severityTitle(severity, language)} ${code}: ${text}`;
    const more = moreFindings(said.length - at, language);
    if (note.length + line.length + more.length > LONGEST_NOTE)
      return note + cutTo(line, LONGEST_NOTE - note.length - more.length, at === 0) + more;
    note += line;
  }
  return note;
}

/** The first of all is said as far as it goes; of the others none or the whole. */
function cutTo(line: string, room: number, isFirst: boolean): string {
  return isFirst ? `${line.slice(0, room - 1)}…` : '';
}

function moreFindings(number: number, language: Language): string {
  const sheet = findingsSheetName(language);
  return language === 'pt-BR' ? ` (+${number}; veja a planilha “${sheet}”)` : ` (+${number}; see the sheet “${sheet}”)`;
}
