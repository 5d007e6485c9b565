import { readSupplier } from '../../../src/rules/selo/readSupplier';
import { SeloRefusal } from '../../../src/rules/selo/refusal';

const read = (typed: string) => {
  const found = readSupplier(typed);
  return found instanceof SeloRefusal ? found.reason.code : found;
};

describe('Portaria 143/2020: quem vende à usina', () => {
  test.each`
    escrito                                  | fornecedor
    ${'agricultor'}                          | ${'agricultor'}
    ${'Agricultora familiar'}                | ${'agricultor'}
    ${'AF direto'}                           | ${'agricultor'}
    ${'cooperativa habilitada'}              | ${'cooperativa habilitada'}
    ${'Cooperativa da Agricultura Familiar'} | ${'cooperativa habilitada'}
    ${'coop. AF'}                            | ${'cooperativa habilitada'}
    ${'cooperativa sem DAP'}                 | ${'cooperativa sem DAP'}
    ${'cooperativa sem DAP/CAF'}             | ${'cooperativa sem DAP'}
    ${'cerealista'}                          | ${'cerealista'}
    ${'cerealistas'}                         | ${'cerealista'}
    ${'agente promotor'}                     | ${'cerealista'}
    ${'cooperativa'}                         | ${'supplierAmbiguous'}
    ${'agente intermediário'}                | ${'supplierAmbiguous'}
    ${'vizinho'}                             | ${'supplierUnknown'}
    ${''}                                    | ${'supplierUnknown'}
  `('“$escrito”: $fornecedor', ({ escrito, fornecedor }: Record<string, string>) =>
    expect(read(escrito!)).toBe(fornecedor),
  );
});

describe('art. 9º, caput: quem não é habilitado não conta', () => {
  test.each(['cooperativa não habilitada', 'Cerealista nao habilitada', 'não habilitado'])('“%s”', (typed) =>
    expect(read(typed)).toBe('notHabilitated'),
  );
});
