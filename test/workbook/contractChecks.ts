import { WorkbookRefusal, type CellRef } from '../../src/workbook/port';

export function at(sheet: string, address: string): CellRef {
  return { sheet, row: Number(address.slice(1)) - 1, column: address.charCodeAt(0) - 65 };
}

export async function refuses(promise: Promise<unknown>, code: string): Promise<void> {
  try {
    await promise;
  } catch (failure) {
    if (failure instanceof WorkbookRefusal && failure.code === code) return;
    throw new Error(`refused otherwise than with ${code}: ${String(failure)}`);
  }
  throw new Error(`was not refused with ${code}`);
}

export function same(found: unknown, expected: unknown, what: string): void {
  if (!isEqual(found, expected))
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
}

export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** Lets events that are under way arrive. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 150));
}

export async function until(holds: () => boolean, what: string): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited in vain for ${what}`);
}
