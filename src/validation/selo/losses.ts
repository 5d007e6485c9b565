import { isBlankCell } from '../../brazil/cell';
import { readMeasure } from '../../brazil/measures';
import { fold } from '../../brazil/text';
import { exact, type Decimal } from '../../rules/exact';
import {
  MORTALITY_DOCUMENTS,
  type AnimalDeaths,
  type MortalityDocument,
} from '../../rules/selo/art8iiiAnimalMortality';
import { readBasis } from '../../rules/selo/readBasis';
import { SeloRefusal } from '../../rules/selo/refusal';
import type { ColumnId } from '../../sheets/columns';
import { Columns, harvestKey, keyOf, numberIn, textOf, type Cell } from './cells';
import { cropOf, push } from './farmers';
import type { SeloLogs } from './logs';
import { cpfIn, familyIn } from './people';
import type { Register, SeloTables } from './tables';
import { requestedIn } from './requests';

/** A row of the table of losses. */
export interface LossClaim {
  contract: string | null;
  crop: string | null;
  harvest: string;
  areaHa: Decimal | null;
  /** kg */
  expected: Decimal | null;
  delivered: Decimal | null;
  reports: number | null;
  requested: boolean;
  cause: AnimalDeaths['cause'];
  documents: ReadonlySet<MortalityDocument>;
}

export class Losses implements Register {
  readonly given: boolean;
  readonly length: number;
  private readonly columns: Columns | null;
  private readonly byContract = new Map<string, LossClaim[]>();
  private readonly byFamily = new Map<string, LossClaim[]>();
  private readonly byCpf = new Map<string, LossClaim[]>();

  /** @param familyOf the number that stands for a family; all of them are known by now */
  constructor(
    tables: SeloTables,
    private readonly logs: SeloLogs,
    private readonly familyOf: (number: string) => string,
  ) {
    this.columns = tables.losses ? new Columns(tables.losses) : null;
    this.given = this.columns !== null;
    this.length = this.columns?.length ?? 0;
  }

  read(row: number): void {
    const columns = this.columns!;
    const log = this.logs.of('losses');
    const cell = (column: ColumnId) => columns.cell(column, row);
    const kind = textOf(cell('kind')) ?? textOf(cell('basis'));
    const basis = kind === null ? null : readBasis(/mortal|morte|[óo]bito/i.test(kind) ? 'mortalidade' : kind);
    const areaColumn = columns.has('contractedArea') ? 'contractedArea' : 'area';
    const area = numberIn(cell(areaColumn), areaColumn, false, (held) => readMeasure(held, 'ha'));
    const expected = numberIn(cell('expected'), 'expected', false);
    const delivered = numberIn(cell('delivered'), 'delivered', false);
    const reports = numberIn(cell('reports'), 'reports', false, (held) => readMeasure(held, 'laudos'));
    const cpf = cpfIn(cell('cpf'));
    const family = familyIn(cell('family'));
    for (const { findings } of [area, expected, delivered, reports, cpf, family])
      for (const { severity, column, data, fix } of findings) log.add(severity, row, column, data, fix);
    if (basis instanceof SeloRefusal)
      log.add('error', row, 'kind', { code: 'R01', found: 'refused', reason: basis.reason });
    const number = (text: string | null) => (text === null ? null : exact(text));
    const claim: LossClaim = {
      contract: keyOf(cell('contract')),
      crop: cropOf(cell('material')),
      harvest: harvestKey(cell('harvest')),
      areaHa: number(area.value),
      expected: number(expected.value),
      delivered: number(delivered.value),
      reports: reports.value === null ? null : Number(reports.value),
      requested: requestedIn(cell('request')) || !isBlankCell(cell('requestDate')),
      cause: causeOf(`${kind ?? ''} ${textOf(cell('cause')) ?? ''}`),
      documents: documentsIn(cell('documents')),
    };
    if (claim.contract !== null) push(this.byContract, claim.contract, claim);
    if (family.value !== null) push(this.byFamily, this.familyOf(family.value), claim);
    if (cpf.value !== null) push(this.byCpf, cpf.value, claim);
  }

  /** The claim of a purchase's contract, or else of its farmer's crop and harvest. */
  find(of: {
    contract: string | null;
    family: string | null;
    cpf: string | null;
    crop: string;
    harvest: string;
  }): LossClaim | null {
    const fits = ({ crop, harvest }: LossClaim) =>
      (crop === null || crop === of.crop) && sameHarvest(harvest, of.harvest);
    const claims = (map: ReadonlyMap<string, LossClaim[]>, key: string | null) =>
      key === null ? [] : (map.get(key) ?? []);
    const byContract = claims(this.byContract, of.contract).find(fits);
    if (byContract) return byContract;
    const ofFarmer = [...claims(this.byFamily, of.family), ...claims(this.byCpf, of.cpf)];
    return ofFarmer.find((claim) => fits(claim) && (claim.contract === null || of.contract === null)) ?? null;
  }
}

function sameHarvest(a: string, b: string): boolean {
  return a === '' || b === '' || a === b;
}

/** Art. 8, III: disease, or a fortuitous event. */
function causeOf(text: string): AnimalDeaths['cause'] {
  const key = fold(text);
  if (/DOENCA|ENFERMIDADE|SANITARI|DISEASE/.test(key)) return 'disease';
  return /FORTUIT|ACIDENTE|RAIO|ENCHENTE|INUNDAC|SECA|ESTIAGEM|GEADA|INCENDIO|CALAMIDADE/.test(key)
    ? 'fortuitous'
    : 'other';
}

/** The letters of the documents at hand: `a, b e c`, `a a d`. */
function documentsIn(cell: Cell): ReadonlySet<MortalityDocument> {
  const text = (textOf(cell) ?? '').toLowerCase();
  const range = /^([a-d])\s*(?:a|-|–|até)\s*([a-d])$/.exec(text);
  if (range) return new Set(MORTALITY_DOCUMENTS.filter((letter) => letter >= range[1]! && letter <= range[2]!));
  return new Set(
    text
      .split(/[^a-z]+/)
      .filter((word): word is MortalityDocument => MORTALITY_DOCUMENTS.includes(word as MortalityDocument)),
  );
}
