import { fold } from '../brazil/text';
import type { CellRef, CellValue } from '../workbook/port';
import { cellOf, isFilled } from './gridCells';
import type { Grid } from './recognisedTable';

/** What a sheet of parameters may say of a plant's year. */
export type SheetParameter =
  | 'ruleSet'
  | 'year'
  | 'plantUf'
  | 'revenue'
  | 'cubicMetres'
  | 'minimumShare'
  | 'familyCeiling'
  | 'priceTolerance'
  | 'unseenFactor';

/** A parameter that a person wrote on a sheet. */
export interface WrittenParameter {
  value: Exclude<CellValue, null>;
  label: string;
  cell: CellRef;
}

export type WrittenParameters = ReadonlyMap<SheetParameter, WrittenParameter>;

/** How people label them; folded, the first that fits is meant. */
const LABELS: readonly (readonly [SheetParameter, RegExp])[] = [
  ['minimumShare', /PERCENTUALMINIMO|MINIMUMSHARE|PARTICIPACAOMINIMA|MINIMUMPERCENT/],
  ['familyCeiling', /TETO.*(?:FAMILIA|MCR|AGRICULTOR)|TETOMCR|CEILING.*FAMILY/],
  ['priceTolerance', /TOLERANCIA.*PRECO|PRICETOLERANCE/],
  ['unseenFactor', /^FATORA$|^FACTORA$/],
  ['cubicMetres', /^(?=.*(?:BIODIESEL|VOLUME))(?=.*(?:M3$|METROSCUBICOS)).*$|^VOLUMEDEBIODIESEL/],
  [
    'revenue',
    /^(?=.*BIODIESEL)(?=.*(?:VALOR|FATURAMENTO|RECEITA|VENDIDO|REVENUE|SOLD|VALUE)).*$|^FATURAMENTO|^RECEITABRUTA|^DENOMINADOR/,
  ],
  ['plantUf', /^UF(?:DA)?(?:USINA|UPB|UNIDADE)|^(?:USINA|UPB)UF$|^ESTADODAUSINA|^STATEOFTHEPLANT|^PLANTSTATE|^PLANTUF/],
  ['year', /^ANO(?:CIVIL|BASE|DAAVALIACAO|DEREFERENCIA|CALENDARIO)?$|^(?:CALENDAR)?YEAR$|^EXERCICIO$/],
  ['ruleSet', /^(?:REGRA|REGRAS|NORMA|PORTARIA|RULES?|RULESET|VERSAODAREGRA|VERSAODASREGRAS)$/],
];

/** Fewer are no sheet of parameters: a lone `Ano` heads many a sheet. */
const FEWEST = 3;

/** What a sheet says beside or below labels of parameters; `null` where it holds hardly any. */
export function plantParametersIn(grid: Grid): WrittenParameters | null {
  const found = new Map<SheetParameter, WrittenParameter>();
  for (let row = 0; row < grid.values.length; row++) {
    const cells = grid.values[row] ?? [];
    for (let at = 0; at < cells.length; at++) {
      const label = cells[at];
      const parameter = typeof label === 'string' ? parameterOf(label) : null;
      if (typeof label !== 'string' || parameter === null || found.has(parameter)) continue;
      const place = valuePlace(grid, row, at);
      if (place) found.set(parameter, { ...place, label });
    }
  }
  return found.size >= FEWEST ? found : null;
}

function parameterOf(label: string): SheetParameter | null {
  // m³ stays a 3 where letters only would be left.
  const key = fold(label.replaceAll('³', '3'));
  return LABELS.find(([, pattern]) => pattern.test(key))?.[0] ?? null;
}

/** The cell to the right; the one below where labels stand side by side. */
function valuePlace(grid: Grid, row: number, at: number): Omit<WrittenParameter, 'label'> | null {
  const isLabel = (r: number, c: number) => {
    const cell = cellOf(grid, r, c);
    return typeof cell === 'string' && parameterOf(cell) !== null;
  };
  const place = isLabel(row, at + 1) || (at > 0 && isLabel(row, at - 1)) ? { row: row + 1, at } : { row, at: at + 1 };
  const cell = cellOf(grid, place.row, place.at);
  return isFilled(cell) && !isLabel(place.row, place.at) ? written(grid, place.row, place.at, cell) : null;
}

function written(grid: Grid, row: number, column: number, value: Exclude<CellValue, null>) {
  return { value, cell: { sheet: grid.sheet, row: grid.top + row, column: grid.left + column } };
}
