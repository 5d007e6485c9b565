import type { FixedRow, VariableRow } from '../../rules/pgpmbio/priceTable';
import type { LineResult } from '../../rules/pgpmbio/saleLine';
import { day, figure, kilograms, money, percent, pricePerKg } from '../figures';
import type { Language } from '../language';
import { act } from './act';

/** The steps of Doc. 11 for a line, a sentence each, with figures and sources. */
export function stepsInEnglish(result: LineResult, language: Language): string[] {
  const { line, table, row, value, product, annual } = result;
  const validity = `${table.harvest}, sales from ${day(table.validFrom, language)} to ${day(table.validTo, language)}`;
  return [
    line.date === null
      ? `Table: ${validity} (no date given, so the newest table holds).`
      : `Table: ${validity}; sold on ${day(line.date, language)}.`,
    `QP (quantity on the invoice): ${kilograms(line.quantity, language)}.`,
    ...(row.fixedValue === null ? variableInEnglish(result, row, language) : fixedInEnglish(result, row, language)),
    valueInEnglish(result, language),
    `LSPA (subsidy limit per product, DAP and year): ${money(product.limit, language)} (Doc. 1; ${act(table, 'limits')}); already paid or presented ${money(product.used, language)}, left ${money(product.left, language)}.`,
    `Annual limit of all products per DAP: ${money(annual.limit, language)} (Doc. 1, Nota 1); already paid or presented ${money(annual.used, language)}, left ${money(annual.left, language)}.`,
    payableInEnglish(result, value.vsp.minus(result.payable.amount).isZero(), language),
  ];
}

/** The prices that the difference is counted from. */
function variableInEnglish(
  { line, table, acceptable, used }: LineResult,
  { minimumPrice, region }: VariableRow,
  language: Language,
): string[] {
  return [
    `PM (minimum price): ${pricePerKg(minimumPrice, language)}, region covered: ${region} (Doc. 1; ${act(table, 'prices')}).`,
    `PV (sale price on the invoice): ${pricePerKg(line.salePrice, language)}.`,
    ...(acceptable
      ? [
          `PMD (market price surveyed by Conab): ${pricePerKg(acceptable.marketPrice, language)}.`,
          `MPA (smallest acceptable price) = ${figure(acceptable.marketPrice, language, 2)} − (${figure(acceptable.discount, language)} × ${figure(acceptable.marketPrice, language, 2)}) = ${figure(acceptable.unrounded, language, 2)}${acceptable.unrounded.eq(acceptable.mpa) ? '' : table.mpaRounding === 'truncate' ? ', cut to cents' : ', with the discount rounded to cents'}: MPA = ${pricePerKg(acceptable.mpa, language)} (${percent(acceptable.discount, language)} under the PMD, Doc. 11).`,
          used.from === 'mpa'
            ? `The PV of ${pricePerKg(line.salePrice, language)} is under the MPA and is not accepted as a price: ${pricePerKg(used.price, language)} is used (Doc. 11, example 2).`
            : `The PV of ${pricePerKg(line.salePrice, language)} is not under the MPA: it is accepted (Doc. 11, example 1).`,
        ]
      : ['No PMD given: the MPA could not be checked; the amount is provisional and counted from the PV.']),
  ];
}

/** A value a kg that no price changes. */
function fixedInEnglish(
  { line, table, provisional }: LineResult,
  { fixedValue, minimumPrice, region }: FixedRow,
  language: Language,
): string[] {
  const asksMarket = table.fixedValueRequiresMarketBelowMinimum && minimumPrice !== null;
  return [
    `Fixed value: ${pricePerKg(fixedValue, language)}, region covered: ${region} (Doc. 1; ${act(table, 'fixedValues')}).`,
    `PV (sale price on the invoice): ${pricePerKg(line.salePrice, language)}. The fixed value is paid whatever the PV (A28).`,
    ...(asksMarket
      ? [
          `This table pays the fixed value only with a PMD under the PM of ${pricePerKg(minimumPrice, language)}. ${
            provisional || line.marketPrice === null
              ? 'No PMD given: this could not be checked and the amount is provisional.'
              : `PMD (market price surveyed by Conab): ${pricePerKg(line.marketPrice, language)}.`
          }`,
        ]
      : []),
  ];
}

function valueInEnglish({ row, line, used, value, table, nothingDue }: LineResult, language: Language): string {
  if (nothingDue === 'marketPrice') {
    return `The market is over the minimum (MPA equal to or above PM): nothing is due whatever the sale price. VSP = ${money(value.vsp, language)}.`;
  }
  if (nothingDue === 'marketNotBelowMinimum') {
    return `The market price is not under the minimum: this table grants no subsidy then. VSP = ${money(value.vsp, language)}.`;
  }
  if (nothingDue === 'salePrice') {
    return `The sale price is equal to or above the minimum: nothing is due. VSP = ${money(value.vsp, language)}.`;
  }
  const quantity = figure(line.quantity, language);
  const product = `${quantity} × ${figure(value.perKg, language, 2)} = ${figure(value.unrounded, language, 2)}`;
  const cut = value.unrounded.eq(value.vsp)
    ? ''
    : table.vspRounding === 'truncate'
      ? ', cut to cents'
      : ', rounded to cents';
  if (row.fixedValue !== null) return `VSP = QP × fixed value = ${product}${cut}: VSP = ${money(value.vsp, language)}.`;
  return `VSP = QP × (PM − price used) = ${quantity} × (${figure(row.minimumPrice, language, 2)} − ${figure(used.price, language, 2)}) = ${product}${cut}: VSP = ${money(value.vsp, language)} (Doc. 11).`;
}

function payableInEnglish({ value, payable }: LineResult, whole: boolean, language: Language): string {
  const amount = `Payable: ${money(payable.amount, language)}`;
  if (whole) return `${amount}.`;
  const [limit, source] =
    payable.cutBy === 'productLimit'
      ? ['what is left of the LSPA', 'Doc. 11, example 2 and OBS.']
      : ['what is left of the annual limit', 'Doc. 1, Nota 1'];
  return `${amount}, limited by ${limit}: ${money(value.vsp.minus(payable.amount), language)} of ${money(value.vsp, language)} stay out (${source}).`;
}
