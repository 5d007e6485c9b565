/** A memory of calculation taken apart for showing it as a list. */
export interface MemoryText {
  title: string;
  /** Lines before the steps: what was understood of the names given. */
  notes: readonly string[];
  steps: readonly string[];
}

const numbered = /^\d+\.\s+/;

/** Takes a memory of calculation apart: a title, notes, and steps that begin with their number. */
export function memoryText(text: string): MemoryText {
  const [title = '', ...lines] = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(keptTogether);
  const firstStep = lines.findIndex((line) => numbered.test(line));
  const notes = firstStep < 0 ? lines : lines.slice(0, firstStep);
  const steps: string[] = [];
  for (const line of lines.slice(notes.length))
    if (numbered.test(line)) steps.push(line.replace(numbered, ''));
    else steps.push(`${steps.pop()}\n${line}`);
  return { title, notes, steps };
}

/** Keeps `R$ 3,70`, `Doc. 1` and `nº 534` on one line. */
function keptTogether(line: string): string {
  return line.replace(/(R\$|Doc\.|nº) (?=\d)/g, '$1\u00a0');
}
