import { figure, money } from '../../explain/figures';
import { cents } from '../../explain/findings/pgpmbio/figures';
import { familyShown, taxIdShown } from '../../explain/findings/personalNumbers';
import { choiceOfReading } from '../../explain/findings/selo';
import type { Bilingual, Language } from '../../explain/language';
import { articleIn } from '../../explain/selo/article';
import { disallowanceName } from '../../explain/selo/disallowances';
import { sentenceOfSeloRefusal } from '../../explain/selo/refusal';
import type { Decimal } from '../../rules/exact';
import type { Supplier } from '../../rules/selo/purchase';
import type { SeloReadings } from '../../rules/selo/readings';
import type { RegionalShare } from '../../rules/selo/regionalShare';
import type { DisallowanceGroup } from '../../validation/selo/disallowances';
import type { Concentrated } from '../../validation/selo/concentration';
import type { GroupTotal } from '../../validation/selo/groupTotals';
import type { MoreOfAKind } from '../../validation/selo/moreNeeded';
import type { PlantYearParameters } from '../../validation/selo/parameters';
import type { OtherReading, PlantYearTotals } from '../../validation/selo/plantTotals';
import { foundBySeverity, type PlantCheck } from '../check/checked';
import { count } from './check';
import { kindName } from './columns';
import { severityCount } from './findings';
import type { GroupLine } from './summary';

type Facts = readonly (readonly [label: string, text: string])[];

/** `25,2945%`: four places at most; shares have no end as decimals. */
export function shareText(part: Decimal, language: Language): string {
  return `${figure(part.times(100).toDecimalPlaces(4), language)}%`;
}

/** As {@link shareText}, never rounded up: what is under a limit must not seem to reach it. */
function cutShareText(part: Decimal, language: Language): string {
  return `${figure(part.times(100).toDecimalPlaces(4, ROUND_DOWN), language)}%`;
}

const ROUND_DOWN = 1;

const texts = {
  'pt-BR': {
    shares: 'Participação',
    weighted: 'Ponderada',
    effective: 'Efetiva',
    weightedHint: 'É a que decide (art. 3º, I).',
    effectiveHint: 'Em reais, sem pesos; só para comparar.',
    amounts: 'Valores',
    disallowed: 'O que não contou',
    disallowedHeadings: ['Motivo', 'Valor'],
    nothingDisallowed: 'Tudo o que foi apresentado conta.',
    more: 'Quanto falta comprar, e onde',
    moreIntro: 'Comprando mais de um só dos tipos abaixo, pelo multiplicador dele:',
    moreHeadings: ['Compra', 'Faltam'],
    capped: 'já cortado pelo limite de 30%: mais disto não contaria',
    readings: 'Com outras leituras da norma',
    readingsIntro: 'Cada linha troca uma só leitura.',
    readingsHeadings: ['Outra leitura', 'Ponderada', 'Efetiva'],
    groups: 'Por matéria-prima e região',
    groupHeadings: ['Matéria-prima', 'Admitido', 'Ponderado'],
    concentration: 'Concentração',
    farmers: 'Maiores agricultores',
    cooperatives: 'Maiores intermediários',
    concentrationHeadings: ['Quem', 'Valor', 'Parte'],
    regional: 'Norte, Nordeste e Semiárido',
    comparison: 'Comparação de regras',
    comparisonHeadings: ['Regras', 'Ponderada', 'Efetiva'],
    used: 'usada',
    asIf: 'como se valesse no ano',
    rows: 'Linhas conferidas',
    basis: 'Com o que foi calculado',
  },
  'en-US': {
    shares: 'Share',
    weighted: 'Weighted',
    effective: 'Effective',
    weightedHint: 'It is the one that decides (art. 3, I).',
    effectiveHint: 'In R$, not weighted; for comparing only.',
    amounts: 'Amounts',
    disallowed: 'What did not count',
    disallowedHeadings: ['Reason', 'Value'],
    nothingDisallowed: 'All that was presented counts.',
    more: 'How much more to buy, and where',
    moreIntro: 'Buying more of only one of the kinds below, at its multiplier:',
    moreHeadings: ['Purchase', 'Missing'],
    capped: 'already cut by the cap of 30%: more of it would not count',
    readings: 'Under other readings of the norm',
    readingsIntro: 'Each row changes only one reading.',
    readingsHeadings: ['Other reading', 'Weighted', 'Effective'],
    groups: 'By raw material and region',
    groupHeadings: ['Raw material', 'Admitted', 'Weighted'],
    concentration: 'Concentration',
    farmers: 'Largest farmers',
    cooperatives: 'Largest intermediaries',
    concentrationHeadings: ['Who', 'Value', 'Part'],
    regional: 'Norte, Nordeste and Semiárido',
    comparison: 'Comparison of rules',
    comparisonHeadings: ['Rules', 'Weighted', 'Effective'],
    used: 'used',
    asIf: 'as if it held in the year',
    rows: 'Rows checked',
    basis: 'What it was computed with',
  },
} as const;

