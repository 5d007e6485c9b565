import type { CellStyle } from '../../../src/workbook/xlsx/book';
import { cents } from '../cents';
import { sumIfs } from '../sums';
import type { BookBuilder, SheetBuilder } from '../sheetBuilder';
import { centered, COMPUTED, computedMoney, HEADER, REMARK, SUBTITLE, TITLE } from '../styles';
import { at, CORN, costRows, COSTS, fixed, HARVESTS, parameter, PURCHASES, purchaseRows, SUMMARY } from './places';
import { EXAMPLE_MINIMUM, SOLD } from './parameterSheet';
import { groups } from './purchases';

const PERCENT = '0.0000%';
const share: CellStyle = { numberFormat: PERCENT, fill: COMPUTED, horizontal: 'center', bold: true, fontSize: 13 };
const bold: CellStyle = { ...computedMoney, bold: true };
const factor: CellStyle = { horizontal: 'center' };
const cell = (address: string) => at(SUMMARY, address);

const ITEMS = [
  ['II', 'II Doações', 2],
  ['III', 'III Pesquisa', 2],
  ['IV', 'IV Assistência técnica própria', 1],
  ['V', 'V Assistência técnica contratada', 1],
] as const;

/** The first three count for the regional share. */
export const REGIONS = ['Semiárido', 'Nordeste', 'Norte', 'Centro-Oeste', 'Sudeste', 'Sul'];

/** Sums of the year. It is filled in two steps: the costs need the purchases by region, and the rest needs the costs. */
export class SummarySheet {
  constructor(
    private readonly sheet: SheetBuilder,
    private readonly builder: BookBuilder,
  ) {}

  /** What was bought in each region, the base of the limits of costs. */
  regions(): void {
    const { sheet } = this;
    sheet.row('A33', ['Região', 'Aquisições (R$)', 'Custos admitidos (R$)', 'Efetivo (R$)'], HEADER);
    REGIONS.forEach((region, i) => {
      const row = 34 + i;
      sheet.put(`A${row}`, region);
      const [amounts, regionColumn] = [purchases('K'), purchases('M')];
      const bought = sumIfs(this.builder, amounts, [[regionColumn, region]]);
      const formula = `SUMIFS(${amounts},${regionColumn},A${row})`;
      // Corn and inputs of this plant all come from its own region.
      if (region === 'Centro-Oeste')
        sheet.native(`B${row}`, `${formula}-'${CORN}'!D11`, cents([bought, -this.number(CORN, 'D11')]), computedMoney);
      else sheet.native(`B${row}`, formula, bought, computedMoney);
    });
  }

  /** All the rest. */
  fill(): void {
    this.sheet.put('A1', 'Resumo de 2023', TITLE);
    this.sheet.put(
      'A2',
      'A participação ponderada é a que se compara com o mínimo; a efetiva é o dinheiro que chegou à agricultura familiar.',
      SUBTITLE,
    );
    this.purchases();
    this.costs();
    this.totals();
    this.costsByRegion();
    this.shares();
    this.missing();
    this.regionalShare();
    this.sheet.widths([44, 21, 18, 20, 18]);
    this.sheet.sheet.freeze = { rows: 2, columns: 0 };
  }

  private purchases(): void {
    const { sheet } = this;
    sheet.row('A8', ['Aquisições (inciso I)', 'Efetivo (R$)', 'Multiplicador', 'Ponderado (R$)'], HEADER);
    const capped = [groups.cornOil.title, groups.ethanol.title];
    Object.values(groups).forEach(({ title }, i) => {
      const row = 9 + i;
      sheet.put(`A${row}`, title);
      for (const [to, from, admitted] of [
        ['B', 'K', 'D'],
        ['D', 'O', 'E'],
      ] as const) {
        const address = `${admitted}${6 + capped.indexOf(title)}`;
        if (capped.includes(title)) this.refer(`${to}${row}`, CORN, address, computedMoney);
        else {
          const value = sumIfs(this.builder, purchases(from), [[purchases('B'), title]]);
          sheet.native(`${to}${row}`, `SUMIFS(${purchases(from)},${purchases('B')},A${row})`, value, computedMoney);
        }
      }
      this.quotient(row);
    });
    sheet.put('A16', 'Total das aquisições', { bold: true });
    this.sum('B16', 'B9:B15');
    this.sum('D16', 'D9:D15');
  }

