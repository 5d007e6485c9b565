import { BABACU } from './cells';
import { ana, bento, jose, key, maria, raimunda, type Person } from './people';
import { row, styled, writeXlsx, type Content } from './writeXlsx';

/** Numbers, dates and codes as a text export of a Brazilian program leaves them. */
export function brazilianTexts(): Uint8Array {
  const header = [
    ...['Produtor', 'CPF', 'Nº DAP', 'UF', 'Município', 'Produto', 'Chave NF-e', 'Data NF', 'Qtde (kg)'],
    ...['Preço (R$/kg)', 'PMD (R$/kg)', 'Valor total'],
  ];
  const grouped = key('MA', 101).replace(/(....)(?=.)/g, '$1 ');
  const line = (
    { name, dap }: Person,
    cpf: Content,
    nfe: Content,
    when: Content,
    quantity: Content,
    total: Content = null,
  ): Content[] => [name, cpf, dap, 'MA', 'Lago do Junco', BABACU, nfe, when, quantity, 'R$ 3,82', '4,50', total];
  const total = 'R$\u00a04.716,02';
  return writeXlsx({
    sheets: [
      {
        name: 'Exportação',
        cells: {
          ...row('A1', header),
          ...row('A2', line(raimunda, styled(1234567890, 'cpf'), grouped, '15/06/2023', '1.234,56', total)),
          ...row('A3', line(jose, jose.typed, 2.1230611222333e43, '15/06/2023', '100')),
          ...row('A4', line(ana, ana.typed, `'${key('MA', 103)}`, '15/06/2023', '1.500', '5.730,00')),
          ...row('A5', line(bento, styled(bento.typed, 'text'), `NFe${key('MA', 104)}`, '15/06/2023', '1.500')),
          ...row('A6', line(maria, maria.typed, key('MA', 105), '6/15/2023', '100')),
          ...row('A7', line(raimunda, '12.345.678-90', key('MA', 106), '15/06/23', 100)),
          ...row('A8', line(jose, jose.typed, '2,12306E+43', '15/06/2023', '100')),
        },
        behind: '<ignoredErrors><ignoredError sqref="A1:L8" numberStoredAsText="1"/></ignoredErrors>',
      },
    ],
  });
}
