import { BABACU } from './cells';
import { ana, jose, key, raimunda, type Person } from './people';
import { latin1 } from './webExport';

/** Text with semicolons: quotes, a line break in a cell, `="…"` against lost zeros, a name that begins with =. */
export function semicolons(): Uint8Array {
  const line = ({ name, cpf, dap }: Person, number: number, quantity: string, price = '3,82'): string =>
    [
      `"${name}"`,
      `="${cpf}"`,
      dap,
      'MA',
      BABACU,
      `="${key('MA', number)}"`,
      '15/06/2023',
      quantity,
      price,
      '4,50',
    ].join(';');
  return latin1(
    [
      'Relatório emitido em 03/07/2023;;;;;;;;;',
      'Produtor;CPF;DAP;UF;Produto;Chave NF-e;Data;"Qtde\n(kg)";R$/kg;PMD',
      line(raimunda, 911, '1.234,50'),
      line({ ...jose, name: '=José & Filhos' }, 912, '200'),
      line(ana, 913, '300', '"R$ 3,82"'),
      'Total;;;;;;;1.734,50;;',
      '',
    ].join('\r\n') + '\u001a',
  );
}
