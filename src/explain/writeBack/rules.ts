import type { PriceTable } from '../../rules/pgpmbio/priceTable';
import type { Readings } from '../../rules/pgpmbio/readings';
import type { SeloReadings } from '../../rules/selo/readings';
import type { RuleSet } from '../../rules/selo/ruleSet';
import { choiceOfReading } from '../findings/selo/readingChoices';
import type { Bilingual, Language } from '../language';
import { act } from '../lineMemory/act';
import { readingsOfTable } from '../lineMemory/readings';

/** The price tables that sales were computed by, with their acts. */
export function rulesOfSales(tables: readonly PriceTable[], language: Language): string {
  const isPortuguese = language === 'pt-BR';
  const title = isPortuguese ? 'MOC, Título 35 (Doc. 1 e Doc. 11)' : 'MOC, Título 35 (Doc. 1 and Doc. 11)';
  const each = tables.map((table) => {
    const [prices, limits] = [act(table, 'prices'), act(table, 'limits')];
    return isPortuguese
      ? `${table.harvest}: preços da ${prices}, limites da ${limits}`
      : `${table.harvest}: prices of ${prices}, limits of ${limits}`;
  });
  return [title, ...each].join('; ');
}

const ORDERS: Readonly<Record<Readings['invoiceOrder'], Bilingual>> = {
  dateThenInvoiceThenRow: {
    'pt-BR': 'saldos usados na ordem da data da nota, do seu número e da linha (A14)',
    'en-US': 'balances taken up by date of the invoice, its number and the row (A14)',
  },
  rowOrder: {
    'pt-BR': 'saldos usados na ordem das linhas (A14)',
    'en-US': 'balances taken up in the order of the rows (A14)',
  },
};

const WITHOUT_PMD: Readonly<Record<Readings['missingMarketPrice'], Bilingual>> = {
  provisional: {
    'pt-BR': 'linha sem PMD calculada com o PV, provisória (A9)',
    'en-US': 'a row without PMD is counted from the PV, provisional (A9)',
  },
  refused: { 'pt-BR': 'linha sem PMD fica sem valor (A9)', 'en-US': 'a row without PMD has no value (A9)' },
};

/** The readings that the value of sales rests on. */
export function readingsOfSales(tables: readonly PriceTable[], readings: Readings, language: Language): string {
  const ofTables = tables.flatMap((table) => readingsOfTable(table, language));
  return [
    ...new Set([
      ...ofTables,
      WITHOUT_PMD[readings.missingMarketPrice][language],
      ORDERS[readings.invoiceOrder][language],
    ]),
  ].join('; ');
}

/** The version of the rules of the Selo and the year. */
export function rulesOfPlant({ act: name, source }: RuleSet, year: number, language: Language): string {
  return language === 'pt-BR'
    ? `${name} (${source}), ano civil de ${year}`
    : `${name} (${source}), calendar year ${year}`;
}

/** Every reading with the choice made, each in a few words. */
export function readingsOfPlant(readings: SeloReadings, language: Language): string[] {
  const at = language === 'pt-BR' ? 0 : 1;
  return Object.entries(readings).map(
    ([reading, choice]) => choiceOfReading(reading as keyof SeloReadings, choice as string)[at],
  );
}
