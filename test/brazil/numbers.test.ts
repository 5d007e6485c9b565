import fc from 'fast-check';
import { decimalOf, readNumber } from '../../src/brazil/numbers';

const value = (cell: unknown) => {
  const read = readNumber(cell);
  return read.ok ? read.value : read.fault;
};
const notes = (cell: unknown) => {
  const read = readNumber(cell);
  return read.ok ? read.notes.map((note) => note.code) : 'fault';
};

describe('number cells: fifteen significant digits, plain decimal', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [1500, '1500'],
    [-3.7, '-3.7'],
    [0.0001, '0.0001'],
    [3.24 + 0.58, '3.82'],
    [(1.91 * 20) / 10, '3.82'],
    [3.8200000000000003, '3.82'],
    [3.8199999999999994, '3.82'],
    [0.1 + 0.2, '0.3'],
    [0.150000000000002, '0.150000000000002'],
    [1.005, '1.005'],
    [1 / 3, '0.333333333333333'],
    [2 / 3, '0.666666666666667'],
    [Number('123456789.123456789'), '123456789.123457'],
    [9999999999.9999, '9999999999.9999'],
    [Number('99999999999.99999'), '100000000000'],
    [123456789012345, '123456789012345'],
    [1234567890123456, '1234567890123460'],
    [2 ** 53 + 2, '9007199254740990'],
    [1e21, '1000000000000000000000'],
    [1.5e300, '15' + '0'.repeat(299)],
    [1e-7, '0.0000001'],
    [-2.5e-10, '-0.00000000025'],
    [5e-324, '0.' + '0'.repeat(323) + '494065645841247'],
    [Number.MAX_VALUE, '179769313486232' + '0'.repeat(294)],
    [-Number.MAX_VALUE, '-179769313486232' + '0'.repeat(294)],
  ])('%p', (double, decimal) => expect(value(double)).toBe(decimal));

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%p is refused', (double) =>
    expect(value(double)).toEqual({ code: 'notAValue' }),
  );

  test('agrees with toPrecision(15) for every double, and is plain', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (double) => {
        const decimal = decimalOf(double);
        expect(decimal).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
        expect(Number(decimal)).toBe(Number(double.toPrecision(15)) + 0);
      }),
      { numRuns: 2000 },
    );
  });

  test('agrees with toPrecision(15) for amounts of money and their sums', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 6 }), (whole, places) => {
        const noisy = whole / 10 ** places + 0.1 + 0.2 - 0.3;
        expect(Number(decimalOf(noisy))).toBe(Number(noisy.toPrecision(15)));
      }),
    );
  });
});

describe('text with one meaning', () => {
  test.each([
    ['1500', '1500'],
    ['00150', '150'],
    ['+12', '12'],
    ['1.234,56', '1234.56'],
    ['1.500,5', '1500.5'],
    ['12.345.678,90', '12345678.9'],
    ['1.234.567', '1234567'],
    ['1299,9', '1299.9'],
    ['3,70', '3.7'],
    ['0,0213', '0.0213'],
    [',5', '0.5'],
    ['.5', '0.5'],
    ['3.7', '3.7'],
    ['12.50', '12.5'],
    ['1234.5678', '1234.5678'],
    ['0.500', '0.5'],
    ['0.213', '0.213'],
    ['1500.000', '1500'],
    ['R$ 3,70', '3.7'],
    ['R$\u00a03.500,00', '3500'],
    ['R$3,70', '3.7'],
    ['r$ 3,70', '3.7'],
    ['R$  1.234.567,89', '1234567.89'],
    ['BRL 10,00', '10'],
    ['12,00 reais', '12'],
    ['3,70 R$', '3.7'],
    ['\u200b 3,70\u202f', '3.7'],
    ["'1500", '1500'],
    ["'3,70", '3.7'],
    ['9'.repeat(40) + ',01', '9'.repeat(40) + '.01'],
    ['0,00', '0'],
    ['-0,00', '0'],
  ])('%j', (text, decimal) => {
    expect(value(text)).toBe(decimal);
    expect(notes(text)).toEqual([]);
  });
});

describe('negative numbers keep their sign', () => {
  test.each(['-12,00', '- 12,00', '−12,00', '–12,00', '(12,00)', '( 12,00 )', 'R$ (12,00)', '(R$ 12,00)', '-R$ 12,00'])(
    '%j',
    (text) => expect(value(text)).toBe('-12'),
  );
  test('R$ -12,00', () => expect(value('R$ -12,00')).toBe('-12'));
  test.each(['(12,00', '12,00)', '-(12,00)', '--12', '12,00-', '(-12,00)'])('%j is refused', (text) =>
    expect(value(text)).toEqual({ code: 'numberUnreadable', typed: text }),
  );
});

