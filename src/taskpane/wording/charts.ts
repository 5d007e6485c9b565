import { cents } from '../../explain/findings/pgpmbio/figures';
import { severityName } from '../../explain/findings/severities';
import type { Language } from '../../explain/language';
import { disallowanceName } from '../../explain/selo/disallowances';
import type { GroupAmounts } from '../../validation/pgpmbio/totals';
import type { DisallowanceGroup } from '../../validation/selo/disallowances';
import type { GroupTotal } from '../../validation/selo/groupTotals';
import type { FoundOfCode } from '../check/foundByCode';
import { folded, type Bar, type Bars } from '../components/charts/bars';
import { count } from './check';
import { findingTitle } from './findingTitles';
import type { GroupLine } from './summary';

// What charts of a check show, and what they tell in a sentence for who does not see them.

const notLoaded: Readonly<Record<Language, string>> = {
  'pt-BR': 'O gráfico não pôde ser carregado; a tabela tem os mesmos valores.',
  'en-US': 'The chart could not be loaded; the table has the same figures.',
};

export function chartNotLoaded(language: Language): string {
  return notLoaded[language];
}

/** `Gráfico de barras: Por produto` */
function chartTitle(title: string, language: Language): string {
  return `${language === 'pt-BR' ? 'Gráfico de barras' : 'Bar chart'}: ${title}`;
}

/** `as demais 37` */
function restName(bars: number, language: Language): string {
  return language === 'pt-BR' ? `as demais ${count(bars, language)}` : `the other ${count(bars, language)}`;
}

const seriesOfAmounts = {
  'pt-BR': { payable: 'a pagar', cut: 'cortado pelos limites', admitted: 'admitido', disallowed: 'glosado' },
  'en-US': { payable: 'payable', cut: 'cut by the limits', admitted: 'admitted', disallowed: 'disallowed' },
} as const;

/**
 * What is payable and what limits cut, by group, in the order of the table below; `null` where a chart would say
 * nothing: one group of which all is payable, or none with a value.
 */
export function salesBars(
  title: string,
  groups: readonly GroupAmounts[],
  lines: readonly GroupLine[],
  language: Language,
): Bars | null {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const names = seriesOfAmounts[language];
  const bars = lines.map(({ id, name }): Bar => {
    const { payable, cutByProductLimit, cutByAnnualCap } = byId.get(id)!;
    return { id, name, values: [payable, cutByProductLimit + cutByAnnualCap], text: cents(payable, language) };
  });
  const [payable, cut] = sums(bars);
  if (payable! + cut! === 0 || (bars.length < 2 && cut === 0)) return null;
  return {
    title: chartTitle(title, language),
    summary: `${mostPaid(bars[0]!, payable!, language)} ${whatWasCut(cut!, payable! + cut!, language)}`,
    series: [{ look: 'main', name: names.payable }, ...(cut === 0 ? [] : [{ look: 'cut' as const, name: names.cut }])],
    bars: folded(cut === 0 ? bars.map(withoutCut) : bars, (number, [rest]) => ({
      name: restName(number, language),
      text: cents(rest!, language),
    })),
  };
}

function withoutCut(bar: Bar): Bar {
  return { ...bar, values: bar.values.slice(0, 1) };
}

function sums(bars: readonly Bar[]): number[] {
  return (bars[0]?.values ?? [0, 0]).map((_, at) => bars.reduce((sum, { values }) => sum + values[at]!, 0));
}

function mostPaid({ name, text }: Bar, total: number, language: Language): string {
  return language === 'pt-BR'
    ? `Maior valor a pagar: ${name}, ${text} de ${cents(total, language)}.`
    : `Most is payable for ${name}: ${text} of ${cents(total, language)}.`;
}

function whatWasCut(cut: number, computed: number, language: Language): string {
  if (cut === 0) return language === 'pt-BR' ? 'Nenhum limite cortou valor.' : 'No limit cut anything.';
  const part = share(cut / computed, language);
  return language === 'pt-BR'
    ? `Os limites cortaram ${cents(cut, language)}, ${part} do calculado.`
    : `The limits cut ${cents(cut, language)}, ${part} of what was computed.`;
}

