import { isBlankCell } from '../../brazil/cell';
import { fold } from '../../brazil/text';
import { readYesNo } from '../../brazil/yesNo';
import { nothingSaid, type CostFacts } from '../../rules/selo/cost';
import { readSupplier } from '../../rules/selo/readSupplier';
import { SeloRefusal } from '../../rules/selo/refusal';
import type { CostItem } from '../../rules/selo/ruleSet';
import type { ColumnId } from '../../sheets/columns';
import { transferIn } from './acquisitionRows';
import { textOf, type Cell, type Columns } from './cells';
import { habilitationOn, type Intermediaries } from './intermediaries';
import { organisationReader } from './people';
import { requestedIn } from './requests';

/**
 * What a row of costs says of all that art. 4 asks: a blank under a column of documents says that there is none, a column
 * that the table has not says nothing. Who writes item IV says it is the plant's own team.
 */
export function costFactsReader(columns: Columns, intermediaries: Intermediaries) {
  const doneeOf = organisationReader('donee');
  const document = (column: ListedDocument, row: number): boolean | null =>
    columns.has(column) ? requestedIn(columns.cell(column, row)) : listed(columns, column, row);
  return (row: number, item: CostItem, on: string | null): CostFacts => {
    const [advance, financed] = columns.has('transfer') ? transferIn(columns.cell('transfer', row)) : [null, null];
    const common = { ...nothingSaid, advance, financed };
    switch (item) {
      case 'II': {
        const habilitated = doneeHabilitated(
          columns,
          row,
          intermediaries,
          doneeOf(columns.cell('donee', row)).value,
          on,
        );
        return {
          ...common,
          publicFunds: yesNo(columns.cell('publicFunds', row)),
          doneeHabilitated: habilitated,
          doneeSupplier: habilitated,
          supplierInvoice: invoice(columns, row),
          donationReceipt: document('receipt', row),
        };
      }
      case 'III': {
        const reports = document('reports', row);
        return {
          ...common,
          admittedBefore: document('admittedBefore', row),
          researchContract: document('contract', row),
          spendingProof: invoice(columns, row),
          physicalReport: reports,
          financialReport: reports,
          publicBody: isPublicBody(columns.cell('doneeType', row)),
        };
      }
      case 'IV':
        return { ...common, ownTeam: true };
      case 'V':
        return { ...common, registeredProfessionals: document('professionalRegistry', row) };
    }
  };
}

/** Documents that people also list together in one cell, by what they write there. */
const LISTED = {
  invoiceNumber: /\bnf(?:s|-?es?)?\b|\bnotas?\b/i,
  receipt: /\brecibos?\b|\btermos?\b|\breceipts?\b/i,
  reports: /\brelat[óo]rios?\b|\breports?\b/i,
  admittedBefore: /\badmitid[oa]s?\b|\badmiss[ãa]o\b|\badmitted\b/i,
  contract: /\bcontratos?\b|\bconv[êe]nios?\b|\bacordos?\b|\bcontracts?\b/i,
  professionalRegistry: /\bregistros?\b|\bcrea\b|\bcfta\b/i,
} as const satisfies Partial<Record<ColumnId, RegExp>>;

type ListedDocument = keyof typeof LISTED;

/** Whether a document is named in the cell of all documents; one that is not named there may still be at hand. */
function listed(columns: Columns, document: ListedDocument, row: number): boolean | null {
  const text = columns.has('documents') ? textOf(columns.cell('documents', row)) : null;
  if (text === null || /^(?:sem|falta|aguard|pendente|n[ãa]o)(?!\p{L})/iu.test(text)) return null;
  return LISTED[document].test(text) ? true : null;
}

function invoice(columns: Columns, row: number): boolean | null {
  const columnsOfInvoice = (['invoiceNumber', 'invoiceKey'] as const).filter((column) => columns.has(column));
  return columnsOfInvoice.length === 0
    ? listed(columns, 'invoiceNumber', row)
    : columnsOfInvoice.some((column) => requestedIn(columns.cell(column, row)));
}

/** Art. 4, II, g and h: by the register of intermediaries, or else by what the row says of the donee. */
function doneeHabilitated(
  columns: Columns,
  row: number,
  intermediaries: Intermediaries,
  donee: string | null,
  on: string | null,
): boolean | null {
  const registered = intermediaries.find(donee);
  if (registered.some(({ supplier }) => supplier === 'cooperativa habilitada'))
    return habilitationOn(registered, on).habilitated;
  const typed = textOf(columns.cell('doneeType', row));
  if (typed === null) return null;
  const supplier = readSupplier(typed);
  if (supplier instanceof SeloRefusal) return supplier.reason.code === 'supplierAmbiguous' ? null : false;
  return supplier === 'cooperativa habilitada';
}

const PUBLIC_BODY = /PUBLIC|EMBRAPA|UNIVERSIDADEFEDERAL|UNIVERSIDADEESTADUAL|INSTITUTOFEDERAL|OFICIAL/;

function isPublicBody(cell: Cell): boolean | null {
  const key = fold(textOf(cell) ?? '');
  return PUBLIC_BODY.test(key) ? true : /PRIVAD|PARTICULAR/.test(key) ? false : null;
}

/** Yes, no, or what stands for them: `recursos próprios` are no public funds. */
function yesNo(cell: Cell): boolean | null {
  if (isBlankCell(cell)) return null;
  const read = readYesNo(cell);
  if (read.ok) return read.value;
  const key = fold(textOf(cell) ?? '');
  return /^(?:PROPRI|RECURSOSPROPRI|PRIVAD)/.test(key) ? false : /PUBLIC/.test(key) ? true : null;
}
