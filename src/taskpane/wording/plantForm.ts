import { figure, money } from '../../explain/figures';
import type { Bilingual, Language } from '../../explain/language';
import { sentenceOfFault } from '../../explain/reading';
import { sentenceOfSeloRefusal } from '../../explain/selo/refusal';
import type { Decimal } from '../../rules/exact';
import type { WrittenParameter } from '../../sheets/plantParameters';
import type { CapField } from '../../validation/selo/givenCaps';
import type { ParameterFault, ParameterField, TextField } from '../../validation/selo/givenParameters';
import { cellName } from './cells';

const said = (portuguese: string, english: string): Bilingual => ({ 'pt-BR': portuguese, 'en-US': english });

const LABELS: Readonly<Record<TextField | CapField | 'ruleSet' | 'plantUf', Bilingual>> = {
  year: said('Ano civil', 'Calendar year'),
  ruleSet: said('Regras', 'Rules'),
  plantUf: said('UF da usina', 'State of the plant (UF)'),
  revenue: said('Biodiesel vendido no ano (R$)', 'Biodiesel sold in the year (R$)'),
  cubicMetres: said('Biodiesel vendido no ano (m³), se souber', 'Biodiesel sold in the year (m³), if known'),
  minimumShare: said('Percentual mínimo (%)', 'Minimum share (%)'),
  familyCeiling: said('Teto de venda por família no ano (R$)', 'Ceiling of a family’s sales in the year (R$)'),
  priceTolerance: said('Distância de preço a apontar (%)', 'Distance of price to point out (%)'),
  unseenFactor: said('Fator “a” do art. 31, § 1º', 'Factor “a” of art. 31 § 1'),
  corn: said('Milho, no comprado da agricultura familiar (%)', 'Corn, in what was bought of family farmers (%)'),
  cornAndInputs: said('Milho e insumos, no mesmo total (%)', 'Corn and inputs, in the same total (%)'),
  research: said('Pesquisa, no valor das compras (%)', 'Research, in the value of purchases (%)'),
  costsSouthern: said(
    'Custos no S, SE e CO, nas compras de lá (%)',
    'Costs in the S, SE and CO, in purchases there (%)',
  ),
  costsNorthern: said(
    'Custos no N, NE e Semiárido, nas compras de lá (%)',
    'Costs in the N, NE and Semiárido, in purchases there (%)',
  ),
  weightIISouthern: said('Peso das doações no S, SE e CO', 'Weight of donations in the S, SE and CO'),
  weightIINorthern: said('Peso das doações no N, NE e Semiárido', 'Weight of donations in the N, NE and Semiárido'),
  weightIIISouthern: said('Peso da pesquisa no S, SE e CO', 'Weight of research in the S, SE and CO'),
  weightIIINorthern: said('Peso da pesquisa no N, NE e Semiárido', 'Weight of research in the N, NE and Semiárido'),
  weightIVSouthern: said('Peso da equipe própria no S, SE e CO', 'Weight of the own team in the S, SE and CO'),
  weightIVNorthern: said(
    'Peso da equipe própria no N, NE e Semiárido',
    'Weight of the own team in the N, NE and Semiárido',
  ),
  weightVSouthern: said(
    'Peso da assistência contratada no S, SE e CO',
    'Weight of contracted assistance in the S, SE and CO',
  ),
  weightVNorthern: said(
    'Peso da assistência contratada no N, NE e Semiárido',
    'Weight of contracted assistance in the N, NE and Semiárido',
  ),
  travelFlat: said('Deslocamento fixo, no salário (%)', 'Flat travel, in the salary (%)'),
  travelReceipts: said('Deslocamento com comprovantes, até (%)', 'Travel by receipts, up to (%)'),
  usedPerYear: said('Decréscimo por ano de uso (%)', 'Decrease a year of use (%)'),
  amortizationYears: said('Anos de amortização, no máximo', 'Years of amortization, at most'),
  lossThreshold: said('Perda parcial, acima de (%)', 'Partial loss, above (%)'),
  reportsTotal: said('Laudos da perda total, no mínimo', 'Reports of a total loss, at least'),
  reportsPartial: said('Laudos da perda parcial, no mínimo', 'Reports of a partial loss, at least'),
};

export function parameterLabel(field: ParameterField, language: Language): string {
  if (field.startsWith('input ')) {
    const input = field.slice('input '.length);
    return language === 'pt-BR' ? `${input} (kg por m³)` : `${input} (kg a m³)`;
  }
  return LABELS[field as keyof typeof LABELS][language];
}

const HINTS: Readonly<Partial<Record<TextField | 'ruleSet' | 'plantUf', Bilingual>>> = {
  minimumShare: said(
    'Art. 3º, I. Não é suposto: em branco, a conta é feita sem veredito.',
    'Art. 3, I. It is never supposed: left blank, the account has no verdict.',
  ),
  revenue: said('É o denominador do percentual.', 'It is what the share is taken of.'),
  cubicMetres: said(
    'Para conferir o preço médio e os insumos que cada m³ consome.',
    'To check the mean price, and the inputs that each m³ takes.',
  ),
  priceTolerance: said('Em branco: 30%, para mais ou menos da mediana.', 'Blank: 30%, above or below the median.'),
  unseenFactor: said(
    'De cooperativas com mais de 75% de agricultores familiares. O texto do ato não foi encontrado; em branco, essas compras não podem ser pesadas.',
    'Of cooperatives with more than 75% of family farmers. The text of the act was not found; left blank, these purchases cannot be weighed.',
  ),
};

export function parameterHint(field: keyof typeof HINTS, language: Language): string | undefined {
  return HINTS[field]?.[language];
}

