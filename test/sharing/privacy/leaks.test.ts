import { atOnce } from '../../../src/rules/steps';
import { checkLeaks, LeakFound, leaksIn } from '../../../src/sharing/privacy/leaks';
import { hiddenIn, type Hidden } from '../../../src/sharing/privacy/hidden';
import { emptySheet, putCell, type Book } from '../../../src/workbook/xlsx/book';
import type { CellValue } from '../../../src/workbook/port';
import { saved } from '../../workbook/xlsx/books';
import { sales } from '../../validation/pgpmbio/salesTable';
import { sourceOfRows } from '../copy/copySources';

const MASKED = { cpf: 'mask', family: 'mask', name: 'mask', contact: 'mask' } as const;

function hiddenOf(...changes: Parameters<typeof sales>): Hidden {
  return atOnce(hiddenIn(sourceOfRows(sales(...changes)), MASKED));
}

const hidden = hiddenOf({ producerName: 'Maria d’Água & Silva', cpf: '529.982.247-25' }, { cpf: 1234567890 });

async function fileWith(value: CellValue, where: (book: Book) => void = () => undefined): Promise<Uint8Array> {
  const sheet = emptySheet('Notas');
  putCell(sheet, 0, 0, { value });
  const book: Book = { sheets: [sheet], activeSheet: 0, names: [], date1904: false };
  where(book);
  return (await saved(null, book)).bytes;
}

test.each<[string, CellValue]>([
  ['as typed', '529.982.247-25'],
  ['without punctuation', 'CPF 52998224725'],
  ['as a number', 52998224725],
  ['as a number without its zeros', 1234567890],
  ['with other punctuation', '529 982 247/25'],
  ['with hyphens', '529-982-247-25'],
  ['with blanks that do not break', '529\u00a0982\u00a0247\u00a025'],
  ['a name with two blanks', "Maria  d'Agua & Silva"],
  ['in a DAP', 'SDW0529982247259999999999'],
  ['in a DAP of the table', 'SDW0529982247251506231030'],
  ['in the key of a note', '21230600052998224725550010000010011270321137'],
  ['filled up like a CNPJ', '00052998224725'],
  ['a name with signs that XML escapes', 'obs.: MARIA D’ÁGUA & SILVA'],
])('a file with something hidden in it is refused: %s', async (_, value) => {
  const bytes = await fileWith(value);
  expect(() => atOnce(checkLeaks(bytes, 'Cópia.xlsx', hidden))).toThrow(LeakFound);
});

test('names of sheets and of the file, notes and defined names are searched too', async () => {
  const places: ((book: Book) => void)[] = [
    (book) => (book.sheets[0]!.name = 'CPF 52998224725'),
    (book) => putCell(book.sheets[0]!, 1, 0, { value: 1, note: 'ver 529.982.247-25' }),
    (book) => book.names.push({ name: 'Fulano', refersTo: '"529.982.247-25"', hidden: true }),
    (book) => (book.kept = new Map([['x', 'cpf 52998224725']])),
  ];
  for (const place of places) {
    const bytes = await fileWith(1, place);
    expect(() => atOnce(checkLeaks(bytes, 'Cópia.xlsx', hidden))).toThrow(LeakFound);
  }
  const bytes = await fileWith(1);
  expect(() => atOnce(checkLeaks(bytes, '52998224725.xlsx', hidden))).toThrow(LeakFound);
  expect(() => atOnce(checkLeaks(bytes, 'Cópia.xlsx', hidden))).not.toThrow();
});

test('masked values and numbers that only look alike are no leak', () => {
  for (const text of [
    '***.982.247-**',
    'SDW0***982247************',
    'M. D. S.',
    '152998224725',
    '<v>0.52998224725</v>',
  ])
    expect(leaksIn(text, hidden)).toBe(0);
});

test('what is kept is not hidden', () => {
  const source = sourceOfRows(sales({ producerName: 'Maria da Silva' }));
  const kept = { cpf: 'keep', family: 'keep', name: 'keep', contact: 'keep' } as const;
  const nothing = atOnce(hiddenIn(source, kept));
  expect(leaksIn('529.982.247-25 SDW0529982247251506231030 Maria da Silva', nothing)).toBe(0);
});
