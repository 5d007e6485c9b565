import type { Argument } from '../sheetBuilder';

// Where things stand in the workbook of the plant: what one sheet refers to in another.

export const README = 'Leia-me';
export const SUMMARY = 'Resumo';
export const PARAMETERS = 'Parâmetros';
export const PURCHASES = 'Aquisições';
export const COSTS = 'Custos';
export const TECHNICIANS = 'Técnicos';
export const HARVESTS = 'Perenes e perdas';
export const CORN = 'Milho e insumos';
export const MEMORY = 'Memória de cálculo';

/** Rows of the purchases; those after the last one wait for more. */
export const purchaseRows = { first: 5, last: 300 };
export const costRows = { first: 5, last: 40 };
export const technicianRows = { first: 5, last: 30 };

export const parameter = {
  ruleSet: at(PARAMETERS, 'B5'),
  plantUf: at(PARAMETERS, 'B9'),
  sold: at(PARAMETERS, 'B13'),
  minimum: at(PARAMETERS, 'B14'),
  familyCap: at(PARAMETERS, 'B15'),
};

/** The regions with what was bought in each, without headings. */
export const baseByRegion = at(SUMMARY, 'A34:B39');

export function at(sheet: string, cells: string): { sheet: string; cells: string } {
  return { sheet, cells };
}

/** A column of the purchases as an argument. */
export function purchaseColumn(letter: string): Argument {
  return at(PURCHASES, `${letter}${purchaseRows.first}:${letter}${purchaseRows.last}`);
}

export function costColumn(letter: string): Argument {
  return at(COSTS, `${letter}${costRows.first}:${letter}${costRows.last}`);
}

/** `Aquisições!$O$5:$O$300`, for formulas of the spreadsheet itself. */
export function fixed(sheet: string, letter: string, { first, last }: { first: number; last: number }): string {
  const name = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(sheet) ? sheet : `'${sheet}'`;
  return `${name}!$${letter}$${first}:$${letter}$${last}`;
}
