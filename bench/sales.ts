/** Sales for the benchmarks of PGPM-Bio, the same in every run, and the loop that all are measured against. */
import { table2023 as table } from '../src/rules/pgpmbio/tables/table2023';

export interface Row {
  dap: string;
  date: number;
  product: string;
  uf: string;
  quantity: number;
  salePrice: number;
  marketPrice: number;
}

/** So many sales, one after the other; the same whenever they are asked for. */
export function* sampled(count: number): Generator<Row> {
  let seed = 20230601;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const first = 44928; // 02/01/2023
  for (let at = 0; at < count; at++) {
    const row = table.rows[Math.floor(random() * table.rows.length)]!;
    const uf =
      row.ufs.filter((one) => !row.onlyMunicipalities[one])[
        Math.floor(random() * 3) % Math.max(row.ufs.length - 1, 1)
      ] ?? row.ufs[0]!;
    const pm = row.minimumPrice.toNumber();
    yield {
      dap: `SAF0${String(Math.floor(random() * (count / 24))).padStart(21, '0')}`,
      date: first + Math.floor((at / count) * 360),
      product: row.label,
      uf,
      quantity: Math.round(random() * 20_000) / 10,
      salePrice: Math.round(pm * (0.5 + random() * 0.6) * 100) / 100,
      marketPrice: Math.round(pm * (0.6 + random() * 0.5) * 100) / 100,
    };
  }
}

export function sample(count: number): Row[] {
  return [...sampled(count)];
}

/** The same work as it is usually written: text keys, doubles, Math.round. Rows may come in parts. */
export class FloatLoop {
  private readonly prices = new Map<string, { pm: number; limit: number; id: string }>();
  private readonly used = new Map<string, number>();
  private readonly total = new Map<string, number>();

  constructor() {
    for (const { label, ufs, minimumPrice, limit, productId } of table.rows) {
      for (const uf of ufs)
        this.prices.set(`${label}|${uf}`, { pm: minimumPrice.toNumber(), limit: limit.toNumber(), id: productId });
    }
  }

  payable(rows: readonly Row[]): number[] {
    const { prices, used, total } = this;
    return rows.map(({ dap, product, uf, quantity, salePrice, marketPrice }) => {
      const { pm, limit, id } = prices.get(`${product}|${uf}`)!;
      const mpa = Math.floor(marketPrice * 0.85 * 100) / 100;
      const vsp = Math.floor(quantity * Math.max(pm - Math.max(salePrice, mpa), 0) * 100) / 100;
      const key = `${dap}|${id}|2023`;
      const before = used.get(key) ?? 0;
      const totalBefore = total.get(dap) ?? 0;
      const pay = Math.max(Math.min(vsp, limit - before, 12000 - totalBefore), 0);
      used.set(key, before + pay);
      total.set(dap, totalBefore + pay);
      return pay;
    });
  }
}

export function floatLoop(rows: readonly Row[]): number[] {
  return new FloatLoop().payable(rows);
}