describe('text understood with a remark', () => {
  test.each([
    ['R$3,82/kg', '3.82', ['unitDropped']],
    ['3,70/kg', '3.7', ['unitDropped']],
    ['3,70 / Kg', '3.7', ['unitDropped']],
    ['R$ 3,70 por kg', '3.7', ['unitDropped']],
    ['3,70 p/ kg', '3.7', ['unitDropped']],
    ['R$ 3,70 o quilo', '3.7', ['unitDropped']],
    ['3,70 R$/kg', '3.7', ['unitDropped']],
    ['1500kg', '1500', ['unitDropped']],
    ['1500 kg.', '1500', ['unitDropped']],
    ['1500 (kg)', '1500', ['unitDropped']],
    ['2.500,5 quilos', '2500.5', ['unitDropped']],
    ['1.500 kg', '1500', ['unitDropped', 'dottedThousands']],
    ['1.500KG', '1500', ['unitDropped', 'dottedThousands']],
    ['1 234,56', '1234.56', ['spacesInNumber']],
    ['1\u202f234\u202f567', '1234567', ['spacesInNumber']],
    ['R$ 1 234,56', '1234.56', ['spacesInNumber']],
    ['1 500 kg', '1500', ['unitDropped', 'spacesInNumber']],
    ['1,500', '1.5', ['commaDecimals']],
    ['R$ 3,825', '3.825', ['commaDecimals']],
  ])('%j', (text, decimal, codes) => {
    expect(value(text)).toBe(decimal);
    expect(notes(text)).toEqual(codes);
  });

  test('the remark quotes what was typed', () => {
    expect(readNumber('1.500 kg')).toEqual({
      ok: true,
      value: '1500',
      notes: [
        { code: 'unitDropped', typed: '1.500 kg', unit: 'kg' },
        { code: 'dottedThousands', typed: '1.500 kg', value: '1500' },
      ],
    });
  });
});

