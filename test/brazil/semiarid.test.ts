import { loadMunicipalities, municipalityIndex, MunicipalitiesNotLoaded } from '../../src/brazil/municipalityList';
import { isSemiarid, SEMIARID_UFS, semiaridList } from '../../src/brazil/semiarid';
import { regionOf, ufs, type Uf } from '../../src/brazil/ufs';

test('before the list is loaded, asking throws', () => {
  expect(() => isSemiarid('3143302')).toThrow(MunicipalitiesNotLoaded);
});

describe('Resolução Condel/Sudene nº 176/2024', () => {
  beforeAll(loadMunicipalities);

  const counts: [Uf, number][] = [
    ['MA', 16],
    ['PI', 216],
    ['CE', 175],
    ['RN', 148],
    ['PB', 198],
    ['PE', 142],
    ['AL', 42],
    ['SE', 30],
    ['BA', 287],
    ['MG', 217],
    ['ES', 6],
  ];
  const codes = () => [...municipalityIndex().semiarid];

  test('1,477 municipalities, each known to the list of the country', () => {
    expect(semiaridList).toMatchObject({ act: 'Resolução Condel/Sudene nº 176', date: '2024-01-03' });
    expect(codes()).toHaveLength(semiaridList.municipalities);
    expect(semiaridList.municipalities).toBe(1477);
    expect(codes().filter((code) => !municipalityIndex().byCode.has(code))).toEqual([]);
  });

  test.each(counts)('%s has %d', (uf, count) => {
    expect(codes().filter((code) => municipalityIndex().byCode.get(code)!.uf === uf)).toHaveLength(count);
  });

  test('only these states, and only MG and ES outside the Nordeste', () => {
    expect([...SEMIARID_UFS]).toEqual(counts.map(([uf]) => uf));
    expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBe(1477);
    expect(SEMIARID_UFS.filter((uf) => regionOf(uf) !== 'Nordeste')).toEqual(['MG', 'ES']);
    const inList = new Set(codes().map((code) => municipalityIndex().byCode.get(code)!.uf));
    expect(ufs.filter(({ uf }) => inList.has(uf)).map(({ uf }) => uf)).toEqual([...SEMIARID_UFS]);
  });

  test.each([
    ['3143302', 'Montes Claros/MG', true],
    ['3127701', 'Governador Valadares/MG', true],
    ['3137304', 'Lagoa dos Patos/MG', true],
    ['3106200', 'Belo Horizonte/MG', false],
    ['3170206', 'Uberlândia/MG', false],
    ['3200805', 'Baixo Guandu/ES', true],
    ['3205309', 'Vitória/ES', false],
    ['2914604', 'Irecê/BA', true],
    ['2927408', 'Salvador/BA', false],
    ['2211001', 'Teresina/PI', true],
    ['2112209', 'Timon/MA', true],
    ['2111300', 'São Luís/MA', false],
    ['2400208', 'Assú/RN', true],
    ['1501402', 'Belém/PA', false],
  ])('%s, %s: %s', (code, _name, expected) => expect(isSemiarid(code)).toBe(expected));
});
