import type { SeloFindingData } from '../../../src/rules/selo/findings';
import { CNPJ, cooperative, CPF, donation, found, soy, validate, type CellsOfRow, type Written } from './tables';

type Tables = Written & { acquisitions: CellsOfRow[] };

const bought = [soy({ value: 500_000, quantity: 200_000 })];
const costs = (...rows: CellsOfRow[]): Tables => ({ acquisitions: bought, costs: rows });
const machine = (more: CellsOfRow = {}): CellsOfRow =>
  donation({ costLetter: 'g', donee: CNPJ[0], doneeType: 'cooperativa AF habilitada', value: 180_000, ...more });
const research = (more: CellsOfRow = {}): CellsOfRow => ({
  costItem: 'III',
  region: 'Sul',
  date: '10/03/2023',
  value: 100,
  invoiceNumber: 5,
  contract: 'TED 1',
  reports: 'sim',
  admittedBefore: 'Ofício 9',
  transfer: 'convênio',
  ...more,
});
const assistance = (more: CellsOfRow = {}): CellsOfRow => ({
  costItem: 'V',
  region: 'Sul',
  date: '10/03/2023',
  value: 100,
  transfer: 'contrato',
  professionalRegistry: 'CREA-RS 1',
  ...more,
});
const technician = (more: CellsOfRow = {}): CellsOfRow => ({
  cpf: CPF[0],
  municipality: 'Sorriso/MT',
  salary: 86_400,
  charges: 31_104,
  travelReceipts: '18.950,40',
  ...more,
});
const technicians = (...rows: CellsOfRow[]): Tables => ({ acquisitions: bought, technicians: rows });

const CASES: [SeloFindingData['code'], string, Tables, object, Tables][] = [
  [
    'R19',
    'art. 4º, II: public funds',
    costs(donation({ publicFunds: 'sim' })),
    { severity: 'error', column: 'publicFunds' },
    costs(donation()),
  ],
  [
    'R19',
    'art. 4º, II: of the funds nothing is said',
    costs(donation({ publicFunds: null })),
    { severity: 'warning' },
    costs(donation({ publicFunds: 'recursos próprios' })),
  ],
  [
    'R20',
    'art. 4º, § 1º: an advance',
    costs(donation({ transfer: 'adiantamento' })),
    { severity: 'error', column: 'transfer' },
    costs(donation()),
  ],
  [
    'R20',
    'art. 4º, § 1º: financed',
    costs(donation({ transfer: 'crédito Pronaf' })),
    { severity: 'error' },
    costs(donation()),
  ],
  [
    'R21',
    'art. 4º, II, g: a machine given to a farmer',
    costs(machine({ donee: null, doneeType: 'agricultor' })),
    { severity: 'error', column: 'donee' },
    costs(machine()),
  ],
  [
    'R21',
    'art. 4º, II, g: a cooperative that lost its habilitation',
    { ...costs(machine()), intermediaries: [cooperative({ habilitatedUntil: '09/03/2023' })] },
    { severity: 'error' },
    { ...costs(machine()), intermediaries: [cooperative({ habilitatedUntil: '10/03/2023' })] },
  ],
  [
    'R22',
    'art. 4º, § 2º, I: no invoice',
    costs(donation({ invoiceNumber: null })),
    { severity: 'error' },
    costs(donation()),
  ],
  [
    'R22',
    'art. 4º, § 2º, I: no receipt',
    costs(donation({ receipt: null }), donation()),
    { severity: 'error', row: 0 },
    costs(donation()),
  ],
  [
    'R23',
    'art. 4º, § 3º: used, and no years of use',
    costs(machine({ used: 'sim' })),
    { severity: 'error', column: 'yearsOfUse', data: { code: 'R23', found: 'yearsMissing' } },
    costs(machine({ used: 'sim', yearsOfUse: '3 anos e 4 meses' })),
  ],
  [
    'R23',
    'art. 4º, § 3º: a tractor of three years and four months',
    costs(machine({ used: 'sim', yearsOfUse: '3 anos e 4 meses' })),
    { data: { code: 'R23', found: 'reduced', invoice: 18_000_000, left: 10_800_000 } },
    costs(machine()),
  ],
  [
    'R24',
    'art. 4º, § 4º: six years',
    costs(machine({ amortizationYears: 6, instalment: 1, granted: 'sim' })),
    { severity: 'error' },
    costs(machine({ amortizationYears: 5, instalment: 1, granted: 'sim' })),
  ],
  [
    'R24',
    'art. 4º, § 4º: not granted',
    costs(machine({ amortizationYears: 5, instalment: 1, granted: 'não' })),
    { severity: 'error' },
    costs(machine({ amortizationYears: 1, granted: 'não' })),
  ],
  [
    'R24',
    'art. 4º, § 4º: seeds are not amortized',
    costs(donation({ amortizationYears: 3, instalment: 1, granted: 'sim' })),
    { data: { code: 'R24', found: 'notAmortizable', letter: 'a' } },
    costs(donation()),
  ],
  [
    'R24',
    'art. 4º, § 4º: which instalment is not said',
    costs(machine({ amortizationYears: 5, granted: 'sim' })),
    { data: { code: 'R24', found: 'instalmentMissing' } },
    costs(machine({ amortizationYears: 5, instalment: '1ª parcela', granted: 'sim' })),
  ],
  [
    'R25',
    'art. 4º, III: not admitted beforehand',
    costs(research({ admittedBefore: 'não' })),
    { severity: 'error' },
    costs(donation()),
  ],
  ['R25', 'art. 4º, § 6º: no reports', costs(research({ reports: 'não' })), { severity: 'error' }, costs(donation())],
  [
    'R26',
    'art. 4º, V: no professional registration',
    costs(assistance({ professionalRegistry: null }), assistance()),
    { severity: 'error', row: 0 },
    costs(assistance()),
  ],
  [
    'R27',
    'one technician twice',
    technicians(technician(), technician({ travelReceipts: null })),
    { severity: 'error', row: 1, data: { code: 'R27', found: 'twice', ofRow: 0 } },
    technicians(technician(), technician({ cpf: CPF[1] })),
  ],
  [
    'R27',
    'art. 4º, IV, b: receipts over 40%',
    technicians(technician({ travelReceipts: 41_000 })),
    { severity: 'warning', data: { code: 'R27', found: 'overReceipts', receipts: 4_100_000, counted: 3_456_000 } },
    technicians(technician({ travelReceipts: 34_560 })),
  ],
  [
    'R27',
    'art. 4º, IV, b: the 15% give more than the receipts',
    technicians(technician({ travelReceipts: 9000 })),
    { data: { code: 'R27', found: 'bothMethods', method: 'flat', flat: 1_296_000, receipts: 900_000 } },
    technicians(technician({ travelReceipts: null })),
  ],
  [
    'R27',
    'salaries are in the costs already',
    {
      ...technicians(technician()),
      costs: [
        { costItem: 'IV', costLetter: 'a, b', region: 'Sul', date: '10/03/2023', value: 136_454.4, transfer: '-' },
      ],
    },
    { data: { code: 'R27', found: 'alsoInCosts', inCosts: 13_645_440, technicians: 13_645_440 } },
    technicians(technician()),
  ],
  [
    'R34',
    'art. 4º, II: a letter that is not on the list',
    costs(donation({ costLetter: 'z' })),
    { severity: 'error' },
    costs(donation({ costLetter: 'alínea k' })),
  ],
  [
    'R34',
    'art. 4º, § 8º: a cost of no region',
    costs(donation({ region: null })),
    { severity: 'error' },
    costs(donation({ region: 'S, SE e CO' })),
  ],
  [
    'R35',
    'a cost of another year',
    costs(donation({ date: '31/12/2022' })),
    { severity: 'error', data: { code: 'R35', date: '2022-12-31', year: 2023 } },
    costs(donation({ date: '01/01/2023' })),
  ],
  [
    'R01',
    'an item that is none',
    costs(donation({ costItem: 'VII' })),
    { table: 'costs', column: 'costItem', severity: 'error' },
    costs(donation({ costItem: 'inciso II' })),
  ],
];

