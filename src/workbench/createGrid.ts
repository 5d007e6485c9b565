import { LocaleType, LogLevel, mergeLocales, Univer } from '@univerjs/core';
import type { IUniverConfig } from '@univerjs/core';
import { FUniver } from '@univerjs/core/facade';
import { CalculationMode, UniverSheetsCorePreset } from '@univerjs/preset-sheets-core';
import { UniverSheetsDataValidationPreset } from '@univerjs/preset-sheets-data-validation';
import { UniverSheetsNotePreset } from '@univerjs/preset-sheets-note';
import { UniverSheetsTablePreset } from '@univerjs/preset-sheets-table';
import type { Language } from '../explain/language';
import '@univerjs/preset-sheets-core/lib/index.css';
import '@univerjs/preset-sheets-data-validation/lib/index.css';
import '@univerjs/preset-sheets-note/lib/index.css';
import '@univerjs/preset-sheets-table/lib/index.css';

/** The embedded spreadsheet: its services and its public face. */
export interface Grid {
  univer: Univer;
  api: FUniver;
}

type Locales = NonNullable<IUniverConfig['locales']>;

/** Starts the embedded spreadsheet inside an element, without a workbook yet. */
export async function createGrid(container: HTMLElement, language: Language): Promise<Grid> {
  const locale = language === 'pt-BR' ? LocaleType.PT_BR : LocaleType.EN_US;
  const locales = { [locale]: await gridTexts(language) } as Locales;
  const univer = new Univer({ locale, locales, logLevel: LogLevel.ERROR });
  const presets = [
    UniverSheetsCorePreset({
      container,
      // Results kept in a file may be another program's `#NAME?`: everything is calculated on opening.
      formula: { initialFormulaComputing: CalculationMode.FORCED },
      disableTextFormatAlert: true,
      disableTextFormatMark: true,
      sheets: { disableForceStringAlert: true, disableForceStringMark: true },
    }),
    UniverSheetsNotePreset(),
    UniverSheetsTablePreset(),
    UniverSheetsDataValidationPreset(),
  ];
  const registered = new Set<string>();
  for (const plugin of presets.flatMap((preset) => preset.plugins)) {
    const [constructor, options] = Array.isArray(plugin) ? plugin : [plugin, undefined];
    if (registered.has(constructor.pluginName)) continue;
    registered.add(constructor.pluginName);
    univer.registerPlugin(constructor, options);
  }
  return { univer, api: FUniver.newAPI(univer) };
}

async function gridTexts(language: Language) {
  const modules =
    language === 'pt-BR'
      ? await Promise.all([
          import('@univerjs/preset-sheets-core/locales/pt-BR'),
          import('@univerjs/preset-sheets-data-validation/locales/pt-BR'),
          import('@univerjs/preset-sheets-note/locales/pt-BR'),
          import('@univerjs/preset-sheets-table/locales/pt-BR'),
        ])
      : await Promise.all([
          import('@univerjs/preset-sheets-core/locales/en-US'),
          import('@univerjs/preset-sheets-data-validation/locales/en-US'),
          import('@univerjs/preset-sheets-note/locales/en-US'),
          import('@univerjs/preset-sheets-table/locales/en-US'),
        ]);
  return mergeLocales(...modules.map((module) => module.default));
}
