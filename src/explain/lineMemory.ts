import type { Act, PriceTable } from '../rules/pgpmbio/priceTable';
import type { NamedProduct } from '../rules/pgpmbio/product';
import { underOtherReading, type LineResult } from '../rules/pgpmbio/saleLine';
import { day, figure, kilograms, money, percent, pricePerKg } from './figures';
import type { Language } from './language';

/**
 * The memory of calculation of an invoice line, a sentence a step, in the order of Doc. 11: every figure with its
 * source, the readings used and, where it changes the money, what the other reading gives.
 */
export function memoryOfLine(result: LineResult, remarks: readonly string[], language: Language): string[] {
  const write = language === 'pt-BR' ? portuguese : english;
  const steps = write(result, language);
  const numbered = steps.map((step, index) => `${index + 1}. ${step}`);
  return [heading(result, language), ...remarks, ...numbered, ...readings(result, language)];
}

/** Remarks on how the product's name was understood. */
export function remarksOnProduct(typed: string, { label, remarks }: NamedProduct, language: Language): string[] {
  const pt = language === 'pt-BR';
  return remarks.flatMap((remark) => {
    if (remark === 'alias') return pt ? `“${typed}” foi lido como ${label}.` : `“${typed}” was read as ${label}.`;
    if (remark === 'encodingRepaired') {
      return pt
        ? `Os acentos de “${typed}” estavam trocados e foram refeitos.`
        : `The garbled accents of “${typed}” were mended.`;
    }
    return pt
      ? `A forma do produto não foi dita como na tabela: confirme que é ${label}.`
      : `The form of the product is not said as in the table: confirm it is ${label}.`;
  });
}

function heading({ row, line }: LineResult, language: Language): string {
  const place = line.origin.municipality ? `${line.origin.municipality.name}/${line.origin.uf}` : line.origin.uf;
  return language === 'pt-BR'
    ? `Valor da subvenção a ser pago (VSP): ${row.label}, ${place}`
    : `Subsidy to be paid (VSP): ${row.label}, ${place}`;
}

function act(table: PriceTable, sets: Act['sets']): string {
  return table.acts.find((one) => one.sets === sets)?.name ?? table.harvest;
}

