import type { Place } from '../../brazil/place';
import { readMeasure } from '../../brazil/measures';
import { fold } from '../../brazil/text';
import { exact } from '../../rules/exact';
import { readMaterial } from '../../rules/selo/readMaterial';
import { macroRegion, seloRegion } from '../../rules/selo/region';
import { SeloRefusal } from '../../rules/selo/refusal';
import {
  yieldByPreference,
  type YieldArticle,
  type YieldChoice,
  type YieldOffer,
  type YieldSource,
} from '../../rules/selo/yieldSources';
import type { ColumnId } from '../../sheets/columns';
import { Columns, harvestKey, numberIn, textOf, type Cell } from './cells';
import { cropKey, push } from './farmers';
import type { SeloLogs } from './logs';
import { placeReader } from './places';
import { requestedIn } from './requests';
import type { Register, SeloTables } from './tables';

interface OfficialYield {
  harvest: string;
  /** `null` for the whole country. */
  place: Place | null;
  atMaturity: boolean;
  offer: YieldOffer;
}

/** The official yields at hand. */
export class Yields implements Register {
  readonly length: number;
  private readonly columns: Columns | null;
  private readonly placeOf;
  private readonly byCrop = new Map<string, OfficialYield[]>();
  private readonly chosen = new Map<string, YieldChoice | SeloRefusal>();

  constructor(
    tables: SeloTables,
    private readonly logs: SeloLogs,
  ) {
    this.columns = tables.yields ? new Columns(tables.yields) : null;
    this.length = this.columns?.length ?? 0;
    this.placeOf = this.columns && placeReader(this.columns);
  }

  read(row: number): void {
    const log = this.logs.of('yields');
    const cell = (column: ColumnId) => this.columns!.cell(column, row);
    const text = textOf(cell('material'));
    const material = text === null ? null : readMaterial(text);
    const figure = numberIn(cell('yield'), 'yield', true, (held) => readMeasure(held, 'kg/ha'));
    const { place, said, findings } = this.placeOf!(row);
    for (const { severity, column, data, fix } of [...figure.findings, ...findings])
      log.add(severity, row, column, data, fix);
    if (material === null) log.add('error', row, 'material', { code: 'R01', found: 'blank' });
    else if (material instanceof SeloRefusal)
      log.add('error', row, 'material', { code: 'R01', found: 'refused', reason: material.reason });
    else if (figure.value !== null && (place !== null || !said)) {
      const offer: YieldOffer = {
        source: sourceOf(cell('source')),
        level: /PROXIM|VIZINH|NEAR/.test(fold(textOf(cell('yieldLevel')) ?? '')) ? 'nearestArea' : 'region',
        kgPerHa: exact(figure.value),
      };
      const atMaturity = requestedIn(cell('atMaturity')) || /MATUR/.test(fold(textOf(cell('yieldLevel')) ?? ''));
      push(this.byCrop, cropKey(material), { harvest: harvestKey(cell('harvest')), place, atMaturity, offer });
    }
  }

  /** The yield that the article prefers for a crop and harvest of a place. */
  choose(crop: string, harvest: string, origin: Place | null, article: YieldArticle): YieldChoice | SeloRefusal {
    const key = `${article}|${crop}|${harvest}|${origin === null ? '' : JSON.stringify(origin)}`;
    let choice = this.chosen.get(key);
    if (!choice)
      this.chosen.set(key, (choice = yieldByPreference(this.offers(crop, harvest, origin, article), article)));
    return choice;
  }

  private offers(crop: string, harvest: string, origin: Place | null, article: YieldArticle): YieldOffer[] {
    const mature = article === 'art. 7º, § 1º';
    const all = (this.byCrop.get(crop) ?? []).filter(
      (one) =>
        (mature ? one.atMaturity || one.harvest === '' : !one.atMaturity) &&
        (mature || one.harvest === harvest || one.harvest === '' || harvest === ''),
    );
    const near = all.map((one) => ({ ...one, fit: fitOf(one.place, origin) })).filter(({ fit }) => fit >= 0);
    // Of one source and level the figure of the narrowest area that holds the farm.
    return near
      .filter(({ offer, fit }) =>
        near.every(
          (other) => other.offer.source !== offer.source || other.offer.level !== offer.level || other.fit <= fit,
        ),
      )
      .map(({ offer }) => offer);
  }
}

/** How narrowly an area holds a farm; under zero where it does not. */
function fitOf(area: Place | null, farm: Place | null): number {
  if (area === null) return 0;
  if (farm === null) return -1;
  switch (area.kind) {
    case 'region':
      return macroRegion(farm) === area.region ? 1 : -1;
    case 'semiarid':
      return seloRegion(farm) === 'Semiárido' ? 2 : -1;
    case 'uf':
      return 'uf' in farm && farm.uf === area.uf ? 3 : -1;
    case 'municipality':
      return farm.kind === 'municipality' && farm.municipality.ibge === area.municipality.ibge ? 4 : -1;
  }
}

function sourceOf(cell: Cell): YieldSource {
  const text = fold(textOf(cell) ?? '');
  if (text.includes('CONAB')) return 'Conab';
  if (/IBGE|LSPA/.test(text)) return 'IBGE';
  return text.includes('EMBRAPA') ? 'Embrapa' : 'outro';
}
