import { eligibilityOf } from '../eligibleCost';
import type { Cost } from '../cost';
import type { Missing } from '../missing';
import { multiplierOf, type Multiplier } from '../multiplier';
import type { Purchase } from '../purchase';
import type { SeloReadings } from '../readings';
import { SeloRefusal } from '../refusal';
import type { RuleSet } from '../ruleSet';
import type { AccountRows } from './accountRows';
import { missingByFacts } from './acquisition';
import type { Glosa } from './glosa';
import { ROWS_A_STEP, type Steps } from '../../steps';

/** Whether what nothing was said about counts meanwhile, or not. */
export type NotSaid = 'counts' | 'disallowed';

/** The multiplier of each kind of purchase, worked out once; kinds that never count are disallowed. */
export function multipliers(
  rows: AccountRows,
  ruleSet: RuleSet,
  readings: SeloReadings,
): ReadonlyMap<Purchase, Multiplier> | SeloRefusal {
  const known = new Map<Purchase, Multiplier>();
  const refused = new Map<Purchase, string>();
  for (const purchase of new Set(rows.acquisitions.map((acquisition) => acquisition.purchase))) {
    const answer = multiplierOf(purchase, ruleSet, readings);
    if (!(answer instanceof SeloRefusal)) known.set(purchase, answer);
    else if (ASKS_PERSON.has(answer.reason.code)) return answer;
    else refused.set(purchase, articleOf(answer));
  }
  for (const row of rows.rowsWhere(({ purchase }) => refused.has(purchase))) {
    rows.lower(row, 0, 'notAccepted', refused.get(rows.acquisitions[row]!.purchase)!);
  }
  return known;
}

/** Refusals that are no judgement of the purchase, but ask the person for a figure. */
const ASKS_PERSON: ReadonlySet<string> = new Set(['familyShareMissing', 'factorNotSeen', 'factorImplausible']);

/** The article by which a purchase never counts. */
const ARTICLES: Readonly<Record<string, string>> = {
  expectedInput: 'art. 4º, § 5º, III',
  perennialOfAnnualCrop: 'art. 7º',
  mortalityOfCrop: 'art. 8º, III',
  mortalityNotAlive: 'art. 8º, III',
  cropBasisOfAnimal: 'arts. 7º e 8º',
};

function articleOf({ reason }: SeloRefusal): string {
  return ARTICLES[reason.code] ?? 'art. 3º, § 4º';
}

/** Step 1: acquisitions that lack what an article asks for. What is pending counts or not, as asked. */
export function* disallowIncomplete(rows: AccountRows, notSaid: NotSaid, pending: Glosa[]): Steps<void> {
  const lacksOf = missingByFacts();
  for (const [row, acquisition] of rows.acquisitions.entries()) {
    if (row > 0 && row % ROWS_A_STEP === 0) yield;
    for (const lack of lacksOf(acquisition)) {
      if (takesValue(lack, notSaid)) rows.lower(row, 0, lack.code, lack.article);
      else pending.push({ of: 'acquisition', row, ...line(lack), cents: acquisition.cents });
    }
  }
}

/** The same for costs: what is left of each, cents. */
export function eligibleCosts(costs: readonly Cost[], notSaid: NotSaid, glosas: Glosa[], pending: Glosa[]): number[] {
  return costs.map((cost, row) => {
    let left = cost.cents;
    for (const lack of eligibilityOf(cost)) {
      const taken = takesValue(lack, notSaid) || lack.code === 'regionMissing';
      if (taken && left > 0) glosas.push({ of: 'cost', row, ...line(lack), cents: left });
      if (taken) left = 0;
      else pending.push({ of: 'cost', row, ...line(lack), cents: cost.cents });
    }
    return left;
  });
}

/** Art. 5 takes no value away. */
function takesValue({ code, state }: Missing, notSaid: NotSaid): boolean {
  return code !== 'ruralRegistry' && (state === 'denied' || notSaid === 'disallowed');
}

function line({ code, article }: Missing): Pick<Glosa, 'code' | 'article'> {
  return { code, article };
}
