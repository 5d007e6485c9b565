import type { BookBuilder, SheetBuilder } from '../sheetBuilder';
import { centered, COMPUTED, computedMoney, HEADER, money, SUBTITLE, TITLE, top, wrapped } from '../styles';
import { at, MEMORY, parameter, PURCHASES, purchaseRows } from './places';
import { groups, purchases } from './purchases';

/** Memories of calculation of three of the purchases. */
export function memorySheet(sheet: SheetBuilder, builder: BookBuilder): void {
  sheet.put('A1', 'Memória de cálculo', TITLE);
  sheet.put(
    'A2',
    'Três linhas das Aquisições, com =SELO.EXPLAIN: cada fator com o seu artigo e o porquê. O painel explica do mesmo jeito a célula selecionada.',
    SUBTITLE,
  );
  sheet.row(
    'A4',
    [
      'Nº nas Aquisições',
      'Memória de cálculo',
      'Valor (R$)',
      'Origem',
      'Matéria-prima',
      'Fornecedor',
      'Forma',
      'Multiplicador',
      'Ponderado (R$)',
    ],
    HEADER,
  );
  [groups.castor, groups.tallow, groups.cattle].forEach(({ title }, i) => {
    const row = 5 + i;
    const of = purchaseRows.first + purchases.findIndex(({ group }) => group.title === title);
    const value = (letter: string) => builder.values(PURCHASES, `${letter}${of}`)[0]![0]!;
    sheet.native(`A${row}`, `${PURCHASES}!A${of}`, value('A'), top(centered));
    for (const [to, from, style] of [
      ['C', 'K', money],
      ['D', 'E'],
      ['E', 'F'],
      ['F', 'H'],
    ] as const)
      sheet.native(`${to}${row}`, `${PURCHASES}!${from}${of}`, value(from), top(style));
    sheet.native(`G${row}`, `IF(${PURCHASES}!G${of}="","",${PURCHASES}!G${of})`, value('G') ?? '', top(centered));
    const cell = (letter: string) => at(MEMORY, `${letter}${row}`);
    const terms = [cell('D'), cell('E'), parameter.plantUf, cell('F'), cell('G'), null, parameter.ruleSet];
    sheet.ours(`H${row}`, 'SELO.MULTIPLIER', terms, top({ fill: COMPUTED, horizontal: 'center' }));
    sheet.ours(`I${row}`, 'SELO.WEIGHTED', [cell('C'), ...terms], top(computedMoney));
    sheet.ours(`B${row}`, 'SELO.EXPLAIN', [cell('C'), ...terms], wrapped);
  });
  sheet.widths([12, 106, 17, 20, 15, 23, 9, 14, 19]);
  sheet.sheet.freeze = { rows: 4, columns: 0 };
}
