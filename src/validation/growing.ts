type Numbers = Int32Array | Int16Array | Uint8Array | Float64Array;

/** Room for so many numbers at least, with some to spare when it must be made anew; what is there stays, `fill` follows. */
export function withRoom<Array extends Numbers>(array: Array, length: number, fill: number): Array {
  if (length <= array.length) return array;
  const Kind = array.constructor as new (length: number) => Array;
  const longer = new Kind(Math.max(length, Math.ceil(array.length * GROWTH)));
  longer.set(array as ArrayLike<number>);
  if (fill !== 0) longer.fill(fill, array.length);
  return longer;
}

const GROWTH = 1.5;
