import type { SaleBasis, SaleResult, SalesValidation } from '../pgpmbio/salesValidation';

/** A row with a value. */
export interface ReportLine {
  row: number;
  basis: SaleBasis;
  result: SaleResult;
}

/** The sales of one person under one DAP/CAF, by date. */
export interface Producer {
  lines: ReportLine[];
}

/** What limits leave to a family after all its lines, R$. */
export interface Balance {
  year: number;
  /** `null`: of all products together. */
  product: string | null;
  left: number;
  limit: number;
}

/** Producers in the order of the table, and what is left to each family. */
export interface Producers {
  all: readonly Producer[];
  balancesOf: (producer: Producer) => readonly Balance[];
}

export function producersOf(validation: SalesValidation): Producers {
  const producers = new Map<string, Producer>();
  const families = new Map<string, Map<string, Balance>>();
  for (let row = 0; row < validation.totals.rows; row++) {
    const basis = validation.basisOf(row);
    const result = basis && validation.resultOf(row);
    if (!basis || !result) continue;
    const key = `${basis.cpf ?? ''}|${basis.family}`;
    const producer = producers.get(key);
    if (producer) producer.lines.push({ row, basis, result });
    else producers.set(key, { lines: [{ row, basis, result }] });
    note(families, basis, result);
  }
  for (const { lines } of producers.values())
    lines.sort(
      (one, other) =>
        (one.basis.date < other.basis.date ? -1 : Number(one.basis.date > other.basis.date)) || one.row - other.row,
    );
  return { all: [...producers.values()], balancesOf: (producer) => balancesOf(producer, families) };
}

/** Balances only grow smaller: the smallest is what is left. */
function note(
  families: Map<string, Map<string, Balance>>,
  { family, scaled, date }: SaleBasis,
  result: SaleResult,
): void {
  const year = Number(date.slice(0, 4));
  let balances = families.get(family);
  if (!balances) families.set(family, (balances = new Map()));
  const lower = (product: string | null, before: number, limitCents: number) => {
    const left = Math.round((before - result.payable) * 100) / 100;
    const key = `${year}|${product ?? ''}`;
    const known = balances.get(key);
    if (!known || left < known.left) balances.set(key, { year, product, left, limit: limitCents / 100 });
  };
  lower(scaled.row.label, result.productBalance, scaled.limitCents);
  lower(null, result.annualBalance, scaled.annualCapCents);
}

function balancesOf({ lines }: Producer, families: ReadonlyMap<string, ReadonlyMap<string, Balance>>): Balance[] {
  const balances = families.get(lines[0]!.basis.family)!;
  const years = [...new Set(lines.map(({ basis }) => basis.date.slice(0, 4)))].sort();
  return years.flatMap((year) => {
    const ofYear = lines.filter(({ basis }) => basis.date.startsWith(year));
    const products = [...new Set(ofYear.map(({ basis }) => basis.scaled.row.label))].sort();
    return [...products, ''].map((product) => balances.get(`${year}|${product}`)!);
  });
}