describe.each(CASES)('%s: %s', (code, _title, fires, expected, beside) => {
  test('is found', async () =>
    expect(found(await validate(fires), code)).toContainEqual(expect.objectContaining(expected)));
  test('is not found beside it', async () =>
    expect(found(await validate(beside), code)).not.toContainEqual(expect.objectContaining(expected)));
});

describe('what counts of a cost', () => {
  const admitted = async (tables: Tables) => (await validate(tables)).costs?.admitted;

  test('a used tractor of 180,000: 108,000 (art. 4º, § 3º, S11)', async () =>
    expect(await admitted(costs(machine({ used: 'sim', yearsOfUse: '3 anos e 4 meses' })))).toEqual([108_000]));
  test('the first of five instalments of 500,000: 100,000 (art. 4º, § 4º)', async () =>
    expect(
      await admitted(costs(machine({ value: 500_000, amortizationYears: 5, instalment: 1, granted: 'sim' }))),
    ).toEqual([100_000]));
  test('a technician: salary, charges and receipts (art. 4º, IV)', async () => {
    const validation = await validate(technicians(technician()));
    expect(validation.technicians?.admitted).toEqual([136_454.4]);
    expect(validation.costs).toBeNull();
  });
  test('of receipts over 40% the rest is in the ledger', async () => {
    const { ledger, technicians: columns } = await validate(technicians(technician({ travelReceipts: 41_000 })));
    expect(ledger).toEqual([
      { of: 'technicians', row: 0, code: 'overReceipts', article: 'art. 4º, IV, b', cents: 644_000 },
    ]);
    expect(columns?.disallowed).toEqual([6440]);
    expect(columns?.articles).toEqual(['art. 4º, IV, b']);
  });
});
