import { cnpjCheckDigits } from '../../src/brazil/cnpj';
import { serialOf } from '../../src/brazil/dates';
import type { CellValue } from '../../src/workbook/port';
import type { Book, CellStyle } from '../../src/workbook/xlsx/book';
import { cents } from './cents';
import { families } from './families';
import { lines, priorBalances, survey, type Line } from './invoices';
import { nfeKeyOf, ufCodeOf } from './nfeKeys';
import { BookBuilder, type Argument, type SheetBuilder } from './sheetBuilder';
import {
  centered,
  code,
  computedMoney,
  date,
  HEADER,
  kilograms,
  money,
  MONEY,
  REMARK,
  SUBTITLE,
  TITLE,
  top,
  wrapped,
} from './styles';

/** First row of the invoices, counted as people see it, and the last one. */
const FIRST = 5;
const LAST = FIRST + lines.length - 1;

/** The workbook of an invented cooperative that shows the functions at work, some lines wrong on purpose. */
export function cooperativeBook(): Book {
  const builder = new BookBuilder();
  readMe(builder.sheet('Leia-me'));
  const invoices = builder.sheet('Notas');
  const account = builder.sheet('Conta corrente');
  const summary = builder.sheet('Resumo');
  const examples = builder.sheet('Exemplos');
  surveySheet(builder.sheet('PMD'));
  balancesSheet(builder.sheet('Saldos'));
  invoiceSheet(invoices);
  accountSheet(account, builder);
  summarySheet(summary, builder);
  exampleSheet(examples, builder);
  priceSheet(builder.sheet('Tabela de preços'));
  return builder.book;
}

function readMe(sheet: SheetBuilder): void {
  sheet.put('A1', 'Cooperativa Exemplo dos Extrativistas', TITLE);
  sheet.put('A2', 'Planilha de demonstração: pessoas, números e preços de mercado são inventados.', SUBTITLE);
  const texts: [string, string][] = [
    ['O que é', 'Sessenta notas de 12 famílias, com o valor da subvenção da PGPM-Bio calculado por fórmulas.'],
    [
      'Notas',
      'Cada linha tem a sua fórmula =PGPMBIO.VSP(...). Algumas linhas estão erradas de propósito: a coluna Observação diz qual é o problema e o painel explica a célula selecionada.',
    ],
    [
      'Conta corrente',
      'Uma só fórmula, =PGPMBIO.LEDGER(...), faz os saldos correrem de nota em nota: limite por produto (LSPA) e limite anual da DAP ou do CAF.',
    ],
    ['Resumo', 'Somas por família e por produto, com fórmulas comuns da planilha.'],
    [
      'Exemplos',
      'Os dois exemplos oficiais do Doc. 11 e a memória de cálculo, passo a passo, com =PGPMBIO.EXPLAIN(...).',
    ],
    ['PMD e Saldos', 'Preços de mercado (na vida real, a pesquisa da Conab) e valores já apresentados no ano.'],
    ['Tabela de preços', 'A tabela em vigor, dada por =PGPMBIO.TABLE().'],
    [
      'Experimente',
      'Mude uma quantidade, um preço ou um município e veja o resultado mudar. Nada sai do seu computador.',
    ],
    ['Para usar com os seus dados', 'Abra o seu arquivo, selecione uma célula vazia e insira uma fórmula pelo painel.'],
  ];
  texts.forEach(([topic, text], i) => {
    sheet.put(`A${i + 4}`, topic, { bold: true });
    sheet.put(`B${i + 4}`, text, wrapped);
  });
  sheet.widths([30, 95]);
}

function surveySheet(sheet: SheetBuilder): void {
  sheet.put('A1', 'Preços de mercado (PMD)', TITLE);
  sheet.put('A2', 'Pesquisa inventada, válida para o ano de 2023. Use aqui os preços publicados pela Conab.', SUBTITLE);
  sheet.row('A4', ['Produto', 'UF', 'PMD (R$/kg)'], HEADER);
  survey.forEach(([product, uf, price], i) => {
    sheet.put(`A${i + 5}`, product);
    sheet.put(`B${i + 5}`, uf, centered);
    sheet.put(`C${i + 5}`, price, money);
  });
  sheet.widths([32, 8, 16]);
  sheet.sheet.freeze = { rows: 4, columns: 0 };
}

