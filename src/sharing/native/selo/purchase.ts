import { ORGANISATION_OF_FAMILIES, LEAST_FACTOR, MOST_FACTOR } from '../../../rules/selo/mda28art31Factors';
import { SeloRefusal } from '../../../rules/selo/refusal';
import { defaultRuleSet, ruleSetNamed } from '../../../rules/selo/ruleSets';
import { nativeFormula, notExpressible, numberText } from '../expressible';
import { isConstant, quoted, type NativeArgument, type NativeLists } from '../nativeBook';
import { isBlankText, meaningOrElse, meaningText, shareText, whileUnchanged, type Given } from './arguments';
import { COLUMN_28, COLUMN_280, FACTOR_B, MULTIPLIERS_28, MULTIPLIERS_280 } from './multipliers';
import {
  BASES_OF_VALUES,
  MATERIAL_NAMES,
  MATERIALS_IN_FORMS,
  PLACES,
  PLACES_OF_STATES,
  PLANT_STATES,
  SUPPLIERS,
} from './spellings';

export const COOPERATIVE = 'cooperativa habilitada';
/** Decimals that no product of a value and a multiplier reaches; what lies beyond them is binary noise. */
const OF_AMOUNTS = 8;
const OF_FACTORS = 10;

/** The region of a place, with the state beside it where that is given. */
export function regionText(place: Given, uf: Given, lists: NativeLists): string {
  if (!place) return notExpressible();
  if (!uf) return meaningText(PLACES, place, lists);
  return meaningText(PLACES_OF_STATES, together(uf, '/', place), lists);
}

/** What the rules tell apart of a raw material, in its form where one is given. */
export function kindText(material: Given, form: Given, lists: NativeLists): string {
  if (!material) return notExpressible();
  if (!form) return meaningText(MATERIAL_NAMES, material, lists);
  return meaningText(MATERIALS_IN_FORMS, together(material, ' | ', form), lists);
}

/** What decides a multiplier, as native expressions; `null` for what was not given. */
export interface PurchaseTexts {
  region: string;
  kind: string;
  basis: string;
  plantRegion: string | null;
  supplier: string | null;
  /** Part of family farmers in the selling organisation, and the person’s own factor “a” (Portaria 28/2024). */
  familyShare: string | null;
  unseenFactor: string | null;
}

/** By how much a purchase is multiplied under Portaria 280/2022; `#N/A` where it does not count. */
export function multiplier280(purchase: PurchaseTexts, lists: NativeLists): string {
  const { region, plantRegion, supplier } = purchase;
  const columns = [
    String(COLUMN_280.farmer),
    ...(plantRegion === null ? [] : [`IF(${plantRegion}=${region},${COLUMN_280.plantNear},0)`]),
    ...(supplier === null ? [] : [`IF(${supplier}=${quoted(COOPERATIVE)},${COLUMN_280.cooperative},0)`]),
  ];
  return `VLOOKUP(${keyText(purchase)},${lists.table(MULTIPLIERS_280)},${columns.join('+')},FALSE)`;
}

/** The same under Portaria 28/2024: a cooperative must tell the part of family farmers, and maybe factor “a”. */
export function multiplier28(purchase: PurchaseTexts, lists: NativeLists): string {
  const { supplier } = purchase;
  const look = (column: number) => `VLOOKUP(${keyText(purchase)},${lists.table(MULTIPLIERS_28)},${column},FALSE)`;
  if (supplier === null) return look(COLUMN_28.farmer);
  const share = purchase.familyShare ?? '0';
  const factor = purchase.unseenFactor ?? '0';
  const factorA = `IF(OR(${factor}<${LEAST_FACTOR},${factor}>${MOST_FACTOR}),NA(),${factor})`;
  const byShare = `IF(${share}>${ORGANISATION_OF_FAMILIES},${factorA},${lists.figure(FACTOR_B)})`;
  const ofOrganisation = `IF(OR(COUNT(${share})<1,${share}<=0,${share}>1),NA(),${byShare})`;
  const alone = `OR(${supplier}<>${quoted(COOPERATIVE)},${look(COLUMN_28.factorB)}=1)`;
  return `ROUND(${look(COLUMN_28.farmer)}*IF(${alone},1,${ofOrganisation}),${OF_FACTORS})`;
}

/** Value × multiplier, R$, half a cent up. */
export function weightedText(value: string, multiplier: string): string {
  return `ROUND(ROUND(${value}*${multiplier},${OF_AMOUNTS}),2)`;
}

function keyText({ region, kind, basis }: PurchaseTexts): string {
  return [region, kind, basis].join('&"/"&');
}

/** Two cells whose meaning only shows together. */
export function together(first: NativeArgument, between: string, second: NativeArgument): NativeArgument {
  const written = ({ value }: NativeArgument) => (typeof value === 'object' ? '' : String(value));
  const value = `${written(first)}${between}${written(second)}`;
  const constant = isConstant(first.text) && isConstant(second.text);
  return { text: constant ? quoted(value) : `${first.text}&${quoted(between)}&${second.text}`, value };
}

/** Multiplier of the arguments of MULTIPLIER. A version of the rules named in a cell holds while the cell says so. */
function multiplierText(args: readonly Given[], lists: NativeLists): string {
  const [origin, material, plantUf, supplier, form, basis, ruleSet, familyShare, unseenFactor] = args;
  const purchase: PurchaseTexts = {
    region: regionText(origin, null, lists),
    kind: kindText(material, form, lists),
    basis: meaningOrElse(BASES_OF_VALUES, basis, 'nota', lists),
    plantRegion: plantUf ? meaningOrElse(PLANT_STATES, plantUf, '', lists) : null,
    supplier: supplier ? meaningOrElse(SUPPLIERS, supplier, 'agricultor', lists) : null,
    familyShare: familyShare ? shareText(familyShare) : null,
    unseenFactor: unseenFactor ? numberText(unseenFactor) : null,
  };
  const named = !ruleSet || isBlankText(ruleSet.value) ? defaultRuleSet : ruleSetNamed(String(ruleSet.value));
  if (named instanceof SeloRefusal) return notExpressible();
  const multiplier = named.id === '280/2022' ? multiplier280(purchase, lists) : multiplier28(purchase, lists);
  return whileUnchanged(ruleSet, multiplier);
}

/** By how much a purchase value is multiplied (art. 4 § 9; art. 31 § 1 of Portaria 28/2024). */
export const multiplier = nativeFormula((args, lists) => multiplierText(args, lists));

/** Value of a purchase × its multiplier, R$. */
export const weighted = nativeFormula(([value, ...purchase], lists) => {
  const amount = numberText(value);
  return `IF(OR(COUNT(${amount})<1,${amount}<0),NA(),${weightedText(amount, multiplierText(purchase, lists))})`;
});

/** The region that the Portaria tells a place to be in. */
export const region = nativeFormula(([place, uf], lists) => regionText(place, uf, lists));