describe('a dot before exactly three figures has two readings', () => {
  test.each([
    ['1.500', '1500', '1.5'],
    ['1.234', '1234', '1.234'],
    ['10.000', '10000', '10'],
    ['123.456', '123456', '123.456'],
    ['001.500', '1500', '1.5'],
    ['R$ 1.500', '1500', '1.5'],
    ['R$ 3.825/kg', '3825', '3.825'],
    ['3.825/kg', '3825', '3.825'],
    ['-1.500', '-1500', '-1.5'],
    ['(1.500)', '-1500', '-1.5'],
    ["'1.500", '1500', '1.5'],
  ])('%j', (text, thousands, decimal) =>
    expect(value(text)).toEqual({
      code: 'numberAmbiguous',
      typed: text.replace(/^'/, ''),
      thousands,
      decimal,
    }),
  );
});

test.each([
  ['1,234.56', '1234.56'],
  ['R$ 1,234.56', '1234.56'],
  ['1,234,567', '1234567'],
  ['-1,234,567.80', '-1234567.8'],
])('%j is written the American way', (typed, decimal) =>
  expect(value(typed)).toEqual({ code: 'numberForeignFormat', typed, value: decimal }),
);

test.each([
  ['100 t', 't'],
  ['1,5 toneladas', 'toneladas'],
  ['20 sc', 'sc'],
  ['20 sacas', 'sacas'],
  ['10 latas', 'latas'],
  ['R$ 30,00/lata', 'lata'],
  ['R$ 90,00 a saca', 'saca'],
  ['500 g', 'g'],
  ['5 @', '@'],
  ['3 arrobas', 'arrobas'],
  ['2 hl', 'hl'],
  ['1.500 t', 't'],
  ['2 m³', 'm³'],
  ['US$ 12,00', 'US$'],
  ['€ 3,70', '€'],
])('%j is in another unit', (typed, unit) => expect(value(typed)).toEqual({ code: 'numberWrongUnit', typed, unit }));

test.each(['100%', '15 %', '0,5%'])('%j is a percentage', (typed) =>
  expect(value(typed)).toEqual({ code: 'numberPercent', typed }),
);

test.each(['=1500', '=A1*2', '+=3', '-=1'])('%j is the text of a formula', (typed) =>
  expect(value(typed)).toEqual({ code: 'numberFormulaText', typed }),
);

test.each([
  '',
  ' ',
  '\u00a0',
  '-',
  '–',
  '—',
  ' - ',
  'R$ -',
  'R$\u00a0-\u00a0\u00a0',
  'R$-',
  'R$',
  "'-",
  null,
  undefined,
])('%j is nothing', (cell) => expect(value(cell)).toEqual({ code: 'blank' }));

test.each([
  '½',
  '1½',
  'R$ 5.499,00 (promo ate 10)',
  'mil',
  'mil e quinhentos',
  '1,5 mil',
  '1500 e 1600',
  '1500 1600',
  '12 34',
  '1500; 1600',
  '1/2',
  '10 a 20',
  '~1500',
  'aprox. 1500',
  '1e3',
  '1,5E+03',
  '0x10',
  '1.23.456',
  '1.234.56',
  '1234.567,8',
  '0.123.456',
  '1,2,3',
  '1,23.4',
  '1.234,56,7',
  '1 23',
  '1 234 56',
  '1.234 567',
  'kg',
  '1500 o',
  '1500 por',
  '1500 kg 2',
  '3,70/kg/mês',
  '3,70 kgf',
  'R$ R$ 3,70',
  '１５００',
  '١٢٣',
  'abc',
  '12abc',
  '..5',
  ',',
  '.',
  '5,',
  '5.',
  '"1500"',
  '#1500',
  'Infinity',
  'NaN',
])('%j is no number', (typed) => expect(value(typed)).toEqual({ code: 'numberUnreadable', typed }));

test.each([
  [true, { code: 'logical', value: true }],
  [
    { type: 'Error', basicValue: '#N/A' },
    { code: 'errorCell', error: '#N/A' },
  ],
  [
    { code: '#VALUE!', message: 'x' },
    { code: 'errorCell', error: '#VALUE!' },
  ],
  [
    { basicValue: 'abc', type: 'String' },
    { code: 'numberUnreadable', typed: 'abc' },
  ],
])('%j', (cell, fault) => expect(value(cell)).toEqual(fault));

test('a data-type object gives its number', () => {
  expect(value({ type: 'FormattedNumber', basicValue: 3.8200000000000003 })).toBe('3.82');
});

describe('properties', () => {
  const amount = fc.record({
    whole: fc.bigInt({ min: 0n, max: 10n ** 20n }),
    cents: fc.integer({ min: 0, max: 99 }),
    negative: fc.boolean(),
  });
  const plain = (text: string) => text.replace(/\.?0+$/, '') || '0';

  test('what Brazilian software prints is read back, dressed or not', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('', 'R$ ', 'R$\u00a0', 'R$'), ({ whole, cents, negative }, dress) => {
        const grouped = whole.toString().replace(/\B(?=(\d{3})+$)/g, '.');
        const fraction = String(cents).padStart(2, '0');
        const expected = plain(`${whole}.${fraction}`);
        const sign = negative && expected !== '0' ? '-' : '';
        expect(value(`${negative ? '-' : ''}${dress}${grouped},${fraction}`)).toBe(sign + expected);
        expect(value(`${negative ? '-' : ''}${dress}${whole},${fraction}`)).toBe(sign + expected);
      }),
    );
  });

  test('the decimal of any double reads back as itself, comma or dot, unless the dot is ambiguous', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (double) => {
        const decimal = decimalOf(double);
        expect(value(decimal.replace('.', ','))).toBe(decimal);
        const read = value(decimal);
        if (typeof read === 'string') expect(read).toBe(decimal);
        else expect(read).toMatchObject({ code: 'numberAmbiguous', decimal: decimal.replace(/0+$/, '') });
      }),
    );
  });

  test('any text gives a value or a fault, never an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-−() R$kgt/%=\u00a0½') }), (text) => {
        const read = readNumber(text);
        if (read.ok) expect(read.value).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
        else expect(read.fault.code).toMatch(/^(?:blank|number)/);
      }),
      { numRuns: 3000 },
    );
  });

  test('a very long text is refused as quickly as a short one', () => {
    expect(value('1 '.repeat(16_000) + 'x')).toMatchObject({ code: 'numberUnreadable' });
    expect(value('1.'.repeat(16_000))).toMatchObject({ code: 'numberUnreadable' });
    expect(value('('.repeat(32_000))).toMatchObject({ code: 'numberUnreadable' });
  });
});