function balancesSheet(sheet: SheetBuilder): void {
  sheet.put('A1', 'Valores já apresentados no ano', TITLE);
  sheet.put('A2', 'Pagos ou em análise, por DAP ou CAF e produto: contam nos limites da família.', SUBTITLE);
  sheet.row('A4', ['DAP ou CAF', 'Produto', 'Ano', 'Valor (R$)'], HEADER);
  priorBalances.forEach(([family, product, year, amount], i) => {
    sheet.row(`A${i + 5}`, [families[family]!.number, product], code);
    sheet.put(`C${i + 5}`, year, centered);
    sheet.put(`D${i + 5}`, amount, money);
  });
  sheet.widths([32, 24, 8, 16]);
  sheet.sheet.freeze = { rows: 4, columns: 0 };
}

const INVOICE_HEADINGS = [
  'Nº',
  'Produtor(a)',
  'CPF',
  'DAP ou CAF',
  'UF',
  'Município',
  'Produto',
  'Data da nota',
  'Nota fiscal',
  'Chave da NF-e',
  'Quantidade (kg)',
  'Preço de venda (R$/kg)',
  'PMD (R$/kg)',
  'Subvenção da nota sozinha (R$)',
  'Observação',
];

function invoiceSheet(sheet: SheetBuilder): void {
  sheet.put('A1', 'Notas de compra de 2023', TITLE);
  sheet.put('A2', 'Uma fórmula por linha. Sem os saldos: para eles, veja a planilha Conta corrente.', SUBTITLE);
  sheet.row('A4', INVOICE_HEADINGS, HEADER);
  let number = 0;
  lines.forEach((line, i) => {
    if (line) invoiceRow(sheet, FIRST + i, ++number, line);
  });
  sheet.widths([5, 27, 15, 29, 5, 17, 22, 12, 9, 47, 13, 13, 11, 17, 62]);
  sheet.sheet.freeze = { rows: 4, columns: 2 };
}