export function plantSummaryTexts(language: Language): (typeof texts)[Language] {
  return texts[language];
}

/** Whether the minimum was reached, and by how much. */
export function verdictLine(
  { verdict, margin, weightedShare }: PlantYearTotals,
  minimum: Decimal | null,
  language: Language,
): { intent: 'success' | 'error' | 'info'; title: string; text: string } {
  const isPortuguese = language === 'pt-BR';
  if (verdict === 'minimumNotGiven' || margin === null || minimum === null)
    return {
      intent: 'info',
      title: isPortuguese ? 'Sem veredito' : 'No verdict',
      text: isPortuguese
        ? 'O percentual mínimo do art. 3º, I, não foi informado. Informe em “Mudar parâmetros”.'
        : 'The minimum share of art. 3, I was not given. Give it under “Change parameters”.',
    };
  const amount = money(margin.amount.abs().toDecimalPlaces(2, ROUND_DOWN), language);
  const points = figure(margin.points.abs().toDecimalPlaces(4, ROUND_DOWN), language);
  const [own, least] = [cutShareText(weightedShare, language), shareText(minimum, language)];
  return verdict === 'reached'
    ? {
        intent: 'success',
        title: isPortuguese ? 'Percentual mínimo alcançado' : 'Minimum share reached',
        text: isPortuguese
          ? `${own}, para um mínimo de ${least}. Sobram ${amount} ponderados (${points} pontos percentuais).`
          : `${own}, for a minimum of ${least}. ${amount} of weighted value are over (${points} percentage points).`,
      }
    : {
        intent: 'error',
        title: isPortuguese ? 'Percentual mínimo não alcançado' : 'Minimum share not reached',
        text: isPortuguese
          ? `${own}, para um mínimo de ${least}. Faltam ${amount} ponderados (${points} pontos percentuais).`
          : `${own}, for a minimum of ${least}. ${amount} of weighted value are missing (${points} percentage points).`,
      };
}

/** From what was presented to what is divided by what was sold. */
export function plantAmountFacts(totals: PlantYearTotals, revenue: Decimal, language: Language): Facts {
  const isPortuguese = language === 'pt-BR';
  const { presented, admitted, account } = totals;
  const { weightedPurchases, weightedCosts } = account;
  return [
    [isPortuguese ? 'Apresentado' : 'Presented', cents(presented, language)],
    [isPortuguese ? 'Não conta' : 'Does not count', cents(presented - admitted, language)],
    [isPortuguese ? 'Admitido' : 'Admitted', cents(admitted, language)],
    [isPortuguese ? 'Compras ponderadas' : 'Weighted purchases', money(weightedPurchases, language)],
    [isPortuguese ? 'Custos ponderados' : 'Weighted costs', money(weightedCosts, language)],
    [isPortuguese ? 'Biodiesel vendido (denominador)' : 'Biodiesel sold (denominator)', money(revenue, language)],
  ];
}

