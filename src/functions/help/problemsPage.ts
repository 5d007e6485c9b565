import type { Language } from '../../explain/language';
import { escaped, list, paragraphs } from './html';
import type { HelpPage } from './shell';

interface Problem {
  heading: string;
  /** What it means. */
  meaning: readonly string[];
  /** What to do, in order. */
  steps: readonly string[];
}

const problems: Record<Language, { title: string; problems: readonly Problem[] }> = {
  'pt-BR': {
    title: 'Problemas e soluções',
    problems: [
      {
        heading: '#VALOR!',
        meaning: [
          'Um dos valores não pôde ser lido, ou os intervalos têm tamanhos diferentes. A mensagem diz qual valor e como escrevê-lo.',
        ],
        steps: [
          'Selecione a célula e aponte para o sinal de atenção ao lado dela: a mensagem aparece ali. No painel, “Explicar esta célula” mostra o mesmo texto.',
          'Confira se números são números e não textos: um número alinhado à esquerda costuma ser texto.',
          'Em uma fórmula com vários intervalos, confira se todos têm o mesmo número de linhas.',
        ],
      },
      {
        heading: '#N/D',
        meaning: [
          'Os valores foram lidos, mas a regra não prevê o caso: o produto não está na tabela, não tem amparo naquela UF ou município, ou a data está fora das tabelas carregadas.',
        ],
        steps: [
          'Leia a mensagem da célula: ela cita o nome mais parecido, as UFs amparadas ou as tabelas carregadas.',
          'Para ver a tabela inteira, use =PGPMBIO.TABLE() em uma área livre da planilha.',
        ],
      },
      {
        heading: '#NOME?',
        meaning: [
          'O Excel não reconhece a função. Ou o suplemento não está carregado, ou o nome foi digitado de outro jeito, ou esta versão do Excel não aceita funções de suplementos.',
        ],
        steps: [
          'Abra o painel do ConfereBio uma vez (guia ConfereBio, Abrir painel). No Mac isso costuma bastar.',
          'Confira o nome: são sempre PGPMBIO., SELO. ou BR. seguidos do nome da lista desta ajuda, sem tradução.',
          'Se o suplemento está carregado e o erro continua, selecione a célula, tecle F2 e Enter: recalcular não basta, é preciso digitar de novo.',
          'Se o livro veio de outra pessoa e a fórmula mostra _xldudf_, abra o painel e depois faça o mesmo: F2 e Enter.',
          'O Excel 2019 e anteriores, o Excel para iPad, o LibreOffice e o Google Planilhas não têm funções de suplementos. Neles aparece o último valor calculado até que a célula seja recalculada.',
        ],
      },
      {
        heading: '#BUSY! ou #OCUPADO!',
        meaning: [
          'A função ainda está sendo calculada ou o suplemento ainda está sendo carregado. Em geral passa em alguns segundos.',
        ],
        steps: [
          'Espere um pouco e clique em outra célula. Abra o painel do ConfereBio, se estiver fechado: com ele aberto as funções respondem mais depressa.',
          'Em tabelas grandes, use uma só fórmula com intervalos, como =PGPMBIO.LEDGER, no lugar de milhares de fórmulas.',
          'Se não passar, salve, feche e abra o livro de novo.',
        ],
      },
      {
        heading: '#DESPEJAR!',
        meaning: ['A resposta ocupa várias células e alguma delas já está preenchida.'],
        steps: ['Apague ou mova o que está nas células abaixo e à direita da fórmula.'],
      },
      {
        heading: 'Um valor diferente do esperado',
        meaning: [
          'Antes de tudo, compare os passos: =PGPMBIO.EXPLAIN mostra o preço usado, o limite que valeu e a leitura adotada onde o texto da norma deixa dúvida.',
        ],
        steps: [
          'Confira se o PMD é o da região e do mês da nota, e se os valores já pagos no ano foram informados.',
          'Se ainda assim discordar, avise quem mantém o ConfereBio na sua organização. Informe: a versão (no rodapé desta página), a fórmula com os valores, o resultado obtido, o esperado e de onde vem o esperado (norma, artigo, extrato). Troque nomes, CPF e números de DAP/CAF por inventados.',
        ],
      },
      {
        heading: 'Onde pedir ajuda',
        meaning: [
          'Na sua organização, com quem instalou o suplemento. Dúvidas sobre regras, documentos e prazos são respondidas pela Conab, na PGPM-Bio, e pelo ministério que concede o Selo Biocombustível Social: o ConfereBio só confere contas.',
        ],
        steps: [],
      },
    ],
  },
  'en-US': {
    title: 'Problems and answers',
    problems: [
      {
        heading: '#VALUE!',
        meaning: [
          'One of the values could not be read, or the ranges differ in size. The message says which value and how to write it.',
        ],
        steps: [
          'Select the cell and point at the warning sign beside it: the message shows there. In the pane, “Explain this cell” shows the same text.',
          'See whether numbers are numbers and not text: a number aligned to the left usually is text.',
          'In a formula with several ranges, see that all have the same number of rows.',
        ],
      },
      {
        heading: '#N/A',
        meaning: [
          'The values were read, but the rule has no such case: the product is not in the table, is not covered in that state or municipality, or the date is outside the tables loaded.',
        ],
        steps: [
          'Read the cell’s message: it names the nearest product, the states covered or the tables loaded.',
          'To see the whole table, use =PGPMBIO.TABLE() in a free area of the sheet.',
        ],
      },
      {
        heading: '#NAME?',
        meaning: [
          'Excel does not know the function. Either the add-in is not loaded, or the name was typed otherwise, or this version of Excel has no add-in functions.',
        ],
        steps: [
          'Open the ConfereBio pane once (ConfereBio tab, Open pane). On a Mac this usually is enough.',
          'Check the name: it always is PGPMBIO., SELO. or BR. followed by a name of this help’s list, untranslated.',
          'If the add-in is loaded and the error stays, select the cell, press F2 and Enter: recalculating is not enough, the formula must be entered again.',
          'If the workbook came from somebody else and the formula shows _xldudf_, open the pane and then do the same: F2 and Enter.',
          'Excel 2019 and earlier, Excel for iPad, LibreOffice and Google Sheets have no add-in functions. They show the last value computed until the cell is recalculated.',
        ],
      },
      {
        heading: '#BUSY!',
        meaning: [
          'The function is still being computed, or the add-in is still loading. It usually passes in some seconds.',
        ],
        steps: [
          'Wait a little and click another cell. Open the ConfereBio pane if it is closed: functions answer faster with it open.',
          'In large tables use one formula over ranges, such as =PGPMBIO.LEDGER, in place of thousands of formulas.',
          'If it does not pass, save, close and open the workbook again.',
        ],
      },
      {
        heading: '#SPILL!',
        meaning: ['The answer takes several cells and one of them is not empty.'],
        steps: ['Clear or move what is in the cells below and to the right of the formula.'],
      },
      {
        heading: 'An amount other than expected',
        meaning: [
          'First compare the steps: =PGPMBIO.EXPLAIN shows the price used, the limit that bound and the reading chosen where the text of the rule leaves a doubt.',
        ],
        steps: [
          'See that the PMD is that of the region and month of the invoice, and that amounts already paid in the year were given.',
          'If you still disagree, tell whoever keeps ConfereBio in your organisation. Give the version (at the foot of this page), the formula with its values, the result obtained, the one expected and where it comes from (rule, article, statement). Replace names, CPF and DAP/CAF numbers by invented ones.',
        ],
      },
      {
        heading: 'Where to get help',
        meaning: [
          'In your organisation, from whoever installed the add-in. Questions about rules, documents and deadlines are answered by Conab, for PGPM-Bio, and by the ministry that grants the Selo Biocombustível Social: ConfereBio only checks sums.',
        ],
        steps: [],
      },
    ],
  },
};

/** What error values and unexpected amounts mean, and what to do about each. */
export function problemsPage(language: Language): HelpPage {
  const { title, problems: all } = problems[language];
  const body = all.flatMap(({ heading, meaning, steps }) => [
    `<h2>${escaped(heading)}</h2>`,
    paragraphs(meaning),
    ...(steps.length > 0 ? [list(steps, 'ol')] : []),
  ]);
  return { file: 'problemas.html', title, body: body.join('\n') };
}
