import { IDescriptionService, IFunctionService } from '@univerjs/preset-sheets-core';
import type { IFunctionInfo } from '@univerjs/preset-sheets-core';
import type { Language } from '../explain/language';
import { describedCatalogue } from '../functions/describedCatalogue';
import { functionsMetadata } from '../functions/metadata';
import type { CellMessages } from './cellMessages';
import type { Grid } from './createGrid';
import type { CustomFunctionsHost } from './customFunctionsHost';
import { CatalogueFunction } from './functionAdapter';
import { functionDescriptions } from './functionDescriptions';
import { portugueseFunctionName } from '../workbook/formulaText/functionNames';
import type { PageTexts } from './texts';

/**
 * Makes the functions that the bundle associated known to the grid, shaped as their metadata tells Excel, with
 * their texts for the list of names and the hints.
 */
export function registerFunctions(
  { univer }: Grid,
  host: CustomFunctionsHost,
  messages: CellMessages,
  language: Language,
  texts: PageTexts,
): void {
  const injector = univer.__getInjector();
  const executors = injector.get(IFunctionService);
  const descriptions = injector.get(IDescriptionService);
  for (const { id, parameters } of functionsMetadata(language).functions) {
    const body = host.associated.get(id);
    if (!body) continue;
    const shape = {
      id,
      parameters: parameters.map(({ name, dimensionality }) => ({ label: name, matrix: dimensionality === 'matrix' })),
    };
    executors.registerExecutors(
      new CatalogueFunction(shape, body, { host, texts }, (cell, found) => messages.record(cell, found)),
    );
  }
  descriptions.registerDescriptions(functionDescriptions(describedCatalogue, language));
  if (language === 'pt-BR') namePortugueseFunctions(executors, descriptions);
}

/** The list of names and the hints of the grid's own functions under the names that Excel has in Portuguese. */
function namePortugueseFunctions(executors: IFunctionService, descriptions: IDescriptionService): void {
  const renamed: IFunctionInfo[] = [];
  for (const info of [...executors.getDescriptions().values()]) {
    const functionName = portugueseFunctionName(info.functionName);
    if (functionName !== info.functionName) renamed.push({ ...info, functionName });
  }
  descriptions.registerDescriptions(renamed);
  const portuguese = new Set(renamed.map((info) => info.functionName));
  const replaced = [...executors.getDescriptions().keys()]
    .map(String)
    .filter((name) => portugueseFunctionName(name) !== name && !portuguese.has(name));
  descriptions.unregisterDescriptions(replaced);
}
