import type { ReturnedNotice, ReturnedRefusal } from '../../../src/explain/sharing/returnedFindings';
import { returnedNoticeText, returnedRefusalText } from '../../../src/taskpane/wording/share/receiveFindings';

const period = { from: '2023-01-01', until: '2023-12-31' };

test.each<[ReturnedRefusal, portuguese: RegExp, english: RegExp]>([
  [{ code: 'notOpened', refusal: { code: 'encrypted' } }, /protegido por senha/, /protected by a password/],
  [{ code: 'noTable' }, /^Não há neste arquivo a tabela/, /^This file has no table of a copy/],
  [{ code: 'unknownCopy', id: 'K3F7Q' }, /cópia K3F7Q, que não foi feita/, /copy K3F7Q, which was not made/],
  [{ code: 'severalCopies', ids: ['K3F7Q', 'ZZZZZ'] }, /K3F7Q e ZZZZZ/, /K3F7Q and ZZZZZ/],
  [{ code: 'otherTable' }, /códigos das linhas foram apagados/, /line codes were deleted/],
  [
    { code: 'otherPeriod', sent: period, found: { from: '2024-01-05', until: '2024-01-05' } },
    /tem notas de 05\/01\/2024, e a cópia enviada tem de 01\/01\/2023 a 31\/12\/2023/,
    /invoices of 5 Jan 2024, and the copy sent has them from 1 Jan 2023 to 31 Dec 2023/,
  ],
  [{ code: 'allRepeated', lines: 1200 }, /Todas as linhas \(1\.200\)/, /All lines \(1,200\)/],
  [{ code: 'tableGone', sheet: 'Notas' }, /em “Notas”, não está mais/, /in “Notas”, is no longer/],
])('the refusal %j says what is wrong and what to do', (refusal, portuguese, english) => {
  expect(returnedRefusalText(refusal, 'pt-BR')).toMatch(portuguese);
  expect(returnedRefusalText(refusal, 'en-US')).toMatch(english);
});

test.each<[ReturnedNotice, portuguese: string, english: string]>([
  [
    { code: 'repeatedLine', line: 'K3F7Q-0002', rows: [3, 9, 12, 15, 18, 21] },
    'A linha K3F7Q-0002 está em mais de um lugar do arquivo (linhas 3, 9, 12, 15, 18…): nada dela é usado.',
    'Line K3F7Q-0002 is in more than one place of the file (rows 3, 9, 12, 15, 18…): nothing of it is used.',
  ],
  [
    { code: 'strangeCodes', count: 1, cell: 'A9' },
    'Em A9 há um código que não é desta cópia: a linha não é usada.',
    'In A9 there is a code that is not of this copy: the line is not used.',
  ],
  [
    { code: 'columnRenamed', header: 'UF', now: '' },
    'A coluna “UF” voltou sem cabeçalho e foi reconhecida pelos valores.',
    'The column “UF” came back without a header and was known by its values.',
  ],
  [
    { code: 'formulas', header: 'Qtde', cells: 1, first: 'E3' },
    '“Qtde”, E3: há fórmulas onde foram enviados valores. Conta o resultado delas, nunca a fórmula.',
    '“Qtde”, E3: there are formulas where values were sent. Their results count, never the formula.',
  ],
  [
    { code: 'errors', header: 'Qtde', cells: 2000, first: 'E3' },
    '“Qtde”, 2.000 células desde E3: voltaram erros, que não são usados.',
    '“Qtde”, 2,000 cells from E3 on: errors came back, which are not used.',
  ],
])('the notice %j is told', (notice, portuguese, english) => {
  expect(returnedNoticeText(notice, 'pt-BR')).toBe(portuguese);
  expect(returnedNoticeText(notice, 'en-US')).toBe(english);
});
