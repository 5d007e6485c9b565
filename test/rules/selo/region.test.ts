import type { Place } from '../../../src/brazil/place';
import { loadMunicipalities, municipalitiesOf } from '../../../src/brazil/municipalityList';
import { readPlace } from '../../../src/brazil/place';
import { ufs, type Region, type Uf } from '../../../src/brazil/ufs';
import { macroRegion, regionGroup, seloRegion, type SeloRegion } from '../../../src/rules/selo/region';

beforeAll(loadMunicipalities);

const place = (text: string): Place => {
  const read = readPlace(text, null);
  if (!read.ok) throw new Error(`${text}: ${read.fault.code}`);
  return read.value;
};

describe('art. 4º §§ 8º e 9º: one region for each place (S2)', () => {
  test.each<[string, SeloRegion, Region | null]>([
    ['Montes Claros/MG', 'Semiárido', 'Sudeste'],
    ['Uberlândia/MG', 'Sudeste', 'Sudeste'],
    ['Baixo Guandu/ES', 'Semiárido', 'Sudeste'],
    ['Vitória/ES', 'Sudeste', 'Sudeste'],
    ['MG', 'Sudeste', 'Sudeste'],
    ['ES', 'Sudeste', 'Sudeste'],
    ['Irecê/BA', 'Semiárido', 'Nordeste'],
    ['Salvador/BA', 'Nordeste', 'Nordeste'],
    ['BA', 'Nordeste', 'Nordeste'],
    ['Semiárido', 'Semiárido', null],
    ['Nordeste', 'Nordeste', 'Nordeste'],
    ['Sudeste', 'Sudeste', 'Sudeste'],
    ['Juruena/MT', 'Centro-Oeste', 'Centro-Oeste'],
    ['Belém/PA', 'Norte', 'Norte'],
    ['RS', 'Sul', 'Sul'],
  ])('%s: %s, of the IBGE: %s', (text, region, macro) => {
    expect(seloRegion(place(text))).toBe(region);
    expect(macroRegion(place(text))).toBe(macro);
  });

  test.each(ufs.map(({ uf, region }) => [uf, region] as const))('%s without municipality is in %s', (uf, region) => {
    expect(seloRegion({ kind: 'uf', uf })).toBe(region);
    expect(seloRegion({ kind: 'region', region })).toBe(region);
  });

  test('the Semiárido changes the group of costs in 223 municipalities only: MG 217, ES 6', () => {
    const moved = ufs.flatMap(({ uf, region }) =>
      municipalitiesOf(uf).filter(({ ibge }) => regionGroup(seloRegion(place(ibge))) !== regionGroup(region)),
    );
    const count = (uf: Uf) => moved.filter((municipality) => municipality.uf === uf).length;
    expect([moved.length, count('MG'), count('ES')]).toEqual([223, 217, 6]);
  });
});

describe('art. 4º § 8º: the two groups of regions', () => {
  test.each<[SeloRegion, string]>([
    ['Sul', 'southern'],
    ['Sudeste', 'southern'],
    ['Centro-Oeste', 'southern'],
    ['Norte', 'northern'],
    ['Nordeste', 'northern'],
    ['Semiárido', 'northern'],
  ])('%s: %s', (region, group) => expect(regionGroup(region)).toBe(group));
});
