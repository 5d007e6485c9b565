import type { IsoDate } from '../../brazil/read';
import { readShare } from '../../brazil/share';
import { exact, type Decimal } from '../../rules/exact';
import type { SeloFindingData } from '../../rules/selo/findings';
import type { Supplier } from '../../rules/selo/purchase';
import { readSupplier } from '../../rules/selo/readSupplier';
import { SeloRefusal } from '../../rules/selo/refusal';
import type { FindingLog } from '../findingLog';
import { blank, noText, numberIn, remembered, textOf, type Columns } from './cells';
import { habilitationOn, type Habilitation, type Intermediaries, type Intermediary } from './intermediaries';
import { organisationReader } from './people';
import { RowTeller } from './rowTeller';

/** Who sells, and whether an intermediary was habilitated on the day. */
export interface Sale {
  supplier: Supplier;
  /** The intermediary; `null` where the farmer sells himself. */
  seller: string | null;
  familyShare: Decimal | null;
  habilitated: boolean | null;
  finding: Habilitation['finding'];
}

/** Reads who sells, from the row and the register of intermediaries. */
export class Sellers extends RowTeller {
  private readonly sellerOf = organisationReader('intermediary');

  constructor(
    columns: Columns,
    log: FindingLog<SeloFindingData>,
    private readonly intermediaries: Intermediaries,
  ) {
    super(columns, log);
  }

  /** The seller of a row; `null` where it does not tell. */
  of(row: number, date: IsoDate | null, issuer: string | null): Sale | null {
    const { intermediaries } = this;
    const { typed, said, findings } = supplierIn(this.cell('supplierType', row));
    this.tell(row, findings);
    const refused = said instanceof SeloRefusal ? said.reason : null;
    const named = this.cell('intermediary', row);
    const key = this.told(row, this.sellerOf(named)) ?? this.sellerByIssuer(issuer, said);
    const registered = intermediaries.find(key);
    const register = registered.find(({ supplier }) => supplier !== null)?.supplier ?? null;
    const notHabilitated = refused?.code === 'notHabilitated';
    if (refused && !notHabilitated && register === null) {
      this.log.add('error', row, 'supplierType', { code: 'R01', found: 'refused', reason: refused });
      return null;
    }
    const written = said instanceof SeloRefusal ? null : said;
    const supplier: Supplier | null = this.supplierOf(row, written, register, typed, key);
    if (notHabilitated) {
      const finding: Habilitation['finding'] = { code: 'R08', found: 'denied' };
      return { supplier: 'cerealista' as const, seller: key, familyShare: null, habilitated: false, finding };
    }
    if (supplier === null) {
      this.tell(row, [blank('supplierType')]);
      return null;
    }
    if (supplier === 'agricultor')
      return { supplier, seller: null, familyShare: null, habilitated: null, finding: null };
    const { habilitated, finding } = this.habilitation(registered, key, date);
    return { supplier, seller: key, familyShare: this.familyShare(row, registered), habilitated, finding };
  }

  /** The cooperative that issued the note; a plant's own note of entry names no intermediary. */
  private sellerByIssuer(issuer: string | null, said: Supplier | SeloRefusal | null): string | null {
    if (issuer?.length !== 14 || said === 'agricultor') return null;
    return said !== null || this.intermediaries.find(issuer).length > 0 ? issuer : null;
  }

  /** The register of intermediaries goes before what a row says of one. */
  private supplierOf(
    row: number,
    written: Supplier | null,
    register: Supplier | null,
    typed: string | null,
    key: string | null,
  ): Supplier | null {
    if (register !== null && written !== null && written !== 'agricultor' && register !== written)
      this.log.add('warning', row, 'supplierType', {
        code: 'R28',
        found: 'supplier',
        said: typed!,
        registered: register,
      });
    if (written === 'agricultor') return written;
    return register ?? written ?? (key === null ? 'agricultor' : null);
  }

  private habilitation(registered: readonly Intermediary[], key: string | null, date: IsoDate | null): Habilitation {
    if (!this.intermediaries.given) return { habilitated: null, finding: null };
    if (key === null) return { habilitated: null, finding: { code: 'R08', found: 'notNamed' } };
    return habilitationOn(registered, date);
  }

  private familyShare(row: number, registered: readonly Intermediary[]): Decimal | null {
    const own = textOf(this.cell('familyShare', row));
    const share = own === null ? null : shareIn(own);
    return share ?? registered.find((one) => one.familyShare !== null)?.familyShare ?? null;
  }
}

const supplierIn = remembered((cell) => {
  const typed = textOf(cell);
  return { typed, said: typed === null ? null : readSupplier(typed), findings: noText(cell, 'supplierType') };
});

const shareIn = remembered((cell): Decimal | null => {
  const read = numberIn(cell, 'familyShare', false, readShare);
  return read.value === null ? null : exact(read.value);
});
