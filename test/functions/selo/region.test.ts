import { loadMunicipalities } from '../../../src/brazil/municipalityList';
import { call, column } from '../call';

beforeAll(loadMunicipalities);

const region = (...args: unknown[]) => call('SELO.REGION', args);

test.each<[unknown, string]>([
  ['Montes Claros/MG', 'Semiárido'],
  ['Uberlândia/MG', 'Sudeste'],
  ['MG', 'Sudeste'],
  ['ES', 'Sudeste'],
  ['Minas Gerais', 'Sudeste'],
  [31, 'Sudeste'],
  [3143302, 'Semiárido'],
  ['314330', 'Semiárido'],
  ['Região Centro-Oeste', 'Centro-Oeste'],
  ['CO', 'Centro-Oeste'],
  ['N', 'Norte'],
  ['SE', 'Nordeste'],
  ['Sudeste', 'Sudeste'],
  ['semi-árido', 'Semiárido'],
  ['Mato Grosso', 'Centro-Oeste'],
  ['Mato Grosso/PB', 'Semiárido'],
  ['Tocantins/MG', 'Sudeste'],
])('%j is in %s', (place, expected) => expect(region(place)).toBe(expected));

test('a column of places with one of states', () => {
  const places = column('Montes Claros', 'Uberlândia', '', 'Tocantins', 'Tocantins', 'Irecê', 'Norte');
  const states = column('MG', 'Minas Gerais', null, 'MG', 'TO', '', 'MG');
  expect(region(places, states)).toEqual(
    column(
      'Semiárido',
      'Sudeste',
      '',
      'Sudeste',
      'Norte',
      'Semiárido',
      '#VALUE! lugar “Norte” não combina com a UF informada, MG (Minas Gerais). Corrija um dos dois.',
    ),
  );
});

test.each<[unknown[], string]>([
  [['', 'MG'], '#VALUE! lugar: falta o valor. Preencha a célula.'],
  [[0, 'MG'], '#VALUE! lugar: falta o valor. Preencha a célula.'],
  [['N/NE'], '#VALUE! lugar “N/NE” traz mais de um lugar. Informe um só; use uma linha para cada lugar.'],
  [['PA/AM'], '#VALUE! lugar “PA/AM” traz mais de um lugar. Informe um só; use uma linha para cada lugar.'],
  [['Rio Branco'], '#VALUE! lugar “Rio Branco” existe em mais de uma UF (AC e MT). Informe a UF.'],
  [['Irecê', 'MG'], '#VALUE! lugar “Irecê” não fica em MG; esse nome existe em BA. Confira a UF e o município.'],
  [['MG', 'Sudeste'], '#VALUE! uf “Sudeste” é uma região. Informe a UF, por exemplo PA.'],
  [['#N/D'], '#N/A lugar: a célula traz o erro #N/D. Corrija primeiro a célula de origem.'],
])('%j: %s', (args, sentence) => expect(region(...args)).toBe(sentence));

test('nothing given, nothing answered', () => expect(region('', '')).toBe(''));

test('100,000 rows of few places', () => {
  const places = ['Montes Claros/MG', 3106200, 'PA', 'Irecê/BA'];
  const rows = Array.from({ length: 100_000 }, (_, row) => [places[row % 4]]);
  const answers = region(rows) as unknown[][];
  expect(answers).toHaveLength(100_000);
  expect(new Set(answers.slice(0, 4).flat())).toEqual(new Set(['Semiárido', 'Sudeste', 'Norte']));
  expect(answers.every(([answer], row) => answer === answers[row % 4]![0])).toBe(true);
});
