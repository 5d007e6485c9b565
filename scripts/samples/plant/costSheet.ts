import type { CellStyle } from '../../../src/workbook/xlsx/book';
import { cents } from '../cents';
import { sumIfs } from '../sums';
import type { BookBuilder, SheetBuilder } from '../sheetBuilder';
import { centered, COMPUTED, computedMoney, HEADER, money, SUBTITLE, TITLE } from '../styles';
import { at, baseByRegion, costColumn, costRows, COSTS, fixed, TECHNICIANS, technicianRows } from './places';
import { northeastern, southern } from './purchases';

interface Cost {
  item: 'II' | 'III' | 'IV' | 'V';
  letter: string;
  what: string;
  who: string;
  region: string;
  documents: string;
  /** R$ of the invoice or contract; the technicians' cost, or what is left to a total of own assistance. */
  amount: number | 'technicians' | { upTo: number; with: readonly string[] };
  used?: string;
  instalment?: { years: number; number: number };
}

const DONATED = 'NF e recibo de quem recebeu';

/** Costs of the year by region: II 3.0, III 4.0, IV 2.5 and V 1.0 million in the South and Centre-West; II 0.8, IV 0.3 and V 0.2 in the Semiárido. */
const costs: readonly Cost[] = [
  donation('a', 'Sementes de soja e de girassol', 'Agricultores de MT', 'Centro-Oeste', 1_180_000),
  donation('d', 'Calcário (corretivo de solo)', 'Agricultores de MT', 'Centro-Oeste', 912_000),
  donation('b', 'Análises de solo', 'Agricultores de MT', 'Centro-Oeste', 120_000),
  donation('e', 'Horas-máquina e combustível', 'Agricultores do RS', 'Sul', 480_000),
  donation('j', 'Inscrição no CAR', 'Agricultores de MT', 'Centro-Oeste', 200_000),
  { ...donation('g', 'Trator usado', southern.name, 'Carazinho/RS', 180_000), used: '3 anos e 4 meses' },
  research('Convênio: girassol e canola na segunda safra', 'Centro-Oeste', 2_600_000),
  research('Convênio: manejo de óleos e gorduras animais', 'Sul', 1_400_000),
  { ...own('a, b', 'Equipe própria', 'Centro-Oeste'), amount: 'technicians' },
  { ...own('a, b', 'Equipe própria', 'Sul'), amount: 'technicians' },
  {
    ...own('c', 'Dias de campo e cursos', 'Centro-Oeste'),
    amount: { upTo: 2_500_000, with: ['Centro-Oeste', 'Sul'] },
  },
  outsourced('Sul', 1_000_000),
  donation('a', 'Sementes e mudas de mamona', 'Agricultores da BA', 'Semiárido', 420_000),
  donation('c', 'Adubos', 'Agricultores da BA', 'Semiárido', 280_000),
  {
    ...donation('h', 'Sistema solar fotovoltaico', northeastern.name, 'Irecê/BA', 500_000),
    instalment: { years: 5, number: 1 },
  },
  { ...own('a, b', 'Equipe própria', 'Semiárido'), amount: 'technicians' },
  { ...own('c', 'Dias de campo e cursos', 'Semiárido'), amount: { upTo: 300_000, with: ['Semiárido'] } },
  outsourced('Semiárido', 200_000),
];

function donation(letter: string, what: string, who: string, region: string, amount: number): Cost {
  return { item: 'II', letter, what, who, region, documents: DONATED, amount };
}

function research(what: string, region: string, amount: number): Cost {
  const documents = 'Convênio admitido pelo DEP, NFs e relatórios';
  return { item: 'III', letter: '', what, who: 'Instituição pública de pesquisa', region, documents, amount };
}

function own(letter: string, what: string, region: string): Omit<Cost, 'amount'> {
  const documents = letter === 'c' ? 'Lista de presença e NFs' : 'Folha de pagamento (planilha Técnicos)';
  return { item: 'IV', letter, what, who: 'Agricultores', region, documents };
}

function outsourced(region: string, amount: number): Cost {
  const what = 'Assistência técnica contratada';
  return { item: 'V', letter: '', what, who: 'Agricultores', region, documents: 'Contrato, NF e registro', amount };
}

