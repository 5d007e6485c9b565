import fc from 'fast-check';
import { exact } from '../../../src/rules/exact';
import { SeloRefusal } from '../../../src/rules/selo/refusal';
import { shareOf } from '../../../src/rules/selo/share';

const share = (purchases: string, costs: string, revenue: string) => {
  const found = shareOf({ purchases: exact(purchases), costs: exact(costs), revenue: exact(revenue) });
  return found instanceof SeloRefusal ? found.reason.code : found.toFixed();
};

describe('Decreto 10.527/2020, art. 3º, § 3º, II, e Portaria MDA 28/2024, art. 31, § 3º: a parte é do valor do biodiesel vendido no ano', () => {
  test.each`
    compras        | custos        | vendido         | parte                       | porque
    ${'328200000'} | ${'19600000'} | ${'1375000000'} | ${/^0\.25294545/}           | ${'usina de Mato Grosso, ponderada'}
    ${'89500000'}  | ${'11800000'} | ${'1375000000'} | ${/^0\.07367272/}           | ${'a mesma, efetiva'}
    ${'15'}        | ${'0'}        | ${'100'}        | ${/^0\.15$/}                | ${'só compras'}
    ${'0'}         | ${'0'}        | ${'100'}        | ${/^0$/}                    | ${'nada'}
    ${'200'}       | ${'0'}        | ${'100'}        | ${/^2$/}                    | ${'os fatores passam de 100%'}
    ${'-0.01'}     | ${'0'}        | ${'100'}        | ${/^shareAmountNegative$/}  | ${'compras negativas'}
    ${'0'}         | ${'-0.01'}    | ${'100'}        | ${/^shareAmountNegative$/}  | ${'custos negativos'}
    ${'1'}         | ${'1'}        | ${'0'}          | ${/^shareBaseNotPositive$/} | ${'nada vendido'}
    ${'1'}         | ${'1'}        | ${'-1'}         | ${/^shareBaseNotPositive$/} | ${'venda negativa'}
  `('$porque: $parte', ({ compras, custos, vendido, parte }) =>
    expect(share(compras as string, custos as string, vendido as string)).toMatch(parte as RegExp),
  );

  test('compras e custos pesam igual: só a soma importa', () => {
    const cents = fc.integer({ min: 0, max: 1e9 }).map((value) => (value / 100).toFixed(2));
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        expect(share(one, other, '1234.56')).toBe(share(other, one, '1234.56'));
      }),
    );
  });
});
