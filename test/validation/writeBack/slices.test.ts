import type { Steps } from '../../../src/rules/steps';
import type { Grid } from '../../../src/sheets/recognisedTable';
import { Cancelled, paced } from '../../../src/validation/work';
import { LINES_A_STEP } from '../../../src/validation/writeBack/about';
import type { WriteBack } from '../../../src/validation/writeBack/writeBack';
import { writeBackOfSales } from '../../../src/validation/writeBack/writeBackOfSales';
import { CONTEXT, sales, tableOf, validate } from '../pgpmbio/salesTable';

const ROWS = 1_001;

/** A write-back of sales of a state that no price covers, which tells of what it looks at. */
async function writeBackLookingAt(looked: (row: number) => void): Promise<WriteBack> {
  const rows = sales(...Array.from({ length: ROWS }, () => ({ uf: 'SP' })));
  const { table, values } = tableOf(rows);
  const validation = await validate(rows, CONTEXT, { pause: () => Promise.resolve() });
  const findings = validation.findings.map((finding, at) =>
    Object.defineProperty({ ...finding }, 'severity', {
      get: () => {
        looked(at);
        return finding.severity;
      },
    }),
  );
  const resultOf = (row: number) => {
    looked(row);
    return validation.resultOf(row);
  };
  const told = Object.assign(Object.create(validation) as typeof validation, { resultOf });
  Object.defineProperty(told, 'findings', { value: findings });
  const grid: Grid = { sheet: 'Vendas', top: 0, left: 0, values };
  return writeBackOfSales({ grid, table, validation: told }, { language: 'pt-BR', day: '2026-11-30' });
}

describe.each(['marks', 'findingsSheet', 'memorySheet'] as const)('%s', (part) => {
  test('between two turns for the page only some lines are made', async () => {
    const inSlice = new Set<number>();
    const back = await writeBackLookingAt((row) => inSlice.add(row));
    const steps: Steps<unknown> = back[part]();
    let all = 0;
    let turns = 0;
    for (let step = steps.next(); !step.done; step = steps.next()) {
      expect(inSlice.size).toBeLessThanOrEqual(LINES_A_STEP);
      all += inSlice.size;
      inSlice.clear();
      turns++;
    }
    expect(all + inSlice.size).toBeGreaterThanOrEqual(ROWS);
    expect(turns).toBeGreaterThanOrEqual(Math.floor(ROWS / LINES_A_STEP));
  });

  test('is stopped by the signal, and whole when it is asked for again', async () => {
    const stop = new AbortController();
    const back = await writeBackLookingAt(() => undefined);
    const steps: Steps<unknown> = back[part]();
    const stopped = paced(stoppedAfter(steps, 2, stop), { signal: stop.signal, pause: () => Promise.resolve() });
    await expect(stopped).rejects.toBeInstanceOf(Cancelled);
    const again = await paced<unknown>(back[part](), {});
    const whole = await paced<unknown>((await writeBackLookingAt(() => undefined))[part](), {});
    expect(again).toEqual(whole);
  });
});

function* stoppedAfter(steps: Steps<unknown>, turns: number, stop: AbortController): Steps<void> {
  for (let step = steps.next(); !step.done; step = steps.next()) {
    if (turns-- === 0) stop.abort();
    yield;
  }
}
