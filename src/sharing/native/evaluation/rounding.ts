/** Rounds half away from zero as Excel does: on the 15 digits that it shows of a double, not on its binary value. */
export function roundHalfUp(value: number, digits: number): number {
  return clearlyRounded(value, digits) ?? roundedInText(value, digits);
}

function roundedInText(value: number, digits: number): number {
  const shown = Math.abs(Number(value.toPrecision(15)));
  return signed(value, shifted(Math.round(shifted(shown, digits)), -digits));
}

/** Far from a half, and where a double has digits to spare, the binary value decides as the decimal one does. */
function clearlyRounded(value: number, digits: number): number | null {
  const power = POWERS[digits];
  if (power === undefined) return null;
  const scaled = Math.abs(value) * power;
  const whole = Math.round(scaled);
  return scaled < 1e10 && Math.abs(scaled - whole) < 0.499 ? signed(value, whole / power) : null;
}

const POWERS: readonly number[] = Array.from({ length: 11 }, (_, digits) => 10 ** digits);

/**
 * Cuts towards zero, strictly: 7.999999999999999 is cut to 7. Programs differ in how much they forgive here, so
 * formulas of ours round to more digits before they cut.
 */
export function cut(value: number, digits: number): number {
  return signed(value, shifted(Math.floor(shifted(Math.abs(value), digits)), -digits));
}

/** Rounds away from zero, as strictly. */
export function roundUp(value: number, digits: number): number {
  return signed(value, shifted(Math.ceil(shifted(Math.abs(value), digits)), -digits));
}

/** Moves the decimal point in the decimal text, where multiplying would leave binary noise: 1.15 × 100. */
function shifted(value: number, digits: number): number {
  if (digits === 0) return value;
  const [figures, exponent = '0'] = String(value).split('e');
  return Number(`${figures}e${Number(exponent) + digits}`);
}

function signed(like: number, magnitude: number): number {
  return like < 0 && magnitude !== 0 ? -magnitude : magnitude;
}
