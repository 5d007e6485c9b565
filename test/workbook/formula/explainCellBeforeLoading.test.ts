import { municipalitiesLoaded } from '../../../src/brazil/municipalityList';
import { explainCell } from '../../../src/workbook/formula/explainCell';
import { MemoryWorkbook } from '../../../src/workbook/memoryWorkbook';

test('the list of municipalities is loaded when an explanation turns out to need it', async () => {
  const formula = '=PGPMBIO.VSP("Babaçu","MT",100,3.9,4.5,,"Sinop")';
  const workbook = new MemoryWorkbook({ Plan1: { cells: { A1: formula } } });
  expect(municipalitiesLoaded()).toBe(false);
  expect(await explainCell(workbook, { sheet: 'Plan1', row: 0, column: 0 })).toMatchObject({
    kind: 'explained',
    text: expect.stringContaining('Babaçu (amêndoa), Sinop/MT'),
  });
  expect(municipalitiesLoaded()).toBe(true);
});
