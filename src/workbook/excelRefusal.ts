import { WorkbookRefusal, type WorkbookRefusalCode } from './port';

const codes: Readonly<Record<string, WorkbookRefusalCode>> = {
  AccessDenied: 'protected',
  InvalidOperationInCellEditMode: 'editing',
  InactiveWorkbook: 'editing',
  ItemAlreadyExists: 'nameTaken',
  RequestPayloadSizeLimitExceeded: 'tooLarge',
  ResponsePayloadSizeLimitExceeded: 'tooLarge',
  RangeExceedsLimit: 'tooLarge',
  OperationCellsExceedLimit: 'tooLarge',
  MemoryLimitReached: 'tooLarge',
  FormulaLengthExceedsLimit: 'tooLarge',
  InvalidSelection: 'unsupported',
  ApiNotAvailable: 'unsupported',
  ApiNotFound: 'unsupported',
  NotImplemented: 'unsupported',
  UnsupportedOperation: 'unsupported',
  UnsupportedFeature: 'unsupported',
  UnsupportedSheet: 'unsupported',
};

/**
 * The refusal for whatever a batch failed with. Excel's own message is in its own language and for programmers, so
 * only its code goes on, for a report of the fault.
 */
export function refusalOf(failure: unknown): WorkbookRefusal {
  if (failure instanceof WorkbookRefusal) return failure;
  const code = codeOf(failure);
  return new WorkbookRefusal(codes[code] ?? 'failed', code);
}

/** Question or answer did not fit into what Excel on the web takes at once. */
export function isTooMuch(failure: unknown): boolean {
  return refusalOf(failure).code === 'tooLarge';
}

function codeOf(failure: unknown): string {
  return typeof failure === 'object' && failure !== null && 'code' in failure ? String(failure.code) : '';
}