/** Portaria Interministerial 2/2023. */
export function regionalLine(
  regional: PlantYearTotals['regional'],
  language: Language,
): { isMet: boolean | null; text: string } {
  if ('reason' in regional) return { isMet: null, text: sentenceOfSeloRefusal(regional.reason, language) };
  const { share, required, missing } = regional satisfies RegionalShare;
  const [part, least] = [cutShareText(share, language), shareText(required, language)];
  const act = 'Portaria Interministerial MME/MDA nº 2/2023';
  if (missing.isZero())
    return {
      isMet: true,
      text:
        language === 'pt-BR'
          ? `${part} do valor efetivo, para um mínimo de ${least} (${act}).`
          : `${part} of the effective value, for a minimum of ${least} (${act}).`,
    };
  const amount = money(missing, language);
  return {
    isMet: false,
    text:
      language === 'pt-BR'
        ? `${part} do valor efetivo; o mínimo é ${least}. Faltam ${amount} gastos lá (${act}).`
        : `${part} of the effective value; the minimum is ${least}. ${amount} more must be spent there (${act}).`,
  };
}

/** What each rule disallowed, the largest first. */
export function disallowedLines(groups: readonly DisallowanceGroup[], language: Language): GroupLine[] {
  return [...groups]
    .sort((one, other) => other.cents - one.cents)
    .map(({ code, article, lines, cents: amount }) => ({
      id: `${article} ${code}`,
      name: disallowanceName(code, language),
      about: [articleIn(article, language), rowsText(lines, language)].filter((text) => text !== '').join('; '),
      amounts: [{ text: cents(amount, language), about: null }],
    }));
}

/** How much more of each kind of purchase would reach the minimum. */
export function moreLines(more: readonly MoreOfAKind[], language: Language): GroupLine[] {
  const { capped: cappedText } = texts[language];
  return more.map(({ material, region, supplier, multiplier, missing, capped }) => ({
    id: `${material} ${region} ${supplier} ${multiplier.toFixed()}`,
    name: `${material}, ${region}`,
    about: [
      supplierName(supplier, language),
      `× ${figure(multiplier, language)}`,
      ...(capped ? [cappedText] : []),
    ].join('; '),
    amounts: [{ text: money(missing, language), about: null }],
  }));
}

const SUPPLIERS: Readonly<Record<Supplier, Bilingual>> = {
  agricultor: { 'pt-BR': 'do agricultor', 'en-US': 'from the farmer' },
  'cooperativa habilitada': { 'pt-BR': 'de cooperativa habilitada', 'en-US': 'from a habilitated cooperative' },
  'cooperativa sem DAP': { 'pt-BR': 'de cooperativa sem DAP', 'en-US': 'from a cooperative without DAP' },
  cerealista: { 'pt-BR': 'de cerealista', 'en-US': 'from a grain dealer (cerealista)' },
};

function supplierName(supplier: Supplier, language: Language): string {
  return SUPPLIERS[supplier][language];
}

/** What the shares would be, were one reading another. */
export function readingLines(readings: readonly OtherReading[], language: Language): GroupLine[] {
  return readings.map(({ reading, other, weightedShare, effectiveShare }) => ({
    id: `${reading} ${other}`,
    name: choiceOfReading(reading, other)[language === 'pt-BR' ? 0 : 1],
    about: null,
    amounts: [weightedShare, effectiveShare].map((part) => ({ text: shareText(part, language), about: null })),
  }));
}

/** The year under both versions of the rules; a refusal of the other is a sentence. */
export function comparisonOf(
  { weightedShare, effectiveShare, comparison }: PlantYearTotals,
  { ruleSet }: PlantYearParameters,
  language: Language,
): { lines: GroupLine[]; refusal: string | null } | null {
  if (comparison === null) return null;
  const { used, asIf } = texts[language];
  const line = (id: string, about: string, parts: readonly Decimal[]): GroupLine => ({
    id,
    name: `Portaria ${id}`,
    about,
    amounts: parts.map((part) => ({ text: shareText(part, language), about: null })),
  });
  const own = line(ruleSet.id, used, [weightedShare, effectiveShare]);
  const { outcome } = comparison;
  if ('reason' in outcome) {
    const refusal = `Portaria ${comparison.ruleSet}: ${sentenceOfSeloRefusal(outcome.reason, language)}`;
    return { lines: [own], refusal };
  }
  const other = line(comparison.ruleSet, asIf, [outcome.weightedShare, outcome.effectiveShare]);
  return { lines: [own, other], refusal: null };
}

