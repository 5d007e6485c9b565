import { masked, withNumbersMasked } from '../../../src/sharing/privacy/mask';

test.each<[string | number, string | number]>([
  ['529.982.247-25', '***.982.247-**'],
  ['52998224725', '***.982.247-**'],
  [52998224725, '***.982.247-**'],
  // Zeros lost at the left, as in number cells.
  [1_234_567_890, '***.345.678-**'],
  ['CPF 529.982.247-25', '***.982.247-**'],
  // Mistyped: the last figure is wrong, or one is missing.
  ['529.982.247-24', '***.982.247-**'],
  ['5299822472', '***998224**'],
  // A CNPJ is no number of a person.
  ['11.222.333/0001-81', '11.222.333/0001-81'],
  [11222333000181, 11222333000181],
  ['Maria da Silva', 'M. S.'],
  ['-', '-'],
  ['123', '***'],
])('the number of a person: %p is shown as %p', (value, shown) => {
  expect(masked(value, 'cpf')).toBe(shown);
});

test.each([
  ['SDW0529982247251506231030', 'SDW0***982247************'],
  ['sdw0 529.982.247-25 1506231030', 'SDW0***982247************'],
  ['MA022023.01.000000012CAF', 'MA**************012CAF'],
  ['52998224725', '***.982.247-**'],
  ['PA12', '***'],
])('the number of a family: %p is shown as %p', (value, shown) => {
  expect(masked(value, 'family')).toBe(shown);
});

test.each([
  ['Maria da Silva', 'M. S.'],
  ['JOSÉ DOS SANTOS E SOUZA', 'J. S. S.'],
  ['ângela d’Ávila', 'Â. D.'],
  ['Cooperativa Flor do Babaçu', 'Cooperativa Flor do Babaçu'],
  ['Óleos do Norte Ltda.', 'Óleos do Norte Ltda.'],
  ['Maria 2', '***'],
])('a name: %p is shown as %p', (value, shown) => {
  expect(masked(value, 'name')).toBe(shown);
});

test('of a contact nothing is shown, and what is blank stays blank', () => {
  expect(masked('(98) 98888-7777', 'contact')).toBe('***');
  expect(masked(98988887777, 'contact')).toBe('***');
  for (const kind of ['cpf', 'family', 'name', 'contact'] as const) {
    expect(masked(null, kind)).toBeNull();
    expect(masked('', kind)).toBe('');
    expect(masked({ error: '#N/A' }, kind)).toEqual({ error: '#N/A' });
  }
});

test.each([
  ['pago a 529.982.247-25 em maio', 'pago a ***.982.247-** em maio'],
  ['CPF 52998224725', 'CPF ***982247**'],
  // The key of a note that a person issued: three noughts, then the CPF.
  ['21230600052998224725550010000010011270321137', '212306000***982247**550010000010011270321137'],
  ['150 kg por R$ 1.500,00', '150 kg por R$ 1.500,00'],
])('in any text: %p is shown as %p', (text, shown) => {
  expect(withNumbersMasked(text)).toBe(shown);
});
