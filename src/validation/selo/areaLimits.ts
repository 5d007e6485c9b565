import { exact, type Decimal } from '../../rules/exact';
import { areaLimit } from '../../rules/selo/art6AreaLimit';
import { SeloRefusal } from '../../rules/selo/refusal';
import type { Contracts } from './contracts';
import type { Farmer, Farmers } from './farmers';
import type { SeloLogs } from './logs';
import type { PurchaseLine } from './purchaseLine';
import type { Yields } from './yields';

/** Art. 6: the limit of each family's crop and harvest, from the areas and yields at hand. */
export class AreaLimits {
  /** Grams by area key. */
  readonly grams = new Map<string, number>();
  private readonly seen = new Set<string>();
  private withoutArea = 0;
  private withoutYield = 0;
  private readonly told = new Set<string>();

  constructor(
    private readonly farmers: Farmers,
    private readonly yields: Yields,
    private readonly logs: SeloLogs,
  ) {}

  /** Works out the limit of a line's family, crop and harvest, once. */
  add(line: PurchaseLine): void {
    const { areaKey } = line;
    if (areaKey === null || !this.farmers.given || this.seen.has(areaKey)) return;
    this.seen.add(areaKey);
    const { crop, harvest, familyNumber, cpf, purchase } = line;
    if (purchase.material.class === 'insumo') return;
    const area = declaredArea(this.farmers.find(familyNumber, cpf), crop, harvest);
    if (area === null) {
      this.withoutArea++;
      return;
    }
    const choice = this.yields.choose(crop, harvest, purchase.origin, 'art. 6º');
    if (choice instanceof SeloRefusal && choice.reason.code === 'yieldNotOffered') {
      this.withoutYield++;
      return;
    }
    const limit = choice instanceof SeloRefusal ? choice : areaLimit(area, choice.offer.kgPerHa);
    if (limit instanceof SeloRefusal) this.refuse(line, limit);
    else this.grams.set(areaKey, Number(limit.times(1000).floor().toFixed()));
  }

  finish(): void {
    const log = this.logs.of('acquisitions');
    if (this.withoutArea > 0)
      log.add('information', null, null, {
        code: 'A01',
        found: 'notChecked',
        what: 'area',
        families: this.withoutArea,
      });
    if (this.withoutYield > 0)
      log.add('information', null, null, {
        code: 'A01',
        found: 'notChecked',
        what: 'yield',
        families: this.withoutYield,
      });
  }

  private refuse({ row, harvest, purchase }: PurchaseLine, { reason }: SeloRefusal): void {
    const { label } = purchase.material;
    const key = `${label}|${harvest}|${reason.code}`;
    if (this.told.has(key)) return;
    this.told.add(key);
    this.logs
      .of('acquisitions')
      .add('warning', row, 'quantity', { code: 'A01', found: 'refused', label, harvest, reason });
  }
}

/**
 * Area that a family declares for a crop and harvest, ha: what it declares for the crop, or else the whole farm. Members
 * of a family may each repeat its area, so that the largest of theirs counts, not their sum.
 */
function declaredArea(farmers: readonly Farmer[], crop: string | null, harvest: string): Decimal | null {
  const dated = farmers.filter(
    (one) => one.areaHa !== null && (one.harvest === '' || harvest === '' || one.harvest === harvest),
  );
  const ofCrop = dated.filter((one) => one.crop !== null && one.crop === crop);
  const whole = dated.filter((one) => one.crop === null);
  const chosen = ofCrop.length > 0 ? ofCrop : whole.length > 0 || crop !== null ? whole : dated;
  const byMember = new Map<string, Decimal>();
  for (const { cpf, areaHa } of chosen) byMember.set(cpf ?? '', (byMember.get(cpf ?? '') ?? exact('0')).plus(areaHa!));
  return [...byMember.values()].reduce<Decimal | null>(
    (most, area) => (most === null || area.gt(most) ? area : most),
    null,
  );
}

/** A04: areas under contract beyond the area declared by the family, by harvest. */
export function tellOfContractedAreas(contracts: Contracts, farmers: Farmers, logs: SeloLogs): void {
  if (!farmers.given || !contracts.given) return;
  const sums = new Map<string, { row: number; harvest: string; contracted: Decimal; farmers: readonly Farmer[] }>();
  for (const { row, family, cpf, harvest, areaHa } of contracts.rows) {
    const rows = farmers.find(family, cpf);
    if (areaHa === null || rows.length === 0) continue;
    const who = rows[0]!.family ?? rows[0]!.cpf!;
    const key = `${farmers.familyOf(who)}|${harvest}`;
    const sum = sums.get(key);
    if (sum) sums.set(key, { ...sum, row, contracted: sum.contracted.plus(areaHa) });
    else sums.set(key, { row, harvest, contracted: areaHa, farmers: rows });
  }
  for (const { row, harvest, contracted, farmers: rows } of sums.values()) {
    const declared = declaredArea(rows, null, harvest);
    if (declared !== null && contracted.gt(declared))
      logs.of('contracts').add('warning', row, 'contractedArea', { code: 'A04', harvest, contracted, declared });
  }
}