function invoiceRow(sheet: SheetBuilder, row: number, number: number, line: Line): void {
  const { name, cpf, number: key, ...family } = families[line.family]!;
  const uf = line.uf ?? family.uf;
  sheet.put(`A${row}`, number, centered);
  sheet.put(`B${row}`, name);
  sheet.put(`C${row}`, cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4'), code);
  sheet.put(`D${row}`, key, code);
  sheet.put(`E${row}`, uf, centered);
  if (line.municipality !== null) sheet.put(`F${row}`, line.municipality ?? family.municipality);
  sheet.put(`G${row}`, line.product);
  sheet.put(`H${row}`, serialOf(line.date), date);
  sheet.put(`I${row}`, 1000 + number, centered);
  sheet.put(`J${row}`, invoiceKey(uf, line.date, 1000 + number), code);
  if (line.kgFormula === undefined) sheet.put(`K${row}`, line.kg, kilograms);
  else sheet.native(`K${row}`, line.kgFormula, { error: '#N/A' }, kilograms);
  sheet.put(`L${row}`, line.price, money);
  const end = 4 + survey.length;
  if (line.pmd !== undefined) sheet.put(`M${row}`, line.pmd, money);
  else {
    const found = survey.find(
      ([product, place]) => product.toLowerCase() === line.product.toLowerCase() && place === uf,
    );
    const formula = `SUMIFS(PMD!$C$5:$C$${end},PMD!$A$5:$A$${end},G${row},PMD!$B$5:$B$${end},E${row})`;
    sheet.native(`M${row}`, formula, found?.[2] ?? 0, { numberFormat: `${MONEY};-${MONEY};"sem PMD"` });
  }
  const cell = (column: string): Argument => ({ sheet: 'Notas', cells: `${column}${row}` });
  sheet.ours(`N${row}`, 'PGPMBIO.VSP', ['G', 'E', 'K', 'L', 'M', 'H', 'F'].map(cell), computedMoney);
  if (line.remark)
    sheet.put(`O${row}`, line.remark, line.remark.startsWith('De propósito') ? { fill: REMARK } : undefined);
}

/** Key of an invoice that a branch of the cooperative issued. */
function invoiceKey(uf: string, day: string, number: number): string {
  const branch = `11222333${ufCodeOf(uf).padStart(4, '0')}`;
  return nfeKeyOf({ uf, day, issuer: branch + cnpjCheckDigits(branch), series: 1, number });
}

function accountSheet(sheet: SheetBuilder, builder: BookBuilder): void {
  sheet.put('A1', 'Conta corrente das famílias', TITLE);
  sheet.put('A2', 'Uma só fórmula em E4 faz os saldos correrem por data, família e produto.', SUBTITLE);
  sheet.row('A4', ['Nº', 'Produtor(a)', 'Produto', 'Data da nota'], HEADER);
  for (let row = FIRST; row <= LAST; row++) {
    for (const [to, from, style] of [
      ['A', 'A', centered],
      ['B', 'B'],
      ['C', 'G'],
      ['D', 'H', date],
    ] as const) {
      const value = builder.values('Notas', `${from}${row}`)[0]![0]!;
      sheet.native(`${to}${row}`, `IF(Notas!${from}${row}="","",Notas!${from}${row})`, value ?? '', style);
    }
  }
  const column = (letter: string): Argument => ({ sheet: 'Notas', cells: `${letter}${FIRST}:${letter}${LAST}` });
  const balances: Argument = { sheet: 'Saldos', cells: `A5:D${4 + priorBalances.length}` };
  const args = [...['D', 'H', 'G', 'E', 'K', 'L', 'M', 'F'].map(column), balances, true, column('I')];
  sheet.ours('E4', 'PGPMBIO.LEDGER', args, [...Array<CellStyle>(6).fill(money), computedMoney, undefined]);
  for (const letter of 'EFGHIJKL') Object.assign(headerCell(sheet, `${letter}4`), { style: HEADER });
  sheet.widths([5, 27, 22, 12, 12, 12, 13, 13, 17, 17, 14, 90]);
  sheet.sheet.freeze = { rows: 4, columns: 2 };
}

function headerCell(sheet: SheetBuilder, address: string): object {
  return sheet.sheet.rows.get(3)!.get(address.charCodeAt(0) - 65)!;
}

function summarySheet(sheet: SheetBuilder, builder: BookBuilder): void {
  sheet.put('A1', 'Resumo de 2023', TITLE);
  sheet.put('A2', 'Somas da planilha Conta corrente, com fórmulas comuns. Linhas com problema não entram.', SUBTITLE);
  const names = Object.values(families).map(({ name }) => name);
  const products = [...new Set(lines.flatMap((line) => (line ? [line.product] : [])))].sort((a, b) =>
    a.localeCompare(b, 'pt-BR'),
  );
  block(sheet, builder, 4, 'Família', 'B', names);
  block(sheet, builder, 4 + names.length + 4, 'Produto, como está na nota', 'C', products);
  sheet.widths([34, 10, 18, 18]);
  sheet.sheet.freeze = { rows: 4, columns: 0 };
}

/** One row a key: how many notes, VSP and amount payable, with a total. */
function block(
  sheet: SheetBuilder,
  builder: BookBuilder,
  top: number,
  heading: string,
  keyColumn: string,
  keys: string[],
): void {
  const area = (column: string) => `'Conta corrente'!$${column}$${FIRST}:$${column}$${LAST}`;
  const values = (column: string) =>
    builder.values('Conta corrente', `${column}${FIRST}:${column}${LAST}`).map(([value]) => value!);
  const matching = values(keyColumn);
  const sum = (column: string, key: string) =>
    cents(values(column).filter((value, i) => sameText(matching[i]!, key) && typeof value === 'number') as number[]);
  sheet.row(`A${top}`, [heading, 'Notas', 'VSP (R$)', 'A pagar (R$)'], HEADER);
  keys.forEach((key, i) => {
    const row = top + 1 + i;
    sheet.put(`A${row}`, key);
    sheet.native(
      `B${row}`,
      `COUNTIF(${area(keyColumn)},A${row})`,
      matching.filter((value) => sameText(value, key)).length,
      centered,
    );
    for (const [to, from] of [
      ['C', 'H'],
      ['D', 'K'],
    ] as const) {
      sheet.native(`${to}${row}`, `SUMIFS(${area(from)},${area(keyColumn)},A${row})`, sum(from, key), computedMoney);
    }
  });
  const [first, last, total] = [top + 1, top + keys.length, top + keys.length + 1];
  sheet.put(`A${total}`, 'Total', { bold: true });
  for (const column of ['B', 'C', 'D']) {
    const numbers = builder.values('Resumo', `${column}${first}:${column}${last}`).map(([value]) => value as number);
    const style: CellStyle = column === 'B' ? { bold: true, horizontal: 'center' } : { ...computedMoney, bold: true };
    sheet.native(`${column}${total}`, `SUM(${column}${first}:${column}${last})`, cents(numbers), style);
  }
}

function sameText(value: CellValue, key: string): boolean {
  return typeof value === 'string' && value.toLowerCase() === key.toLowerCase();
}

function exampleSheet(sheet: SheetBuilder, builder: BookBuilder): void {
  sheet.put('A1', 'Exemplos com memória de cálculo', TITLE);
  sheet.put('A2', 'Os dois primeiros são os do Doc. 11 do Título 35; os outros vêm da planilha Notas.', SUBTITLE);
  sheet.row(
    'A4',
    [
      'Exemplo',
      'Produto',
      'UF',
      'Quantidade (kg)',
      'Preço de venda (R$/kg)',
      'PMD (R$/kg)',
      'Subvenção (R$)',
      'Memória de cálculo',
    ],
    HEADER,
  );
  const official: [string, string, string, number, number, number][] = [
    ['Doc. 11, exemplo 1', 'Borracha', 'AC', 750, 5, 5.5],
    ['Doc. 11, exemplo 2', 'Babaçu', 'MA', 2500, 3.7, 4.5],
  ];
  official.forEach(([title, product, uf, kg, price, pmd], i) => {
    const row = 5 + i;
    sheet.row(`A${row}`, [title, product], top());
    sheet.put(`C${row}`, uf, top(centered));
    sheet.put(`D${row}`, kg, top(kilograms));
    sheet.row(`E${row}`, [price, pmd], top(money));
    const args = ['B', 'C', 'D', 'E', 'F'].map((column): Argument => ({ sheet: 'Exemplos', cells: `${column}${row}` }));
    sheet.ours(`G${row}`, 'PGPMBIO.VSP', args, top(computedMoney));
    sheet.ours(`H${row}`, 'PGPMBIO.EXPLAIN', args, wrapped);
  });
  const shown = [7, 22, 41].map((number) => FIRST + lines.findIndex((line) => line === nthLine(number)));
  shown.forEach((invoiceRow, i) => {
    const row = 7 + i;
    const number = builder.values('Notas', `A${invoiceRow}`)[0]![0] as number;
    sheet.put(`A${row}`, `Nota nº ${number}`, top());
    for (const [to, from, style] of [
      ['B', 'G'],
      ['C', 'E', centered],
      ['D', 'K', kilograms],
      ['E', 'L', money],
      ['F', 'M', money],
    ] as const) {
      sheet.native(
        `${to}${row}`,
        `Notas!${from}${invoiceRow}`,
        builder.values('Notas', `${from}${invoiceRow}`)[0]![0]!,
        top(style),
      );
    }
    const args = ['G', 'E', 'K', 'L', 'M', 'H', 'F'].map((column): Argument => ({
      sheet: 'Notas',
      cells: `${column}${invoiceRow}`,
    }));
    sheet.ours(`G${row}`, 'PGPMBIO.VSP', args, top(computedMoney));
    sheet.ours(`H${row}`, 'PGPMBIO.EXPLAIN', args, wrapped);
  });
  sheet.widths([20, 22, 6, 14, 14, 12, 15, 120]);
  sheet.sheet.freeze = { rows: 4, columns: 1 };
}

function nthLine(number: number): Line | undefined {
  return lines.filter((line) => line !== null)[number - 1];
}

function priceSheet(sheet: SheetBuilder): void {
  sheet.put('A1', 'Tabela de preços em vigor', TITLE);
  sheet.put('A2', 'Dada por uma fórmula em A4; as células abaixo são o resultado dela.', SUBTITLE);
  sheet.ours('A4', 'PGPMBIO.TABLE', [], [undefined, money, undefined, undefined, undefined, money]);
  for (const letter of 'ABCDEF') Object.assign(headerCell(sheet, `${letter}4`), { style: HEADER });
  sheet.widths([38, 14, 48, 36, 44, 14]);
  sheet.sheet.freeze = { rows: 4, columns: 1 };
}