/** `16,23%`: cut and not rounded, so that nothing seems to reach a limit that it does not reach. */
export function share(part: number, language: Language): string {
  const hundredths = Math.floor(part * 10_000 + 1e-7) / 100;
  return `${hundredths.toLocaleString(language, { maximumFractionDigits: 2 })}%`;
}

/** Errors and warnings by code, the errors first and of each the most frequent; `null` when there are none. */
export function findingBars(found: readonly FoundOfCode[], language: Language): Bars | null {
  const grave = graveFirst(found);
  if (grave.length === 0) return null;
  const bars = grave.map(({ code, severity, found: number }): Bar => ({
    id: `${severity} ${code}`,
    name: `${code} · ${findingTitle(code, language)}`,
    values: severity === 'error' ? [number, 0] : [0, number],
    text: count(number, language),
  }));
  const [errors, warnings] = sums(bars) as [number, number];
  const top = bars.reduce((most, bar) => (total(bar) > total(most) ? bar : most));
  const times = count(total(top), language);
  const counted = [
    `${count(errors, language)} ${severityName('error', language, errors)}`,
    `${count(warnings, language)} ${severityName('warning', language, warnings)}`,
  ];
  const isPortuguese = language === 'pt-BR';
  return {
    title: chartTitle(countTexts[language].title, language),
    summary: isPortuguese
      ? `${counted.join(' e ')}. O mais frequente: ${top.name}, ${times} ${times === '1' ? 'vez' : 'vezes'}.`
      : `${counted.join(' and ')}. Most often: ${top.name}, ${times} ${times === '1' ? 'time' : 'times'}.`,
    series: [
      { look: 'error', name: severityName('error', language, 2) },
      { look: 'warning', name: severityName('warning', language, 2) },
    ],
    bars: folded(bars, (number, values) => ({
      name: restName(number, language),
      text: count(
        values.reduce((sum, value) => sum + value, 0),
        language,
      ),
    })),
  };
}

/** The same findings as lines of a table, in the same order. */
export function findingCountLines(found: readonly FoundOfCode[], language: Language): GroupLine[] {
  return graveFirst(found).map(({ code, severity, found: number }) => ({
    id: `${severity} ${code}`,
    name: `${code} · ${findingTitle(code, language)}`,
    about: severityName(severity, language),
    amounts: [{ text: count(number, language), about: null }],
  }));
}

const countTexts: Readonly<Record<Language, { title: string; headings: readonly [string, string] }>> = {
  'pt-BR': { title: 'Erros e alertas por código', headings: ['Código', 'Vezes'] },
  'en-US': { title: 'Errors and warnings by code', headings: ['Code', 'Times'] },
};

export function findingCountTexts(language: Language): { title: string; headings: readonly [string, string] } {
  return countTexts[language];
}

/** Errors, then warnings, of each the most frequent first. */
function graveFirst(found: readonly FoundOfCode[]): FoundOfCode[] {
  return found
    .filter(({ severity }) => severity !== 'information')
    .sort((a, b) => a.severity.localeCompare(b.severity) || b.found - a.found || a.code.localeCompare(b.code));
}

function total({ values }: Bar): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Parts of one. */
export interface SharesOfYear {
  weighted: number;
  effective: number;
  /** `null` where the person gave none. */
  minimum: number | null;
  /** As the account found it, exactly: of two of these figures that look the same one may be the smaller. */
  isReached: boolean;
}

