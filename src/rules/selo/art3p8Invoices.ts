import { unless, type Missing } from './missing';
import { isExpected, type Basis } from './purchase';

/** Art. 3 § 8: purchases are proven by invoices of acquisition; production only expected has none. */
export function missingInvoice(basis: Basis, invoice: boolean | null): Missing[] {
  return isExpected(basis) ? [] : unless(invoice, true, 'purchaseInvoice', 'art. 3º, § 8º');
}
