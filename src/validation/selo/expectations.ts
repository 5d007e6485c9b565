import { readMeasure } from '../../brazil/measures';
import { exact, ZERO, type Decimal } from '../../rules/exact';
import { areaTimesYield } from '../../rules/selo/areaTimesYield';
import { expectedOfPerennial } from '../../rules/selo/art7Perennials';
import { lackingForMortality } from '../../rules/selo/art8iiiAnimalMortality';
import { partialLoss } from '../../rules/selo/art8iiPartialLoss';
import { totalLoss } from '../../rules/selo/art8iTotalLoss';
import { isExpected } from '../../rules/selo/purchase';
import type { SeloReadings } from '../../rules/selo/readings';
import { SeloRefusal } from '../../rules/selo/refusal';
import type { CapsOfLaw } from '../../rules/selo/ruleSet';
import type { YieldArticle } from '../../rules/selo/yieldSources';
import { numberIn, type Columns } from './cells';
import type { Contracts } from './contracts';
import type { CellFinding } from './logs';
import type { LossClaim, Losses } from './losses';
import type { LeftOut, PurchaseLine } from './purchaseLine';
import type { Yields } from './yields';

/** What arts. 7 and 8 make of a line without an invoice. */
export interface Assessment {
  /** `null` where what is at hand does not tell. */
  proven: boolean | null;
  cents: number;
  grams: number | null;
  leftOut: LeftOut | null;
  findings: CellFinding[];
}

interface Sources {
  columns: Columns;
  contracts: Contracts;
  yields: Yields;
  losses: Losses;
  /** `null` where the version of the rules has none and none were given. */
  caps: CapsOfLaw | null;
  year: number;
}

/** Judges production that counts without an invoice: perennials (art. 7), lost harvests and dead animals (art. 8). */
export class Expectations {
  /** First invoice of a family's crop, where something is expected of it. */
  private readonly noteOfCrop = new Map<string, number | null>();
  /** Grams bought of what was lost, by contract and by family, crop and harvest. */
  private readonly delivered = new Map<string, number>();

  constructor(
    private readonly sources: Sources,
    expected: readonly PurchaseLine[],
  ) {
    for (const line of expected) {
      if (line.purchase.basis === 'perene') this.noteOfCrop.set(familyCrop(line), null);
      else for (const key of deliveryKeys(line)) this.delivered.set(key, 0);
    }
  }

  /** Takes the invoices, to know what was bought of what is expected. */
  addNote(line: PurchaseLine): void {
    if (isExpected(line.purchase.basis) || line.leftOut) return;
    if (this.noteOfCrop.size > 0 && this.noteOfCrop.get(familyCrop(line)) === null)
      this.noteOfCrop.set(familyCrop(line), line.row);
    if (this.delivered.size === 0) return;
    for (const key of deliveryKeys(line)) {
      const sum = this.delivered.get(key);
      if (sum !== undefined) this.delivered.set(key, sum + (line.grams ?? 0));
    }
  }

  assess(line: PurchaseLine, readings: Pick<SeloReadings, 'partialLoss'>): Assessment {
    if (line.leftOut) return unchanged(line, null, []);
    switch (line.purchase.basis) {
      case 'perene':
        return this.perennial(line);
      case 'mortalidade':
        return this.mortality(line);
      default:
        return this.loss(line, readings);
    }
  }

  private perennial(line: PurchaseLine): Assessment {
    const { columns, contracts, year } = this.sources;
    const { row, purchase, contract, date, grams } = line;
    const read = numberIn(columns.cell('area', row), 'area', false, (held) => readMeasure(held, 'ha'));
    const findings = [...read.findings];
    const area =
      read.value === null
        ? (contracts.find(contract).find(({ areaHa }) => areaHa !== null)?.areaHa ?? null)
        : exact(read.value);
    const notSaid = (what: 'area' | 'yield' | 'quantity' | 'contract', column: CellFinding['column']): Assessment =>
      unchanged(line, null, [
        ...findings,
        { severity: 'warning', column, data: { code: 'R32', found: 'notSaid', what } },
      ]);
    if (area === null) return notSaid('area', 'area');
    const yieldKgHa = this.yieldOf(line, 'art. 7º, § 1º', findings);
    if (yieldKgHa === null) return notSaid('yield', 'yield');
    const answer = expectedOfPerennial({
      material: purchase.material,
      plantedHa: area,
      yieldAtMaturity: yieldKgHa,
      contracted: contract !== null || !columns.has('contract'),
      conductedByFamily: true,
      on: date ?? `${year}-12-31`,
      maturity: null,
      statement: null,
    });
    if (answer instanceof SeloRefusal) {
      const data = { code: 'R32', found: 'refused', reason: answer.reason } as const;
      return unchanged(line, false, [...findings, { severity: 'error', column: 'basis', data }]);
    }
    if (!columns.has('contract')) return notSaid('contract', 'contract');
    if (grams === null) return notSaid('quantity', 'quantity');
    const ofRow = this.noteOfCrop.get(familyCrop(line)) ?? null;
    if (ofRow !== null)
      findings.push({
        severity: 'error',
        column: 'basis',
        data: { code: 'R16', label: purchase.material.label, ofRow },
      });
    const proven = ofRow === null ? true : null;
    const most = wholeGrams(answer);
    if (grams <= most) return unchanged(line, proven, findings);
    findings.push({
      severity: 'warning',
      column: 'quantity',
      data: { code: 'R32', found: 'beyond', expected: most, presented: grams },
    });
    return cutTo(line, most, proven, findings, 'beyondExpectation', 'art. 7º');
  }

