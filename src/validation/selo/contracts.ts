import { readMeasure } from '../../brazil/measures';
import type { IsoDate } from '../../brazil/read';
import { exact, type Decimal } from '../../rules/exact';
import type { SeloRowFinding } from '../../rules/selo/findings/rows';
import type { Material } from '../../rules/selo/material';
import { readMaterial } from '../../rules/selo/readMaterial';
import { SeloRefusal } from '../../rules/selo/refusal';
import type { ColumnId } from '../../sheets/columns';
import { Columns, dateIn, harvestKey, keyOf, numberIn, textOf } from './cells';
import { cropKey, push } from './farmers';
import type { SeloLogs } from './logs';
import { cpfIn, familyIn, organisationReader } from './people';
import { quantityReader, unitFactorReader } from './quantities';
import type { Register, SeloTables } from './tables';

export interface Contract {
  row: number;
  typed: string;
  cpf: string | null;
  family: string | null;
  organisation: string | null;
  crop: string | null;
  label: string;
  harvest: string;
  areaHa: Decimal | null;
  grams: number | null;
  /** R$ a kg. */
  price: Decimal | null;
  /** The same as a double, for comparisons that are far from equal. */
  roughPrice: number;
  signed: IsoDate | null;
}

type ContractFinding = Extract<SeloRowFinding, { code: 'R15' }>;

/** The contracts by their number. */
export class Contracts implements Register {
  readonly given: boolean;
  readonly length: number;
  readonly rows: Contract[] = [];
  private readonly columns: Columns | null;
  private readonly sellerOf = organisationReader('intermediary');
  private readonly quantityOf;
  private readonly unitOf;
  private readonly byKey = new Map<string, Contract[]>();

  constructor(
    tables: SeloTables,
    private readonly logs: SeloLogs,
  ) {
    this.columns = tables.contracts ? new Columns(tables.contracts) : null;
    this.given = this.columns !== null;
    this.length = this.columns?.length ?? 0;
    this.quantityOf = this.columns && quantityReader(this.columns, 'quantity');
    this.unitOf = this.columns && unitFactorReader(this.columns, 'salePrice');
  }

  read(row: number): void {
    const columns = this.columns!;
    const log = this.logs.of('contracts');
    const cell = (column: ColumnId) => columns.cell(column, row);
    const cpf = cpfIn(cell('cpf'));
    const family = familyIn(cell('family'));
    const seller = this.sellerOf(columns.has('intermediary') ? cell('intermediary') : cell('organisation'));
    const materialText = textOf(cell('material'));
    const material = materialText === null ? null : readMaterial(materialText);
    const known = material instanceof SeloRefusal ? null : material;
    const area = numberIn(cell('contractedArea'), 'contractedArea', false, (held) => readMeasure(held, 'ha'));
    const grams = this.quantityOf!(row, known);
    const price = numberIn(cell('salePrice'), 'salePrice', false);
    const signed = dateIn(cell('date'), 'date', false);
    for (const { findings } of [cpf, family, seller, area, grams, price, signed])
      for (const { severity, column, data, fix } of findings) log.add(severity, row, column, data, fix);
    if (material instanceof SeloRefusal)
      log.add('error', row, 'material', { code: 'R01', found: 'refused', reason: material.reason });
    const perUnit = this.unitOf!(row, known);
    const ofKilogram = price.value === null || perUnit === null ? null : exact(price.value).div(perUnit);
    const contract: Contract = {
      row,
      typed: textOf(cell('contract')) ?? '',
      cpf: cpf.value,
      family: family.value,
      organisation: seller.value,
      crop: known && cropKey(known),
      label: known?.label ?? '',
      harvest: harvestKey(cell('harvest')),
      areaHa: area.value === null ? null : exact(area.value),
      grams: grams.value,
      price: ofKilogram,
      roughPrice: ofKilogram?.toNumber() ?? NaN,
      signed: signed.value,
    };
    this.rows.push(contract);
    const key = keyOf(cell('contract'));
    if (key === null) log.add('error', row, 'contract', { code: 'R01', found: 'blank' });
    else push(this.byKey, key, contract);
  }

  find(key: string | null): readonly Contract[] {
    return (key === null ? undefined : this.byKey.get(key)) ?? NONE;
  }
}

const NONE: readonly Contract[] = [];

/** What a purchase says of the contract it refers to. */
export interface Delivery {
  contract: string;
  cpf: string | null;
  family: string | null;
  organisation: string | null;
  material: Material;
  date: IsoDate | null;
}

/**
 * What is wrong with a contract for a purchase: signed after the delivery, of another farmer, of another crop. The best
 * of several contracts of the same number counts.
 */
export function contractFault(
  contracts: readonly Contract[],
  delivery: Delivery,
  familyOf: (n: string) => string,
): ContractFinding | null {
  let fault: ContractFinding | null = null;
  for (const contract of contracts) {
    const found = faultOf(contract, delivery, familyOf);
    if (found === null) return null;
    fault = found;
  }
  return fault ?? { code: 'R15', found: 'notListed', contract: delivery.contract };
}

function faultOf(contract: Contract, delivery: Delivery, familyOf: (n: string) => string): ContractFinding | null {
  const { typed } = contract;
  const { material, date } = delivery;
  if (!isParty(contract, delivery, familyOf)) return { code: 'R15', found: 'otherFarmer', contract: typed };
  if (contract.crop !== null && contract.crop !== cropKey(material))
    return {
      code: 'R15',
      found: 'otherMaterial',
      contract: typed,
      contracted: contract.label,
      delivered: material.label,
    };
  if (contract.signed === null || date === null) return null;
  return date < contract.signed
    ? { code: 'R15', found: 'signedLater', contract: typed, signed: contract.signed, delivered: date }
    : null;
}

/** Whether who sold is who signed, by family, CPF or cooperative; nothing speaks against it where one is not said. */
function isParty(
  contract: Contract,
  { cpf, family, organisation }: Delivery,
  familyOf: (n: string) => string,
): boolean {
  let compared = false;
  const agree = (a: string | null, b: string | null) => {
    if (a === null || b === null) return false;
    compared = true;
    return a === b;
  };
  return (
    agree(contract.family && familyOf(contract.family), family && familyOf(family)) ||
    agree(contract.cpf, cpf) ||
    agree(contract.organisation, organisation) ||
    !compared
  );
}
