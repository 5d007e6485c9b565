import fc from 'fast-check';
import { fold } from '../../src/brazil/text';
import { readUf, regionOf, ufData, ufOfCode, ufOfName, ufs, ufsOf, type Region } from '../../src/brazil/ufs';

const value = (cell: unknown) => {
  const read = readUf(cell);
  return read.ok ? read.value : read.fault;
};

test('27 units, each with its own code, sigla and name', () => {
  expect(ufs).toHaveLength(27);
  for (const key of ['code', 'uf', 'name'] as const) expect(new Set(ufs.map((data) => data[key])).size).toBe(27);
});

test.each<[Region, string]>([
  ['Norte', 'AC AM AP PA RO RR TO'],
  ['Nordeste', 'AL BA CE MA PB PE PI RN SE'],
  ['Centro-Oeste', 'DF GO MS MT'],
  ['Sudeste', 'ES MG RJ SP'],
  ['Sul', 'PR RS SC'],
])('%s: %s', (region, members) => {
  expect([...ufsOf(region)].sort().join(' ')).toBe(members);
  for (const uf of ufsOf(region)) expect(regionOf(uf)).toBe(region);
});

test('the first digit of the code is that of the region', () => {
  const regions = ['Norte', 'Nordeste', 'Sudeste', 'Sul', 'Centro-Oeste'];
  for (const { code, region } of ufs) expect(regions[Number(code[0]) - 1]).toBe(region);
});

describe.each(ufs.map((data) => [data.uf, data] as const))('%s', (uf, { name, code }) => {
  const bare = name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  test.each([
    uf,
    uf.toLowerCase(),
    ` ${uf}\u00a0`,
    `'${uf}`,
    name,
    name.toUpperCase(),
    bare,
    bare.toLowerCase(),
    `${uf} - ${name}`,
    `${name} (${uf})`,
    `${name}/${uf}`,
  ])('%j', (text) => expect(readUf(text)).toEqual({ ok: true, value: uf, notes: [] }));
  test.each([code, Number(code), `${code}.0`])('code %j, with a remark', (cell) =>
    expect(readUf(cell)).toEqual({
      ok: true,
      value: uf,
      notes: [{ code: 'numericUf', typed: String(cell), uf }],
    }),
  );
  test('data', () => {
    expect(ufData(uf).name).toBe(name);
    expect(ufOfCode(code)).toBe(uf);
    expect(ufOfName(bare)).toBe(uf);
  });
});

test.each([
  ['PARA', 'PA'],
  ['Parana ', 'PR'],
  ['Roraima', 'RR'],
  ['rondonia', 'RO'],
  ['MATO GROSSO', 'MT'],
  ['mato grosso do sul', 'MS'],
  ['MatoGrosso', 'MT'],
  ['P.A.', 'PA'],
  ['Estado do Pará', 'PA'],
  ['Estado de São Paulo', 'SP'],
  ['Estado da Bahia', 'BA'],
  ['D.F.', 'DF'],
])('%j is %s', (text, uf) => expect(value(text)).toBe(uf));

test.each([
  'Norte',
  'NORDESTE',
  'Centro-Oeste',
  'centro oeste',
  'Sudeste',
  'Sul',
  'Região Norte',
  'NE',
  'Norte e Nordeste',
  'Norte/Nordeste',
])('%j is a region', (typed) => expect(value(typed)).toEqual({ code: 'ufIsRegion', typed }));

test.each(['PA/AM', 'PA e AM', 'PA, AM', 'PA;AM', 'PA AM RO', 'Pará e Amazonas', 'Pará/AM', 'PA-AM', 'PA & MT'])(
  '%j names several',
  (typed) => expect(value(typed)).toEqual({ code: 'ufSeveral', typed }),
);

test.each([
  ['BR', []],
  ['XX', []],
  ['99', []],
  ['15.5', []],
  ['Brasil', []],
  ['Exterior', []],
  ['Rondonha', ['RO']],
  ['Rorayma', ['RR']],
  ['Mato Groso', ['MT']],
  ['Parra', ['PA']],
  ['Rio Grande', ['RS', 'RN']],
  ['Pernambucco', ['PE']],
  ['¿¿', []],
])('%j is unknown, with suggestions %j', (typed, suggestions) => {
  const fault = value(typed);
  expect(fault).toMatchObject({ code: 'ufUnknown', typed });
  if (typeof fault === 'object' && fault.code === 'ufUnknown') {
    if (suggestions.length === 0) expect(fault.suggestions).toEqual([]);
    else expect(fault.suggestions.slice(0, suggestions.length)).toEqual(suggestions);
  }
});

test.each([
  [15.5, { code: 'ufUnknown', typed: '15.5', suggestions: [] }],
  [0, { code: 'ufUnknown', typed: '0', suggestions: [] }],
  ['', { code: 'blank' }],
  [null, { code: 'blank' }],
  [false, { code: 'logical', value: false }],
  ['#REF!', { code: 'errorCell', error: '#REF!' }],
])('%j', (cell, fault) => expect(value(cell)).toEqual(fault));

test('asking again gives the same answer, and an answer of its own', () => {
  const first = readUf(' Pará ');
  const second = readUf(' Pará ');
  expect(second).toEqual(first);
  if (first.ok && second.ok) expect(second.notes).not.toBe(first.notes);
});

test('with a letter changed or left out a name is only accepted if it is exactly another one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ufs.map(({ name }) => name)),
      fc.nat(),
      fc.constantFrom('', ...'abcdefghijklmnopqrstuvwxyz'),
      (name, at, letter) => {
        const changed = name.slice(0, at % name.length) + letter + name.slice((at % name.length) + 1);
        const exact = ufs.find((data) => fold(data.name) === fold(changed));
        const read = readUf(changed);
        expect(read.ok ? read.value : undefined).toBe(exact?.uf);
      },
    ),
  );
});
