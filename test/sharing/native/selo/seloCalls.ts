import fc from 'fast-check';
import type { CellValue } from '../../../../src/workbook/port';
import type { Call } from '../nativeAnswers';

// Calls of the functions of the Selo as tables have them, blank cells and cells that cannot be so among them. A formula
// does not read what decides nothing, such as the request of a loss within the tolerance: there nothing is unreadable.

const decimals = (most: number, places: number) =>
  fc.integer({ min: 0, max: most * 10 ** places }).map((scaled) => scaled / 10 ** places);
const money = fc.oneof(decimals(2_000_000, 2), decimals(50_000, 2), decimals(5_000, 4), fc.constant(0));
const kilograms = fc.oneof(decimals(900_000, 0), decimals(9_000, 3));
/** Mostly what the argument asks for, at times nothing, or a number below zero. */
const odd = <Value extends CellValue>(usual: fc.Arbitrary<Value>) =>
  fc.oneof(
    { weight: 30, arbitrary: usual as fc.Arbitrary<CellValue> },
    fc.constantFrom<CellValue>(null, 0, -1, { error: '#N/A' }),
  );
/** The argument, a blank cell, or left out. */
const maybe = <Value extends CellValue>(usual: fc.Arbitrary<Value>) =>
  fc.oneof(
    { weight: 5, arbitrary: usual as fc.Arbitrary<CellValue | undefined> },
    fc.constantFrom<CellValue | undefined>(null, undefined, 0),
  );

const PLACES = [
  ...['Norte', 'nordeste', 'Sudeste', 'Centro-Oeste', 'sul', 'Semiárido', 'BA', 'Minas Gerais', 'SP', 'go', 'PR', 'SE'],
  ...['Irecê/BA', 'Montes Claros/MG', 'Juruena/MT', 'Sorriso/MT', 'Toledo/PR', 'Salvador/BA', '  Bahia  ', 'Narnia'],
];
const MATERIALS = [
  ...['Soja', 'óleo de soja', 'milho em grãos', 'mamona', 'Macaúba', 'dendê', 'girassol', 'Diversificada', 'babaçu'],
  ...['sebo bovino', 'Boi', 'frango', 'óleo de peixe', 'couro', 'Insumo', 'metanol', 'sebo', 'tijolo', 'gordura suína'],
];
const FORMS = ['grão', 'óleo', 'sebo', 'vivo', 'gordura', 'torta', 'em pé', 'vidro'];
const SUPPLIERS = ['agricultor', 'Cooperativa habilitada', 'coop. sem DAP', 'CEREALISTA', 'cooperativa', 'produtor'];
const BASES = ['nota', 'NF-e', 'perene', 'frustração total', 'Perda parcial', 'mortalidade', 'talvez'];

const place = fc.constantFrom(...PLACES);
const plantUf = fc.constantFrom('SP', 'MG', 'Goiás', 'MT', 'RS', 'BA', 'PA');

/** Arguments of MULTIPLIER; in two of three cases the first ones alone. */
const purchase = fc
  .tuple(
    odd(place),
    odd(fc.constantFrom(...MATERIALS)),
    maybe(plantUf),
    maybe(fc.constantFrom(...SUPPLIERS)),
    fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, maybe(fc.constantFrom(...FORMS))),
    fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, maybe(fc.constantFrom(...BASES))),
    fc.constantFrom<CellValue | undefined>(undefined, undefined, null, '280/2022', '28/2024', 2025, 2023, '1/1999'),
    fc.oneof(fc.constantFrom<CellValue | undefined>(undefined, null, 0.75, 0.76, 1), decimals(1, 2)),
    fc.constantFrom<CellValue | undefined>(undefined, null, 3.5, 1, 100, 0.99, 100.01),
  )
  .map((args): (CellValue | undefined)[] => args);

const calls: Record<string, fc.Arbitrary<(CellValue | undefined)[]>> = {
  'SELO.MULTIPLIER': purchase,
  'SELO.WEIGHTED': fc.tuple(odd(money), purchase).map(([value, rest]) => [value, ...rest]),
  'SELO.REGION': fc.oneof(
    odd(place).map((one) => [one]),
    fc.tuple(fc.constantFrom('Irecê', 'Montes Claros', 'Salvador', 'BA', 'Toledo', null), maybe(plantUf)),
  ),
  'SELO.AREALIMIT': fc.tuple(
    odd(decimals(900, 4)),
    odd(fc.oneof(decimals(4000, 2), fc.constantFrom(9.99, 10, 200_000, 200_000.01))),
  ),
  'SELO.ADMITTED': fc.tuple(odd(kilograms), odd(decimals(300, 2)), odd(decimals(4000, 0))),
  'SELO.LOSS': fc
    .tuple(
      fc.constantFrom<CellValue>('total', 'Frustração parcial', 'parcial', 'perda total', 'mortalidade', 'x', null),
      odd(fc.oneof(kilograms, fc.constantFrom(1000, 5000))),
      odd(fc.oneof(kilograms, fc.constantFrom(800, 799.999, 4000, 3999, 0))),
      odd(fc.constantFrom(0, 1, 3, 4, 5, 2.5)),
      fc.constantFrom<CellValue | undefined>(undefined, 'sim', 'não', 45092, 'SEI 1234/2023', null, true),
    )
    .map((args): (CellValue | undefined)[] => args),
  'SELO.USED': fc.tuple(
    odd(money),
    odd(fc.oneof(decimals(12, 1), fc.constantFrom(0, 100, 100.5, 9.99))),
    maybe(fc.oneof(decimals(1, 2), fc.constantFrom(0.1, 0.0999, 0.125, 1.01))),
  ),
  'SELO.INSTALMENT': fc.tuple(
    odd(fc.oneof(money, decimals(1, 2))),
    odd(fc.constantFrom(1, 2, 3, 4, 5, 6, 2.5)),
    odd(fc.constantFrom(1, 2, 3, 4, 5, 1.5)),
    fc.constantFrom<CellValue | undefined>(undefined, undefined, 'sim', 'não', null, 1000, 999),
  ),
  'SELO.TRAVEL': fc.tuple(odd(fc.oneof(money, decimals(9_000, 3))), maybe(fc.oneof(money, decimals(3_000, 3)))),
  'SELO.MISSING': fc.tuple(
    odd(fc.oneof(decimals(1, 3), fc.constantFrom(0.15, 1, 1.01))),
    odd(money),
    odd(decimals(9_000_000, 2)),
    odd(fc.constantFrom(1, 1.3, 4, 5.2, 26, 0.001, 0.0009, 1000)),
  ),
  'SELO.FAMILYCAP': fc
    .constantFrom<CellValue | undefined>(undefined, null, 42916, 42917, 44377.5, 44378, 45838, 45839, 45092, 12)
    .map((date) => [date]),
};

/** One call of one of the functions whose answers are kept to the cent. */
export const seloCall: fc.Arbitrary<Call> = fc
  .constantFrom(...Object.keys(calls))
  .chain((id) => calls[id]!.map((args): Call => ({ id, args })));

/** Parts of a share and the biodiesel sold, the share being so many thousandths of it. */
export const percentCall: fc.Arbitrary<Call> = fc
  .tuple(
    fc.integer({ min: 0, max: 3000 }),
    fc.integer({ min: 1, max: 90_000_000 }),
    fc.integer({ min: 0, max: 90_000 }),
  )
  .map(([thousandths, thousands, costs]): Call => {
    const [whole, part] = [thousandths * thousands, Math.min(costs, thousandths * thousands)];
    return { id: 'SELO.PERCENT', args: [(whole - part) / 100, part / 100, thousands * 10] };
  });
