import { catalogue } from '../../src/functions/catalogue';
import { preloadFunctionData } from '../../src/functions/preload';
import { saveBook } from '../../src/workbook/xlsx/saveBook';
import { cooperativeBook } from './cooperativeBook';

/** The sample workbooks; the same sources always give the same bytes. */
export async function sampleFiles(): Promise<{ name: string; bytes: Uint8Array }[]> {
  await preloadFunctionData();
  const name = 'cooperativa-exemplo.xlsx';
  const saved = await saveBook(null, cooperativeBook(), name, { functionIds: catalogue.map(({ id }) => id) });
  if (!saved.ok) throw new Error(`${name}: ${saved.refusal.code}`);
  return [{ name, bytes: saved.bytes }];
}
