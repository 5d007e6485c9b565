import fc from 'fast-check';
import { modulus11 } from '../../src/brazil/checkDigit';
import { cnpjCheckDigits } from '../../src/brazil/cnpj';
import { cpfCheckDigits } from '../../src/brazil/cpf';
import { readNfeKey } from '../../src/brazil/nfeKey';
import { ufs } from '../../src/brazil/ufs';

const outcome = (cell: unknown) => {
  const read = readNfeKey(cell);
  return read.ok ? read.value : read.fault;
};
/** A key with the digit that fits the rest. */
const closed = (first43: string) => first43 + modulus11(first43, 9);

const ofPerson = '15230600052998224725559200000000151408172636';
const withLetters = '51260712ABC34501DE35550010000001231408172632';

test.each<[string, object]>([
  [
    ofPerson,
    { uf: 'PA', month: '2023-06', issuer: '52998224725', issuerKind: 'CPF', model: '55', series: 920, number: 15 },
  ],
  [
    withLetters,
    { uf: 'MT', month: '2026-07', issuer: '12ABC34501DE35', issuerKind: 'CNPJ', model: '55', series: 1, number: 123 },
  ],
  [
    '33150308370779000149550010001100931002410775',
    { uf: 'RJ', month: '2015-03', issuer: '08370779000149', number: 110093 },
  ],
  ['13181017921427000125650010000000309887251170', { uf: 'AM', month: '2018-10', model: '65', series: 1, number: 30 }],
  ['35220946364058000115550020000015761262368883', { uf: 'SP', month: '2022-09', series: 2, number: 1576 }],
  ['11210205883509000224550020000063421000657553', { uf: 'RO', month: '2021-02', number: 6342 }],
  ['15230611222333000181550010000000771100000070', { uf: 'PA', issuer: '11222333000181', number: 77 }],
  ['12230611222333000181550010000001231408172634', { uf: 'AC', issuer: '11222333000181', number: 123 }],
])('%s', (key, parts) => expect(readNfeKey(key)).toMatchObject({ ok: true, value: { key, ...parts }, notes: [] }));

test.each([
  `NFe${ofPerson}`,
  `nfe ${ofPerson}`,
  `'${ofPerson}`,
  `Chave de acesso: ${ofPerson}`,
  `CHAVE DE ACESSO DA NF-e: ${ofPerson}`,
  `Chave ${ofPerson}`,
  `Chave: NFe${ofPerson}`,
  `NF-e nº ${ofPerson}`,
  `Id="NFe${ofPerson}"`,
  ofPerson.replace(/(.{4})(?=.)/g, '$1 '),
  ofPerson.replace(/(.{4})(?=.)/g, '$1\u00a0'),
  ofPerson.replace(/(.{4})(?=.)/g, '$1.'),
  '15-2306-000.529.982.247-25-55-920-000.000.015-140.817.263-6',
  '15–2306–00052998224725–55–920–000000015–140817263–6',
  ` ${ofPerson}\u200b `,
  `http://www.sefaz.exemplo.gov.br/nfce?p=${ofPerson}|2|1|1|0A1B`,
  `https://exemplo.gov.br/consulta?tipo=1&chNFe=${ofPerson}&nVersao=100`,
  `<chNFe>${ofPerson}</chNFe>`,
])('%j is the same key', (text) => expect(outcome(text)).toMatchObject({ key: ofPerson }));

test('lower case is raised', () => expect(outcome(withLetters.toLowerCase())).toMatchObject({ key: withLetters }));

test.each([
  1.5230600052998224e43,
  52998224725,
  0,
  '1.52306E+43',
  '1,52306E+43',
  '1.52306e43',
  '152306000529982' + '0'.repeat(29),
  '15230600052998224' + '0'.repeat(27),
])('%j has lost digits', (cell) => expect(outcome(cell)).toEqual({ code: 'nfeDigitsLost', typed: String(cell) }));

test.each([
  [ofPerson.slice(0, 43), 43],
  [`${ofPerson}0`, 45],
  ['123', 3],
  ['abc', 3],
  [`${ofPerson}${ofPerson}`, 88],
])('%s has another length', (typed, characters) =>
  expect(outcome(typed)).toEqual({ code: 'nfeLength', typed, characters }),
);

test('a long text that resembles a label is given up at once', () => {
  expect(outcome('n..n.. '.repeat(4_000) + 'x')).toMatchObject({ code: 'nfeLength' });
});

test.each([
  ['51260712ABC34501DE3555001O000001231408172632', 26],
  ['51260712ABC34501DE35#50010000001231408172632', 21],
  ['5I260712ABC34501DE35550010000001231408172632', 2],
  ['A1260712ABC34501DE35550010000001231408172632', 1],
  ['51260712ABC34501DEA5550010000001231408172632', 19],
  ['51260712ÁBC34501DE35550010000001231408172632', 9],
])('%s has a character out of place', (typed, position) =>
  expect(outcome(typed)).toEqual({ code: 'nfeCharacters', typed, position }),
);

test.each([
  ['12230611222333000181550010000001231408172635', '4'],
  ['15230600052998224725559200000000151408172637', '6'],
  ['51260712ABC34501DE35550010000001231408172630', '2'],
  ['15230611222333000181550010000000771100000071', '0'],
])('%s has another check digit', (typed, expected) =>
  expect(outcome(typed)).toEqual({ code: 'nfeCheckDigit', typed, expected }),
);

