/**
 * Ratios within one run: a copy of a table of sales for a cooperative (20 columns, one of them formulas of ours, results
 * of the check as native formulas) against the check of the same table: making it, computing its formulas, writing and
 * searching the file. Also its memory, what is kept of it, and the longest slice. All times are of the processor.
 */
import { preloadFunctionData } from '../src/functions/preload';
import { buildCopy } from '../src/sharing/copy/buildCopy';
import { defaultChoices } from '../src/sharing/copy/choices';
import { columnsOf } from '../src/sharing/copy/columns';
import { copyFile } from '../src/sharing/copy/copyFile';
import type { CopySource } from '../src/sharing/copy/source';
import { packSent } from '../src/sharing/sentCopy';
import { defaultReadings } from '../src/rules/pgpmbio/readings';
import { validateSales } from '../src/validation/pgpmbio/validateSales';
import { paced } from '../src/validation/work';
import { cellAddress } from '../src/workbook/address';
import type { CellValue } from '../src/workbook/port';
import type { CellInput } from '../src/workbook/writing';
import { cpuMs, SliceClock } from './cpuClock';
import { sample } from './sales';
import { everything, tableOf } from './salesTable';

const ROWS = Number(process.env.ROWS ?? 20_000);
const COLUMNS = 20;

/** The table with further columns that no check understands, and one of formulas of ours, all with headers. */
function tableToCopy(): CopySource {
  const { table, values } = tableOf(sample(ROWS), everything);
  const at = (id: string) => table.columns.find((column) => column.id === id)!.at;
  const width = COLUMNS - 1;
  const spare = Array.from({ length: width - table.columns.length }, (_, index) => table.columns.length + index);
  const first = [...values].map((cells, row): CellValue[] => [
    ...cells,
    ...spare.map((place) => (place % 2 === 0 ? row * 1.25 : `lote ${row % 97}`)),
    null,
  ]);
  const headers = [...table.columns.map(({ header, id }) => header || id), ...spare.map((place) => `Campo ${place}`)];
  const grid = { sheet: 'Vendas', top: 0, left: 0, values: [[...headers, 'Preço mínimo'], ...first] };
  const contents = grid.values.map((cells, row): CellInput[] => {
    if (row === 0) return cells;
    const cell = (id: string) => cellAddress({ row, column: at(id) });
    const formula = `=PGPMBIO.PM(${cell('product')},${cell('uf')},${cell('date')})`;
    return [...cells.slice(0, width), { formula }];
  });
  const unmatched = [...spare, width].map((place) => ({ at: place, header: grid.values[0]![place] as string }));
  const moved = { ...table, headerRows: [0], dataRows: table.dataRows.map((row) => row + 1), unmatched };
  return { grid, table: moved, contents, formats: new Map(), widths: new Map(), results: null };
}

let most = 0;
const watch = () => (most = Math.max(most, process.memoryUsage().rss));

async function timed<Answer>(work: () => Promise<Answer>): Promise<[Answer, number]> {
  const start = cpuMs();
  const answer = await work();
  watch();
  return [answer, cpuMs() - start];
}

async function measure(): Promise<void> {
  await preloadFunctionData();
  const unchecked = tableToCopy();
  const { grid, table } = unchecked;
  const context = { marketPrices: [], priorBalances: [], readings: defaultReadings };
  const [validation, check] = await timed(() => validateSales({ table, values: grid.values }, context));
  const checkedAs = { grid, table, validation };
  // The formulas come to what the check has.
  grid.values.forEach((cells, row) => {
    if (row > 0) (cells as CellValue[])[COLUMNS - 1] = validation.resultOf(row - 1)?.minimumPrice ?? null;
  });
  const source: CopySource = { ...unchecked, results: checkedAs };
  const clock = new SliceClock();
  const pause = async () => {
    watch();
    await clock.pause();
  };
  const choices = { ...defaultChoices(source, 'pt-BR', '2026-11-30'), results: 'formulas' as const };
  const [built, building] = await timed(() => paced(buildCopy(source, choices), { pause }));
  clock.end();
  const [file, writing] = await timed(() => copyFile(built));
  const [packed, packing] = await timed(() => Promise.resolve(packSent(built.sent)));
  const share = (ms: number) => `${(ms / check).toFixed(1)} checks (${(ms / 1000).toFixed(1)} s)`;
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
  const { formulas, asValues, columns } = built.contents;
  const values = asValues.reduce((sum, { cells }) => sum + cells, 0);
  console.log(`rows ${ROWS}, columns ${columnsOf(table).length} + ${columns.length - columnsOf(table).length} results`);
  console.log(`formulas ${formulas}, values in place of one ${values}`);
  console.log(`building ${share(building)}, file ${share(writing)}, packing ${share(packing)}`);
  console.log(`longest slice ${clock.longest.toFixed(0)} ms, most memory ${megabytes(most)}`);
  console.log(`file ${megabytes(file.bytes.length)}, kept ${megabytes(packed.length)}`);
}

void measure();
