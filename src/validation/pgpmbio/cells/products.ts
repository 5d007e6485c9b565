import { isFault, unwrap } from '../../../brazil/cell';
import { tidy } from '../../../brazil/text';
import type { PriceTable } from '../../../rules/pgpmbio/priceTable';
import { readProduct, type NamedProduct } from '../../../rules/pgpmbio/product';
import { Refusal } from '../../../rules/pgpmbio/refusal';
import { missing, noValue, type Known, type Said } from '../said';

/** A product of Doc. 1, from the column of the product and, where there is one, that of its form. */
export function readSaleProduct(cell: unknown, formCell: unknown, table: PriceTable): Known<NamedProduct> {
  const held = unwrap(cell);
  if (isFault(held)) {
    return { value: null, says: [held.code === 'blank' ? missing('product') : (noValue(held, 'product') as Said)] };
  }
  const typed = String(held).trim();
  const alone = readProduct(typed, table);
  const form = unwrap(formCell);
  if (isFault(form)) {
    const none = noValue(form, 'form');
    return none ? { value: null, says: [none] } : known(alone, typed);
  }
  const formTyped = tidy(String(form));
  if (alone instanceof Refusal) return known(alone, typed);
  return withForm(alone, typed, formTyped, table);
}

/** The form of its own column completes a name that says none, and must agree with one that does. */
function withForm(alone: NamedProduct, typed: string, form: string, table: PriceTable): Known<NamedProduct> {
  const saysNone = alone.remarks.includes('formNotSaid');
  const plant = saysNone ? typed : alone.label.replace(/ \(.*\)$/, '');
  const both = readProduct(`${plant} (${form})`, table);
  if (!(both instanceof Refusal) && both.productId === alone.productId) {
    const remarks = saysNone ? both.remarks : [...new Set([...alone.remarks, ...both.remarks])];
    return known(
      { ...both, remarks: remarks.filter((one) => one !== 'alias' || alone.remarks.includes('alias')) },
      typed,
    );
  }
  const { label } = alone;
  const data: Said['data'] =
    both instanceof Refusal && both.reason.code === 'formNotCovered'
      ? { code: 'L04', why: 'notCovered', reason: { ...both.reason, typed: `${typed} (${form})`, label } }
      : { code: 'L04', why: 'formUnknown', typed: form, label };
  return { value: null, says: [{ severity: 'error', column: 'form', data }] };
}

function known(found: NamedProduct | Refusal, typed: string): Known<NamedProduct> {
  if (!(found instanceof Refusal)) return { value: found, says: understood(found, typed) };
  const { reason } = found;
  switch (reason.code) {
    case 'formNotCovered':
      return refusedAs({ code: 'L04', why: 'notCovered', reason });
    case 'productUnknown':
    case 'productOfAnotherPlant':
    case 'productAmbiguous':
      return refusedAs({ code: 'L03', why: 'refused', reason });
    default:
      throw new Error(`a product is not refused with ${reason.code}`);
  }
}

function refusedAs(data: Said['data']): Known<NamedProduct> {
  return { value: null, says: [{ severity: 'error', column: 'product', data }] };
}

/** The official name is certain only where the form was said as Doc. 1 has it. */
function understood(product: NamedProduct, typed: string): Said[] {
  const { remarks, label } = product;
  if (remarks.length === 0) return [];
  const certain = !remarks.includes('formNotSaid') && !remarks.includes('formSaidOtherwise');
  const data = { code: 'L03', why: 'understood', typed, product, rows: 1 } as const;
  return [{ severity: 'warning', column: 'product', data, ...(certain ? { fix: label } : {}) }];
}
