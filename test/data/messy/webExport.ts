import { BABACU } from './cells';
import { ana, jose, key, raimunda, type Person } from './people';

/** An export of a program on the web: a page with two tables, in an old encoding, named .xls. */
export function webExport(): Uint8Array {
  const line = ({ name, cpf, dap }: Person, number: number, quantity: string): string =>
    `<tr><td>${name}<td>${cpf}<td>${dap}<td>MA<td>${BABACU}<td>${key('MA', number)}<td>15/06/2023` +
    `<td align=right>${quantity}<td>R$&nbsp;3,82<td>4,50</tr>`;
  const header = ['Produtor', 'CPF', 'DAP', 'UF', 'Produto', 'Chave NF-e', 'Data', 'Qtde (kg)', 'R$/kg', 'PMD'];
  return latin1(
    '<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><title>Notas</title>' +
      '<script>document.write("isto não é da planilha")</script></head><body>' +
      '<table><tr><td><img src="http://exemplo.invalid/logo.png">Relatório de notas<td>03/07/2023</table>' +
      `<table border=1><tr>${header.map((text) => `<th>${text}</th>`).join('')}</tr>` +
      line(raimunda, 901, '1.234,5') +
      line(jose, 902, '200') +
      line(ana, 903, '300') +
      '<tr><td colspan=7>Total geral<td>1.734,5<td><td></tr></table></body></html>',
  );
}

/** The characters of these texts have the same number in windows-1252. */
export function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
