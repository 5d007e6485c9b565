import { nameOfPlace } from '../../brazil/place';
import type { IsoDate } from '../../brazil/read';
import { yearOf } from '../../brazil/dates';
import { readTaxId } from '../../brazil/taxId';
import { fold } from '../../brazil/text';
import { exact } from '../../rules/exact';
import { hasAreaLimit } from '../../rules/selo/art6AreaLimit';
import { missingByFacts } from '../../rules/selo/year/acquisition';
import { isExpected } from '../../rules/selo/purchase';
import { blank, Columns, dateIn, harvestKey, keyOf, remembered, textOf, type ReadCell } from './cells';
import { contractFault, type Contracts } from './contracts';
import { factsOf } from './facts';
import { activityOn, cropKey, registryOf, type FamilyActivity, type Farmer, type Farmers } from './farmers';
import type { Habilitation, Intermediaries } from './intermediaries';
import { invoiceReader } from './invoices';
import type { SeloLogs } from './logs';
import type { PlantYearParameters } from './parameters';
import { cpfIn, familyIn } from './people';
import { placeReader } from './places';
import { goodsReader, PurchaseKinds, type Goods } from './purchaseKinds';
import type { PurchaseLine } from './purchaseLine';
import { PurchaseValues } from './purchaseValues';
import { RowTeller } from './rowTeller';
import { Sellers } from './sellers';
import { quantityReader } from './quantities';
import type { SeloTables } from './tables';
import { tellOfTables } from './wholeTables';

/** The tables that purchases are joined to. */
export interface Registers {
  farmers: Farmers;
  intermediaries: Intermediaries;
  contracts: Contracts;
}

/** A row that was not understood, and the value it would have had. */
export interface UnreadRow {
  row: number;
  cents: number | null;
}

/** Art. 4, caput: the cost is annual, which is a calendar year (reading S19). */
const OF_THE_YEAR = 'art. 4º, caput';

/** Reads the purchases row by row, each joined to its farmer, intermediary and contract. */
export class AcquisitionRows extends RowTeller {
  readonly lines: PurchaseLine[] = [];
  readonly unread: UnreadRow[] = [];
  private readonly placeOf;
  private readonly goodsOf;
  private readonly kinds;
  private readonly invoiceOf;
  private readonly quantityOf;
  private readonly values;
  private readonly sellers;
  private readonly missingOf = missingByFacts();
  private readonly areaKeys = new Map<string, Map<string, Map<string, string>>>();

  constructor(
    tables: SeloTables,
    private readonly registers: Registers,
    private readonly parameters: PlantYearParameters,
    logs: SeloLogs,
  ) {
    super(new Columns(tables.acquisitions), logs.of('acquisitions'));
    this.placeOf = placeReader(this.columns);
    this.goodsOf = goodsReader(this.columns);
    this.kinds = new PurchaseKinds(parameters.plantUf, parameters.unseenFactor);
    this.invoiceOf = invoiceReader(this.columns);
    this.quantityOf = quantityReader(this.columns, 'quantity');
    this.values = new PurchaseValues(this.columns, this.log, registers.contracts);
    this.sellers = new Sellers(this.columns, this.log, registers.intermediaries);
    tellOfTables(tables, this.columns, registers, logs);
  }

  /** Reads one row into {@link lines} or {@link unread}. */
  read(row: number): void {
    const goods = this.goodsOf(row);
    this.tell(row, goods.findings);
    const date = this.dateOf(row, goods);
    const cpf = this.told(row, cpfIn(this.cell('cpf', row)));
    const familyTyped = this.told(row, familyIn(this.cell('family', row)));
    const issuer = this.told(row, issuerIn(this.cell('issuer', row)));
    const invoice = this.invoiceOf(row, date, issuer);
    this.tell(row, invoice.findings);
    const grams = this.told(row, this.quantityOf(row, goods.material));
    const contractText = contractIn(this.cell('contract', row));
    const contract = contractText === null ? null : keyOf(contractText);
    const cents = this.values.centsOfRow(row, goods, grams, contract);

    const { farmers } = this.registers;
    const registered = farmers.find(familyTyped, cpf);
    const numbered = familyTyped ?? registered.find(({ family }) => family !== null)?.family ?? null;
    const familyNumber = numbered && farmers.familyOf(numbered);
    const place = this.placeOf(row);
    this.tell(row, place.findings);
    const origin = place.said ? place.place : (registered.find((farmer) => farmer.place !== null)?.place ?? null);
    if (origin === null && !place.said && this.hasPlace) this.tell(row, [blank(this.placeColumn)]);
    const sale = this.sellers.of(row, date, issuer);

    if (!goods.understood || origin === null || cents === null || sale === null || this.undated(goods, date)) {
      this.unread.push({ row, cents });
      return;
    }
    this.tellOfRegister(row, origin, registered);
    const kind = this.kinds.of(origin, goods, sale.supplier, sale.familyShare);
    this.tell(row, kind.findings);
    const material = goods.material!;
    const crop = cropKey(material);
    const harvest = harvestKey(this.cell('harvest', row));
    const family = familyNumber ?? (cpf === null ? null : `CPF ${cpf}`);
    const activity = farmers.given ? activityOn(registered, date) : { active: null, finding: null };
    const facts = factsOf(
      invoice.given,
      activity.active,
      ...this.transferOf(row),
      this.registryOfRow(row, registered),
      isExpected(goods.basis) ? null : true,
      sale.habilitated,
      this.farmersListed(family),
    );
    const line: PurchaseLine = {
      purchase: kind.purchase,
      cents,
      grams,
      family,
      areaKey:
        family !== null && hasAreaLimit(material) && goods.basis !== 'perene'
          ? this.areaKeyOf(family, crop, harvest)
          : null,
      facts,
      row,
      presented: cents,
      date,
      cpf,
      familyNumber,
      seller: sale.seller,
      invoice: invoice.id,
      contract,
      crop,
      harvest,
      leftOut: null,
    };
    if (date !== null && yearOf(date) !== this.parameters.year) this.leaveOutOfYear(line, date);
    this.tellLacks(line, activity.finding, sale.finding);
    if (!isExpected(goods.basis)) this.tellOfContract(line, contractText ?? '');
    this.lines.push(line);
  }

