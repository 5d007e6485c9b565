import type { HeadField, TableFinding, TableRemark } from '../../rules/pgpmbio/tableChecks/finding';
import { day, figure, listed, money, percent, pricePerKg } from '../figures';
import type { Bilingual, Language } from '../language';
import { quoted } from '../quoted';

type Remark<Code extends TableRemark['code']> = Extract<TableRemark, { code: Code }>;
type Sentences = { [Code in TableRemark['code']]: (says: Remark<Code>, language: Language) => [string, string] };

/** What is wrong with a table that a person made, or worth a look, and what to do; of a row with its place, from one. */
export function sentenceOfTableFinding({ row, says }: TableFinding, language: Language): string {
  const write = SENTENCES[says.code] as (says: TableRemark, language: Language) => [string, string];
  const sentence = write(says, language)[language === 'pt-BR' ? 0 : 1];
  return row === null ? sentence : `${language === 'pt-BR' ? 'Linha' : 'Row'} ${row + 1}: ${sentence}`;
}

const HEAD: Readonly<Record<HeadField, Bilingual>> = {
  id: { 'pt-BR': 'o nome curto da tabela, como 2026', 'en-US': 'the short name of the table, such as 2026' },
  harvest: { 'pt-BR': 'a safra, como Safra 2026', 'en-US': 'the harvest, such as Safra 2026' },
  validFrom: { 'pt-BR': 'o primeiro dia da validade', 'en-US': 'the first day it holds' },
  validTo: { 'pt-BR': 'o último dia da validade', 'en-US': 'the last day it holds' },
  annualCap: { 'pt-BR': 'o limite anual por DAP/CAF', 'en-US': 'the annual limit per DAP/CAF' },
  marketDiscount: { 'pt-BR': 'o desconto sobre o PMD', 'en-US': 'the discount on the PMD' },
};

const AMOUNTS = {
  minimumPrice: ['O preço mínimo', 'The minimum price'],
  fixedValue: ['O valor fixo', 'The fixed value'],
  limit: ['O limite do produto', 'The product limit'],
  annualCap: ['O limite anual', 'The annual limit'],
} as const;

const ACTS = {
  prices: ['os preços mínimos', 'the minimum prices'],
  limits: ['os limites', 'the limits'],
  fixedValues: ['os valores fixos', 'the fixed values'],
} as const;