/** `Em branco: R$ 500.000,00, o conhecido para 2023.` */
export function ceilingHint(known: Decimal | null, year: string, language: Language): string {
  if (known === null)
    return language === 'pt-BR'
      ? 'Art. 3º, § 9º. Não é conhecido para este ano: informe.'
      : 'Art. 3 § 9. It is not known for this year: give it.';
  const amount = money(known, language);
  return language === 'pt-BR'
    ? `Art. 3º, § 9º. Em branco: ${amount}, o conhecido para ${year}.`
    : `Art. 3 § 9. Blank: ${amount}, the one known for ${year}.`;
}

/** Where a field was found: `De B14 (Parâmetros): “Percentual mínimo”.` */
export function sourceLine({ cell, label }: WrittenParameter, language: Language): string {
  return language === 'pt-BR' ? `De ${cellName(cell)}: “${label}”.` : `From ${cellName(cell)}: “${label}”.`;
}

/** A label that says of itself that its value is made up. */
export function saysExample({ label }: WrittenParameter): boolean {
  return /exemplo|example/i.test(label);
}

export function exampleLine(language: Language): string {
  return language === 'pt-BR'
    ? 'A planilha diz que este é um valor de exemplo: troque-o pelo que vale para a sua usina, ou apague.'
    : 'The sheet says that this is an example value: put in the one that holds for your plant, or delete it.';
}

/** Why a field will not do, and what to do. */
export function faultLine(field: ParameterField, fault: ParameterFault, language: Language): string {
  const isPortuguese = language === 'pt-BR';
  switch (fault.code) {
    case 'blank':
      return isPortuguese ? 'Falta preencher.' : 'This is missing.';
    case 'unreadable': {
      const what = { 'pt-BR': parameterLabel(field, 'pt-BR'), 'en-US': parameterLabel(field, 'en-US') };
      return sentenceOfFault(fault.fault, what, language);
    }
    case 'notAYear':
      return isPortuguese
        ? 'Escreva o ano com quatro algarismos, como 2023.'
        : 'Write the year with four figures, as 2023.';
    case 'notPositive':
      return isPortuguese ? 'Tem de ser maior que zero.' : 'It must be greater than zero.';
    case 'negative':
      return isPortuguese ? 'Não pode ser negativo.' : 'It cannot be negative.';
    case 'notWhole':
      return isPortuguese ? 'Tem de ser um número inteiro.' : 'It must be a whole number.';
    case 'overOneHundred':
      return isPortuguese
        ? `${figure(fault.percent, language)}% é mais que o todo. Escreva 30 para 30%.`
        : `${figure(fault.percent, language)}% is more than the whole. Write 30 for 30%.`;
    case 'underOne': {
      const [percent, meant] = [figure(fault.percent, language), figure(fault.meant, language)];
      return isPortuguese
        ? `${percent}% é muito pouco. Se quis dizer ${meant}%, escreva ${meant}.`
        : `${percent}% is very little. If you mean ${meant}%, write ${meant}.`;
    }
    case 'refused':
      return sentenceOfSeloRefusal(fault.reason, language);
  }
}

export function plantFormTexts(language: Language) {
  return language === 'pt-BR'
    ? {
        heading: '3. Diga o que vale para a usina',
        faults: (number: number) =>
          number === 1 ? 'Um campo precisa de correção.' : `${number} campos precisam de correção.`,
        choose: '(escolha)',
        rulesHint: 'A 280/2022 julga 2023; a 28/2024, de 2025 em diante. Em 2022 e 2024 as duas podem valer: escolha.',
        unseen:
          'Da Portaria MDA nº 28/2024 foram encontrados só trechos: nem os limites nem os pesos dos custos. Informe-os; nada é suposto.',
        suppose: 'Supor os da Portaria 280/2022',
        caps: 'Limites e pesos da Portaria 28/2024',
        compare: 'Comparar com outra regra',
        compareHint: 'Os mesmos dados, como se a outra regra valesse no ano.',
        none: '(não comparar)',
        notSaid: 'O que nenhuma tabela diz',
        notSaidHint: 'Por exemplo: se a doação usou recurso público, quando a coluna não existe.',
        counts: 'Conta, com aviso',
        disallowed: 'Não conta',
        more: 'Mais opções',
        inputs: 'Insumos que cada m³ consome (art. 4º, § 5º)',
        inputsHint: 'Em branco: a quantidade desse insumo não é conferida.',
        start: 'Conferir',
        back: 'Voltar',
      }
    : {
        heading: '3. Say what holds for the plant',
        faults: (number: number) => (number === 1 ? 'One field needs mending.' : `${number} fields need mending.`),
        choose: '(choose)',
        rulesHint: '280/2022 judges 2023; 28/2024 judges 2025 on. In 2022 and 2024 either may hold: choose.',
        unseen:
          'Of Portaria MDA 28/2024 only fragments were found: neither limits nor weights of costs. Give them; nothing is supposed.',
        suppose: 'Suppose those of Portaria 280/2022',
        caps: 'Limits and weights of Portaria 28/2024',
        compare: 'Compare with other rules',
        compareHint: 'The same data, as if the other rules held in the year.',
        none: '(do not compare)',
        notSaid: 'What no table says',
        notSaidHint: 'For example whether a donation used public funds, where there is no such column.',
        counts: 'Counts, with a warning',
        disallowed: 'Does not count',
        more: 'More options',
        inputs: 'Inputs that each m³ takes (art. 4 § 5)',
        inputsHint: 'Blank: the quantity of that input is not checked.',
        start: 'Check',
        back: 'Back',
      };
}
