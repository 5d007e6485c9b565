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
      'Linha das Aquisições',
      'Valor (R$)',
      'Origem',
      'Matéria-prima',
      'Fornecedor',
      'Forma',
      'Multiplicador',
      'Ponderado (R$)',
      'Memória de cálculo',
    ],
    HEADER,
  );
  [groups.castor, groups.tallow, groups.cattle].forEach(({ title }, i) => {
    const row = 5 + i;
    const of = purchaseRows.first + purchases.findIndex(({ group }) => group.title === title);
    const value = (letter: string) => builder.values(PURCHASES, `${letter}${of}`)[0]![0]!;
    sheet.native(`A${row}`, `${PURCHASES}!A${of}`, value('A'), top(centered));
    for (const [to, from, style] of [
      ['B', 'P', money],
      ['C', 'K'],
      ['D', 'L'],
      ['E', 'G'],
    ] as const)
      sheet.native(`${to}${row}`, `${PURCHASES}!${from}${of}`, value(from), top(style));
    sheet.native(`F${row}`, `IF(${PURCHASES}!M${of}="","",${PURCHASES}!M${of})`, value('M') ?? '', top(centered));
    const cell = (letter: string) => at(MEMORY, `${letter}${row}`);
    const terms = [cell('C'), cell('D'), parameter.plantUf, cell('E'), cell('F'), null, parameter.ruleSet];
    sheet.ours(`G${row}`, 'SELO.MULTIPLIER', terms, top({ fill: COMPUTED, horizontal: 'center' }));
    sheet.ours(`H${row}`, 'SELO.WEIGHTED', [cell('B'), ...terms], top(computedMoney));
    sheet.ours(`I${row}`, 'SELO.EXPLAIN', [cell('B'), ...terms], wrapped);
  });
  sheet.widths([12, 17, 20, 15, 23, 9, 14, 19, 110]);
  sheet.sheet.freeze = { rows: 4, columns: 1 };
}
