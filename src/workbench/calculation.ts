import { ICommandService } from '@univerjs/core';
import type { ICommandInfo, IExecutionOptions } from '@univerjs/core';
import { SetFormulaCalculationStartMutation, SetRangeValuesMutation } from '@univerjs/preset-sheets-core';
import type { ISetRangeValuesMutationParams } from '@univerjs/preset-sheets-core';
import type { CellMessages } from './cellMessages';
import type { Grid } from './createGrid';

/** Keeps the messages behind errors in step with the grid: a new calculation, cells typed over or emptied. */
export function followCalculation({ univer, api }: Grid, messages: CellMessages, onCalculated: () => void): void {
  api.getFormula().calculationResultApplied(onCalculated);
  const commands = univer.__getInjector().get(ICommandService);
  commands.onCommandExecuted((command, options) => {
    if (command.id === SetFormulaCalculationStartMutation.id) messages.beginPass();
    else if (command.id === SetRangeValuesMutation.id) forgetChanged(command, options, messages);
  });
}

/** Results that a calculation writes are no change of the cell's content. */
function forgetChanged(
  command: Readonly<ICommandInfo>,
  options: IExecutionOptions | undefined,
  messages: CellMessages,
) {
  if (options?.applyFormulaCalculationResult || options?.fromFormula) return;
  const { unitId, subUnitId, cellValue } = command.params as ISetRangeValuesMutationParams;
  for (const [row, cells] of Object.entries(cellValue ?? {}))
    for (const column of Object.keys(cells ?? {}))
      messages.forget({ unit: unitId, sheet: subUnitId, row: Number(row), column: Number(column) });
}
