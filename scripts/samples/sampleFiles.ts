import { catalogue } from '../../src/functions/catalogue';
import { preloadFunctionData } from '../../src/functions/preload';
import { saveBook } from '../../src/workbook/xlsx/saveBook';
import { cooperativeBook } from './cooperativeBook';
import { plantBook } from './plantBook';

const samples = [
  { name: 'cooperativa-exemplo.xlsx', book: cooperativeBook },
  { name: 'usina-exemplo.xlsx', book: plantBook },
];

/** The sample workbooks; the same sources always give the same bytes. */
export async function sampleFiles(): Promise<{ name: string; bytes: Uint8Array }[]> {
  await preloadFunctionData();
  const functionIds = catalogue.map(({ id }) => id);
  return Promise.all(
    samples.map(async ({ name, book }) => {
      const saved = await saveBook(null, book(), name, { functionIds });
      if (!saved.ok) throw new Error(`${name}: ${saved.refusal.code}`);
      return { name, bytes: saved.bytes };
    }),
  );
}