  private costs(): void {
    const { sheet } = this;
    sheet.row('A18', ['Custos (incisos II a V)', 'Efetivo (R$)', 'Peso', 'Ponderado (R$)'], HEADER);
    ITEMS.forEach(([item, title, weight], i) => {
      const row = 19 + i;
      sheet.put(`A${row}`, title);
      sheet.put(`C${row}`, weight, factor);
      for (const [to, from] of [
        ['B', 'N'],
        ['D', 'P'],
      ] as const) {
        const value = sumIfs(this.builder, costs(from), [[costs('B'), item]]);
        sheet.native(`${to}${row}`, `SUMIFS(${costs(from)},${costs('B')},"${item}")`, value, computedMoney);
      }
    });
    sheet.put('A23', 'Total dos custos', { bold: true });
    this.sum('B23', 'B19:B22');
    this.sum('D23', 'D19:D22');
  }

  private totals(): void {
    const { sheet } = this;
    sheet.row('A25', ['O ano inteiro', 'Efetivo (R$)', 'Multiplicador', 'Ponderado (R$)'], HEADER);
    sheet.put('A26', 'Caso base: aquisições e custos', { bold: true });
    sheet.put('A27', 'Dendê: produção esperada');
    sheet.put('A28', 'Soja: perda parcial de safra, além das notas');
    sheet.put('A29', 'Aquisições com dendê e perda');
    sheet.put('A30', 'Com dendê e perda: aquisições e custos', { bold: true });
    sheet.put('A31', 'Biodiesel vendido no ano', { bold: true });
    for (const [letter, perennial, loss] of [
      ['B', 'G6', 'N13'],
      ['D', 'K6', 'P13'],
    ] as const) {
      this.add(`${letter}26`, [`${letter}16`, `${letter}23`], bold);
      this.refer(`${letter}27`, HARVESTS, perennial, computedMoney);
      this.refer(`${letter}28`, HARVESTS, loss, computedMoney);
      this.add(`${letter}29`, [`${letter}16`, `${letter}27`, `${letter}28`], computedMoney);
      this.add(`${letter}30`, [`${letter}29`, `${letter}23`], bold);
    }
    this.quotient(27);
    this.quotient(28);
    sheet.native('B31', `${parameter.sold.sheet}!${parameter.sold.cells}`, SOLD, bold);
  }

  private costsByRegion(): void {
    const { sheet } = this;
    REGIONS.forEach((region, i) => {
      const row = 34 + i;
      const value = sumIfs(this.builder, costs('N'), [[costs('R'), region]]);
      sheet.native(`C${row}`, `SUMIFS(${costs('N')},${costs('R')},A${row})`, value, computedMoney);
      this.add(`D${row}`, [`B${row}`, `C${row}`], computedMoney);
    });
    sheet.put('A40', 'Norte, Nordeste e Semiárido', { bold: true });
    sheet.put('A41', 'Todas as regiões', { bold: true });
    for (const letter of ['B', 'C', 'D']) {
      this.sum(`${letter}40`, `${letter}34:${letter}36`);
      this.sum(`${letter}41`, `${letter}34:${letter}39`);
    }
  }

