import { lacksReadings, withReadings } from '../../../src/taskpane/check/plant/otherReadings';
import type { PlantCheck } from '../../../src/taskpane/check/checked';
import { Cancelled } from '../../../src/validation/work';
import { parametersOf, soy, tablesOf } from '../../validation/selo/tables';
import { validatePlantYear } from '../../../src/validation/selo/validatePlantYear';

async function plantCheck(): Promise<PlantCheck> {
  const tables = tablesOf({
    acquisitions: [soy({ value: 25e6 }), soy({ material: 'milho', value: 20e6, invoiceNumber: 2 })],
  });
  const parameters = parametersOf();
  const { table, values } = tables.acquisitions;
  const grid = { sheet: 'Aquisições', top: 0, left: 0, values };
  return {
    programme: 'selo',
    grid,
    table,
    tables: [{ grid, table }],
    hiddenLeftOut: 0,
    stray: null,
    parameters,
    validation: await validatePlantYear(tables, { ...parameters, otherReadings: 'onDemand' }),
  };
}

test('a check without other readings gets them, and keeps them', async () => {
  const check = await plantCheck();
  expect(lacksReadings(check)).toBe(true);
  const after = await withReadings(check);
  expect(lacksReadings(after)).toBe(false);
  expect(await withReadings(after)).toBe(after);
});

test('whoever asks while somebody else has just stopped it gets them all the same', async () => {
  const check = await plantCheck();
  const stop = new AbortController();
  const first = withReadings(check, { signal: stop.signal });
  stop.abort();
  const [stopped, after] = await Promise.allSettled([first, withReadings(check)]);
  expect(stopped).toMatchObject({ status: 'rejected', reason: expect.any(Cancelled) as unknown });
  expect(after.status === 'fulfilled' && lacksReadings(after.value)).toBe(false);
  expect(after.status).toBe('fulfilled');
});
