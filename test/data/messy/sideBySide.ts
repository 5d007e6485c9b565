import { ACAI, BABACU, bold, date, kg, money } from './cells';
import { ana, bento, jose, raimunda } from './people';
import { HEAD, OFFICE, row, writeXlsx, type Content } from './writeXlsx';

const THREADS = 'http://schemas.microsoft.com/office';
const CONVERSATION = '{6D0D1F3A-0001-4E4E-8E5E-000000000001}';

/** Sales and market prices side by side, a note, a conversation, remarks below. */
export function sideBySide(): Uint8Array {
  const line = (
    at: number,
    { dap }: { dap: string },
    [product, uf]: readonly [string, string],
    when: string,
    quantity: number,
    price: number,
  ): Record<string, Content> => row(`A${at}`, [dap, 200 + at, product, uf, date(when), kg(quantity), money(price)]);
  const babacu = [BABACU, 'MA'] as const;
  const acai = [ACAI, 'PA'] as const;
  return writeXlsx({
    sheets: [
      {
        name: 'Safra 2023',
        cells: {
          A1: bold('Vendas'),
          K1: bold('Preços de mercado (Conab)'),
          ...row('A3', ['DAP/CAF', 'NF', 'Produto', 'UF', 'Data', 'Quantidade (kg)', 'Preço de venda'].map(bold)),
          ...line(4, raimunda, babacu, '2023-06-14', 100, 3.82),
          ...line(5, jose, acai, '2023-06-15', 100, 1.5),
          ...line(6, ana, acai, '2023-06-16', 200, 1.2),
          ...line(7, bento, babacu, '2023-07-04', 100, 3.82),
          A9: 'Obs.: conferir as notas com a Emater antes de enviar.',
          ...row('K3', ['Produto', 'UF', 'Início', 'Fim', 'PMD'].map(bold)),
          ...row('K4', [...babacu, date('2023-06-01'), date('2023-06-30'), money(4.5)]),
          ...row('K5', [...acai, date('2023-06-01'), date('2023-06-30'), money(1.6)]),
        },
        behind: '<legacyDrawing r:id="rIdV"/>',
        links:
          `<Relationship Id="rIdC" Type="${OFFICE}/comments" Target="../comments1.xml"/>` +
          `<Relationship Id="rIdV" Type="${OFFICE}/vmlDrawing" Target="../drawings/vmlDrawing1.vml"/>` +
          `<Relationship Id="rIdT" Type="${THREADS}/2017/10/relationships/threadedComment" Target="../threadedComments/threadedComment1.xml"/>`,
      },
    ],
    workbookLinks: `<Relationship Id="rIdP" Type="${THREADS}/2017/10/relationships/person" Target="persons/person.xml"/>`,
    parts: {
      'xl/comments1.xml':
        `${HEAD}<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>Ana Exemplo</author><author>tc=${CONVERSATION}</author></authors><commentList>` +
        '<comment ref="F4" authorId="0"><text><r><rPr><b/></rPr><t xml:space="preserve">Ana: </t></r><r><t>peso do romaneio</t></r></text></comment>' +
        '<comment ref="G6" authorId="1"><text><t>[Comentário encadeado] Sua versão do Excel permite ler este comentário.</t></text></comment>' +
        '</commentList></comments>',
      'xl/drawings/vmlDrawing1.vml':
        '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">' +
        `${noteShape(3, 5)}${noteShape(5, 6)}</xml>`,
      'xl/threadedComments/threadedComment1.xml':
        `${HEAD}<ThreadedComments xmlns="${THREADS}/spreadsheetml/2018/threadedcomments">` +
        `<threadedComment ref="G6" dT="2023-07-03T12:00:00.00" personId="{00000000-0000-0000-0000-00000000000A}" id="${CONVERSATION}"><text>O preço está certo?</text></threadedComment>` +
        `<threadedComment ref="G6" dT="2023-07-03T12:30:00.00" personId="{00000000-0000-0000-0000-00000000000B}" id="{6D0D1F3A-0001-4E4E-8E5E-000000000002}" parentId="${CONVERSATION}"><text>Está, vi na nota.</text></threadedComment>` +
        '</ThreadedComments>',
      'xl/persons/person.xml':
        `${HEAD}<personList xmlns="${THREADS}/spreadsheetml/2018/threadedcomments">` +
        '<person displayName="Ana Exemplo" id="{00000000-0000-0000-0000-00000000000A}" userId="ana@exemplo.invalid" providerId="None"/>' +
        '<person displayName="Beto Modelo" id="{00000000-0000-0000-0000-00000000000B}" userId="beto@exemplo.invalid" providerId="None"/></personList>',
    },
    overrides:
      '<Override PartName="/xl/comments1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml"/>' +
      '<Override PartName="/xl/threadedComments/threadedComment1.xml" ContentType="application/vnd.ms-excel.threadedcomments+xml"/>' +
      '<Override PartName="/xl/persons/person.xml" ContentType="application/vnd.ms-excel.person+xml"/>',
  });
}

function noteShape(line: number, column: number): string {
  return `<v:shape id="s${line}" type="#_x0000_t202" style="visibility:hidden"><x:ClientData ObjectType="Note"><x:Row>${line}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`;
}
