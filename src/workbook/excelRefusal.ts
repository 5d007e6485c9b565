import { WorkbookRefusal, type WorkbookRefusalCode } from './port';

const codes: Readonly<Record<string, WorkbookRefusalCode>> = {
  AccessDenied: 'protected',
  InvalidOperationInCellEditMode: 'editing',
  InactiveWorkbook: 'editing',
  InvalidSelection: 'unsupported',
  ApiNotFound: 'unsupported',
  NotImplemented: 'unsupported',
  UnsupportedOperation: 'unsupported',
  UnsupportedFeature: 'unsupported',
};

/**
 * The refusal for whatever a batch failed with. Excel's own message is in its own language and for programmers, so
 * only its code goes on, for a report of the fault.
 */
export function refusalOf(failure: unknown): WorkbookRefusal {
  if (failure instanceof WorkbookRefusal) return failure;
  const code = typeof failure === 'object' && failure !== null && 'code' in failure ? String(failure.code) : '';
  return new WorkbookRefusal(codes[code] ?? 'failed', code);
}
