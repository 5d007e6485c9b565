import { isExpected } from '../../rules/selo/purchase';
import type { Contracts } from './contracts';
import type { SeloLogs } from './logs';
import type { PurchaseLine } from './purchaseLine';

/** R15: more bought under a contract than it was made for. */
export function tellOfContractedQuantities(contracts: Contracts, lines: readonly PurchaseLine[], logs: SeloLogs): void {
  if (!contracts.given) return;
  const delivered = new Map<string, number>();
  for (const { contract, grams, leftOut, purchase } of lines)
    if (contract !== null && !leftOut && !isExpected(purchase.basis))
      delivered.set(contract, (delivered.get(contract) ?? 0) + (grams ?? 0));
  for (const [key, grams] of delivered) {
    const rows = contracts.find(key);
    const said = rows.filter((one) => one.grams !== null);
    const contracted = said.reduce((sum, one) => sum + one.grams!, 0);
    if (said.length === 0 || grams <= contracted) continue;
    const { row, typed: contract } = said[0]!;
    logs
      .of('contracts')
      .add('warning', row, 'quantity', { code: 'R15', found: 'overQuantity', contract, contracted, delivered: grams });
  }
}