const parts = (change: Partial<Record<'uf' | 'month' | 'issuer' | 'model' | 'series', string>>) => {
  const { uf, month, issuer, model, series } = {
    uf: '15',
    month: '06',
    issuer: '11222333000181',
    model: '55',
    series: '001',
    ...change,
  };
  return closed(`${uf}23${month}${issuer}${model}${series}000000123114081726`.slice(0, 43));
};

test.each(['00', '10', '18', '36', '99'])('UF %s does not exist', (uf) => {
  const typed = parts({ uf });
  expect(outcome(typed)).toEqual({ code: 'nfeUf', typed, ufCode: uf });
});

test.each(['00', '13', '99'])('month %s does not exist', (month) => {
  const typed = parts({ month });
  expect(outcome(typed)).toEqual({ code: 'nfeMonth', typed, month });
});

test.each(['57', '58', '59', '04', '00'])('model %s is no invoice', (model) => {
  const typed = parts({ model });
  expect(outcome(typed)).toEqual({ code: 'nfeModel', typed, model });
});

test('a key of a transport document with letters is told by its model', () => {
  const typed = '3526050X0J92JY000196570010000006041448679011';
  expect(outcome(typed)).toEqual({ code: 'nfeModel', typed, model: '57' });
});

describe('the issuer', () => {
  const cpf = '00052998224725';
  const cnpj = '11222333000181';
  test.each([
    ['000', cnpj, 'CNPJ', '11222333000181'],
    ['889', cnpj, 'CNPJ', '11222333000181'],
    ['890', cnpj, 'CNPJ', '11222333000181'],
    ['890', cpf, 'CPF', '52998224725'],
    ['909', cnpj, 'CNPJ', '11222333000181'],
    ['909', cpf, 'CPF', '52998224725'],
    ['910', cpf, 'CPF', '52998224725'],
    ['920', cpf, 'CPF', '52998224725'],
    ['969', cpf, 'CPF', '52998224725'],
    ['970', cnpj, 'CNPJ', '11222333000181'],
  ])('series %s with %s is a %s', (series, issuer, issuerKind, id) =>
    expect(outcome(parts({ series, issuer }))).toMatchObject({ issuerKind, issuer: id, series: Number(series) }),
  );

  test.each([
    ['920', '00052998224726', 'CPF', '25'],
    ['910', '00052998224700', 'CPF', '25'],
    ['920', cnpj, 'CPF', ''],
    ['001', '11222333000182', 'CNPJ', '81'],
    ['001', cpf, 'CNPJ', cnpjCheckDigits(cpf)],
    ['890', '11222333000182', 'CNPJ', '81'],
  ])('series %s with %s is refused', (series, issuer, issuerKind, expected) => {
    const typed = parts({ series, issuer });
    expect(outcome(typed)).toEqual({ code: 'nfeIssuer', typed, issuerKind, expected });
  });
});

test.each([
  ['', { code: 'blank' }],
  [null, { code: 'blank' }],
  [true, { code: 'logical', value: true }],
  ['#N/D', { code: 'errorCell', error: '#N/D' }],
])('%j', (cell, fault) => expect(outcome(cell)).toEqual(fault));

describe('properties', () => {
  const figures = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
  const company = fc
    .string({ unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 12, maxLength: 12 })
    .map((twelve) => ({ issuer: twelve + cnpjCheckDigits(twelve), first: 0, last: 889, kind: 'CNPJ' as const }));
  const person = figures(9).map((nine) => ({
    issuer: `000${nine}${cpfCheckDigits(nine)}`,
    first: 910,
    last: 969,
    kind: 'CPF' as const,
  }));
  const key = fc
    .tuple(
      fc.constantFrom(...ufs),
      fc.integer({ min: 1, max: 12 }),
      fc.oneof(company, person),
      fc.nat(),
      figures(9),
      figures(9),
    )
    .map(([uf, month, { issuer, first, last, kind }, at, number, code]) => {
      const series = String(first + (at % (last - first + 1))).padStart(3, '0');
      const text = closed(`${uf.code}24${String(month).padStart(2, '0')}${issuer}55${series}${number}${code}`);
      return { text, uf: uf.uf, issuer: kind === 'CPF' ? issuer.slice(3) : issuer, kind, number: Number(number) };
    })
    .filter(({ text }) => !/0{27}$/.test(text));

  test('every well-formed key is taken apart, however grouped', () => {
    fc.assert(
      fc.property(key, fc.integer({ min: 1, max: 10 }), ({ text, uf, issuer, kind, number }, width) => {
        const grouped = text.replace(new RegExp(`(.{${width}})(?=.)`, 'g'), '$1 ').toLowerCase();
        expect(outcome(grouped)).toMatchObject({ key: text, uf, issuer, issuerKind: kind, number });
      }),
    );
  });

  test('one figure changed for another is always found out', () => {
    fc.assert(
      fc.property(key, fc.integer({ min: 0, max: 43 }), fc.integer({ min: 1, max: 9 }), ({ text }, at, step) => {
        fc.pre(/\d/.test(text[at]!));
        const changed = text.slice(0, at) + ((Number(text[at]) + step) % 10) + text.slice(at + 1);
        const { ok } = readNfeKey(changed);
        // The digit cannot tell remainder 0 from 1, so a change between the two may pass it.
        const passes = changed.endsWith(modulus11(changed.slice(0, 43), 9));
        if (!passes) expect(ok).toBe(false);
        else expect(text.endsWith('0')).toBe(true);
      }),
    );
  });
});