const HEADINGS = [
  'Nº',
  'Inciso',
  'Alínea',
  'Descrição',
  'Quem recebeu',
  'Onde estão os agricultores',
  'Documentos',
  'Nota, contrato ou folha (R$)',
  'Tempo de uso',
  'Amortizar em (anos)',
  'Parcela nº',
  'Deferido pelo DEP',
  'Valor que conta (R$)',
  'Admitido (R$)',
  'Não admitido (R$)',
  'Ponderado (R$)',
  'Regra que limitou',
  'Região',
];

const { first } = costRows;
const computed: CellStyle = { fill: COMPUTED };

/** Costs II to V: what counts of each, then the caps and weights of all by one formula. */
export function costSheet(sheet: SheetBuilder, builder: BookBuilder): void {
  sheet.put('A1', 'Custos de 2023 (art. 4º, II a V)', TITLE);
  sheet.put(
    'A2',
    'Uma só fórmula, em N5, aplica os limites (§§ 7º e 8º) e os pesos (§ 10) à tabela toda e preenche quatro colunas até a linha 40.',
    SUBTITLE,
  );
  sheet.row('A4', HEADINGS, HEADER);
  costs.forEach((cost, i) => costRow(sheet, builder, first + i, i + 1, cost));
  sheet.ours(`R${first}`, 'SELO.REGION', [costColumn('F')], computed);
  sheet.ours(`N${first}`, 'SELO.COSTS', ['B', 'M', 'F'].map(costColumn).concat([baseByRegion]), [
    computedMoney,
    computedMoney,
    computedMoney,
    computed,
  ]);
  sheet.note('I4', 'Máquina usada: pelo menos 10% a menos por ano de uso (art. 4º, § 3º). Ano começado conta inteiro.');
  sheet.note('J4', 'Alíneas g e h: em até 5 anos, se pedido e deferido pelo DEP (art. 4º, § 4º).');
  sheet.widths([5, 8, 8, 46, 31, 17, 41, 19, 17, 12, 10, 12, 17, 17, 17, 17, 26, 14]);
  sheet.sheet.freeze = { rows: 4, columns: 2 };
}

function costRow(sheet: SheetBuilder, builder: BookBuilder, row: number, number: number, cost: Cost): void {
  sheet.put(`A${row}`, number, centered);
  sheet.put(`B${row}`, cost.item, centered);
  if (cost.letter) sheet.put(`C${row}`, cost.letter, centered);
  sheet.row(`D${row}`, [cost.what, cost.who, cost.region, cost.documents]);
  amount(sheet, builder, row, cost);
  if (cost.used) {
    sheet.put(`I${row}`, cost.used, centered);
    sheet.ours(`M${row}`, 'SELO.USED', [at(COSTS, `H${row}`), at(COSTS, `I${row}`)], computedMoney);
  } else if (cost.instalment) {
    sheet.row(`J${row}`, [cost.instalment.years, cost.instalment.number, 'sim'], centered);
    const cells = ['H', 'J', 'K', 'L'].map((letter) => at(COSTS, `${letter}${row}`));
    sheet.ours(`M${row}`, 'SELO.INSTALMENT', cells, computedMoney);
  } else sheet.native(`M${row}`, `H${row}`, builder.values(COSTS, `H${row}`)[0]![0]!, computedMoney);
}

function amount(sheet: SheetBuilder, builder: BookBuilder, row: number, cost: Cost): void {
  if (typeof cost.amount === 'number') sheet.put(`H${row}`, cost.amount, money);
  else if (cost.amount === 'technicians') {
    const [formula, value] = technicians(builder, `F${row}`, cost.region);
    sheet.native(`H${row}`, formula, value, money);
  } else {
    const paid = cost.amount.with.map((region) => technicians(builder, `F${row}`, region)[1]);
    sheet.put(`H${row}`, cents([cost.amount.upTo, -cents(paid)]), money);
  }
}

/** What the technicians of a region cost in the year. */
function technicians(builder: BookBuilder, key: string, region: string): [formula: string, value: number] {
  const column = (letter: string) => fixed(TECHNICIANS, letter, technicianRows);
  return [`SUMIFS(${column('J')},${column('E')},${key})`, sumIfs(builder, column('J'), [[column('E'), region]])];
}
