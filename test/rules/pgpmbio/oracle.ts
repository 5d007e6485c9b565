/**
 * An independent exact computation of Doc. 11 in BigInt, written from the page and sharing nothing with `src/`:
 * amounts are integers of 10⁻¹² R$ or kg, cut to cents only where the page does.
 */
const DIGITS = 12;
const ONE = 10n ** BigInt(DIGITS);
const CENT = ONE / 100n;

/** Decimal text such as `1234.56` as an integer of 10⁻¹². */
export function units(text: string): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  if (fraction.length > DIGITS) throw new Error(`too many decimals: ${text}`);
  const value = BigInt(whole) * ONE + BigInt(fraction.padEnd(DIGITS, '0'));
  return text.startsWith('-') ? -value : value;
}

/** Cents as decimal text: 380000n → `3800.00`. */
export function centsText(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export interface OracleLine {
  family: string;
  product: string;
  date: string;
  quantity: string;
  salePrice: string;
  marketPrice: string | null;
  minimumPrice: string;
  limit: string;
}

/** MPA in cents: 85 % of the PMD, cut. */
export function oracleMpa(marketPrice: string): bigint {
  return (units(marketPrice) * 85n) / 100n / CENT;
}

/** VSP in cents, before limits. */
export function oracleVsp({ quantity, salePrice, marketPrice, minimumPrice }: OracleLine): bigint {
  const sale = units(salePrice);
  const floor = marketPrice === null ? 0n : oracleMpa(marketPrice) * CENT;
  const price = sale < floor ? floor : sale;
  const perKg = units(minimumPrice) - price;
  return perKg <= 0n ? 0n : (units(quantity) * perKg) / ONE / CENT;
}

/** Balances by family, product and year of the date, of lines that come in the order of their dates. */
export class OracleAccount {
  private readonly used = new Map<string, bigint>();

  constructor(private readonly annualCap: string) {}

  /** Payable cents of the next line. */
  pay(line: OracleLine): bigint {
    const { used } = this;
    const take = (key: string, limit: bigint) => limit - (used.get(key) ?? 0n);
    const year = line.date.slice(0, 4);
    const product = `${line.family}|${line.product}|${year}`;
    const total = `${line.family}|${year}`;
    let pay = oracleVsp(line);
    for (const left of [take(product, units(line.limit) / CENT), take(total, units(this.annualCap) / CENT)]) {
      if (pay > left) pay = left;
    }
    if (pay < 0n) pay = 0n;
    used.set(product, (used.get(product) ?? 0n) + pay);
    used.set(total, (used.get(total) ?? 0n) + pay);
    return pay;
  }
}

/** Payable cents of each line, in the order given. */
export function oraclePayable(lines: readonly OracleLine[], annualCap: string): bigint[] {
  const account = new OracleAccount(annualCap);
  const order = lines
    .map((_, at) => at)
    .sort((a, b) => (lines[a]!.date < lines[b]!.date ? -1 : lines[a]!.date > lines[b]!.date ? 1 : a - b));
  const payable: bigint[] = [];
  for (const at of order) payable[at] = account.pay(lines[at]!);
  return payable;
}
