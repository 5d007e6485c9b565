/**
 * What a person should know about a file that was opened or is about to be saved. Cells as `B3`, areas as `B3:D9`.
 */
export type Notice = OpenNotice | SaveNotice;

export type OpenNotice =
  | { code: 'nameDiffers'; kind: FileKind; extension: string }
  | { code: 'farCell'; sheet: string; cell: string }
  | { code: 'hiddenSheets'; count: number }
  | { code: 'hiddenRows'; sheet: string; count: number }
  | { code: 'protectedSheet'; sheet: string }
  | { code: 'brokenName'; name: string; refersTo: string }
  | { code: 'nameHidesFunction'; name: string }
  | { code: 'externalLinks'; count: number }
  | { code: 'macros' }
  | { code: 'tableColumnsRepeated'; sheet: string; table: string; column: string; proposal: string }
  | { code: 'listTooLong'; sheet: string; area: string; length: number }
  | { code: 'tooLongForExcel'; sheet: string; cell: string; what: 'text' | 'formula' }
  | { code: 'notComputed'; sheet: string; count: number; cell: string }
  | { code: 'sheetSkipped'; sheet: string }
  | { code: 'otherSheetLeftOut'; sheet: string }
  | { code: 'otherTables'; count: number }
  | { code: 'digitsAlreadyLost'; sheet: string; cell: string; count: number }
  | { code: 'formulasAsValues' }
  | { code: 'encodingGuessed' };

export type SaveNotice =
  | { code: 'savedAs'; fileName: string; reason: NewFileReason }
  | { code: 'lost'; what: Loss; count: number; sheet?: string }
  /** The original is of a kind of which not everything is read. */
  | { code: 'partlyRead' }
  | { code: 'oldArray'; sheet: string; cell: string }
  | { code: 'recalculatedOnOpening' };

/** Why a foreign file is saved as a new one instead of being changed in place. */
export type NewFileReason =
  | 'otherType'
  | 'strict'
  | 'unusualPackage'
  | 'sheetRemoved'
  | 'sheetsReordered'
  | 'rearranged'
  | 'layoutChanged'
  | 'tablesChanged'
  | 'namesChanged'
  | 'extension';

/** What a new file cannot take over from the one that was opened. */
export type Loss =
  | 'validations'
  | 'conditionalFormats'
  | 'charts'
  | 'pictures'
  | 'pivotTables'
  | 'macros'
  | 'conversations'
  | 'protection'
  | 'filters'
  | 'externalLinks'
  | 'linkedFormulas'
  | 'linkedNames'
  | 'hyperlinks'
  | 'calculatedColumns'
  | 'printSettings'
  | 'borders'
  | 'richText'
  | 'controls'
  | 'connections'
  | 'outline'
  | 'sparklines'
  | 'tableStyles'
  | 'otherSheets'
  | 'otherParts'
  | 'shapes'
  | 'dataTables'
  | 'fonts'
  | 'rowHeights'
  | 'view'
  | 'properties';

/** What a file is by its content. */
export type FileKind = 'xlsx' | 'xlsm' | 'xls' | 'ods' | 'html' | 'xmlSpreadsheet' | 'text';

/** Why a file was not opened. */
export type OpenRefusal =
  | { code: 'empty' }
  | { code: 'truncated' }
  | { code: 'damaged'; part: string }
  | { code: 'tooLarge'; limitMegabytes: number }
  | { code: 'tooManyParts'; limit: number }
  | { code: 'encrypted' }
  | { code: 'binaryWorkbook' }
  | { code: 'oldWorkbookUnreadable' }
  | { code: 'sheetsUnreadable' }
  | { code: 'noTable' }
  | { code: 'notSpreadsheet'; found: ForeignKind };

/** What a file that is no spreadsheet turned out to be. */
export type ForeignKind = 'pdf' | 'image' | 'document' | 'presentation' | 'archive' | 'xml' | 'binary';

/** Why a book was not saved; nothing was written. Cells as `B3`. */
export type SaveRefusal =
  | { code: 'partOfArray'; sheet: string; cell: string; owner: string }
  | { code: 'formulaTooLong'; sheet: string; cell: string; length: number }
  | { code: 'formulaTextTooLong'; sheet: string; cell: string; length: number }
  | { code: 'textTooLong'; sheet: string; cell: string; length: number }
  | { code: 'outsideSheet'; sheet: string; cell: string }
  | { code: 'sheetName'; sheet: string; problem: 'empty' | 'long' | 'characters' | 'repeated' | 'reserved' }
  | { code: 'noVisibleSheet' }
  | { code: 'tableColumns'; sheet: string; table: string }
  | { code: 'selfCheck'; check: SelfCheck; sheet?: string };

/** What did not come back when the saved bytes were read again. */
export type SelfCheck = 'reopen' | 'sheets' | 'cells' | 'order' | 'table';