  private mortality(line: PurchaseLine): Assessment {
    const claim = this.claimOf(line);
    if (!claim) return this.notListed(line);
    const lack = lackingForMortality({
      cause: claim.cause,
      cooperativeContracted: line.seller !== null,
      documents: claim.documents,
      requested: claim.requested,
    });
    if (lack.length === 0) return unchanged(line, true, []);
    return unchanged(line, false, [
      { severity: 'error', column: 'basis', data: { code: 'R17', found: 'mortality', lack } },
    ]);
  }

  private loss(line: PurchaseLine, { partialLoss: reading }: Pick<SeloReadings, 'partialLoss'>): Assessment {
    const { caps } = this.sources;
    const claim = this.claimOf(line);
    if (!claim) return this.notListed(line);
    if (caps === null) return unchanged(line, null, []);
    const refused = ({ reason }: SeloRefusal, proven: boolean | null): Assessment =>
      unchanged(line, proven, [
        {
          severity: proven === false ? 'error' : 'warning',
          column: 'basis',
          data: { code: 'R17', found: 'refused', reason },
        },
      ]);
    const expected = this.expectedOf(line, claim);
    if (expected instanceof SeloRefusal) return refused(expected, null);
    const harvest = {
      expected,
      delivered: claim.delivered ?? this.deliveredOf(line),
      reports: claim.reports ?? 0,
      requested: claim.requested,
    };
    const total = line.purchase.basis === 'frustração total';
    const answer = total ? totalLoss(harvest, caps) : partialLoss(harvest, caps, reading);
    if (answer instanceof SeloRefusal) return refused(answer, false);
    if (!answer.granted) {
      const data = { code: 'R18', lossShare: answer.lossShare, threshold: caps.lossThreshold } as const;
      return unchanged(line, false, [{ severity: 'warning', column: 'basis', data }]);
    }
    const beyondDelivered = wholeGrams(answer.counted.minus(harvest.delivered));
    if (line.grams === null || line.grams <= beyondDelivered) return unchanged(line, true, []);
    const findings: CellFinding[] = [
      {
        severity: 'warning',
        column: 'quantity',
        data: { code: 'R33', counted: beyondDelivered, presented: line.grams },
      },
    ];
    return cutTo(line, beyondDelivered, true, findings, 'beyondLoss', total ? 'art. 8º, I' : 'art. 8º, II');
  }

  private claimOf({ contract, familyNumber, cpf, crop, harvest }: PurchaseLine): LossClaim | null {
    return this.sources.losses.find({ contract, family: familyNumber, cpf, crop, harvest });
  }

  private notListed(line: PurchaseLine): Assessment {
    const found = this.sources.losses.given ? 'notListed' : 'noTable';
    return unchanged(line, null, [{ severity: 'warning', column: 'basis', data: { code: 'R17', found } }]);
  }

  /** kg: as the claim says, or contracted area × official yield. */
  private expectedOf(line: PurchaseLine, claim: LossClaim): Decimal | SeloRefusal {
    if (claim.expected !== null) return claim.expected;
    const { yields, contracts } = this.sources;
    const area = claim.areaHa ?? contracts.find(line.contract).find(({ areaHa }) => areaHa !== null)?.areaHa ?? ZERO;
    const choice = yields.choose(line.crop, line.harvest, line.purchase.origin, 'art. 8º, § 2º');
    return choice instanceof SeloRefusal ? choice : areaTimesYield(area, choice.offer.kgPerHa);
  }

  /** kg bought under the contract, or of the family's crop and harvest. */
  private deliveredOf(line: PurchaseLine): Decimal {
    const [key] = deliveryKeys(line);
    return exact(String(key === undefined ? 0 : (this.delivered.get(key) ?? 0))).div(1000);
  }

  private yieldOf(line: PurchaseLine, article: YieldArticle, findings: CellFinding[]): Decimal | null {
    const { columns, yields } = this.sources;
    const own = numberIn(columns.cell('yield', line.row), 'yield', false, (held) => readMeasure(held, 'kg/ha'));
    findings.push(...own.findings);
    if (own.value !== null) return exact(own.value);
    const choice = yields.choose(line.crop, line.harvest, line.purchase.origin, article);
    return choice instanceof SeloRefusal ? null : choice.offer.kgPerHa;
  }
}

function familyCrop({ family, cpf, crop }: PurchaseLine): string {
  return `${family ?? cpf ?? ''}|${crop}`;
}

/** The contract, where there is one, tells best what was delivered of a harvest. */
function deliveryKeys({ contract, family, cpf, crop, harvest }: PurchaseLine): string[] {
  const ofFarmer = family ?? cpf;
  return [
    ...(contract === null ? [] : [`contract ${contract}|${crop}`]),
    ...(ofFarmer === null ? [] : [`${ofFarmer}|${crop}|${harvest}`]),
  ];
}

function unchanged(
  { cents, grams, leftOut }: PurchaseLine,
  proven: boolean | null,
  findings: CellFinding[],
): Assessment {
  return { proven, cents, grams, leftOut, findings };
}

/** The part of a line's value that a smaller quantity leaves, cut to cents. */
function cutTo(
  { cents, grams }: PurchaseLine,
  most: number,
  proven: boolean | null,
  findings: CellFinding[],
  code: LeftOut['code'],
  article: string,
): Assessment {
  const left = Number((BigInt(cents) * BigInt(Math.max(0, most))) / BigInt(grams!));
  return { proven, cents: left, grams: most, leftOut: { code, article, cents: cents - left }, findings };
}

function wholeGrams(kilograms: Decimal): number {
  return Number(kilograms.times(1000).floor().toFixed());
}