function portuguese(result: LineResult, language: Language): string[] {
  const { line, table, row, acceptable, used, value, product, annual } = result;
  const validity = `${table.harvest}, vendas de ${day(table.validFrom, language)} a ${day(table.validTo, language)}`;
  return [
    line.date === null
      ? `Tabela: ${validity} (sem data informada, vale a tabela mais recente).`
      : `Tabela: ${validity}; venda de ${day(line.date, language)}.`,
    `QP (quantidade do produto na nota fiscal): ${kilograms(line.quantity, language)}.`,
    `PM (preço mínimo): ${pricePerKg(row.minimumPrice, language)}, amparo em ${row.region} (Doc. 1; ${act(table, 'prices')}).`,
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
    valueInPortuguese(result, language),
    `LSPA (limite de subvenção por produto, DAP e ano): ${money(product.limit, language)} (Doc. 1; ${act(table, 'limits')}); já pago ou apresentado ${money(product.used, language)}, saldo ${money(product.left, language)}.`,
    `Limite anual de todos os produtos por DAP: ${money(annual.limit, language)} (Doc. 1, Nota 1); já pago ou apresentado ${money(annual.used, language)}, saldo ${money(annual.left, language)}.`,
    payableInPortuguese(result, value.vsp.minus(result.payable.amount).isZero(), language),
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
  return `VSP = QP × (PM − preço usado) = ${quantity} × (${figure(row.minimumPrice, language, 2)} − ${figure(used.price, language, 2)}) = ${product}${cut}: VSP = ${money(value.vsp, language)} (Doc. 11).`;
}

function payableInPortuguese({ value, payable }: LineResult, whole: boolean, language: Language): string {
  const amount = `Valor a pagar: ${money(payable.amount, language)}`;
  if (whole) return `${amount}.`;
  const limit = payable.cutBy === 'productLimit' ? 'pelo saldo do LSPA' : 'pelo saldo do limite anual';
  return `${amount}, limitado ${limit}: ${money(value.vsp.minus(payable.amount), language)} de ${money(value.vsp, language)} ficam fora (Doc. 11, exemplo 2).`;
}

function english(result: LineResult, language: Language): string[] {
  const { line, table, row, acceptable, used, value, product, annual } = result;
  const validity = `${table.harvest}, sales from ${day(table.validFrom, language)} to ${day(table.validTo, language)}`;
  return [
    line.date === null
      ? `Table: ${validity} (no date given, so the newest table holds).`
      : `Table: ${validity}; sold on ${day(line.date, language)}.`,
    `QP (quantity on the invoice): ${kilograms(line.quantity, language)}.`,
    `PM (minimum price): ${pricePerKg(row.minimumPrice, language)}, covered in ${row.region} (Doc. 1; ${act(table, 'prices')}).`,
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
    valueInEnglish(result, language),
    `LSPA (subsidy limit per product, DAP and year): ${money(product.limit, language)} (Doc. 1; ${act(table, 'limits')}); already paid or presented ${money(product.used, language)}, left ${money(product.left, language)}.`,
    `Annual limit of all products per DAP: ${money(annual.limit, language)} (Doc. 1, Nota 1); already paid or presented ${money(annual.used, language)}, left ${money(annual.left, language)}.`,
    payableInEnglish(result, value.vsp.minus(result.payable.amount).isZero(), language),
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
  return `VSP = QP × (PM − price used) = ${quantity} × (${figure(row.minimumPrice, language, 2)} − ${figure(used.price, language, 2)}) = ${product}${cut}: VSP = ${money(value.vsp, language)} (Doc. 11).`;
}

function payableInEnglish({ value, payable }: LineResult, whole: boolean, language: Language): string {
  const amount = `Payable: ${money(payable.amount, language)}`;
  if (whole) return `${amount}.`;
  const limit = payable.cutBy === 'productLimit' ? 'what is left of the LSPA' : 'what is left of the annual limit';
  return `${amount}, limited by ${limit}: ${money(value.vsp.minus(payable.amount), language)} of ${money(value.vsp, language)} stay out (Doc. 11, example 2).`;
}

/** The readings the amount rests on and, where another would pay otherwise, what it would pay. */
function readings(result: LineResult, language: Language): string[] {
  const { table, acceptable } = result;
  const pt = language === 'pt-BR';
  const used = [
    ...(acceptable
      ? [mpaReading(table, pt)]
      : [pt ? 'sem PMD, cálculo com o PV (A9)' : 'no PMD, counted from the PV (A9)']),
    vspReading(table, pt),
  ];
  return [
    `${pt ? 'Leituras adotadas' : 'Readings used'}: ${used.join('; ')}.`,
    ...effectOfOtherMpa(result, language),
    ...effectOfOtherVsp(result, language),
  ];
}

function mpaReading({ mpaRounding }: PriceTable, pt: boolean): string {
  if (mpaRounding === 'truncate') {
    return pt
      ? 'MPA cortado em centavos, como nos exemplos do Doc. 11 (A1)'
      : 'MPA cut to cents, as in the examples of Doc. 11 (A1)';
  }
  return pt ? 'desconto do MPA arredondado em centavos (A1)' : 'discount of the MPA rounded to cents (A1)';
}

function vspReading({ vspRounding }: PriceTable, pt: boolean): string {
  if (vspRounding === 'truncate') return pt ? 'VSP cortado em centavos (A2)' : 'VSP cut to cents (A2)';
  return pt ? 'VSP arredondado em centavos (A2)' : 'VSP rounded to cents (A2)';
}

function effectOfOtherMpa(result: LineResult, language: Language): string[] {
  const other = underOtherReading(result, 'mpaRounding');
  if (!other.acceptable || other.payable.amount.eq(result.payable.amount)) return [];
  const mpa = pricePerKg(other.acceptable.mpa, language);
  const amount = money(other.payable.amount, language);
  return [
    language === 'pt-BR'
      ? `Pela outra leitura de A1 (${mpaReading(other.table, true).replace(' (A1)', '')}) o MPA seria ${mpa} e o valor a pagar ${amount}.`
      : `Under the other reading of A1 (${mpaReading(other.table, false).replace(' (A1)', '')}) the MPA would be ${mpa} and the amount payable ${amount}.`,
  ];
}

function effectOfOtherVsp(result: LineResult, language: Language): string[] {
  const other = underOtherReading(result, 'vspRounding');
  if (other.payable.amount.eq(result.payable.amount)) return [];
  const amount = money(other.payable.amount, language);
  return [
    language === 'pt-BR'
      ? `Pela outra leitura de A2 (${vspReading(other.table, true).replace(' (A2)', '')}) o valor a pagar seria ${amount}.`
      : `Under the other reading of A2 (${vspReading(other.table, false).replace(' (A2)', '')}) the amount payable would be ${amount}.`,
  ];
}
