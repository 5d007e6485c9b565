import type { Language } from '../../explain/language';
import type { PartTable } from '../writeBack/parts';
import { cellText } from './cellText';
import type { ReportDocument, ReportPart } from './reportDocument';
import { REPORT_STYLE } from './reportStyle';

type Pairs = readonly (readonly [label: string, text: string])[];

/**
 * The report as a page of its own, in pieces for long ones: no script, nothing fetched, as it is printed and as it is
 * saved.
 */
export function reportPage(report: ReportDocument): string[] {
  const { language, title, wide, facts, parts, closing, signatures } = report;
  return [
    '<!DOCTYPE html>\n',
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">',
    `<title>${escaped(title)}</title>`,
    `<style>@page{size:A4 ${wide ? 'landscape' : 'portrait'};margin:12mm}${REPORT_STYLE}</style></head><body><main>`,
    `<h1>${escaped(title)}</h1>`,
    pairs(facts),
    ...parts.map((part) => partOf(part, language)),
    `<footer>${closing.map((text) => `<p>${escaped(text)}</p>`).join('')}`,
    `<ul class="signatures">${signatures.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul></footer>`,
    '</main></body></html>\n',
  ];
}

function partOf({ heading, facts = [], texts = [], table, after = [], list }: ReportPart, language: Language): string {
  return [
    `<section><h2>${escaped(heading)}</h2>`,
    pairs(facts),
    table ? tableOf(heading, table, language) : '',
    ...texts.map((text) => `<p>${escaped(text)}</p>`),
    pairs(after),
    list
      ? `<h3>${escaped(list.heading)}</h3><ul>${list.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
      : '',
    '</section>',
  ].join('');
}

function pairs(facts: Pairs): string {
  if (facts.length === 0) return '';
  const each = facts.map(([label, text]) => `<div><dt>${escaped(label)}</dt><dd>${escaped(text)}</dd></div>`);
  return `<dl>${each.join('')}</dl>`;
}

function tableOf(caption: string, { columns, rows }: PartTable, language: Language): string {
  const head = columns
    .map(({ heading, format }) => `<th scope="col"${right(format)}>${escaped(heading)}</th>`)
    .join('');
  const body = rows.map(({ cells, bold, columns: own = columns }) => {
    const each = columns.map((_, at) => {
      const format = own[at]?.format;
      const text = escaped(cellText(cells[at] ?? null, format, language));
      return at === 0 ? `<th scope="row">${text}</th>` : `<td${right(format)}>${text}</td>`;
    });
    return `<tr${bold ? ' class="sum"' : ''}>${each.join('')}</tr>`;
  });
  return `<table><caption>${escaped(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function right(format: string | undefined): string {
  return format === undefined ? '' : ' class="number"';
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}