  private shares(): void {
    const { sheet } = this;
    sheet.row(
      'A4',
      [
        'Participação da agricultura familiar',
        'Ponderada',
        'Efetiva',
        'Mínimo (valor de exemplo)',
        'Falta para o mínimo',
      ],
      HEADER,
    );
    sheet.put('A5', 'Caso base', { bold: true, fontSize: 13 });
    sheet.put('A6', 'Com o dendê e a perda de safra', { bold: true, fontSize: 13 });
    sheet.ours('B5', 'SELO.PERCENT', [cell('D16'), cell('D23'), parameter.sold], share);
    sheet.ours('C5', 'SELO.PERCENT', [cell('B16'), cell('B23'), parameter.sold], share);
    sheet.ours('B6', 'SELO.PERCENT', [cell('D29'), cell('D23'), parameter.sold], share);
    sheet.ours('C6', 'SELO.PERCENT', [cell('B29'), cell('B23'), parameter.sold], share);
    const minimum = `${parameter.minimum.sheet}!${parameter.minimum.cells}`;
    for (const row of [5, 6]) {
      sheet.native(`D${row}`, minimum, EXAMPLE_MINIMUM, { ...share, fill: REMARK });
      const lacking = Math.max(0, EXAMPLE_MINIMUM - this.number(SUMMARY, `B${row}`));
      sheet.native(`E${row}`, `MAX(0,D${row}-B${row})`, lacking, share);
    }
    sheet.note('D5', 'Valor de exemplo, digitado em Parâmetros: o ConfereBio não supõe o percentual mínimo.');
  }

  private missing(): void {
    const { sheet } = this;
    sheet.row(
      'A43',
      ['Quanto falta comprar para chegar ao mínimo', 'Multiplicador', 'Caso base (R$)', 'Com dendê e perda'],
      HEADER,
    );
    const ways: [string, number][] = [
      ['Insumos ou animais vivos', 1],
      ['Soja do Sul, de cooperativa habilitada', 1.3],
      ['Soja do CO, direto do agricultor', 4],
      ['Soja do CO, de cooperativa habilitada', 5.2],
      ['Girassol do CO, de cooperativa habilitada', 20.8],
      ['Mamona do Semiárido, de cooperativa habilitada', 26],
    ];
    ways.forEach(([way, multiplier], i) => {
      sheet.put(`A${44 + i}`, way);
      sheet.put(`B${44 + i}`, multiplier, factor);
    });
    for (const [letter, soFar] of [
      ['C', 'D26'],
      ['D', 'D30'],
    ] as const)
      sheet.ours(
        `${letter}44`,
        'SELO.MISSING',
        [parameter.minimum, cell(soFar), parameter.sold, cell('B44:B49')],
        computedMoney,
      );
  }

  private regionalShare(): void {
    const { sheet } = this;
    sheet.row(
      'A51',
      ['Norte, Nordeste e Semiárido no valor efetivo: ano da exigência', 'Parte', 'Exigida', 'Falta gastar lá (R$)'],
      HEADER,
    );
    const styles = [share, share, computedMoney].map((style) => ({ ...style, bold: false, fontSize: undefined }));
    [2024, 2025, 2026].forEach((year, i) => {
      const row = 52 + i;
      sheet.put(`A${row}`, year, centered);
      sheet.ours(`B${row}`, 'SELO.REGIONALSHARE', [cell('D40'), cell('D41'), cell(`A${row}`)], styles);
    });
    sheet.put(
      'A55',
      'A exigência começou em 2024: em 2023 não havia. As linhas mostram o que ela pediria do mesmo gasto.',
      SUBTITLE,
    );
  }

  /** Weighted ÷ effective. */
  private quotient(row: number): void {
    const [effective, weighted] = ['B', 'D'].map((letter) => this.number(SUMMARY, `${letter}${row}`));
    this.sheet.native(`C${row}`, `IF(B${row}=0,"",ROUND(D${row}/B${row},4))`, rounded(weighted! / effective!), factor);
  }

  private sum(address: string, cells: string): void {
    const amounts = this.builder.values(SUMMARY, cells).map(([amount]) => amount as number);
    this.sheet.native(address, `SUM(${cells})`, cents(amounts), bold);
  }

  private add(address: string, cells: readonly string[], style: CellStyle): void {
    this.sheet.native(address, cells.join('+'), cents(cells.map((each) => this.number(SUMMARY, each))), style);
  }

  private refer(address: string, sheet: string, cells: string, style: CellStyle): void {
    this.sheet.native(address, `'${sheet}'!${cells}`, this.number(sheet, cells), style);
  }

  private number(sheet: string, address: string): number {
    return this.builder.values(sheet, address)[0]![0] as number;
  }
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function purchases(letter: string): string {
  return fixed(PURCHASES, letter, purchaseRows);
}

function costs(letter: string): string {
  return fixed(COSTS, letter, costRows);
}
