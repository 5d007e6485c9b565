import type { Language } from '../../../../explain/language';
import { cannotCompute, type AccountColumn } from '../../../../explain/sharing/nativeAccount';
import { ledgerStatus, refusedStatus, type LineFlags } from '../../../../explain/ledgerStatus';
import { said } from '../../../../sheets/templates/template';
import { TIMES_OF_ANOTHER_UNIT } from '../../../../rules/pgpmbio/unitSlip';
import type { NativeFigure } from '../../nativeBook';
import { priceFigures, type DOC_1_COLUMN } from '../figures';
import { addressOf, type RowOfAccount } from './accountColumns';

const NOTHING_STANDS_OUT: LineFlags = {
  provisional: false,
  nothingDue: null,
  usesMpa: false,
  cutBy: 'none',
  otherRegion: false,
  anotherUnit: false,
};

/** Words between two remarks on a line. */
const BETWEEN = '; ';

const FLAGS = {
  PROVISORIO: { provisional: true },
  MERCADO: { nothingDue: 'marketPrice' },
  PV_ALTO: { nothingDue: 'salePrice' },
  MPA: { usesMpa: true },
  FIXO: { fixedValue: true },
  EXIGE_MERCADO: { nothingDue: 'marketNotBelowMinimum' },
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
   * @param ofRow a figure of the line's row of Doc. 1
   */
  remarks(row: RowOfAccount, otherRegion: string | null, ofRow: (figure: keyof typeof DOC_1_COLUMN) => string): string {
    const at = (column: AccountColumn) => addressOf(column, row);
    const remark = (name: Remark) => this.remark(name);
    const [pv, pmd] = [at('salePrice'), at('marketPrice')];
    const cut = `IF(${at('productBalance')}<=${at('annualBalance')},${remark('LSPA')},${remark('ANUAL')})`;
    const far = `${pv}>${TIMES_OF_ANOTHER_UNIT}*${pmd},${TIMES_OF_ANOTHER_UNIT}*${pv}<${pmd}`;
    return [
      this.provisional(pmd, ofRow),
      this.price(at, ofRow),
      `IF(${at('payable')}<${at('vsp')},${cut},"")`,
      ...(otherRegion === null ? [] : [`IF(${otherRegion},${remark('REGIAO')},"")`]),
      `IF(${pv}=0,${remark('UNIDADE')},IF(${pmd}="","",IF(OR(${far}),${remark('UNIDADE')},"")))`,
    ].join('&');
  }

  /** Without a market price, where the value rests on one (A9). */
  private provisional(pmd: string, ofRow: (figure: keyof typeof DOC_1_COLUMN) => string): string {
    const remark = this.remark('PROVISORIO');
    if (!priceFigures().paysFixedValues) return `IF(${pmd}="",${remark},"")`;
    return `IF(${pmd}="",IF(${ofRow('restsOnMarketPrice')}=1,${remark},""),"")`;
  }

  /** Why nothing is due, or which price or value counts. */
  private price(at: (column: AccountColumn) => string, ofRow: (figure: keyof typeof DOC_1_COLUMN) => string): string {
    const { paysFixedValues, needsMarketBelow } = priceFigures();
    const [pv, pm, mpa, pmd] = [at('salePrice'), at('minimumPrice'), at('mpa'), at('marketPrice')];
    const used = `IF(AND(ISNUMBER(${mpa}),${pv}<${mpa}),${this.remark('MPA')},"")`;
    const over = `IF(${pv}>=${pm},${this.remark('PV_ALTO')},${used})`;
    const ofPrice = `IF(AND(ISNUMBER(${mpa}),${mpa}>=${pm}),${this.remark('MERCADO')},${over})`;
    const whole = paysFixedValues ? `IF(${at('fixedValue')}>0,${this.remark('FIXO')},${ofPrice})` : ofPrice;
    if (!needsMarketBelow) return whole;
    const asked = `IF(${ofRow('needsMarketBelow')}=1,AND(ISNUMBER(${pmd}),${pmd}>=${pm}),FALSE)`;
    return `IF(${asked},${this.remark('EXIGE_MERCADO')},${whole})`;
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
