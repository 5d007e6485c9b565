import fc from 'fast-check';
import { modulus11, twoCheckDigits } from '../../src/brazil/checkDigit';
import { cnpjCheckDigits, readCnpj } from '../../src/brazil/cnpj';
import { cpfCheckDigits, maskCpf, readCpf } from '../../src/brazil/cpf';
import { maskFamilyKey, readFamilyKey } from '../../src/brazil/familyKey';
import type { Read } from '../../src/brazil/read';
import { readTaxId } from '../../src/brazil/taxId';

const outcome = <T>(read: Read<T>) => (read.ok ? read.value : read.fault);
const codes = <T>(read: Read<T>) => (read.ok ? read.notes.map((note) => note.code) : 'fault');

/** Written from the rule's own words, apart from the product's routine. */
function digitByTheRule(values: readonly number[], weights: readonly number[]): number {
  const remainder = values.reduce((sum, value, at) => sum + value * weights[at]!, 0) % 11;
  return remainder === 0 || remainder === 1 ? 0 : 11 - remainder;
}
const valuesOf = (text: string) => [...text].map((character) => character.charCodeAt(0) - 48);
const cpfDigits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 9 });
const cnpjCharacters = fc.string({
  unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  minLength: 12,
  maxLength: 12,
});

describe('check digits', () => {
  test('of a CPF follow the weights 10…2 and 11…2', () => {
    fc.assert(
      fc.property(cpfDigits, (nine) => {
        const first = digitByTheRule(valuesOf(nine), [10, 9, 8, 7, 6, 5, 4, 3, 2]);
        const second = digitByTheRule(valuesOf(`${nine}${first}`), [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
        expect(cpfCheckDigits(nine)).toBe(`${first}${second}`);
      }),
    );
  });

  test('of a CNPJ follow the weights 5…2, 9…2 and 6…2, 9…2', () => {
    fc.assert(
      fc.property(cnpjCharacters, (twelve) => {
        const first = digitByTheRule(valuesOf(twelve), [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
        const second = digitByTheRule(valuesOf(`${twelve}${first}`), [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
        expect(cnpjCheckDigits(twelve)).toBe(`${first}${second}`);
      }),
    );
  });

  test('remainders 0 and 1 give 0', () => {
    expect(modulus11('0', 9)).toBe('0');
    expect(modulus11('6', 9)).toBe('0');
    expect(modulus11('1', 9)).toBe('9');
    expect(twoCheckDigits('000000000000', 9)).toBe('00');
  });
});

describe('CPF', () => {
  test.each([
    ['529.982.247-25', '52998224725'],
    ['52998224725', '52998224725'],
    [52998224725, '52998224725'],
    [' 529 982 247 25 ', '52998224725'],
    ['529.982.247/25', '52998224725'],
    ['529.982.247–25', '52998224725'],
    ["'52998224725", '52998224725'],
    ['52998224725.0', '52998224725'],
    ['CPF: 529.982.247-25', '52998224725'],
    ['CPF nº 529.982.247-25', '52998224725'],
    ['\u200b529.982.247-25\u00a0', '52998224725'],
    ['012.345.678-90', '01234567890'],
  ])('%j is %s', (cell, cpf) => expect(readCpf(cell)).toEqual({ ok: true, value: cpf, notes: [] }));

  test.each([
    [1234567890, '01234567890', 1],
    ['1234567890', '01234567890', 1],
    [12345601, '00012345601', 3],
    ['12.345.678-90', '01234567890', 1],
    [191, '00000000191', 8],
  ])('%j lacks zeros: %s', (cell, value, count) =>
    expect(readCpf(cell)).toEqual({
      ok: true,
      value,
      notes: [{ code: 'leadingZerosRestored', typed: String(cell), count, value }],
    }),
  );

  test.each<[unknown, object]>([
    ['529.982.247-26', { code: 'cpfCheckDigit', typed: '529.982.247-26', expected: '25' }],
    ['529.982.247-52', { code: 'cpfCheckDigit', typed: '529.982.247-52', expected: '25' }],
    [52998224726, { code: 'cpfCheckDigit', typed: '52998224726', expected: '25' }],
    [1234567891, { code: 'cpfLength', typed: '1234567891', digits: 10 }],
    ['2.345.678-90', { code: 'cpfLength', typed: '2.345.678-90', digits: 9 }],
    ['123', { code: 'cpfLength', typed: '123', digits: 3 }],
    [0, { code: 'cpfLength', typed: '0', digits: 1 }],
    ['529.982.247-255', { code: 'cpfLength', typed: '529.982.247-255', digits: 12 }],
    [11222333000181, { code: 'cpfLength', typed: '11222333000181', digits: 14 }],
    ['111.111.111-11', { code: 'cpfRepeated', typed: '111.111.111-11' }],
    ['00000000000', { code: 'cpfRepeated', typed: '00000000000' }],
    ['O1234567890', { code: 'cpfCharacters', typed: 'O1234567890' }],
    ['529.982.247-2X', { code: 'cpfCharacters', typed: '529.982.247-2X' }],
    ['***.982.247-**', { code: 'cpfCharacters', typed: '***.982.247-**' }],
    ['5,29982E+10', { code: 'cpfCharacters', typed: '5,29982E+10' }],
    ['isento', { code: 'cpfCharacters', typed: 'isento' }],
    [-52998224725, { code: 'cpfCharacters', typed: '-52998224725' }],
    [1.5, { code: 'cpfCharacters', typed: '1.5' }],
    [1e30, { code: 'cpfCharacters', typed: '1e+30' }],
    ['', { code: 'blank' }],
    [null, { code: 'blank' }],
    [true, { code: 'logical', value: true }],
    ['#N/D', { code: 'errorCell', error: '#N/D' }],
  ])('%j is refused', (cell, fault) => expect(outcome(readCpf(cell))).toEqual(fault));

  test.each([...'0123456789'])('eleven times %s is refused', (digit) =>
    expect(outcome(readCpf(digit.repeat(11)))).toMatchObject({ code: 'cpfRepeated' }),
  );

  test('any good CPF is read as text, masked, as a number, and refused with another check digit', () => {
    fc.assert(
      fc.property(
        cpfDigits.filter((nine) => !/^(\d)\1+$/.test(nine)),
        fc.integer({ min: 1, max: 99 }),
        (nine, other) => {
          const expected = cpfCheckDigits(nine);
          const cpf = nine + expected;
          expect(outcome(readCpf(cpf))).toBe(cpf);
          expect(outcome(readCpf(cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')))).toBe(cpf);
          expect(outcome(readCpf(Number(cpf)))).toBe(cpf);
          expect(codes(readCpf(Number(cpf)))).toEqual(cpf.startsWith('0') ? ['leadingZerosRestored'] : []);
          const wrong = nine + String((Number(expected) + other) % 100).padStart(2, '0');
          expect(outcome(readCpf(wrong))).toEqual({ code: 'cpfCheckDigit', typed: wrong, expected });
        },
      ),
    );
  });

  test('a mask shows six digits only', () => expect(maskCpf('52998224725')).toBe('***.982.247-**'));
});

describe('CNPJ', () => {
  test.each([
    ['11.222.333/0001-81', '11222333000181'],
    [11222333000181, '11222333000181'],
    ['12ABC34501DE35', '12ABC34501DE35'],
    ['12abc34501de35', '12ABC34501DE35'],
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['CNPJ: 11.222.333/0001-81', '11222333000181'],
    [' 11 222 333 0001 81\u00a0', '11222333000181'],
    ['11222333000181.0', '11222333000181'],
    ['LBNXQOB5000141', 'LBNXQOB5000141'],
    ["'00456789000190", '00456789000190'],
  ])('%j is %s', (cell, cnpj) => expect(readCnpj(cell)).toEqual({ ok: true, value: cnpj, notes: [] }));

  test.each([
    [456789000190, '00456789000190', 2],
    ['456.789/0001-90', '00456789000190', 2],
    [191, '00000000000191', 11],
  ])('%j lacks zeros: %s', (cell, value, count) =>
    expect(readCnpj(cell)).toEqual({
      ok: true,
      value,
      notes: [{ code: 'leadingZerosRestored', typed: String(cell), count, value }],
    }),
  );

  test.each<[unknown, object]>([
    ['11.222.333/0001-82', { code: 'cnpjCheckDigit', typed: '11.222.333/0001-82', expected: '81' }],
    ['12ABC34501DE45', { code: 'cnpjCheckDigit', typed: '12ABC34501DE45', expected: '35' }],
    ['LBNXQOB5000163', { code: 'cnpjCheckDigit', typed: 'LBNXQOB5000163', expected: '41' }],
    ['11111111111111', { code: 'cnpjCheckDigit', typed: '11111111111111', expected: '80' }],
    ['00000000000000', { code: 'cnpjZeros', typed: '00000000000000' }],
    [0, { code: 'cnpjLength', typed: '0', characters: 1 }],
    ['123', { code: 'cnpjLength', typed: '123', characters: 3 }],
    ['1122233300018', { code: 'cnpjLength', typed: '1122233300018', characters: 13 }],
    ['12ABC34501DE3', { code: 'cnpjLength', typed: '12ABC34501DE3', characters: 13 }],
    ['112223330001811', { code: 'cnpjLength', typed: '112223330001811', characters: 15 }],
    ['529.982.247-25', { code: 'cnpjLength', typed: '529.982.247-25', characters: 11 }],
    ['12ABC34501DE3A', { code: 'cnpjCharacters', typed: '12ABC34501DE3A' }],
    ['12ÁBC34501DE35', { code: 'cnpjCharacters', typed: '12ÁBC34501DE35' }],
    ['11.222.333/0001_81', { code: 'cnpjCharacters', typed: '11.222.333/0001_81' }],
    ['1,12223E+13', { code: 'cnpjCharacters', typed: '1,12223E+13' }],
    [112223330001.5, { code: 'cnpjCharacters', typed: '112223330001.5' }],
    ['', { code: 'blank' }],
    [false, { code: 'logical', value: false }],
  ])('%j is refused', (cell, fault) => expect(outcome(readCnpj(cell))).toEqual(fault));

  test('any good CNPJ is read masked or not, in either case, and refused with another check digit', () => {
    fc.assert(
      fc.property(
        cnpjCharacters.filter((twelve) => !/^0+$/.test(twelve)),
        fc.integer({ min: 1, max: 99 }),
        (twelve, other) => {
          const expected = cnpjCheckDigits(twelve);
          const cnpj = twelve + expected;
          for (const form of [cnpj, cnpj.toLowerCase(), cnpj.replace(/(..)(...)(...)(....)(..)/, '$1.$2.$3/$4-$5')])
            expect(outcome(readCnpj(form))).toBe(cnpj);
          const wrong = twelve + String((Number(expected) + other) % 100).padStart(2, '0');
          expect(outcome(readCnpj(wrong))).toEqual({ code: 'cnpjCheckDigit', typed: wrong, expected });
        },
      ),
    );
  });
});

describe('CPF or CNPJ', () => {
  test.each<[unknown, object]>([
    ['529.982.247-25', { kind: 'CPF', value: '52998224725' }],
    [52998224725, { kind: 'CPF', value: '52998224725' }],
    ['12.345.678-90', { kind: 'CPF', value: '01234567890' }],
    [11222333000181, { kind: 'CNPJ', value: '11222333000181' }],
    ['12abc34501de35', { kind: 'CNPJ', value: '12ABC34501DE35' }],
    [456789000190, { kind: 'CNPJ', value: '00456789000190' }],
    ["'00003000125", { kind: 'CPF', value: '00003000125' }],
    ['00000003000125', { kind: 'CNPJ', value: '00000003000125' }],
    [3000125, { code: 'taxIdAmbiguous', typed: '3000125', cpf: '00003000125', cnpj: '00000003000125' }],
    ['3000125', { code: 'taxIdAmbiguous', typed: '3000125', cpf: '00003000125', cnpj: '00000003000125' }],
    [{ basicValue: 3000125 }, { code: 'taxIdAmbiguous', typed: '3000125', cpf: '00003000125', cnpj: '00000003000125' }],
    ['529.982.247-26', { code: 'cpfCheckDigit', typed: '529.982.247-26', expected: '25' }],
    ['11.222.333/0001-82', { code: 'cnpjCheckDigit', typed: '11.222.333/0001-82', expected: '81' }],
    ['222.222.222-22', { code: 'cpfRepeated', typed: '222.222.222-22' }],
    ['123', { code: 'cpfLength', typed: '123', digits: 3 }],
    ['1122233300018', { code: 'cnpjLength', typed: '1122233300018', characters: 13 }],
    [null, { code: 'blank' }],
  ])('%j', (cell, expected) => expect(outcome(readTaxId(cell))).toEqual(expected));
});

describe('DAP or CAF', () => {
  test.each([
    ['SDW0529982247251506231030', 'SDW0529982247251506231030'],
    ['SDW 0529982247251506231030', 'SDW0529982247251506231030'],
    ['sdw0529982247251506231030 ', 'SDW0529982247251506231030'],
    ['SDW0529982247251506231030\u00a0', 'SDW0529982247251506231030'],
    ['SDW0.529.982.247-25.1506231030', 'SDW0529982247251506231030'],
    ['DAP: SDW0529982247251506231030', 'SDW0529982247251506231030'],
    ['DAP nº SDW0529982247251506231030', 'SDW0529982247251506231030'],
    ["'SDW0529982247251506231030", 'SDW0529982247251506231030'],
    ['SAF0123456789012345678901', 'SAF0123456789012345678901'],
    ['RS01234567890123456789012', 'RS01234567890123456789012'],
    ['PA062023.01.000000001CAF', 'PA06202301000000001CAF'],
    ['CAF PA062023.01.000000001CAF', 'PA06202301000000001CAF'],
  ])('%j is %s', (cell, key) => expect(readFamilyKey(cell)).toEqual({ ok: true, value: key, notes: [] }));

  test.each([
    ['SDW0529982247261506231030', 'cpfInside', undefined],
    ['SDWO529982247251506231030', 'letterForDigit', 'SDW0529982247251506231030'],
    ['SDW052998224725I506231030', 'letterForDigit', 'SDW0529982247251506231030'],
    ['RSO1234567890123456789012', 'letterForDigit', 'RS01234567890123456789012'],
    ['SDW052998224725150623103', 'shape', undefined],
    ['SDW05299822472515062310300', 'shape', undefined],
    ['12345678901234', 'shape', undefined],
    ['PA132023.01.000000001CAF', 'shape', undefined],
    ['ABCDE', 'shape', undefined],
  ])('%j is kept, with a remark: %s', (typed, reason, suggestion) => {
    const key = typed.replaceAll('.', '');
    expect(readFamilyKey(typed)).toEqual({
      ok: true,
      value: key,
      notes: [{ code: 'familyKeyUnusual', typed, key, reason, ...(suggestion && { suggestion }) }],
    });
  });

  test.each<[unknown, object]>([
    ['sem DAP', { code: 'familyKeyShape', typed: 'sem DAP' }],
    ['não', { code: 'familyKeyShape', typed: 'não' }],
    ['N/A', { code: 'familyKeyShape', typed: 'N/A' }],
    ['Não tem', { code: 'familyKeyShape', typed: 'Não tem' }],
    ['XXXXX', { code: 'familyKeyShape', typed: 'XXXXX' }],
    [0, { code: 'familyKeyShape', typed: '0' }],
    ['---', { code: 'familyKeyShape', typed: '---' }],
    [1e24, { code: 'familyKeyDigitsLost', typed: '1e+24' }],
    [1e15, { code: 'familyKeyDigitsLost', typed: '1000000000000000' }],
    ['', { code: 'blank' }],
    [null, { code: 'blank' }],
    [true, { code: 'logical', value: true }],
  ])('%j is refused', (cell, fault) => expect(outcome(readFamilyKey(cell))).toEqual(fault));

  test('the CPF inside is masked for show', () => {
    expect(maskFamilyKey('SDW0529982247251506231030')).toBe('SDW0***982247**1506231030');
    expect(maskFamilyKey('SAF0123456789012345678901')).toBe('SAF0123456789012345678901');
    expect(maskFamilyKey('AC06202301123456789CAF')).toBe('AC06202301123456789CAF');
    expect(maskFamilyKey('52998224725')).toBe('***.982.247-**');
    expect(maskFamilyKey('123456789')).toBe('***.234.567-**');
    expect(maskFamilyKey('CPF52998224725')).toBe('CPF***.982.247-**');
  });
});
