import fc from 'fast-check';
import { packText, unpackText } from '../../../src/workbook/xlsx/packedText';

test('any text comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(unpackText(packText(text))).toBe(text);
    }),
  );
});

test('a text of several pieces comes back, and is much shorter while packed', () => {
  const text = JSON.stringify(Array.from({ length: 40_000 }, (_, row) => ['K3F7Q', row, `linha ${row}`, row * 1.5]));
  const packed = packText(text);
  expect(unpackText(packed)).toBe(text);
  expect(packed.length).toBeLessThan(text.length / 2);
});

test('what was damaged, cut short or is no packed text gives nothing', () => {
  const packed = packText('Nada se perde. '.repeat(500));
  expect(unpackText(packed.slice(0, -8))).toBeNull();
  expect(unpackText('')).toBeNull();
  expect(unpackText('não é um texto guardado')).toBeNull();
  expect(unpackText(btoa('{"version":1}'))).toBeNull();
});
