import {
  ArrayValueObject,
  BaseFunction,
  BooleanValueObject,
  ErrorType,
  ErrorValueObject,
  NumberValueObject,
  StringValueObject,
  type BaseValueObject,
  type FunctionVariantType,
} from '@univerjs/preset-sheets-core';
import type { ErrorMessage, FormulaCell } from './cellMessages';
import type { CustomFunction, CustomFunctionsHost } from './customFunctionsHost';
import type { PageTexts } from './texts';

/** What the grid must know of a function to call it as Excel would; comes from the same data as functions.json. */
export interface FunctionShape {
  id: string;
  parameters: readonly { label: string; matrix: boolean }[];
}

/** What the adapter answers with: the errors of the page's own runtime and sentences in the language of the page. */
export interface AdapterVoice {
  host: CustomFunctionsHost;
  texts: Pick<PageTexts, 'tooManyArguments' | 'oneValueOnly' | 'brokenFunction' | 'answersLater'>;
}

/**
 * Lets the grid call one custom function the way Excel does: a matrix parameter always gets rows of cells, a blank
 * cell and an omitted argument are `null`, an error cell is handed over as a `CustomFunctions.Error`, errors may
 * come back inside a block. Nothing escapes as an exception, since that would stop the whole calculation.
 */
export class CatalogueFunction extends BaseFunction {
  constructor(
    private readonly shape: FunctionShape,
    private readonly body: CustomFunction,
    private readonly voice: AdapterVoice,
    private readonly remember: (cell: FormulaCell, messages: ErrorMessage[]) => void,
  ) {
    super(shape.id);
    // The count is checked in `calculate`, which can say what is wrong; the grid itself would answer a bare #N/A.
    this.minParams = -1;
    this.maxParams = -1;
  }

  /** A text stays a text: the grid would make a number of `"05/06/2023"`, month first. */
  override isArgumentsIgnoreNumberPattern(): boolean {
    return true;
  }

  override calculate(...variants: FunctionVariantType[]): BaseValueObject {
    const messages: ErrorMessage[] = [];
    const value = this.answer(variants, messages);
    const cell = { unit: this.unitId ?? '', sheet: this.subUnitId ?? '', row: this.row, column: this.column };
    this.remember(cell, messages);
    return value;
  }

  private answer(variants: FunctionVariantType[], messages: ErrorMessage[]): BaseValueObject {
    const { host, texts } = this.voice;
    try {
      const result = this.body(...this.argumentsOf(variants));
      // The grid asks for the answer at once. What functions load is loaded before the first calculation.
      if (result instanceof Promise) {
        result.catch(() => undefined);
        throw this.invalid(texts.answersLater);
      }
      return this.block(result, messages);
    } catch (failure) {
      const error = failure instanceof host.Error ? failure : this.invalid(texts.brokenFunction);
      return this.value(error, 0, 0, messages);
    }
  }

  private argumentsOf(variants: FunctionVariantType[]): unknown[] {
    const { id, parameters } = this.shape;
    const { texts } = this.voice;
    if (variants.length > parameters.length) throw this.invalid(texts.tooManyArguments(id, parameters.length));
    return parameters.map(({ label, matrix }, index) => {
      const variant = variants[index];
      if (variant === undefined || isOmitted(variant)) return null;
      const cells = this.cells(variant);
      if (matrix) return cells;
      if (cells.length > 1 || (cells[0]?.length ?? 0) > 1) throw this.invalid(texts.oneValueOnly(label));
      return cells[0]?.[0] ?? null;
    });
  }

  private cells(variant: FunctionVariantType): unknown[][] {
    if (!variant.isReferenceObject() && (variant as BaseValueObject).isArray()) {
      const rows = (variant as ArrayValueObject).getArrayValue();
      return rows.map((row) => Array.from(row, (cell) => this.argument(cell ?? null)));
    }
    return [[this.argument(variant as BaseValueObject)]];
  }

  private argument(object: BaseValueObject | null): unknown {
    if (object === null || object.isNull()) return null;
    if (object.isError()) return new this.voice.host.Error(String(object.getValue()));
    return object.getValue();
  }

  private block(result: unknown, messages: ErrorMessage[]): BaseValueObject {
    if (!Array.isArray(result)) return this.value(result, 0, 0, messages);
    const rows = result as unknown[][];
    const columnCount = rows.reduce((most, row) => Math.max(most, row.length), 1);
    if (rows.length <= 1 && columnCount === 1) return this.value(rows[0]?.[0], 0, 0, messages);
    return ArrayValueObject.create({
      calculateValueList: rows.map((row, r) =>
        Array.from({ length: columnCount }, (_, c) => this.value(row[c], r, c, messages)),
      ),
      rowCount: rows.length,
      columnCount,
      unitId: '',
      sheetId: '',
      row: -1,
      column: -1,
    });
  }

  private value(value: unknown, row: number, column: number, messages: ErrorMessage[]): BaseValueObject {
    if (typeof value === 'number') {
      return Number.isFinite(value) ? NumberValueObject.create(value) : ErrorValueObject.create(ErrorType.NUM);
    }
    if (typeof value === 'boolean') return BooleanValueObject.create(value);
    if (value instanceof this.voice.host.Error) {
      if (value.message) messages.push({ row, column, code: value.code, message: value.message });
      return ErrorValueObject.create(value.code as ErrorType);
    }
    return StringValueObject.create(value === null || value === undefined ? '' : String(value));
  }

  private invalid(message: string): Error {
    const { host } = this.voice;
    return new host.Error(host.ErrorCode.invalidValue, message);
  }
}

/** `F(a,,c)`: not the same as a blank cell, which comes as an area of one cell. */
function isOmitted(variant: FunctionVariantType): boolean {
  return !variant.isReferenceObject() && (variant as BaseValueObject).isNull();
}
