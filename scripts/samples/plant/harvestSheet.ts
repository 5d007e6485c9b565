import type { CellStyle } from '../../../src/workbook/xlsx/book';
import { cents } from '../cents';
import type { BookBuilder, SheetBuilder } from '../sheetBuilder';
import { centered, COMPUTED, computedMoney, HEADER, money, REMARK, SUBTITLE, TITLE } from '../styles';
import { at, HARVESTS, parameter } from './places';
import { delivered, groups } from './purchases';

const kilograms: CellStyle = { numberFormat: '#,##0' };
const computedKilograms: CellStyle = { ...kilograms, fill: COMPUTED };
const computed: CellStyle = { fill: COMPUTED, horizontal: 'center' };
const section: CellStyle = { bold: true, fontSize: 12, color: '#1F6B4F' };

const cell = (address: string) => at(HARVESTS, address);

/** Harvests that count without an invoice of the year: perennials and losses; and the limit of the area. */
export function harvestSheet(sheet: SheetBuilder, builder: BookBuilder): void {
  sheet.put('A1', 'Perenes, perdas de safra e limite da área', TITLE);
  sheet.put(
    'A2',
    'O que conta sem nota do ano entra no percentual, mas não na base dos limites de custos (leitura S8).',
    SUBTITLE,
  );
  perennials(sheet, builder);
  losses(sheet, builder);
  areaLimit(sheet, builder);
  sheet.widths([22, 16, 16, 17, 15, 15, 17, 23, 18, 14, 18, 17, 13, 17, 14, 18, 66]);
  sheet.sheet.freeze = { rows: 2, columns: 1 };
}

function perennials(sheet: SheetBuilder, builder: BookBuilder): void {
  sheet.put('A4', 'Cultura perene: produção esperada (art. 7º)', section);
  sheet.row(
    'A5',
    [
      'Cultura',
      'Origem',
      'Área implantada (ha)',
      'Produtividade na maturidade (kg/ha)',
      'Produção esperada (kg)',
      'Preço (R$/kg)',
      'Valor (R$)',
      'Fornecedor',
      'Base',
      'Multiplicador',
      'Ponderado (R$)',
    ],
    HEADER,
  );
  sheet.put('A6', 'Dendê');
  sheet.put('B6', 'Moju/PA');
  sheet.put('C6', 120, centered);
  sheet.put('D6', 20_000, kilograms);
  sheet.ours('E6', 'SELO.AREALIMIT', [cell('C6'), cell('D6')], computedKilograms);
  sheet.put('F6', 0.75, money);
  sheet.native('G6', 'ROUND(E6*F6,2)', (builder.values(HARVESTS, 'E6')[0]![0] as number) * 0.75, computedMoney);
  sheet.put('H6', 'cooperativa habilitada');
  sheet.put('I6', 'perene', centered);
  const terms = [cell('B6'), cell('A6'), parameter.plantUf, cell('H6'), null, cell('I6'), parameter.ruleSet];
  sheet.ours('J6', 'SELO.MULTIPLIER', terms, computed);
  sheet.ours('K6', 'SELO.WEIGHTED', [cell('G6'), ...terms], computedMoney);
}

interface Loss {
  origin: string;
  area: number;
  delivered: number;
  reports: number;
  remark?: string;
}

const lost: readonly Loss[] = [
  { origin: 'Carazinho/RS', area: 50, delivered: delivered[0], reports: 4 },
  {
    origin: 'Passo Fundo/RS',
    area: 40,
    delivered: delivered[1],
    reports: 3,
    remark: 'De propósito: três laudos, onde são precisos quatro',
  },
  {
    origin: 'Ijuí/RS',
    area: 30,
    delivered: delivered[2],
    reports: 4,
    remark: 'De propósito: perda de 20% exatos; só passa a contar acima de 20%',
  },
];

const FIRST = 10;
const LAST = FIRST + lost.length - 1;

