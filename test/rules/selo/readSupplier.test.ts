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
    ${'agente intermediário habilitado'}     | ${'supplierAmbiguous'}
    ${'habilitada'}                          | ${'supplierAmbiguous'}
    ${'cooperativa agropecuária'}            | ${'supplierAmbiguous'}
    ${'coop. c/ DAP jurídica'}               | ${'supplierAmbiguous'}
    ${'Agricultores familiares'}             | ${'agricultor'}
    ${'A.F.'}                                | ${'agricultor'}
    ${'AF - direto'}                         | ${'agricultor'}
    ${'produtores rurais familiares'}        | ${'agricultor'}
    ${'family farmer'}                       | ${'agricultor'}
    ${'Cooperativas habilitadas'}            | ${'cooperativa habilitada'}
    ${'cooperativa habilitada (AF)'}         | ${'cooperativa habilitada'}
    ${'cooperativa com DAP habilitada'}      | ${'cooperativa habilitada'}
    ${'coops. agropecuárias da AF'}          | ${'cooperativa habilitada'}
    ${'habilitated cooperative'}             | ${'cooperativa habilitada'}
    ${'coop. s/ DAP'}                        | ${'cooperativa sem DAP'}
    ${'cooperativas sem DAP, habilitadas'}   | ${'cooperativa sem DAP'}
    ${'cooperative without DAP'}             | ${'cooperativa sem DAP'}
    ${'cerealista habilitado'}               | ${'cerealista'}
    ${'grain dealer'}                        | ${'cerealista'}
    ${'agricultor e cooperativa'}            | ${'supplierUnknown'}
    ${'agricultor sem DAP'}                  | ${'supplierUnknown'}
    ${'cooperativa vizinha'}                 | ${'supplierUnknown'}
    ${'vizinho'}                             | ${'supplierUnknown'}
    ${''}                                    | ${'supplierUnknown'}
  `('“$escrito”: $fornecedor', ({ escrito, fornecedor }: Record<string, string>) =>
    expect(read(escrito!)).toBe(fornecedor),
  );
});

describe('art. 9º, caput: quem não é habilitado não conta', () => {
  test.each([
    'cooperativa não habilitada',
    'Cerealista nao habilitada',
    'cerealistas não habilitados',
    'coop sem habilitação',
    'cooperativa com habilitação vencida',
    'não habilitado',
  ])('“%s”', (typed) => expect(read(typed)).toBe('notHabilitated'));
});
