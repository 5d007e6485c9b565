import { classOf, takeUnit } from '../../../src/sheets/headers/units';

describe('the unit of a header, taken off it', () => {
  test.each([
    ['qtde (kg)', 'qtde', 'kg'],
    ['qtde [kg]', 'qtde', 'kg'],
    ['qtd kg', 'qtd', 'kg'],
    ['peso em quilos', 'peso', 'kg'],
    ['quantidade (t)', 'quantidade', 't'],
    ['quantidade t', 'quantidade', 't'],
    ['toneladas', '', 't'],
    ['qtde (sacas de 60 kg)', 'qtde de 60', 'sc'],
    ['preco r$/kg', 'preco', 'R$/kg'],
    ['preco (r$ por saca)', 'preco por', 'R$/sc'],
    ['preco/kg', 'preco', 'kg'],
    ['valor (r$)', 'valor', 'R$'],
    ['valor em reais', 'valor em', 'R$'],
    ['valor (r$ mil)', 'valor', 'R$ mil'],
    ['produtividade (kg/ha)', 'produtividade ( )', 'kg/ha'],
    ['rendimento em sc/ha', 'rendimento em  ', 'sc/ha'],
    ['area (ha)', 'area', 'ha'],
    ['% af', 'af', '%'],
    ['dedicacao (%)', 'dedicacao', '%'],
  ])('%s: %j and %s', (header, text, unit) => {
    const taken = takeUnit(header);
    expect({ text: taken.text.trim(), unit: taken.unit }).toEqual({ text: text.trim(), unit });
  });

  test.each(['nf', 'unid.', 'emissao', 't', 'municipio/uf', 'dap/caf', 'entrada/saida'])('%s has none', (header) =>
    expect(takeUnit(header).unit).toBeNull(),
  );
});

test.each([
  ['kg', 'quantity'],
  ['sc', 'quantity'],
  ['ha', 'area'],
  ['R$', 'money'],
  ['R$ mil', 'money'],
  ['R$/kg', 'price'],
  ['kg/ha', 'perArea'],
  ['%', 'percent'],
] as const)('%s measures %s', (unit, expected) => expect(classOf(unit)).toBe(expected));
