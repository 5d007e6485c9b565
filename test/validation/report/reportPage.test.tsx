import { reportPage } from '../../../src/validation/report/reportPage';
import type { ReportDocument } from '../../../src/validation/report/reportDocument';

const report: ReportDocument = {
  language: 'pt-BR',
  title: 'Título <b>',
  wide: true,
  facts: [['Quem apresenta', '<script>alert(1)</script> & "Coop"']],
  parts: [
    {
      heading: 'Parte',
      table: {
        columns: [
          { heading: 'Produto', width: 0 },
          { heading: 'A pagar (R$)', width: 0, format: '"R$" #,##0.00' },
          { heading: 'Parte', width: 0, format: '0.00##%' },
        ],
        rows: [{ cells: ['Pequi', 1234.5, 0.195] }, { cells: ['=SOMA', null, 1 / 3], bold: true }],
      },
      after: [['Saldo', 'R$ 1,00']],
      list: { heading: 'Em aberto', items: ['um', 'dois'] },
    },
  ],
  closing: ['Fim.'],
  signatures: ['Responsável'],
};

test('a page of its own: no script, nothing fetched, what people typed is text', () => {
  const page = reportPage(report).join('');
  const parsed = new DOMParser().parseFromString(page, 'text/html');
  expect(page).toMatch(/^<!DOCTYPE html>\n<html lang="pt-BR">/);
  expect(parsed.querySelectorAll('script, link, img, iframe, object, [src], [href], [onload]')).toHaveLength(0);
  expect(page).not.toMatch(/url\(|@import|https?:/);
  expect(parsed.querySelector('h1')!.textContent).toBe('Título <b>');
  expect(parsed.querySelector('dd')!.textContent).toBe('<script>alert(1)</script> & "Coop"');
});

test('tables have headers of columns and rows, a name, and their figures', () => {
  const parsed = new DOMParser().parseFromString(reportPage(report).join(''), 'text/html');
  expect(parsed.querySelector('caption')!.textContent).toBe('Parte');
  expect([...parsed.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Produto', 'A pagar (R$)', 'Parte'],
    ['Pequi', '1.234,50', '19,5%'],
    ['=SOMA', '', '33,3333%'],
  ]);
  expect([...parsed.querySelectorAll('tbody th')].every((cell) => cell.getAttribute('scope') === 'row')).toBe(true);
});

test('A4, lying or standing, with headers that come again on each page', () => {
  expect(reportPage(report).join('')).toContain('@page{size:A4 landscape;margin:12mm}');
  expect(reportPage({ ...report, wide: false }).join('')).toContain('@page{size:A4 portrait;margin:12mm}');
  expect(reportPage(report).join('')).toContain('thead{display:table-header-group}');
});