/** Materials by region, with what counts of them. */
export function materialLines(groups: readonly GroupTotal[], language: Language): GroupLine[] {
  return groups.map(({ material, region, lines, presented, admitted, weighted }) => ({
    id: `${material} ${region}`,
    name: `${material}, ${region}`,
    about: rowsText(lines, language),
    amounts: [
      { text: cents(admitted, language), about: cutText(presented - admitted, language) },
      { text: money(weighted, language), about: null },
    ],
  }));
}

function cutText(cut: number, language: Language): string | null {
  if (cut <= 0) return null;
  return `${language === 'pt-BR' ? 'não conta' : 'not counted'} ${cents(cut, language)}`;
}

/** Who sold most; people's numbers are masked. */
export function concentrationLines({ largest }: Concentrated, language: Language): GroupLine[] {
  return largest.map(({ key, cents: amount, share }) => ({
    id: key,
    name: key.length === 11 || key.length === 14 ? taxIdShown(key) : familyShown(key),
    about: null,
    amounts: [
      { text: cents(amount, language), about: null },
      { text: shareText(share, language), about: null },
    ],
  }));
}

/** `233 agricultores; o maior responde por 0,5228%` */
export function concentrationLine(who: 'farmers' | 'cooperatives', of: Concentrated, language: Language): string {
  const number = count(of.count, language);
  const names = {
    farmers: { 'pt-BR': ['agricultor', 'agricultores'], 'en-US': ['farmer', 'farmers'] },
    cooperatives: { 'pt-BR': ['intermediário', 'intermediários'], 'en-US': ['intermediary', 'intermediaries'] },
  }[who][language];
  return `${number} ${names[of.count === 1 ? 0 : 1]}`;
}

/** Year, rules, minimum and changed readings: what a printed summary must say of itself. */
export function basisFacts({ parameters, validation }: PlantCheck, usual: SeloReadings, language: Language): Facts {
  const isPortuguese = language === 'pt-BR';
  const { year, ruleSet, plantUf, minimumShare, readings, notSaid } = parameters;
  const at = isPortuguese ? 0 : 1;
  const changed = (Object.keys(usual) as (keyof SeloReadings)[])
    .filter((reading) => readings[reading] !== usual[reading])
    .map((reading) => choiceOfReading(reading, readings[reading])[at]);
  const minimum = minimumShare ? shareText(minimumShare, language) : isPortuguese ? 'não informado' : 'not given';
  const facts: (readonly [string, string])[] = [
    [isPortuguese ? 'Regras' : 'Rules', ruleSet.act],
    [isPortuguese ? 'Ano civil' : 'Calendar year', String(year)],
    [isPortuguese ? 'UF da usina' : 'State of the plant', plantUf],
    [isPortuguese ? 'Percentual mínimo' : 'Minimum share', minimum],
    [
      isPortuguese ? 'Leituras' : 'Readings',
      changed.length > 0 ? changed.join('; ') : isPortuguese ? 'as adotadas' : 'the usual ones',
    ],
  ];
  if (validation.plant.capsGiven !== null)
    facts.push([
      isPortuguese ? 'Limites e pesos' : 'Limits and weights',
      isPortuguese ? 'informados por você' : 'given by you',
    ]);
  if (notSaid === 'disallowed')
    facts.push([
      isPortuguese ? 'O que nenhuma tabela diz' : 'What no table says',
      isPortuguese ? 'não conta' : 'does not count',
    ]);
  return facts;
}

/** Rows of each table, and what was found in them all. */
export function plantRowFacts(check: PlantCheck, language: Language): Facts {
  const { error, warning, information } = foundBySeverity(check);
  const found = [
    severityCount(error, 'error', language),
    severityCount(warning, 'warning', language),
    severityCount(information, 'information', language),
  ];
  return [
    ...check.tables.map(
      ({ table }) => [kindName(table.kind, language), count(table.dataRows.length, language)] as const,
    ),
    [language === 'pt-BR' ? 'Achados' : 'Findings', found.join(', ')],
  ];
}

function rowsText(rows: number, language: Language): string {
  const number = count(rows, language);
  if (language === 'pt-BR') return `${number} ${rows === 1 ? 'linha' : 'linhas'}`;
  return `${number} ${rows === 1 ? 'row' : 'rows'}`;
}
