import { cpfWithMask, readCpf } from '../../brazil/cpf';
import { fold, tidy } from '../../brazil/text';
import { ROWS_A_STEP, type Steps } from '../../rules/steps';
import type { Grid, RecognisedTable } from '../../sheets/recognisedTable';
import type { CellValue } from '../../workbook/port';
import { encodeXml } from '../../workbook/xlsx/package/xml';
import { Finder } from './finder';
import { masked } from './mask';
import { isOrganisationAmongPeople, wordsOfName } from './names';
import { isNotFilled } from './notFilled';
import { personalColumns } from './personalColumns';
import { PERSONAL_KINDS, type PersonalKind, type Treatment } from './personalKind';

/** What must not be in a copy. */
export interface Hidden {
  /** CPFs, 11 digits each. */
  numbers: ReadonlySet<string>;
  /** Names, folded. */
  names: ReadonlySet<string>;
  /** Numbers, names and contacts in every spelling that they may have in a file. */
  finder: Finder;
}

type Treatments = Readonly<Record<PersonalKind, Treatment>>;
interface Table {
  grid: Grid;
  table: RecognisedTable;
}

const remembered = new WeakMap<RecognisedTable, Map<string, Hidden>>();

/**
 * All personal data of a table that is masked or left out, of lines that stay at home too. One word alone is no name
 * that could be told from other words, and what is shorter than six signs is not looked for.
 *
 * @param notPersonal columns that the person said hold nothing of the kind
 */
export function* hiddenIn(
  { grid, table }: Table,
  treatments: Treatments,
  notPersonal: readonly number[] = [],
): Steps<Hidden> {
  const key = JSON.stringify([PERSONAL_KINDS.map((kind) => treatments[kind] === 'keep'), [...notPersonal].sort()]);
  const before = remembered.get(table)?.get(key);
  if (before) return before;
  const columns = [...personalColumns({ grid, table })].filter(([at]) => !notPersonal.includes(at));
  const hidden = new HiddenValues(treatments);
  for (const [index, row] of table.dataRows.entries()) {
    if (index % ROWS_A_STEP === ROWS_A_STEP - 1) yield;
    for (const [at, kind] of columns) hidden.add(grid.values[row]?.[at] ?? null, kind);
  }
  const made = hidden.made();
  const ofTable = remembered.get(table) ?? new Map<string, Hidden>();
  remembered.set(table, ofTable.set(key, made));
  return made;
}

/** A DAP of the old kind, with the holder's CPF inside. */
export const DAP_WITH_CPF = /^SDW[0-9A-Z](\d{11})/;

class HiddenValues {
  private readonly numbers = new Set<string>();
  private readonly names = new Set<string>();
  private readonly texts = new Set<string>();

  constructor(private readonly treatments: Treatments) {}

  add(value: CellValue, kind: PersonalKind): void {
    if (typeof value !== 'string' && typeof value !== 'number') return;
    const text = tidy(String(value));
    if (kind === 'family') this.addFamily(text);
    if (this.treatments[kind] === 'keep' || isNotFilled(text)) return;
    if (kind === 'cpf') this.addNumber(value, text);
    else if (kind === 'name') this.addName(text);
    else if (kind === 'contact') this.addContact(text);
  }

  made(): Hidden {
    const spelled = [...this.texts].flatMap((text) => [text, encodeXml(text)]);
    return { numbers: this.numbers, names: this.names, finder: new Finder(spelled) };
  }

  private addNumber(value: string | number, text: string): void {
    const cpf = readCpf(value);
    if (cpf.ok) this.addCpf(cpf.value);
    // What the mask shows as it is, as an organisation, is not hidden.
    else if (masked(value, 'cpf') === value || masked(value, 'cpf') === text) return;
    // A name in the place of a number is treated like other names.
    else if (!/\d/.test(text)) this.addNameUnlessKept(text);
    // Mistyped ones are those of a person all the same; the number of an organisation is none.
    else if (text.replace(/\D/g, '').length < 14) this.addAsTyped(text);
  }

  private addCpf(cpf: string): void {
    this.numbers.add(cpf);
    for (const text of [cpf, cpfWithMask(cpf)]) this.texts.add(text);
    // As a number cell holds it, which leads with no zeros.
    if (cpf.startsWith('0')) this.texts.add(cpf.replace(/^0+/, ''));
  }

  private addFamily(text: string): void {
    const key = fold(text);
    const cpf = DAP_WITH_CPF.exec(key)?.[1];
    if (cpf !== undefined && this.treatments.cpf !== 'keep') this.addCpf(cpf);
    if (this.treatments.family !== 'keep' && /\d/.test(key))
      for (const spelling of [text, key]) this.addAsTyped(spelling);
  }

  private addName(text: string): void {
    if (isOrganisationAmongPeople(text) || wordsOfName(text).length < 2) return;
    this.texts.add(text);
    const folded = fold(text);
    if (folded !== '') this.names.add(folded);
  }

  private addNameUnlessKept(text: string): void {
    if (this.treatments.name !== 'keep') this.addName(text);
  }

  private addContact(text: string): void {
    if (!/[\d@]/.test(text)) return;
    this.addAsTyped(text);
    const figures = text.replace(/\D/g, '');
    if (figures.length * 2 > text.length) this.addAsTyped(figures);
  }

  private addAsTyped(text: string): void {
    if (text.length >= LEAST_FIGURES) this.texts.add(text);
  }
}

/** Fewer signs may stand in a file by chance. */
const LEAST_FIGURES = 8;
