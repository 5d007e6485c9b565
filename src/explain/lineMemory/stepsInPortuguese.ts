import type { FixedRow, VariableRow } from '../../rules/pgpmbio/priceTable';
import type { LineResult } from '../../rules/pgpmbio/saleLine';
import { day, figure, kilograms, money, percent, pricePerKg } from '../figures';
import type { Language } from '../language';
import { act } from './act';

/** The steps of Doc. 11 for a line, a sentence each, with figures and sources. */
export function stepsInPortuguese(result: LineResult, language: Language): string[] {
  const { line, table, row, value, product, annual } = result;
  const validity = `${table.harvest}, vendas de ${day(table.validFrom, language)} a ${day(table.validTo, language)}`;
  return [
    line.date === null
      ? `Tabela: ${validity} (sem data informada, vale a tabela mais recente).`
      : `Tabela: ${validity}; venda de ${day(line.date, language)}.`,
    `QP (quantidade do produto na nota fiscal): ${kilograms(line.quantity, language)}.`,
    ...(row.fixedValue === null
      ? variableInPortuguese(result, row, language)
      : fixedInPortuguese(result, row, language)),
    valueInPortuguese(result, language),
    `LSPA (limite de subvenção por produto, DAP e ano): ${money(product.limit, language)} (Doc. 1; ${act(table, 'limits')}); já pago ou apresentado ${money(product.used, language)}, saldo ${money(product.left, language)}.`,
    `Limite anual de todos os produtos por DAP: ${money(annual.limit, language)} (Doc. 1, Nota 1); já pago ou apresentado ${money(annual.used, language)}, saldo ${money(annual.left, language)}.`,
    payableInPortuguese(result, value.vsp.minus(result.payable.amount).isZero(), language),
  ];
}

/** The prices that the difference is counted from. */
function variableInPortuguese(
  { line, table, acceptable, used }: LineResult,
  { minimumPrice, region }: VariableRow,
  language: Language,
): string[] {
  return [
    `PM (preço mínimo): ${pricePerKg(minimumPrice, language)}, região amparada: ${region} (Doc. 1; ${act(table, 'prices')}).`,
    `PV (preço de venda na nota fiscal): ${pricePerKg(line.salePrice, language)}.`,
    ...(acceptable
      ? [
          `PMD (preço de mercado definido, pesquisado pela Conab): ${pricePerKg(acceptable.marketPrice, language)}.`,
          `MPA (menor preço aceitável) = ${figure(acceptable.marketPrice, language, 2)} − (${figure(acceptable.discount, language)} × ${figure(acceptable.marketPrice, language, 2)}) = ${figure(acceptable.unrounded, language, 2)}${acceptable.unrounded.eq(acceptable.mpa) ? '' : table.mpaRounding === 'truncate' ? ', cortado em centavos' : ', com o desconto arredondado em centavos'}: MPA = ${pricePerKg(acceptable.mpa, language)} (${percent(acceptable.discount, language)} abaixo do PMD, Doc. 11).`,
          used.from === 'mpa'
            ? `O PV de ${pricePerKg(line.salePrice, language)} é menor que o MPA e não é aceito como preço: o cálculo usa ${pricePerKg(used.price, language)} (Doc. 11, exemplo 2).`
            : `O PV de ${pricePerKg(line.salePrice, language)} não é menor que o MPA: é aceito (Doc. 11, exemplo 1).`,
        ]
      : ['PMD não informado: o MPA não pôde ser conferido e o valor é provisório, calculado com o PV.']),
  ];
}

/** A value a kg that no price changes. */
function fixedInPortuguese(
  { line, table, provisional }: LineResult,
  { fixedValue, minimumPrice, region }: FixedRow,
  language: Language,
): string[] {
  const asksMarket = table.fixedValueRequiresMarketBelowMinimum && minimumPrice !== null;
  return [
    `Valor fixo: ${pricePerKg(fixedValue, language)}, região amparada: ${region} (Doc. 1; ${act(table, 'fixedValues')}).`,
    `PV (preço de venda na nota fiscal): ${pricePerKg(line.salePrice, language)}. O valor fixo é pago qualquer que seja o PV (A28).`,
    ...(asksMarket
      ? [
          `Esta tabela só paga o valor fixo com o PMD abaixo do PM de ${pricePerKg(minimumPrice, language)}. ${
            provisional || line.marketPrice === null
              ? 'PMD não informado: não pôde ser conferido e o valor é provisório.'
              : `PMD (preço de mercado definido, pesquisado pela Conab): ${pricePerKg(line.marketPrice, language)}.`
          }`,
        ]
      : []),
  ];
}

function valueInPortuguese({ row, line, used, value, table, nothingDue }: LineResult, language: Language): string {
  if (nothingDue === 'marketPrice') {
    return `O mercado está acima do mínimo (MPA igual ou maior que o PM): não há diferença a pagar para nenhum preço de venda. VSP = ${money(value.vsp, language)}.`;
  }
  if (nothingDue === 'marketNotBelowMinimum') {
    return `O preço de mercado não está abaixo do mínimo: esta tabela não prevê subvenção neste caso. VSP = ${money(value.vsp, language)}.`;
  }
  if (nothingDue === 'salePrice') {
    return `O preço de venda é igual ou maior que o mínimo: não há diferença a pagar. VSP = ${money(value.vsp, language)}.`;
  }
  const quantity = figure(line.quantity, language);
  const product = `${quantity} × ${figure(value.perKg, language, 2)} = ${figure(value.unrounded, language, 2)}`;
  const cut = value.unrounded.eq(value.vsp)
    ? ''
    : table.vspRounding === 'truncate'
      ? ', cortado em centavos'
      : ', arredondado em centavos';
  if (row.fixedValue !== null) return `VSP = QP × valor fixo = ${product}${cut}: VSP = ${money(value.vsp, language)}.`;
  return `VSP = QP × (PM − preço usado) = ${quantity} × (${figure(row.minimumPrice, language, 2)} − ${figure(used.price, language, 2)}) = ${product}${cut}: VSP = ${money(value.vsp, language)} (Doc. 11).`;
}

function payableInPortuguese({ value, payable }: LineResult, whole: boolean, language: Language): string {
  const amount = `Valor a pagar: ${money(payable.amount, language)}`;
  if (whole) return `${amount}.`;
  const [limit, source] =
    payable.cutBy === 'productLimit'
      ? ['pelo saldo do LSPA', 'Doc. 11, exemplo 2 e OBS.']
      : ['pelo saldo do limite anual', 'Doc. 1, Nota 1'];
  return `${amount}, limitado ${limit}: ${money(value.vsp.minus(payable.amount), language)} de ${money(value.vsp, language)} ficam fora (${source}).`;
}
