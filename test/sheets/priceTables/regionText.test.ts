import { table2023 } from '../../../src/rules/pgpmbio/tables/table2023';
import { readRegionText } from '../../../src/sheets/priceTables/regionText';

test.each(table2023.rows.map(({ id, region, ufs, onlyMunicipalities }) => [id, region, ufs, onlyMunicipalities]))(
  'Doc. 1 of 2023, %s: %s',
  (_, region, ufs, onlyMunicipalities) => {
    expect(readRegionText(region)).toEqual({ ufs, inPart: Object.keys(onlyMunicipalities), unknown: [] });
  },
);

test.each([
  ['', [], []],
  ['todas', Array(27), []],
  ['Todos os estados', Array(27), []],
  ['Norte, exceto TO', ['AC', 'AM', 'AP', 'PA', 'RO', 'RR'], []],
  ['Norte exceto AM e AC', ['AP', 'PA', 'RO', 'RR', 'TO'], []],
  ['NORTE (EXCETO AM, AC) E MT', ['AP', 'PA', 'RO', 'RR', 'TO', 'MT'], []],
  ['Região Norte e estado da Bahia', ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO', 'BA'], []],
  ['AC AM AP', ['AC', 'AM', 'AP'], []],
  ['AC; AM / AP', ['AC', 'AM', 'AP'], []],
  ['SE', ['SE'], []],
  ['Sul e SE', ['PR', 'RS', 'SC', 'SE'], []],
  ['N e NE', Array(16), []],
  ['Mato Grosso do Sul e Rio Grande do Norte', ['MS', 'RN'], []],
  ['Acre e Acre', ['AC'], []],
  ['Nordeste(1) e MT²', ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE', 'MT'], []],
  ['Norte e demais regiões', ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'], ['demais regiões']],
  ['Norte (exceto XX)', ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'], ['XX']],
  ['Pará do Norte', [], ['Pará do Norte']],
  ['todas, exceto Sul', Array(24), []],
  ['Norte, exceto TO, e MT', ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'MT'], []],
  ['Norte, exceto AM, AC, e TO', ['AP', 'PA', 'RO', 'RR'], []],
  ['Norte, exceto TO, e o Acre, e a Bahia e MT', ['AM', 'AP', 'PA', 'RO', 'RR', 'BA', 'MT'], []],
  ['Norte, exceto TO, e Sul, exceto PR', ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'RS', 'SC'], []],
  ['Norte, exceto TO e MT', ['AC', 'AM', 'AP', 'PA', 'RO', 'RR'], ['MT']],
  ['Norte, exceto TO, e lua', ['AC', 'AM', 'AP', 'PA', 'RO', 'RR'], ['lua']],
  ['Norte (exceto TO e MT)', ['AC', 'AM', 'AP', 'PA', 'RO', 'RR'], ['MT']],
  ['Sul, exceto Norte do PR', ['PR', 'RS', 'SC'], ['Norte do PR']],
  ['Norte e MT, exceto Centro-Oeste', ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'], []],
])('%s', (text, ufs, unknown) => {
  const read = readRegionText(text);
  expect(read.ufs).toHaveLength(ufs.length);
  if (ufs[0] !== undefined) expect(read.ufs).toEqual(ufs);
  expect([read.unknown, read.inPart]).toEqual([unknown, []]);
});

test('a part of a state behind an exception is covered besides', () => {
  expect(readRegionText('Norte, exceto TO, e Norte do MT(*)')).toEqual({
    ufs: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'MT'],
    inPart: ['MT'],
    unknown: [],
  });
});

test.each(['Norte do MT', 'norte de Mato Grosso', 'MT (parte)', 'Municípios do MT'])('%s is a part of MT', (text) => {
  expect(readRegionText(text)).toEqual({ ufs: ['MT'], inPart: ['MT'], unknown: [] });
});