const SENTENCES: Sentences = {
  headMissing: ({ what }) => [`Falta ${HEAD[what]['pt-BR']}.`, `Missing: ${HEAD[what]['en-US']}.`],
  validityReversed: ({ validFrom, validTo }, language) => [
    `A validade começa em ${day(validFrom, language)} e termina antes, em ${day(validTo, language)}. Troque as datas, se for o caso.`,
    `The validity begins on ${day(validFrom, language)} and ends before that, on ${day(validTo, language)}. Swap the dates if so.`,
  ],
  validityOverlaps: ({ harvest, from, to, builtIn }, language) => {
    const days = [day(from, language), day(to, language)] as const;
    return [
      `De ${days[0]} a ${days[1]} vale também ${harvest}${builtIn ? ', que já vem no suplemento' : ''}: vendas desses dias ficariam sem valor. Corrija a validade${builtIn ? ', ou diga que esta tabela a substitui' : ''}.`,
      `From ${days[0]} to ${days[1]} ${harvest}${builtIn ? ', which comes with the add-in,' : ''} holds too: sales of these days would have no value. Correct the validity${builtIn ? ', or say that this table takes its place' : ''}.`,
    ];
  },
  builtInLeftUncovered: ({ harvest, from, to }, language) => [
    `Esta tabela substitui ${harvest} inteira: de ${day(from, language)} a ${day(to, language)} não vale tabela nenhuma, e vendas desses dias são recusadas. Faça outra tabela para elas, se houver.`,
    `This table takes the place of all of ${harvest}: from ${day(from, language)} to ${day(to, language)} no table holds, and sales of these days are refused. Make another table for them if there are any.`,
  ],
  idTaken: ({ id, harvest }) => [
    `Já existe uma tabela ${quoted(id)} (${harvest}). Dê outro nome curto a esta.`,
    `There is a table ${quoted(id)} already (${harvest}). Give this one another short name.`,
  ],
  discountOutOfRange: ({ discount }, language) => [
    `O desconto sobre o PMD seria de ${percent(discount, language)}. Precisa estar entre 0% e 100%; em 2023 era 15%.`,
    `The discount on the PMD would be ${percent(discount, language)}. It must lie between 0% and 100%; in 2023 it was 15%.`,
  ],
  notPositive: ({ what, amount }, language) => [
    `${AMOUNTS[what][0]} precisa ser maior que zero; está ${figure(amount, language, 2)}.`,
    `${AMOUNTS[what][1]} must be above zero; it is ${figure(amount, language, 2)}.`,
  ],
  moreThanCents: ({ what, amount }, language) => [
    `${AMOUNTS[what][0]} tem mais que duas casas decimais: ${figure(amount, language)}. Confira.`,
    `${AMOUNTS[what][1]} has more than two decimals: ${figure(amount, language)}. Check it.`,
  ],
  actMissing: ({ sets }) => [
    `Falta o ato que fixa ${ACTS[sets][0]}. Sem ele ninguém pode conferir a tabela.`,
    `The act that sets ${ACTS[sets][1]} is missing. Without it nobody can check the table.`,
  ],
  sourceMissing: ({ act }) => [
    `Falta dizer onde foi lido o ato ${quoted(act)} (Diário Oficial, data e página, ou endereço).`,
    `Where the act ${quoted(act)} was read is missing (official journal, date and page, or address).`,
  ],
  noRows: () => ['A tabela não tem nenhuma linha.', 'The table has no row.'],
  labelMissing: () => ['Falta o produto.', 'The product is missing.'],
  figuresMissing: ({ label }) => [`${label} não tem preço nem limite.`, `${label} has neither price nor limit.`],
  limitWithoutPrice: ({ label, limit }, language) => [
    `${label} tem limite (${money(limit, language)}) e não tem preço mínimo.`,
    `${label} has a limit (${money(limit, language)}) and no minimum price.`,
  ],
  priceWithoutLimit: ({ label }) => [`${label} tem preço e não tem limite.`, `${label} has a price and no limit.`],
  fixedValueMissing: ({ label }) => [
    `${label} é de valor fixo, e falta o valor por kg.`,
    `${label} is of fixed value, and the value a kg is missing.`,
  ],
  fixedValueOfVariable: ({ label, fixedValue }, language) => [
    `${label} paga a diferença ao preço mínimo, mas tem um valor fixo (${pricePerKg(fixedValue, language)}). Diga qual dos dois vale.`,
    `${label} pays the difference to the minimum price, but has a fixed value (${pricePerKg(fixedValue, language)}). Say which of the two holds.`,
  ],
  fixedValueWithPrice: ({ label, minimumPrice }, language) => [
    `${label} é de valor fixo: o preço mínimo de ${pricePerKg(minimumPrice, language)} não entra na conta. Confira se a linha não paga a diferença.`,
    `${label} is of fixed value: the minimum price of ${pricePerKg(minimumPrice, language)} is not counted. Check that the row does not pay the difference.`,
  ],
  minimumPriceOfFixedMissing: ({ label }) => [
    `${label}: esta tabela só paga o valor fixo com o mercado abaixo do preço mínimo, e o preço mínimo falta.`,
    `${label}: this table pays the fixed value only with the market under the minimum price, and the minimum price is missing.`,
  ],
  capBelowLimit: ({ label, limit, annualCap }, language) => [
    `O limite de ${label}, ${money(limit, language)}, passa do limite anual de todos os produtos, ${money(annualCap, language)}. Confira os dois.`,
    `The limit of ${label}, ${money(limit, language)}, is over the annual limit of all products, ${money(annualCap, language)}. Check both.`,
  ],
  placesMissing: ({ label }) => [
    `${label} não tem nenhuma UF. Escreva a região ou as UFs.`,
    `${label} has no state. Write the region or the states.`,
  ],
  ufUnknown: ({ label, uf }) => [
    `${label}: ${quoted(uf)} não é uma UF. Use a sigla, como PA.`,
    `${label}: ${quoted(uf)} is no state. Use its two letters, such as PA.`,
  ],
  municipalityUnknown: ({ label, uf, ibge }) => [
    `${label}: ${quoted(ibge)} não é o código de um município de ${uf}.`,
    `${label}: ${quoted(ibge)} is not the code of a municipality of ${uf}.`,
  ],
  municipalitiesOfOtherUf: ({ label, uf }) => [
    `${label} tem municípios de ${uf}, mas ${uf} não está entre as UFs da linha.`,
    `${label} has municipalities of ${uf}, but ${uf} is not among the states of the row.`,
  ],
  municipalitiesMissing: ({ label, uf }) => [
    `${label}: ${uf} vale só em parte, e nenhum município está na lista.`,
    `${label}: ${uf} is covered in part only, and no municipality is listed.`,
  ],
  ufTwice: ({ label, uf, otherRow }) => [
    `${label} já tem ${uf} na linha ${otherRow + 1}: não se saberia qual preço vale.`,
    `${label} has ${uf} in row ${otherRow + 1} already: it would not be known which price holds.`,
  ],
  formMissing: ({ label, usual }) => [
    `${label} está sem a forma; o usual é ${usual}. A forma faz parte do produto.`,
    `${label} says no form; usual is ${usual}. The form is part of the product.`,
  ],
  productGone: ({ label, before }) => [
    `${label} estava em ${before} e não está nesta tabela. Confira se saiu mesmo.`,
    `${label} was in ${before} and is not in this table. Check that it really went.`,
  ],
  ufsGone: ({ label, ufs, before }, language) => [
    `${label} tinha amparo em ${listed(ufs, language)} em ${before}, e nesta tabela não tem. Confira a região.`,
    `${label} was covered in ${listed(ufs, language)} in ${before}, and in this table is not. Check the region.`,
  ],
  priceMoved: ({ label, ufs, was, is, before }, language) => [
    `${label} (${listed(ufs, language)}) era ${pricePerKg(was, language)} em ${before} e agora é ${pricePerKg(is, language)}: mudou metade ou mais. Confira a vírgula e a linha.`,
    `${label} (${listed(ufs, language)}) was ${pricePerKg(was, language)} in ${before} and now is ${pricePerKg(is, language)}: it moved by half or more. Check the decimal mark and the row.`,
  ],
};
