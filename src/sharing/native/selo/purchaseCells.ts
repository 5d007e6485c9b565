import { isBlankCell } from '../../../brazil/cell';
import type { ColumnId } from '../../../sheets/columns';
import { Columns } from '../../../validation/selo/cells';
import type { CheckedTable } from '../../../validation/writeBack/about';
import { cellAddress } from '../../../workbook/address';
import type { NativeArgument, NativeLists, SpellingList } from '../nativeBook';
import type { CopyLayout } from '../pgpmbio/account/saleCells';
import { meaningText } from './arguments';
import { together } from './purchase';
import { BASES_OF_VALUES, MATERIAL_NAMES, MATERIALS_IN_FORMS, PLACES, PLACES_OF_STATES, SUPPLIERS } from './spellings';

/** A line of the copy, and its row of data in the table that was checked. */
export interface Line {
  line: number;
  row: number;
}

/** What cells of a line say: a native expression of its meaning, and the meaning now. */
export interface Said {
  text: (lists: NativeLists) => string;
  now: string;
}

/** The cells of a copy’s purchases, as formulas of the same sheet name them, and what they say. */
export class PurchaseCells {
  private readonly columns: Columns;

  constructor(
    { grid, table }: CheckedTable,
    private readonly layout: CopyLayout,
  ) {
    this.columns = new Columns({ table, values: grid.values });
  }

  /** `null` where the copy has no such column. */
  cell({ line, row }: Line, id: ColumnId): NativeArgument | null {
    const column = this.layout.columnOf(id);
    if (column === null || !this.columns.has(id)) return null;
    return { text: cellAddress({ row: this.layout.rowOf(line), column }), value: this.columns.cell(id, row) };
  }

  /** The region, of the narrowest place written; `null` where the copy does not tell. */
  region(line: Line): Said | null {
    const place = this.firstFilled(line, ['municipality', 'ibge', 'region', 'uf']);
    if (place === null) return null;
    const uf = place.id === 'uf' ? null : this.filled(line, 'uf');
    return uf === null ? said(PLACES, place.cell) : said(PLACES_OF_STATES, together(uf, '/', place.cell));
  }

  /** What the rules tell apart of the raw material. */
  kind(line: Line): Said | null {
    const material = this.firstFilled(line, ['material', 'product', 'materialClass']);
    if (material === null) return null;
    const form = this.filled(line, 'form');
    return form === null
      ? said(MATERIAL_NAMES, material.cell)
      : said(MATERIALS_IN_FORMS, together(material.cell, ' | ', form));
  }

  /** What the value rests on; an invoice where nothing is said. */
  basis(line: Line): Said | null {
    return this.orElse(line, 'basis', BASES_OF_VALUES, 'nota');
  }

  /** Who sells; a farmer where nothing is said. `null` where the table tells elsewhere. */
  supplier(line: Line): Said | null {
    return this.orElse(line, 'supplierType', SUPPLIERS, 'agricultor');
  }

  private orElse(line: Line, id: ColumnId, list: SpellingList, otherwise: string): Said | null {
    if (!this.columns.has(id)) return constant(otherwise);
    const cell = this.cell(line, id);
    if (cell === null) return this.isBlank(line, id) ? constant(otherwise) : null;
    const now = this.isBlank(line, id) ? otherwise : said(list, cell)?.now;
    if (now === undefined) return null;
    const text = (lists: NativeLists) => `IF(TRIM(${cell.text})="","${otherwise}",${meaningText(list, cell, lists)})`;
    return { text, now };
  }

  private firstFilled(line: Line, ids: readonly ColumnId[]): { id: ColumnId; cell: NativeArgument } | null {
    const id = ids.find((one) => !this.isBlank(line, one));
    const cell = id === undefined ? null : this.cell(line, id);
    return id === undefined || cell === null ? null : { id, cell };
  }

  private filled(line: Line, id: ColumnId): NativeArgument | null {
    return this.isBlank(line, id) ? null : this.cell(line, id);
  }

  private isBlank({ row }: Line, id: ColumnId): boolean {
    return isBlankCell(this.columns.cell(id, row));
  }
}

function said(list: SpellingList, cell: NativeArgument): Said | null {
  const { value } = cell;
  const now = typeof value === 'string' || typeof value === 'number' ? list.meaningOf(value) : null;
  return now === null ? null : { text: (lists) => meaningText(list, cell, lists), now };
}

function constant(meaning: string): Said {
  return { text: () => `"${meaning}"`, now: meaning };
}
