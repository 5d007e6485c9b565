import type { Language } from '../../explain/language';

interface About {
  /** What the add-in does, in two sentences. */
  purpose: string;
  privacy: string;
  help: string;
  version: (version: string) => string;
  tabs: { explain: string; check: string; share: string; functions: string; tables: string };
  tabList: string;
  /** What to do when the page was opened outside of a spreadsheet. */
  outside: { title: string; steps: readonly string[] };
}

const texts: Readonly<Record<Language, About>> = {
  'pt-BR': {
    purpose:
      'O ConfereBio calcula na planilha a subvenção da PGPM-Bio e as aquisições do Selo Biocombustível Social, com fórmulas como =PGPMBIO.VSP. Cada valor vem com a memória de cálculo e o artigo que o sustenta.',
    privacy: 'Nenhum dado sai deste computador.',
    help: 'Ajuda',
    version: (version) => `ConfereBio ${version}`,
    tabs: {
      explain: 'Explicar célula',
      check: 'Conferir',
      share: 'Compartilhar',
      functions: 'Funções',
      tables: 'Tabelas',
    },
    tabList: 'Partes do painel',
    outside: {
      title: 'Esta página é o painel do ConfereBio e precisa de uma planilha ao lado.',
      steps: [
        'No Excel: abra uma pasta de trabalho e clique em ConfereBio, na faixa de opções.',
        'Sem Excel: abra a planilha de demonstração, que funciona no navegador com as mesmas fórmulas.',
      ],
    },
  },
  'en-US': {
    purpose:
      'ConfereBio works out the PGPM-Bio subsidy and the purchases of the Selo Biocombustível Social in the spreadsheet, with formulas such as =PGPMBIO.VSP. Each value comes with its memory of calculation and the article behind it.',
    privacy: 'No data leaves this computer.',
    help: 'Help',
    version: (version) => `ConfereBio ${version}`,
    tabs: { explain: 'Explain cell', check: 'Check', share: 'Share', functions: 'Functions', tables: 'Tables' },
    tabList: 'Parts of the pane',
    outside: {
      title: 'This page is the ConfereBio pane and needs a spreadsheet beside it.',
      steps: [
        'In Excel: open a workbook and click ConfereBio on the ribbon.',
        'Without Excel: open the demonstration spreadsheet, which runs in the browser with the same formulas.',
      ],
    },
  },
};

export function about(language: Language): About {
  return texts[language];
}

export function demonstrationLink(language: Language): string {
  return language === 'pt-BR' ? 'Abrir a planilha de demonstração' : 'Open the demonstration spreadsheet';
}
