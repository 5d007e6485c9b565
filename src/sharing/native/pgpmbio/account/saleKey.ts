import type { SaleBasis } from '../../../../validation/pgpmbio/salesValidation';
import { quoted, type NativeArgument, type NativeLists, type SpellingList } from '../../nativeBook';
import { listed, priceFigures, UF_IN_PART } from '../figures';
import { PLACES, products, UFS } from '../spellings';
import { meaningText, type Line, type SaleCells } from './saleCells';

/** What of a line decides its row of Doc. 1, as formulas: its product and its place. */
export class SaleKey {
  constructor(
    private readonly cells: SaleCells,
    private readonly lists: NativeLists,
  ) {}

  /** Id of the product. */
  product(line: Line, { scaled }: SaleBasis): string {
    return meaningText(this.cells.of(line, 'product'), scaled.row.productId, this.through(products()));
  }

  /** The part of a state that prices tell apart. */
  place(line: Line, basis: SaleBasis): string {
    const { uf } = basis;
    const state = meaningText(this.cells.of(line, 'uf'), uf, this.through(UFS));
    if (uf !== UF_IN_PART) return state;
    const municipality = this.municipality(line);
    const written = municipality && `${uf}/${String(municipality.value)}`;
    const now = written === null ? null : (PLACES.meaningOf(written) ?? uf);
    if (municipality !== null && now !== null && isRowOf(basis, now)) {
      const place = { text: `${state}&"/"&${municipality.text}`, value: written };
      const lookedUp = this.lists.meaning(PLACES, place);
      if (lookedUp !== null) return `IFERROR(${lookedUp},${state})`;
    }
    return quoted(isRowOf(basis, uf) ? uf : listed(uf));
  }

  private municipality(line: Line): NativeArgument | null {
    const given = (['municipality', 'ibge'] as const).map((id) => this.cells.of(line, id));
    return given.find((cell) => cell !== null && cell.value !== null) ?? null;
  }

  private through(list: SpellingList) {
    return { meaningOf: list.meaningOf, lookUp: (cell: NativeArgument) => this.lists.meaning(list, cell) };
  }
}

function isRowOf({ scaled: { table, row } }: SaleBasis, place: string): boolean {
  return priceFigures().rowOfKey.get(`${table.id}/${row.productId}/${place}`) === row.id;
}