/** Weighted and effective share of a plant’s year, against the minimum. */
export function shareBars({ weighted, effective, minimum, isReached }: SharesOfYear, language: Language): Bars {
  const isPortuguese = language === 'pt-BR';
  const least = minimum === null ? null : share(minimum, language);
  const bars: Bar[] = [
    {
      id: 'weighted',
      name: isPortuguese ? 'Ponderado (é o que conta)' : 'Weighted (it is what counts)',
      values: [weighted],
      text: share(weighted, language),
    },
    {
      id: 'effective',
      name: isPortuguese ? 'Efetivo (sem multiplicadores)' : 'Effective (without multipliers)',
      values: [effective],
      text: share(effective, language),
    },
  ];
  return {
    title: chartTitle(isPortuguese ? 'percentual ponderado e efetivo' : 'weighted and effective share', language),
    summary: sharesInShort(bars[0]!.text, bars[1]!.text, least, isReached, language),
    series: [{ look: 'main', name: isPortuguese ? 'percentual' : 'share' }],
    bars,
    ...(minimum === null
      ? {}
      : { mark: { value: minimum, label: isPortuguese ? `mínimo ${least}` : `minimum ${least}` } }),
  };
}

function sharesInShort(
  weighted: string,
  effective: string,
  least: string | null,
  isReached: boolean,
  language: Language,
): string {
  if (language === 'pt-BR') {
    const against = isReached ? `, que alcança o mínimo de ${least}` : `, abaixo do mínimo de ${least}`;
    return `Percentual ponderado: ${weighted}${least === null ? '' : against}. Efetivo: ${effective}.`;
  }
  const against = isReached ? `, which reaches the minimum of ${least}` : `, below the minimum of ${least}`;
  return `Weighted share: ${weighted}${least === null ? '' : against}. Effective: ${effective}.`;
}

/** What each rule disallowed, the most first; `null` when nothing was. */
export function disallowedBars(groups: readonly DisallowanceGroup[], language: Language): Bars | null {
  const bars = [...groups]
    .sort((a, b) => b.cents - a.cents)
    .map(({ code, article, cents: amount }): Bar => ({
      id: `${article} ${code}`,
      name: disallowanceName(code, language),
      values: [amount],
      text: cents(amount, language),
    }));
  const [sum = 0] = sums(bars);
  if (sum === 0) return null;
  const isPortuguese = language === 'pt-BR';
  const { name, text } = bars[0]!;
  return {
    title: chartTitle(isPortuguese ? 'glosado por regra' : 'disallowed by rule', language),
    summary: isPortuguese
      ? `Glosado ao todo: ${cents(sum, language)}. O que mais pesou: ${name}, ${text}.`
      : `Disallowed in all: ${cents(sum, language)}. Most of it: ${name}, ${text}.`,
    series: [{ look: 'cut', name: seriesOfAmounts[language].disallowed }],
    bars: folded(bars, (number, [rest]) => ({ name: restName(number, language), text: cents(rest!, language) })),
  };
}

/** Purchases by region: what counts of them, and what was disallowed; `null` when there are none. */
export function regionBars(groups: readonly GroupTotal[], language: Language): Bars | null {
  const byRegion = new Map<string, [number, number]>();
  for (const { region, admitted, presented } of groups) {
    const [counts, not] = byRegion.get(region) ?? [0, 0];
    byRegion.set(region, [counts + admitted, not + presented - admitted]);
  }
  const bars = [...byRegion]
    .sort(([, [a]], [, [b]]) => b - a)
    .map(([region, values]): Bar => ({ id: region, name: region, values, text: cents(values[0], language) }));
  const [admitted = 0, disallowed = 0] = sums(bars);
  if (admitted + disallowed === 0) return null;
  const isPortuguese = language === 'pt-BR';
  const names = seriesOfAmounts[language];
  const { name, text, values } = bars[0]!;
  const part = admitted === 0 ? '' : `, ${share(values[0]! / admitted, language)}`;
  return {
    title: chartTitle(isPortuguese ? 'compras por região' : 'purchases by region', language),
    summary: isPortuguese
      ? `Maior valor admitido: ${name}, ${text}${part && `${part} do total`}.`
      : `Most was admitted of ${name}: ${text}${part && `${part} of all`}.`,
    series: [
      { look: 'main', name: names.admitted },
      ...(disallowed === 0 ? [] : [{ look: 'cut' as const, name: names.disallowed }]),
    ],
    bars: disallowed === 0 ? bars.map(withoutCut) : bars,
  };
}
