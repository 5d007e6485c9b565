import path from 'node:path';
import { commonParts } from './commonParts';
import { pgpmbioPage } from './pgpmbio';
import { pgpmbioRules } from './pgpmbioRules';
import type { Computed, Part, Provision } from './provision';
import { seloPage } from './selo';
import { seloBeyondPage } from './selo/beyondPage';

/**
 * docs/regras.md: from each provision of the two pages to the files, functions, tests and messages that answer for it.
 *
 * @param readings the text of docs/leituras.md, whose headings are linked
 */
export function lawMapDocument(readings: string): string {
  const anchors = readingAnchors(readings);
  return [
    '# Da norma ao código',
    '<!-- Gerado de scripts/lawMap/ por `npm run docs`; não edite à mão. -->',
    'Cada dispositivo das duas páginas oficiais, e onde ele está no ConfereBio: as leituras adotadas onde o texto deixa dúvida, os arquivos da regra, as funções da planilha, os testes e os códigos das mensagens a que ele leva. Onde nada é calculado, está dito por quê. A segunda coluna é um resumo nosso; o que vale é o texto publicado.',
    'Um teste falha quando falta um dispositivo, quando sobra um arquivo de regra, uma função ou um código de mensagem que não aparece aqui, e quando um teste indicado não fala do dispositivo. A frase de cada código está em `src/explain/refusal.ts` (PGPM-Bio), em `src/explain/selo/refusals/` e `src/explain/selo/missing/` (Selo) e em `src/explain/reading.ts` (o que uma célula traz).',
    '## PGPM-Bio',
    'Título 35 do MOC, DOU nº 104, de 01/06/2023, Seção 3, página 32: itens 16.d.3 a 20, Doc. 1 e Doc. 11. As páginas anteriores do mesmo Título não foram encontradas.',
    ...parts(pgpmbioPage, anchors),
    '### Regras com código',
    'Os códigos `P-…` são nossos, para citar uma regra em um comentário.',
    codedRules(),
    'A mesma conta existe duas vezes: uma linha em decimal exato, passo a passo, para explicar (`src/rules/pgpmbio/saleLine.ts`), e uma tabela inteira em centavos inteiros, para ser rápida (`src/rules/pgpmbio/lineCents.ts`, `src/rules/pgpmbio/ledger.ts`). Os testes exigem que as duas deem o mesmo centavo.',
    '## Selo Biocombustível Social',
    'Portaria SAF/MAPA nº 280/2022, DOU nº 101, de 30/05/2022, Seção 1, página 7: do fim do § 3º do art. 3º ao art. 9º. O resto da Portaria não foi encontrado. Um dispositivo sem função é conferido pela conta do ano inteiro (`src/rules/selo/year/annualAccount.ts`), que a planilha ainda não chama, ou escolhe um dado que a planilha informa.',
    ...parts(seloPage, anchors),
    '## Selo: atos além da página',
    'O que a conta precisa saber e está em outros atos, com o quanto de cada um foi visto.',
    table(
      ['Dispositivo', 'O que diz', 'Visto', 'Leituras', 'Código', 'Funções', 'Testes', 'Mensagens'],
      seloBeyondPage.map((provision) => [
        provision.id,
        provision.says,
        provision.seen,
        ...answered(provision, anchors),
      ]),
    ),
    '## Peças comuns',
    'O que serve a muitos dispositivos e não é de nenhum.',
    table(
      ['Arquivo', 'O que guarda'],
      commonParts.map(({ file, holds }) => [fileLink(file), holds]),
    ),
    '## O que é dado e o que é conta',
    'Preços, regiões, limites, desconto, validade e arredondamentos são dados com a sua fonte, um arquivo por tabela (`src/rules/pgpmbio/tables/table2023.ts`). O modo de calcular é código. Mudou a norma, muda a tabela; mudou o modo de calcular, entra uma função nova ao lado da antiga, escolhida pela tabela da data da venda.',
    'No Selo é o mesmo: fatores, limites, pesos e anos de cada portaria são dados (`src/rules/selo/ruleSets/portaria280of2022.ts`), e cada artigo é uma função em um arquivo com o seu número. O que o texto deixa em dúvida é uma opção com nome (`src/rules/selo/readings.ts`). O que não foi visto é perguntado a quem preenche, nunca suposto.',
  ]
    .join('\n\n')
    .concat('\n');
}

type Anchors = ReadonlyMap<string, string>;

/** Where docs/leituras.md explains each reading: `A1` → `a1-centavos-do-mpa`, as GitHub makes it of the heading. */
function readingAnchors(readings: string): Anchors {
  const headings = readings.matchAll(/^## ([AS]\d+)\b(.*)$/gm);
  return new Map([...headings].map(([, id = '', rest = '']) => [id, anchorOf(`${id}${rest}`)]));
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function parts(page: readonly Part[], anchors: Anchors): string[] {
  return page.flatMap(({ title, provisions }) => [`### ${title}`, provisionTable(provisions, anchors)]);
}

function provisionTable(provisions: readonly Provision[], anchors: Anchors): string {
  return table(
    ['Dispositivo', 'O que diz', 'Leituras', 'Código', 'Funções', 'Testes', 'Mensagens'],
    provisions.map((provision) => [provision.id, provision.says, ...answered(provision, anchors)]),
  );
}

function answered({ answer, readings }: Provision, anchors: Anchors): string[] {
  const links = lines(readings.map((id) => readingLink(id, anchors)));
  return 'outside' in answer ? [links, answer.outside, '', '', ''] : [links, ...computed(answer)];
}

function computed({ files, functions, tests, codes }: Computed): string[] {
  return [
    files.map(fileLink),
    functions.map(functionLink),
    tests.map(fileLink),
    codes.map((code) => `\`${code}\``),
  ].map(lines);
}

function codedRules(): string {
  return table(
    ['Regra', 'O que diz', 'Norma', 'Código'],
    pgpmbioRules.map(({ code, says, at, files }) => [code, says, lines(at), lines(files.map(fileLink))]),
  );
}

function readingLink(id: string, anchors: Anchors): string {
  const anchor = anchors.get(id);
  if (anchor === undefined) throw new Error(`docs/leituras.md has no reading ${id}.`);
  return `[${id}](leituras.md#${anchor})`;
}

function fileLink(file: string): string {
  return `[${path.posix.basename(file, '.ts').replace('.test', '')}](../${file})`;
}

function functionLink(id: string): string {
  return `[${id}](funcoes.md#${id.replace('.', '').toLowerCase()})`;
}

function lines(cells: readonly string[]): string {
  return cells.join('<br>');
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('*', '\\*')).join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}