  /** One text for all rows of a family, crop and harvest, by which their quantities are summed. */
  private areaKeyOf(family: string, crop: string, harvest: string): string {
    let ofCrop = this.areaKeys.get(crop);
    if (!ofCrop) this.areaKeys.set(crop, (ofCrop = new Map()));
    let ofHarvest = ofCrop.get(harvest);
    if (!ofHarvest) ofCrop.set(harvest, (ofHarvest = new Map()));
    let key = ofHarvest.get(family);
    if (key === undefined) ofHarvest.set(family, (key = `${family}|${crop}|${harvest}`));
    return key;
  }

  private dateOf(row: number, { basis }: Goods): IsoDate | null {
    const read = !isExpected(basis) && this.columns.has('date') ? neededDateIn : anyDateIn;
    return this.told(row, read(this.cell('date', row)));
  }

  /** An invoice without a readable date is of no year; where the table has no dates at all, that is told once. */
  private undated({ basis }: Goods, date: IsoDate | null): boolean {
    return date === null && !isExpected(basis) && this.columns.has('date');
  }

  /** Art. 4 § 1 is of costs passed on: of purchases only where the table says so. */
  private transferOf(row: number): [advance: boolean | null, financed: boolean | null] {
    return this.columns.has('transfer') ? transferIn(this.cell('transfer', row)) : [false, false];
  }

  private registryOfRow(row: number, registered: readonly Farmer[]): boolean | null {
    const own = registryOf(this.columns.has('ruralRegistry'), this.cell('ruralRegistry', row));
    if (own !== null) return own;
    if (registered.length === 0) return null;
    return (
      registered.find(({ ruralRegistry }) => ruralRegistry === true)?.ruralRegistry ?? registered[0]!.ruralRegistry
    );
  }

  private farmersListed(family: string | null): boolean | null {
    if (!this.columns.has('cpf') && !this.columns.has('family')) return null;
    return family !== null;
  }

  private leaveOutOfYear(line: PurchaseLine, date: IsoDate): void {
    const { year } = this.parameters;
    this.log.add('error', line.row, 'date', { code: 'R05', date, year });
    line.leftOut = { code: 'outOfYear', article: OF_THE_YEAR, cents: line.cents };
    line.cents = 0;
  }

  private get hasPlace(): boolean {
    return (['uf', 'municipality', 'ibge', 'region'] as const).some((column) => this.columns.has(column));
  }

  private get placeColumn() {
    return (
      (['municipality', 'ibge', 'uf', 'region'] as const).find((column) => this.columns.has(column)) ?? 'municipality'
    );
  }

  /** Reading S5: the farmer's place; where the row and the register of farmers differ, the row counts and it is told. */
  private tellOfRegister(row: number, origin: PurchaseLine['purchase']['origin'], registered: readonly Farmer[]): void {
    const places = registered.flatMap(({ place }) => (place ? [place] : []));
    if (places.length === 0) return;
    const agrees = places.some((place) => {
      if (place === origin) return true;
      if (place.kind === 'municipality' && origin.kind === 'municipality')
        return place.municipality.ibge === origin.municipality.ibge;
      return 'uf' in place && 'uf' in origin ? place.uf === origin.uf : true;
    });
    if (agrees) return;
    const data = {
      code: 'R06',
      found: 'registryDiffers',
      here: nameOfPlace(origin),
      there: nameOfPlace(places[0]!),
    } as const;
    this.log.add('warning', row, this.placeColumn, data);
  }

