/** A memory of calculation taken apart for showing it as a list. */
export interface MemoryText {
  title: string;
  /** Lines before the steps: what was understood of the names given. */
  notes: readonly string[];
  steps: readonly string[];
  /** Lines after the steps: the readings of the law that were chosen. */
  closing: readonly string[];
}

const numbered = /^\d+\.\s+/;

/** Takes a memory of calculation apart: a title, notes, steps that begin with their number, closing lines. */
export function memoryText(text: string): MemoryText {
  const [title = '', ...lines] = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(keptTogether);
  const isStep = (line: string) => numbered.test(line);
  const firstStep = lines.findIndex(isStep);
  const afterSteps = lines.findLastIndex(isStep) + 1;
  const steps: string[] = [];
  for (const line of firstStep < 0 ? [] : lines.slice(firstStep, afterSteps))
    if (isStep(line)) steps.push(line.replace(numbered, ''));
    else steps.push(`${steps.pop()}\n${line}`);
  const notes = firstStep < 0 ? lines : lines.slice(0, firstStep);
  return { title, notes, steps, closing: firstStep < 0 ? [] : lines.slice(afterSteps) };
}

/** Keeps `R$ 3,70`, `Doc. 1` and `nº 534` on one line. */
function keptTogether(line: string): string {
  return line.replace(/(R\$|Doc\.|nº) (?=\d)/g, '$1\u00a0');
}
