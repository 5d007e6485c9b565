import { cnpjCheckDigits } from '../../../src/brazil/cnpj';
import { modulus11 } from '../../../src/brazil/checkDigit';
import type { SeloFindingData } from '../../../src/rules/selo/findings';
import {
  CNPJ,
  cooperative,
  CPF,
  DAP,
  farmer,
  found,
  soy,
  soyOfCooperative,
  validate,
  type CellsOfRow,
  type Written,
} from './tables';

type Tables = Written & { acquisitions: CellsOfRow[] };

/** A key with its check digit. */
function key(head: string): string {
  return head + modulus11(head, 9);
}
const CAF = 'PA062023.01.000000001CAF';
const OWN_KEY = key(`512306000${CPF[0]}55920000000015140817263`);
const COOP_KEY = key(`512306${CNPJ[0]}55001000000015140817263`);

const lines = (...acquisitions: CellsOfRow[]): Tables => ({ acquisitions });
const withFarmer = (acquisition: CellsOfRow, of: CellsOfRow): Tables => ({
  acquisitions: [acquisition],
  suppliers: [farmer(of)],
});
const withCoop = (acquisition: CellsOfRow, of: CellsOfRow): Tables => ({
  acquisitions: [acquisition],
  intermediaries: [cooperative(of)],
});
const contract = (more: CellsOfRow): CellsOfRow => ({
  contract: 'C-1',
  cpf: CPF[0],
  material: 'soja',
  date: '01/10/2022',
  salePrice: 2,
  ...more,
});
const withContract = (acquisition: CellsOfRow, of: CellsOfRow): Tables => ({
  acquisitions: [soy({ contract: 'C-1', ...acquisition })],
  contracts: [contract(of)],
});
const perennial = (more: CellsOfRow = {}): CellsOfRow =>
  soy({
    municipality: 'Moju/PA',
    material: 'dendê',
    basis: 'perene',
    invoiceNumber: null,
    area: 120,
    yield: 20_000,
    quantity: 2_400_000,
    value: 1_800_000,
    contract: 'P-1',
    ...more,
  });
const lost = (more: CellsOfRow = {}): CellsOfRow =>
  soy({ basis: 'frustração parcial', invoiceNumber: null, quantity: 52_500, value: 110_250, contract: 'C-1', ...more });
const claim = (more: CellsOfRow = {}): CellsOfRow => ({
  contract: 'C-1',
  kind: 'parcial',
  material: 'soja',
  expected: 150_000,
  delivered: 97_500,
  reports: 4,
  request: 'SEI 1',
  ...more,
});
const withClaim = (acquisition: CellsOfRow, of: CellsOfRow): Tables => ({
  acquisitions: [lost(acquisition)],
  losses: [claim(of)],
});
const cattle = (more: CellsOfRow): CellsOfRow =>
  soy({
    material: 'bovinos',
    basis: 'mortalidade',
    invoiceNumber: null,
    quantity: 400,
    value: 3000,
    contract: 'B-1',
    ...more,
  });
const deaths = (more: CellsOfRow): CellsOfRow => ({
  contract: 'B-1',
  kind: 'mortalidade',
  cause: 'doença',
  documents: 'a, b e c',
  request: 'SEI 2',
  ...more,
});
const prices = (...reais: number[]): Tables =>
  lines(...reais.map((value, at) => soy({ invoiceNumber: at + 1, quantity: 1000, value })));

