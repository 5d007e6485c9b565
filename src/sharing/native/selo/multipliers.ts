import { exact } from '../../../rules/exact';
import { multiplierOf, type Multiplier } from '../../../rules/selo/multiplier';
import type { Purchase } from '../../../rules/selo/purchase';
import { defaultSeloReadings } from '../../../rules/selo/readings';
import { SeloRefusal } from '../../../rules/selo/refusal';
import type { RuleSet } from '../../../rules/selo/ruleSet';
import { portaria280of2022 } from '../../../rules/selo/ruleSets/portaria280of2022';
import { portaria28of2024 } from '../../../rules/selo/ruleSets/portaria28of2024';
import { said } from '../../../sheets/templates/template';
import type { NativeFigure, NativeTable } from '../nativeBook';
import { BASES, KINDS, purchaseOf, REGIONS, ufIn, type Kind } from './kinds';

const KEY = said('Região/matéria-prima/base', 'Region/raw material/basis');
const FACTORS = said('Incisos que multiplicam', 'Items that multiply');

/**
 * The multiplier of every kind of purchase under Portaria 280/2022, worked out by the rules; kinds that do not count
 * have no row. Which column holds depends on the plant’s region and on the seller.
 */
export const MULTIPLIERS_280: NativeTable = {
  name: 'SELO_MULTIPLICADORES',
  programme: 'selo',
  title: said('Multiplicadores (art. 4º, § 9º)', 'Multipliers (art. 4 § 9)'),
  sources: [`${portaria280of2022.act} (${portaria280of2022.source})`],
  columns: [
    { heading: KEY },
    { heading: said('Agricultor', 'Farmer') },
    { heading: said('Agricultor, usina na mesma região', 'Farmer, plant of the same region') },
    { heading: said('Cooperativa habilitada', 'Habilitated cooperative') },
    {
      heading: said(
        'Cooperativa habilitada, usina na mesma região',
        'Habilitated cooperative, plant of the same region',
      ),
    },
    { heading: FACTORS },
  ],
  rows: rowsOf(portaria280of2022, (purchase) => {
    const cooperative: Purchase = { ...purchase, supplier: 'cooperativa habilitada' };
    return [purchase, withPlantNear(purchase), cooperative, withPlantNear(cooperative)];
  }),
};

/** Columns of {@link MULTIPLIERS_280}: one more for a plant of the region, two more for a cooperative. */
export const COLUMN_280 = { farmer: 2, plantNear: 1, cooperative: 2 } as const;

/** Factor “b” of Portaria 28/2024, of a cooperative with less family farming. */
export const FACTOR_B: NativeFigure = {
  name: 'SELO_FATOR_B',
  programme: 'selo',
  label: said('Fator b: cooperativa com menos agricultura familiar', 'Factor b: cooperative with less family farming'),
  value: portaria28of2024.factors.find(({ code }) => code === 'b')!.value!.toNumber(),
  source: `${portaria28of2024.act}, art. 31, § 1º, b`,
};

/**
 * The same under Portaria 28/2024, as far as seen. Of a cooperative its factor, “b” or the person’s own “a”, multiplies
 * the figure of farmers, unless the last figure is 1: such a value is not multiplied at all.
 */
export const MULTIPLIERS_28: NativeTable = {
  name: 'SELO_MULTIPLICADORES_28',
  programme: 'selo',
  title: said('Multiplicadores (art. 31, § 1º)', 'Multipliers (art. 31 § 1)'),
  sources: [`${portaria28of2024.act} (${portaria28of2024.source})`],
  columns: [
    { heading: KEY },
    { heading: said('Agricultor', 'Farmer') },
    { heading: said('Cooperativa, fator b', 'Cooperative, factor b') },
    { heading: FACTORS },
  ],
  rows: rowsOf(portaria28of2024, (purchase) => [
    purchase,
    { ...purchase, supplier: 'cooperativa habilitada', familyShare: exact('0') },
  ]),
};

/** Columns of {@link MULTIPLIERS_28}, as look-ups count them. */
export const COLUMN_28 = { farmer: 2, factorB: 3 } as const;

function withPlantNear(purchase: Purchase): Purchase {
  const region = purchase.origin.kind === 'region' ? purchase.origin.region : null;
  return region === null ? purchase : { ...purchase, plantUf: ufIn(region) };
}

/** A row a kind of purchase that counts: its key, the multiplier in each of the cases, and the factors of the last. */
function rowsOf(ruleSet: RuleSet, cases: (purchase: Purchase) => readonly Purchase[]): (string | number)[][] {
  return REGIONS.flatMap((region) =>
    (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
      BASES.flatMap((basis) => {
        const found = cases(purchaseOf(region, kind, basis)).map((purchase) =>
          multiplierOf(purchase, ruleSet, defaultSeloReadings),
        );
        if (!found.every((one): one is Multiplier => !(one instanceof SeloRefusal))) return [];
        const codes = found.at(-1)!.factors.map(({ code }) => code);
        return [[keyOf(region, kind, basis), ...found.map(({ value }) => value.toNumber()), codes.join(', ') || '–']];
      }),
    ),
  );
}

function keyOf(...parts: readonly string[]): string {
  return parts.join('/');
}