function losses(sheet: SheetBuilder, builder: BookBuilder): void {
  sheet.put('A8', 'Perda parcial de safra (art. 8º)', section);
  sheet.row(
    'A9',
    [
      'Cultura',
      'Origem',
      'Área contratada (ha)',
      'Produtividade (kg/ha)',
      'Esperado (kg)',
      'Entregue (kg)',
      'Perda',
      'Fornecedor',
      'Base',
      'Laudos',
      'Pedido ao DEP',
      'Quantidade que conta (kg)',
      'Preço (R$/kg)',
      'Além das notas (R$)',
      'Multiplicador',
      'Ponderado (R$)',
      'Observação',
    ],
    HEADER,
  );
  const column = (letter: string) => cell(`${letter}${FIRST}:${letter}${LAST}`);
  lost.forEach(({ origin, area, delivered: brought, reports, remark }, i) => {
    const row = FIRST + i;
    sheet.row(`A${row}`, ['Soja', origin]);
    sheet.put(`C${row}`, area, centered);
    sheet.put(`D${row}`, 3_000, kilograms);
    sheet.put(`F${row}`, brought, kilograms);
    sheet.native(`G${row}`, `1-F${row}/E${row}`, 1 - brought / (area * 3_000), {
      numberFormat: '0.00%',
      horizontal: 'center',
    });
    sheet.put(`H${row}`, 'cooperativa habilitada');
    sheet.put(`I${row}`, 'frustração parcial', centered);
    sheet.put(`J${row}`, reports, centered);
    sheet.put(`K${row}`, 'sim', centered);
    sheet.put(`M${row}`, groups.soyOfTheSouth.price, money);
    if (remark) sheet.put(`Q${row}`, remark, { fill: REMARK });
  });
  sheet.ours(`E${FIRST}`, 'SELO.AREALIMIT', [column('C'), column('D')], computedKilograms);
  sheet.ours(`L${FIRST}`, 'SELO.LOSS', ['I', 'E', 'F', 'J', 'K'].map(column), computedKilograms);
  lost.forEach(({ delivered: brought }, i) => {
    const row = FIRST + i;
    const counted = builder.values(HARVESTS, `L${row}`)[0]![0];
    const beyond = typeof counted === 'number' ? cents([(counted - brought) * groups.soyOfTheSouth.price]) : 0;
    sheet.native(`N${row}`, `IFERROR(ROUND((L${row}-F${row})*M${row},2),0)`, beyond, computedMoney);
  });
  const terms = [column('B'), column('A'), parameter.plantUf, column('H'), null, column('I'), parameter.ruleSet];
  sheet.ours(`O${FIRST}`, 'SELO.MULTIPLIER', terms, computed);
  sheet.ours(`P${FIRST}`, 'SELO.WEIGHTED', [column('N'), ...terms], computedMoney);
  for (const letter of ['N', 'P']) {
    const amounts = builder.values(HARVESTS, `${letter}${FIRST}:${letter}${LAST}`).map(([amount]) => amount as number);
    sheet.native(`${letter}${LAST + 1}`, `SUM(${letter}${FIRST}:${letter}${LAST})`, cents(amounts), {
      ...computedMoney,
      bold: true,
    });
  }
  sheet.put(`M${LAST + 1}`, 'Total', { bold: true, horizontal: 'right' });
  sheet.put(`Q${FIRST}`, 'O que foi entregue está nas Aquisições; aqui entra só o que falta');
}

function areaLimit(sheet: SheetBuilder, builder: BookBuilder): void {
  sheet.put('A15', 'Limite da área declarada (art. 6º): notas ainda em conferência', section);
  sheet.row(
    'A16',
    [
      'Família',
      'Quantidade (kg)',
      'Área (ha)',
      'Produtividade (kg/ha)',
      'Limite (kg)',
      'Admitido (kg)',
      'Não conta (kg)',
    ],
    HEADER,
  );
  const families: [string, number, number][] = [
    ['Família Exemplo', 70_000, 18],
    ['Família Amostra', 60_000, 18],
  ];
  families.forEach(([name, kg, area], i) => {
    const row = 17 + i;
    sheet.put(`A${row}`, name);
    sheet.put(`B${row}`, kg, kilograms);
    sheet.put(`C${row}`, area, centered);
    sheet.put(`D${row}`, 3_600, kilograms);
  });
  const column = (letter: string) => cell(`${letter}17:${letter}18`);
  sheet.ours('E17', 'SELO.AREALIMIT', [column('C'), column('D')], computedKilograms);
  sheet.ours('F17', 'SELO.ADMITTED', [column('B'), column('C'), column('D')], computedKilograms);
  families.forEach(([, kg], i) => {
    const admitted = builder.values(HARVESTS, `F${17 + i}`)[0]![0] as number;
    sheet.native(`G${17 + i}`, `B${17 + i}-F${17 + i}`, kg - admitted, computedKilograms);
  });
}
