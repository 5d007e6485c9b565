import type { Language } from '../../../../explain/language';
import { cannotCompute } from '../../../../explain/sharing/nativeAccount';
import { ledgerStatus, refusedStatus, type LineFlags } from '../../../../explain/ledgerStatus';
import { said } from '../../../../sheets/templates/template';
import { TIMES_OF_ANOTHER_UNIT } from '../../../../rules/pgpmbio/unitSlip';
import type { NativeFigure } from '../../nativeBook';
import { addressOf, type RowOfAccount } from './accountColumns';

const NOTHING_STANDS_OUT = {
  provisional: false,
  nothingDue: null,
  usesMpa: false,
  cutBy: 'none',
  otherRegion: false,
  anotherUnit: false,
} as LineFlags;

/** Words between two remarks on a line. */
const BETWEEN = '; ';

const FLAGS = {
  PROVISORIO: { provisional: true },
  MERCADO: { nothingDue: 'marketPrice' },
  PV_ALTO: { nothingDue: 'salePrice' },
  MPA: { usesMpa: true },
  LSPA: { cutBy: 'productLimit' },
  ANUAL: { cutBy: 'annualCap' },
  REGIAO: { otherRegion: true },
  UNIDADE: { anotherUnit: true },
} as const satisfies Readonly<Record<string, Partial<LineFlags>>>;

type Remark = keyof typeof FLAGS;

/** The words of a line's situation as named texts, so that formulas stay short; those of the check itself. */
export class StatusTexts {
  private readonly figures = new Map<string, NativeFigure>();

  constructor(
    private readonly language: Language,
    /** The name of a figure, which becomes part of the copy. */
    private readonly nameOf: (figure: NativeFigure) => string,
  ) {}

  /**
   * Of a line, what stands out, each behind {@link BETWEEN}; blank when nothing does.
   *
   * @param otherRegion condition under which the family sold the product in another region before
   */
  remarks(row: RowOfAccount, otherRegion: string | null): string {
    const [pm, pv, pmd, mpa] = (['minimumPrice', 'salePrice', 'marketPrice', 'mpa'] as const).map((column) =>
      addressOf(column, row),
    ) as [string, string, string, string];
    const [vsp, payable] = [addressOf('vsp', row), addressOf('payable', row)];
    const [ofProduct, ofYear] = [addressOf('productBalance', row), addressOf('annualBalance', row)];
    const remark = (name: Remark) => this.remark(name);
    const price = `IF(${pv}>=${pm},${remark('PV_ALTO')},IF(AND(ISNUMBER(${mpa}),${pv}<${mpa}),${remark('MPA')},""))`;
    const far = `${pv}>${TIMES_OF_ANOTHER_UNIT}*${pmd},${TIMES_OF_ANOTHER_UNIT}*${pv}<${pmd}`;
    return [
      `IF(${mpa}="",${remark('PROVISORIO')},"")`,
      `IF(AND(ISNUMBER(${mpa}),${mpa}>=${pm}),${remark('MERCADO')},${price})`,
      `IF(${payable}<${vsp},IF(${ofProduct}<=${ofYear},${remark('LSPA')},${remark('ANUAL')}),"")`,
      ...(otherRegion === null ? [] : [`IF(${otherRegion},${remark('REGIAO')},"")`]),
      `IF(${pv}=0,${remark('UNIDADE')},IF(${mpa}="","",IF(OR(${far}),${remark('UNIDADE')},"")))`,
    ].join('&');
  }

  /** The situation of a line, from the cell with its remarks. */
  status(remarks: string): string {
    const ok = this.text('SITUACAO_OK', ledgerStatus(NOTHING_STANDS_OUT, this.language));
    const none = this.text('SITUACAO_ERRO', refusedStatus(cannotCompute(this.language), this.language));
    return `IF(ISERROR(${remarks}),${none},IF(${remarks}="",${ok},MID(${remarks},${BETWEEN.length + 1},500)))`;
  }

  private remark(name: Remark): string {
    const words = ledgerStatus({ ...NOTHING_STANDS_OUT, ...FLAGS[name] }, this.language);
    return this.text(`SITUACAO_${name}`, BETWEEN + words);
  }

  private text(name: string, value: string): string {
    let figure = this.figures.get(name);
    if (!figure) {
      const label = said('Palavras da situação', 'Words of the status');
      this.figures.set(name, (figure = { name, programme: 'pgpmbio', label, value, source: '' }));
    }
    return this.nameOf(figure);
  }
}
