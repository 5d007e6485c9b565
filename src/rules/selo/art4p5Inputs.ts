import type { Decimal } from '../exact';
import type { Material } from './material';

/** Art. 4 § 5, I: quantity of an input that the plant needs: kg per m³ of biodiesel × m³ made. Exact, kg. */
export function inputNeeded(kgPerCubicMetre: Decimal, cubicMetres: Decimal): Decimal {
  return kgPerCubicMetre.times(cubicMetres);
}

/** Art. 4 § 5, III: the expected production of an input does not count. */
export function isInput({ class: name }: Material): boolean {
  return name === 'insumo';
}
