import { readYesNo } from '../../src/brazil/yesNo';

const value = (cell: unknown) => {
  const read = readYesNo(cell);
  return read.ok ? read.value : read.fault;
};

test.each([
  true,
  1,
  'sim',
  'Sim',
  'SIM ',
  's',
  'S.',
  'VERDADEIRO',
  'v',
  'TRUE',
  'yes',
  'y',
  '1',
  'x',
  '(X)',
  "'sim",
  { type: 'Boolean', basicValue: true },
])('%j is yes', (cell) => expect(readYesNo(cell)).toEqual({ ok: true, value: true, notes: [] }));

test.each([
  false,
  0,
  'não',
  'NÃO',
  'nao',
  'Na\u0303o',
  'nÃ£o',
  'n',
  'N',
  'FALSO',
  'f',
  'false',
  'no',
  '0',
  { type: 'Boolean', basicValue: false },
])('%j is no', (cell) => expect(readYesNo(cell)).toEqual({ ok: true, value: false, notes: [] }));

test.each(['talvez', 'sim?', 'sim e não', '2', '-1', 'n/a', 'n?o', 'ok', '10', '-', 'não informado', 'não se aplica'])(
  '%j is neither',
  (typed) => expect(value(typed)).toEqual({ code: 'yesNoUnreadable', typed }),
);
test.each([2, -1, 0.5])('%j is neither', (cell) =>
  expect(value(cell)).toEqual({ code: 'yesNoUnreadable', typed: String(cell) }),
);

test.each([
  ['', { code: 'blank' }],
  [undefined, { code: 'blank' }],
  ['#N/A', { code: 'errorCell', error: '#N/A' }],
  [
    { type: 'Error', basicValue: '#VALUE!' },
    { code: 'errorCell', error: '#VALUE!' },
  ],
])('%j', (cell, fault) => expect(value(cell)).toEqual(fault));