/** Code, title, tables in which it is found, a part of what is found, and tables beside in which it is not. */
const CASES: [SeloFindingData['code'], string, Tables, object, Tables][] = [
  [
    'R01',
    'a value that is not there',
    lines(soy({ value: null })),
    { severity: 'error', column: 'value', data: { found: 'blank' } },
    lines(soy()),
  ],
  ['R01', 'a value of zero', lines(soy({ value: 0 })), { data: { found: 'zero' } }, lines(soy({ value: 0.01 }))],
  [
    'R01',
    'a negative value, which is a return',
    lines(soy({ value: 'R$ (12,00)' })),
    { data: { found: 'refused', reason: { code: 'amountNegative' } } },
    lines(soy({ value: 'R$ 12,00' })),
  ],
  [
    'R01',
    'an error of Excel in the value',
    lines(soy({ value: { error: '#N/A' } })),
    { data: { fault: { code: 'errorCell', error: '#N/A' } } },
    lines(soy()),
  ],
  [
    'R01',
    'an ambiguous number',
    lines(soy({ value: '1.500' })),
    { data: { fault: { code: 'numberAmbiguous' } } },
    lines(soy({ value: '1.500,00' })),
  ],
  [
    'R01',
    'a day that is not in the calendar',
    lines(soy({ date: '31/06/2023' })),
    { column: 'date', data: { fault: { code: 'dateImpossible' } } },
    lines(soy({ date: '30/06/2023' })),
  ],
  [
    'R01',
    'a material nobody knows',
    lines(soy({ material: 'xisto' })),
    { column: 'material', data: { reason: { code: 'materialUnknown' } } },
    lines(soy({ material: 'óleo de soja' })),
  ],
  [
    'R01',
    'a cooperative that may be one or the other',
    lines(soyOfCooperative({ supplierType: 'cooperativa' })),
    { data: { reason: { code: 'supplierAmbiguous' } } },
    withCoop(soyOfCooperative({ supplierType: 'cooperativa' }), {}),
  ],
  [
    'R01',
    'art. 3º, § 8º: a purchase without an invoice',
    lines(soy({ invoiceNumber: null })),
    { column: 'invoiceNumber', data: { found: 'blank' } },
    lines(soy()),
  ],
  [
    'R01',
    'a cooperative of which nothing tells the kind',
    lines(soy({ supplierType: null, intermediary: CNPJ[0] })),
    { column: 'supplierType', data: { found: 'blank' } },
    lines(soy({ supplierType: null, intermediary: null, issuer: CNPJ[0] })),
  ],
  [
    'R02',
    'a CPF with a wrong check digit',
    lines(soy({ cpf: '529.982.247-26' })),
    { severity: 'error', column: 'cpf', data: { fault: { code: 'cpfCheckDigit', expected: '25' } } },
    lines(soy({ cpf: '529.982.247-25' })),
  ],
  [
    'R02',
    'a CNPJ with a wrong check digit',
    lines(soyOfCooperative({ intermediary: '11222333000182', issuer: null })),
    { column: 'intermediary', data: { fault: { code: 'cnpjCheckDigit' } } },
    lines(soyOfCooperative({ intermediary: '12ABC34501DE35', issuer: null })),
  ],
  [
    'R03',
    'a key that Excel turned into 1,52E+43',
    lines(soy({ invoiceKey: 1.5230600052998224e43 })),
    { severity: 'error', data: { found: 'unreadable', fault: { code: 'nfeDigitsLost' } } },
    lines(soy({ invoiceKey: OWN_KEY, invoiceSeries: 920 })),
  ],
  [
    'R03',
    'a key of another month',
    lines(soy({ invoiceKey: OWN_KEY, invoiceSeries: 920, date: '01/07/2023' })),
    { severity: 'warning', data: { what: 'month', inKey: '2023-06', inRow: '2023-07' } },
    lines(soy({ invoiceKey: OWN_KEY, invoiceSeries: 920 })),
  ],
  [
    'R03',
    'a key of another issuer',
    lines(soy({ invoiceKey: COOP_KEY })),
    { data: { what: 'issuer' } },
    lines(soyOfCooperative({ invoiceKey: COOP_KEY })),
  ],
  [
    'R03',
    'one note under two keys',
    lines(
      soyOfCooperative({ invoiceKey: COOP_KEY }),
      soyOfCooperative({ invoiceKey: key(`512306${CNPJ[0]}55001000000015140817274`), cpf: CPF[1], family: DAP[1] }),
    ),
    { row: 1, data: { found: 'twoKeys', ofRow: 0 } },
    lines(
      soyOfCooperative({ invoiceKey: COOP_KEY }),
      soyOfCooperative({ invoiceKey: COOP_KEY, cpf: CPF[1], family: DAP[1] }),
    ),
  ],
  [
    'R04',
    'the same item twice',
    lines(soy(), soy()),
    { severity: 'error', row: 1, data: { same: 'all', ofRow: 0 } },
    lines(soy(), soy({ invoiceNumber: 16 })),
  ],
  [
    'R04',
    'the same item with another value',
    lines(soy(), soy({ value: 2501 })),
    { severity: 'warning', row: 1, data: { same: 'item' } },
    lines(soyOfCooperative(), soyOfCooperative({ cpf: CPF[1], family: DAP[1] })),
  ],
  [
    'R05',
    'an invoice of the year before',
    lines(soy({ date: '31/12/2022' })),
    { severity: 'error', column: 'date', data: { date: '2022-12-31', year: 2023 } },
    lines(soy({ date: '01/01/2023' })),
  ],
  [
    'R05',
    'an invoice of the year after',
    lines(soy({ date: '01/01/2024' })),
    { data: { date: '2024-01-01' } },
    lines(soy({ date: '31/12/2023' })),
  ],
  [
    'R06',
    'a municipality of another state',
    lines(soy({ municipality: 'Rio Branco', uf: 'PA' })),
    { severity: 'error', data: { found: 'unreadable' } },
    lines(soy({ municipality: 'Rio Branco', uf: 'AC' })),
  ],
  [
    'R06',
    'name and code of two places',
    lines(soy({ municipality: 'Sorriso', uf: 'MT', ibge: 5105176 })),
    { severity: 'error', column: 'ibge', data: { found: 'codeDiffers', here: 'Sorriso/MT', there: 'Juruena/MT' } },
    lines(soy({ municipality: 'Juruena', uf: 'MT', ibge: 5105176 })),
  ],
  [
    'R06',
    'S5: the farmer is registered elsewhere',
    withFarmer(soy(), { municipality: 'Irecê/BA' }),
    { severity: 'warning', data: { found: 'registryDiffers' } },
    withFarmer(soy(), { municipality: 'Sorriso/MT' }),
  ],
  [
    'R07',
    'art. 4º, I: the CAF expired the day before',
    withFarmer(soy({ family: CAF }), { family: CAF, familyValidUntil: '14/06/2023' }),
    { severity: 'error', data: { found: 'expired', limit: '2023-06-14', extended: false } },
    withFarmer(soy({ family: CAF }), { family: CAF, familyValidUntil: '15/06/2023' }),
  ],
  [
    'R07',
    'a DAP expired the day before those that Portaria MDA 1/2023 extended by a year',
    withFarmer(soy(), { familyValidUntil: '07/02/2023' }),
    { severity: 'error', data: { found: 'expired', limit: '2023-02-07' } },
    withFarmer(soy(), { familyValidUntil: '08/02/2023' }),
  ],
  [
    'R07',
    'art. 4º, I: the DAP began the day after',
    withFarmer(soy(), { from: '16/06/2023' }),
    { severity: 'error', data: { found: 'notYet' } },
    withFarmer(soy(), { from: '15/06/2023' }),
  ],
  [
    'R07',
    'art. 4º, I: a CAF that is suspended',
    withFarmer(soy(), { familyStatus: 'Suspensa' }),
    { severity: 'error', data: { found: 'status', typed: 'Suspensa' } },
    withFarmer(soy(), { familyStatus: 'ATIVA' }),
  ],
  [
    'R07',
    'a farmer who is not in the register',
    withFarmer(soy(), { cpf: CPF[1], family: DAP[1] }),
    { severity: 'warning', data: { found: 'notListed' } },
    withFarmer(soy(), { family: DAP[1] }),
  ],
  [
    'R07',
    'no register at all',
    lines(soy()),
    { severity: 'warning', row: null, data: { found: 'noTable' } },
    withFarmer(soy(), {}),
  ],
  [
    'R08',
    'art. 9º: habilitation ended the day before',
    withCoop(soyOfCooperative(), { habilitatedUntil: '14/06/2023' }),
    { severity: 'error', data: { found: 'expired' } },
    withCoop(soyOfCooperative(), { habilitatedUntil: '15/06/2023' }),
  ],
  [
    'R08',
    'art. 9º: habilitation begins the day after',
    withCoop(soyOfCooperative(), { habilitatedFrom: '16/06/2023' }),
    { severity: 'error', data: { found: 'notYet' } },
    withCoop(soyOfCooperative(), { habilitatedFrom: '15/06/2023' }),
  ],
  [
    'R08',
    'art. 9º: an intermediary not habilitated',
    withCoop(soyOfCooperative({ supplierType: 'cerealista não habilitada', intermediary: CNPJ[1] }), {}),
    { severity: 'error', data: { found: 'denied' } },
    withCoop(soyOfCooperative(), {}),
  ],
  [
    'R08',
    'an intermediary that is not in the register',
    withCoop(soyOfCooperative({ intermediary: CNPJ[1] }), {}),
    { severity: 'warning', data: { found: 'notListed' } },
    withCoop(soyOfCooperative(), {}),
  ],
  [
    'R09',
    'art. 9º, parágrafo único: no farmer behind the invoice',
    lines(soyOfCooperative({ cpf: null, family: null })),
    { severity: 'error', row: 0 },
    lines(soyOfCooperative()),
  ],
  [
    'R10',
    'art. 3º, § 4º: live swine',
    lines(soy({ material: 'suínos vivos' })),
    { severity: 'error' },
    lines(soy({ material: 'ovinos vivos' })),
  ],
  [
    'R11',
    'art. 4º, § 5º, III: input only expected',
    lines(soy({ material: 'insumo', basis: 'frustração total' })),
    { severity: 'error' },
    lines(soy({ material: 'insumo' })),
  ],
  [
    'R12',
    'a price 31% over the median',
    prices(2500, 2500, 2500, 2500, 3275),
    { severity: 'warning', row: 4 },
    prices(2500, 2500, 2500, 2500, 3250),
  ],
  [
    'R12',
    'a price a cent under 70% of the median',
    prices(2500, 2500, 2500, 2500, 1749.99),
    { row: 4 },
    prices(2500, 2500, 2500, 2500, 1750),
  ],
  [
    'R12',
    'four prices have no median to speak of',
    prices(2500, 2500, 2500, 2500, 9000),
    { row: 4 },
    prices(2500, 2500, 2500, 9000),
  ],
  [
    'R13',
    'a price a cent under the contract’s',
    withContract({ value: 1999.99 }, {}),
    { severity: 'error', data: { contract: 'C-1' } },
    withContract({ value: 2000 }, {}),
  ],
  [
    'R14',
    'art. 5º: a farm without CAR',
    lines(soy({ ruralRegistry: null }), soy({ invoiceNumber: 2 })),
    { severity: 'warning', row: 0, data: { found: 'denied' } },
    lines(soy()),
  ],
  [
    'R15',
    'no contract',
    lines(soy({ contract: null }), soy({ contract: 'C-1', invoiceNumber: 2 })),
    { severity: 'error', row: 0, data: { found: 'blank' } },
    lines(soy({ contract: 'C-1' })),
  ],
  [
    'R15',
    'a contract that is not in the table',
    withContract({ contract: 'C-2' }, {}),
    { data: { found: 'notListed' } },
    withContract({}, {}),
  ],
  [
    'R15',
    'a contract signed the day after the delivery',
    withContract({}, { date: '16/06/2023' }),
    { data: { found: 'signedLater' } },
    withContract({}, { date: '15/06/2023' }),
  ],
  [
    'R15',
    'a contract of another farmer',
    withContract({}, { cpf: CPF[1] }),
    { data: { found: 'otherFarmer' } },
    withContract({}, { cpf: CPF[0] }),
  ],
  [
    'R15',
    'a contract of another crop',
    withContract({}, { material: 'girassol' }),
    { data: { found: 'otherMaterial' } },
    withContract({}, { material: 'soja em grão' }),
  ],
  [
    'R15',
    'a gram more than was agreed',
    withContract({}, { quantity: 999.999 }),
    { table: 'contracts', data: { found: 'overQuantity' } },
    withContract({}, { quantity: 1000 }),
  ],
  [
    'R16',
    'art. 7º: expectation beside invoices of the crop',
    lines(perennial(), soy({ material: 'dendê', municipality: 'Moju/PA' })),
    { severity: 'error', row: 0, data: { ofRow: 1 } },
    lines(perennial(), soy()),
  ],
  [
    'R17',
    'art. 8º, II, b: three reports',
    withClaim({}, { reports: 3 }),
    { severity: 'error', data: { reason: { code: 'lossEvidenceMissing' } } },
    withClaim({}, {}),
  ],
  [
    'R17',
    'art. 8º, § 1º: no request',
    withClaim({}, { request: 'não' }),
    { severity: 'error', data: { reason: { code: 'lossEvidenceMissing' } } },
    withClaim({}, { request: 'sim' }),
  ],
  [
    'R17',
    'a loss that is not in the table',
    withClaim({ contract: 'C-9' }, {}),
    { severity: 'warning', data: { found: 'notListed' } },
    withClaim({}, {}),
  ],
  [
    'R17',
    'art. 8º, III: a document of the deaths is missing',
    { acquisitions: [cattle({})], losses: [deaths({ documents: 'a, c' })] },
    { severity: 'error', data: { lack: [{ kind: 'document', letter: 'b' }] } },
    { acquisitions: [cattle({})], losses: [deaths({})] },
  ],
  [
    'R17',
    'art. 8º, III: deaths of another cause',
    { acquisitions: [cattle({})], losses: [deaths({ cause: 'velhice' })] },
    { data: { lack: [{ kind: 'cause' }] } },
    { acquisitions: [cattle({})], losses: [deaths({ cause: 'caso fortuito' })] },
  ],
  [
    'R18',
    'art. 8º, II, a: a loss of 20% exactly',
    withClaim({}, { delivered: 120_000 }),
    { severity: 'warning' },
    withClaim({ quantity: 30_001 }, { delivered: 119_999 }),
  ],
  [
    'R20',
    'art. 4º, § 1º: an advance',
    lines(soy({ transfer: 'adiantamento' })),
    { severity: 'error' },
    lines(soy({ transfer: 'doação' })),
  ],
  [
    'R28',
    'soy said to be diversified',
    lines(soy({ materialClass: 'diversificada' })),
    { severity: 'information', data: { found: 'class', said: 'diversificada', of: 'soja' } },
    lines(soy({ materialClass: 'soja' })),
  ],
  [
    'R28',
    'a cooperative that the register has as another',
    withCoop(soyOfCooperative({ supplierType: 'cooperativa sem DAP' }), {}),
    { severity: 'warning', data: { found: 'supplier' } },
    withCoop(soyOfCooperative(), {}),
  ],
  [
    'R28',
    'art. 7º: soy is no perennial',
    lines(soy({ basis: 'perene' })),
    { severity: 'error', data: { reason: { code: 'perennialOfAnnualCrop' } } },
    lines(perennial()),
  ],
  [
    'R29',
    'a CPF that lost its zeros',
    lines(soy({ cpf: 1234567890 })),
    { severity: 'information', fix: { value: '01234567890', column: 'cpf' } },
    lines(soy()),
  ],
  [
    'R29',
    'no value, but quantity and price',
    lines(soy({ value: null, salePrice: '2,50' })),
    { severity: 'information', data: { found: 'valueOfPrice', cents: 250_000 } },
    lines(soy({ salePrice: 2.5 })),
  ],
  [
    'R30',
    'sacks of soy are of 60 kg',
    lines(soy({ quantity: 100, unit: 'sc' })),
    { severity: 'information', data: { found: 'converted', grams: 6_000_000 } },
    lines(soy({ unit: 'kg' })),
  ],
  [
    'R30',
    'sacks of castor are of no certain weight',
    lines(soy({ material: 'mamona', unit: 'sc' })),
    { severity: 'warning', data: { found: 'unitUnknown', typed: 'sc' } },
    lines(soy({ material: 'mamona', unit: 't' })),
  ],
  [
    'R31',
    'value and quantity × price two cents apart',
    lines(soy({ salePrice: 2.5, value: 2500.02 })),
    { severity: 'warning', data: { value: 250_002, computed: 250_000 } },
    lines(soy({ salePrice: 2.5, value: 2500.01 })),
  ],
  [
    'R32',
    'art. 7º: more than area × yield at maturity',
    lines(perennial({ quantity: 2_400_001 })),
    { severity: 'warning', data: { found: 'beyond' } },
    lines(perennial()),
  ],
  [
    'R32',
    'art. 7º: area not said',
    lines(perennial({ area: null })),
    { severity: 'warning', data: { found: 'notSaid', what: 'area' } },
    lines(perennial()),
  ],
  [
    'R32',
    'art. 7º: no contract',
    lines(perennial({ contract: null }), soy({ contract: 'C-1' })),
    { severity: 'error', data: { found: 'refused', reason: { code: 'perennialNotContracted' } } },
    lines(perennial()),
  ],
  [
    'R33',
    'art. 8º, II: more than the loss grants',
    withClaim({ quantity: 52_501 }, {}),
    { severity: 'warning', data: { counted: 52_500_000, presented: 52_501_000 } },
    withClaim({}, {}),
  ],
];

describe.each(CASES)('%s: %s', (code, _title, fires, expected, beside) => {
  test('is found', async () =>
    expect(found(await validate(fires), code)).toContainEqual(expect.objectContaining(asPart(expected))));
  test('is not found beside it', async () => {
    const same = (await validate(beside)).findings.filter(({ data }) => data.code === code);
    expect(same).not.toContainEqual(expect.objectContaining(asPart(expected)));
  });
});

/** Nested objects as parts of what is found, too. */
function asPart(expected: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(expected).map(([name, value]) => [
      name,
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? expect.objectContaining(asPart(value as object))
        : value,
    ]),
  );
}

test('the numbers of these tables are right', () => {
  expect(CNPJ[1].endsWith(cnpjCheckDigits(CNPJ[1]))).toBe(true);
  expect(OWN_KEY).toHaveLength(44);
  expect(COOP_KEY).toHaveLength(44);
});