  /** What the law asks of a purchase and the row lacks, each by its code; what a whole table lacks is told once. */
  private tellLacks(
    line: PurchaseLine,
    family: FamilyActivity['finding'],
    habilitation: Habilitation['finding'],
  ): void {
    const { row } = line;
    for (const { code, state } of this.missingOf(line)) {
      const severity = state === 'denied' ? 'error' : 'warning';
      switch (code) {
        case 'purchaseInvoice':
          if (state === 'denied') this.log.add('error', row, this.invoiceColumn, { code: 'R01', found: 'blank' });
          break;
        case 'activeFamily':
          if (family) this.log.add(severity, row, this.columns.has('family') ? 'family' : 'cpf', family);
          break;
        case 'habilitation':
          if (habilitation) this.log.add(severity, row, 'intermediary', habilitation);
          break;
        case 'farmersListed':
          // With an invoice it may be the sum of the farmers' lines, which is seen when all of them are read.
          if (state === 'denied' && line.invoice === null) this.log.add('error', row, 'cpf', { code: 'R09' });
          break;
        case 'ruralRegistry':
          if (this.columns.has('ruralRegistry') || this.registers.farmers.hasRegistry)
            this.log.add('warning', row, 'ruralRegistry', {
              code: 'R14',
              found: state === 'denied' ? 'denied' : 'nothingSaid',
            });
          break;
        case 'advance':
        case 'financed':
          this.log.add(severity, row, 'transfer', {
            code: 'R20',
            missing: [{ code, article: 'art. 4º, § 1º', state }],
          });
          break;
        case 'expectationProven':
          break;
      }
    }
    if (line.purchase.supplier === 'agricultor' && line.family === null && this.hasFarmerColumns)
      this.log.add('error', row, this.columns.has('cpf') ? 'cpf' : 'family', { code: 'R01', found: 'blank' });
  }

  private get hasFarmerColumns(): boolean {
    return this.columns.has('cpf') || this.columns.has('family');
  }

  private get invoiceColumn() {
    return this.columns.has('invoiceKey') ? 'invoiceKey' : 'invoiceNumber';
  }

  private tellOfContract(line: PurchaseLine, typed: string): void {
    const { contracts, farmers } = this.registers;
    if (!this.columns.has('contract')) return;
    if (line.contract === null) {
      this.log.add('error', line.row, 'contract', { code: 'R15', found: 'blank', contract: '' });
      return;
    }
    if (!contracts.given) return;
    const found = contracts.find(line.contract);
    const { cpf, familyNumber: family, seller: organisation, date, purchase } = line;
    const delivery = { contract: typed, cpf, family, organisation, date, material: purchase.material };
    const fault = contractFault(found, delivery, farmers.familyOf);
    if (fault) this.log.add('error', line.row, 'contract', fault);
    const priced = found.find(({ price }) => price !== null);
    const minimum = priced?.price;
    if (!minimum || line.grams === null || line.grams <= 0) return;
    // R$ a kg is cents × 10 a gram. What a double shows to be far enough needs no exact product.
    if (priced.roughPrice * line.grams * (1 + 1e-9) < line.presented * 10) return;
    if (minimum.times(line.grams).gt(line.presented * 10)) {
      const price = exact(String(line.presented * 10)).div(line.grams);
      this.log.add('error', line.row, 'value', { code: 'R13', price, minimum, contract: typed });
    }
  }
}

/** Whoever issued the note, by CPF or CNPJ; a name says nothing here. */
const issuerIn = remembered((cell): ReadCell<string> => {
  const text = textOf(cell);
  if (text === null || !/\d{3}/.test(text.replace(/[./-]/g, ''))) return { value: null, findings: [] };
  const read = readTaxId(cell);
  if (read.ok) return { value: read.value.value, findings: [] };
  return { value: null, findings: [{ severity: 'error', column: 'issuer', data: { code: 'R02', fault: read.fault } }] };
});

const contractIn = remembered(textOf);

const neededDateIn = remembered((cell) => dateIn(cell, 'date', true));
const anyDateIn = remembered((cell) => dateIn(cell, 'date', false));

/** How a value was passed on: a gift, an advance taken off at the sale, or a loan. */
export const transferIn = remembered((cell): [advance: boolean | null, financed: boolean | null] => {
  const key = fold(textOf(cell) ?? '');
  if (/ADIANTA|ADVANCE/.test(key)) return [true, false];
  if (/CREDITO|FINANCIA|PRONAF|EMPRESTIMO|CUSTEIO|LOAN/.test(key)) return [false, true];
  return key === '' ? [null, null] : [false, false];
});
