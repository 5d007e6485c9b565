import type { Language } from '../../../explain/language';
import type { PersonalKind, Treatment } from '../../../sharing/privacy/personalKind';
import type { CopyWanted } from '../../share/copy/wanted';

type Results = CopyWanted['results'];

interface CopyTexts {
  next: string;
  back: string;
  choose: { heading: string; intro: string; choose: string };
  rows: {
    heading: string;
    which: string;
    all: string;
    visible: string;
    organisation: string;
    text: string;
    each: string;
    eachHint: string;
    organisationField: string;
    column: string;
    contains: string;
    none: string;
  };
  columns: {
    heading: string;
    intro: string;
    list: string;
    all: string;
    noneTicked: string;
    personal: string;
    none: string;
  };
  personal: {
    heading: string;
    intro: string;
    nothing: string;
    elsewhere: string;
    kinds: Readonly<Record<PersonalKind, string>>;
    treatments: Readonly<Record<Treatment, string>>;
    hints: Readonly<Record<Exclude<Treatment, 'mask'>, string>>;
    notPersonal: (header: string) => string;
    none: string;
  };
  results: {
    heading: string;
    notHere: string;
    which: string;
    options: Readonly<Record<Results, string>>;
    hints: Readonly<Record<Results, string>>;
    checks: string;
  };
  parameters: { heading: string; start: string };
  finish: {
    heading: string;
    options: Readonly<Record<'instructions' | 'protection', string>>;
    hints: Readonly<Record<'instructions' | 'protection', string>>;
    preview: string;
  };
  work: Readonly<Record<'reading' | 'checking' | 'building' | 'making', string>>;
  working: { heading: string; cancel: string };
  preview: {
    heading: string;
    goes: string;
    stays: string;
    files: string;
    asValues: string;
    personal: string;
    warning: string;
    confirm: string;
    mustConfirm: string;
    fileName: string;
    fileNameHint: string;
    make: string;
    change: string;
  };
  given: {
    heading: string;
    next: string;
    message: string;
    copy: string;
    copied: string;
    notCopied: string;
    again: string;
    csv: string;
    window: string;
    another: string;
  };
}

const texts: Readonly<Record<Language, CopyTexts>> = {
  'pt-BR': {
    next: 'Continuar',
    back: 'Voltar',
    choose: {
      heading: 'Preparar cópia: 1. Escolha a tabela',
      intro: 'A cópia é um arquivo novo com uma tabela desta pasta de trabalho. Aqui nada muda.',
      choose: 'Escolher',
    },
    rows: {
      heading: '2. Escolha as linhas',
      which: 'Linhas que vão na cópia',
      all: 'Todas',
      visible: 'Só as visíveis',
      organisation: 'Só as de uma cooperativa',
      text: 'Só as que têm um texto',
      each: 'Uma cópia para cada cooperativa',
      eachHint: 'Os arquivos vêm juntos em um .zip; cada um só tem as linhas de uma.',
      organisationField: 'Cooperativa',
      column: 'Coluna',
      contains: 'Texto que a célula contém',
      none: 'Nenhuma linha da tabela corresponde. Mude a escolha.',
    },
    columns: {
      heading: '3. Escolha as colunas',
      intro:
        'Desmarque o que a cooperativa não precisa ver. A cópia ganha ainda a coluna “Código da linha”, pela qual você reconhece cada linha quando o arquivo voltar.',
      list: 'Colunas que vão na cópia',
      all: 'Marcar todas',
      noneTicked: 'Desmarcar todas',
      personal: 'dados pessoais',
      none: 'Marque pelo menos uma coluna.',
    },
    personal: {
      heading: '4. Decida sobre os dados pessoais',
      intro:
        'Mascarar deixa ver só um pedaço, que basta para reconhecer a linha. Quem recebe não tem como descobrir o resto; aqui você continua com o dado inteiro.',
      nothing: 'As colunas escolhidas não parecem ter dados pessoais. Se alguma tiver, volte e desmarque a coluna.',
      elsewhere: 'CPF e nomes da tabela que estejam no meio de outros textos, como observações, também são mascarados.',
      kinds: {
        cpf: 'CPF',
        family: 'DAP, CAF e cadastro da propriedade',
        name: 'Nomes de pessoas',
        contact: 'Telefone, endereço, conta e documentos',
      },
      treatments: { mask: 'Mascarar', leaveOut: 'Deixar de fora', keep: 'Manter inteiro' },
      hints: { leaveOut: 'a coluna não vai', keep: 'quem receber vê tudo' },
      notPersonal: (header) => `“${header}” não tem dados pessoais`,
      none: 'Todas as colunas ficariam de fora. Volte e marque outra, ou mascare em vez de deixar de fora.',
    },
    results: {
      heading: '5. Escolha os resultados',
      notHere: 'Esta tabela não tem resultados próprios: eles existem para vendas da PGPM-Bio e aquisições do Selo.',
      which: 'Resultados da conferência na cópia',
      options: { none: 'Nenhum', values: 'Valores', formulas: 'Fórmulas comuns do Excel' },
      hints: {
        none: 'só as suas colunas',
        values: 'os números de hoje; não mudam quando alguém corrige uma linha',
        formulas:
          'recalculam no Excel (2007 ou mais novo) e no LibreOffice sem o ConfereBio; o que não tem fórmula vai como valor',
      },
      checks: 'Para isso, a tabela inteira é conferida antes.',
    },
    parameters: { heading: 'Diga o que vale para a usina', start: 'Continuar' },
    finish: {
      heading: '6. Instruções e proteção',
      options: { instructions: 'Planilha de instruções', protection: 'Proteger resultados e códigos' },
      hints: {
        instructions: 'explica, coluna por coluna, como preencher e devolver',
        protection: 'evita digitar por cima sem querer; não tem senha',
      },
      preview: 'Ver o que sai',
    },
    work: {
      reading: 'Lendo a planilha',
      checking: 'Conferindo',
      building: 'Montando a cópia',
      making: 'Gerando e conferindo o arquivo',
    },
    working: { heading: 'Preparando a cópia', cancel: 'Cancelar' },
    preview: {
      heading: '7. Veja o que sai',
      goes: 'Vai no arquivo',
      stays: 'Não vai',
      files: 'Arquivos',
      asValues: 'Fórmulas que vão como valor',
      personal: 'Dados pessoais',
      warning: 'Dados pessoais inteiros no arquivo',
      confirm: 'Sei disso e posso enviar estes dados a quem vai receber',
      mustConfirm: 'Para gerar o arquivo, marque acima que sabe disso, ou volte e mascare.',
      fileName: 'Nome do arquivo',
      fileNameHint: 'sem nome, usa o sugerido',
      make: 'Gerar arquivo',
      change: 'Voltar',
    },
    given: {
      heading: 'Arquivo gerado',
      next: 'Agora',
      message: 'Mensagem para a cooperativa',
      copy: 'Copiar mensagem',
      copied: 'Mensagem copiada.',
      notCopied: 'O programa não deixou copiar. Selecione o texto acima e copie.',
      again: 'Salvar de novo',
      csv: 'Salvar também em texto (.csv)',
      window: 'Abrir em nova janela do Excel',
      another: 'Outra cópia',
    },
  },
  'en-US': {
    next: 'Continue',
    back: 'Back',
    choose: {
      heading: 'Prepare a copy: 1. Choose the table',
      intro: 'The copy is a new file with one table of this workbook. Nothing changes here.',
      choose: 'Choose',
    },
    rows: {
      heading: '2. Choose the rows',
      which: 'Rows that go into the copy',
      all: 'All',
      visible: 'Visible ones only',
      organisation: 'Those of one cooperative',
      text: 'Those with a text',
      each: 'One copy for each cooperative',
      eachHint: 'The files come together in one .zip; each has the rows of one only.',
      organisationField: 'Cooperative',
      column: 'Column',
      contains: 'Text that the cell has in it',
      none: 'No row of the table matches. Choose otherwise.',
    },
    columns: {
      heading: '3. Choose the columns',
      intro:
        'Untick what the cooperative need not see. The copy gets one more column, “Line code”, by which you know each line again when the file comes back.',
      list: 'Columns that go into the copy',
      all: 'Tick all',
      noneTicked: 'Untick all',
      personal: 'personal data',
      none: 'Tick one column at least.',
    },
    personal: {
      heading: '4. Decide about personal data',
      intro:
        'Masking leaves a piece to be seen, enough to know the line. Whoever gets the file cannot find out the rest; here you still have all of it.',
      nothing: 'The chosen columns do not seem to hold personal data. If one does, go back and untick it.',
      elsewhere: 'CPFs and names of the table in the middle of other texts, such as remarks, are masked too.',
      kinds: {
        cpf: 'CPF',
        family: 'DAP, CAF and registry of the farm',
        name: 'Names of people',
        contact: 'Telephone, address, account and papers',
      },
      treatments: { mask: 'Mask', leaveOut: 'Leave out', keep: 'Keep whole' },
      hints: { leaveOut: 'the column does not go', keep: 'whoever gets it sees everything' },
      notPersonal: (header) => `“${header}” holds no personal data`,
      none: 'All columns would be left out. Go back and tick another, or mask instead of leaving out.',
    },
    results: {
      heading: '5. Choose the results',
      notHere: 'This table has no results of its own: there are some for PGPM-Bio sales and purchases of the Selo.',
      which: 'Results of the check in the copy',
      options: { none: 'None', values: 'Values', formulas: 'Formulas of Excel’s own' },
      hints: {
        none: 'only your own columns',
        values: 'today’s numbers; they do not change when somebody corrects a row',
        formulas:
          'recalculate in Excel (2007 or later) and LibreOffice without ConfereBio; what has no formula goes as a value',
      },
      checks: 'For that, the whole table is checked first.',
    },
    parameters: { heading: 'Say what holds for the plant', start: 'Continue' },
    finish: {
      heading: '6. Instructions and protection',
      options: { instructions: 'Sheet of instructions', protection: 'Protect results and codes' },
      hints: {
        instructions: 'explains, column by column, how to fill it in and send it back',
        protection: 'keeps them from being typed over by mistake; there is no password',
      },
      preview: 'See what leaves',
    },
    work: {
      reading: 'Reading the sheet',
      checking: 'Checking',
      building: 'Putting the copy together',
      making: 'Making the file and checking it',
    },
    working: { heading: 'Preparing the copy', cancel: 'Cancel' },
    preview: {
      heading: '7. See what leaves',
      goes: 'In the file',
      stays: 'Not in it',
      files: 'Files',
      asValues: 'Formulas that go as values',
      personal: 'Personal data',
      warning: 'Whole personal data in the file',
      confirm: 'I know, and I may send these data to whoever will get them',
      mustConfirm: 'To make the file, tick above that you know, or go back and mask them.',
      fileName: 'Name of the file',
      fileNameHint: 'left blank, the suggested one is used',
      make: 'Make the file',
      change: 'Back',
    },
    given: {
      heading: 'The file is made',
      next: 'Now',
      message: 'Message for the cooperative',
      copy: 'Copy the message',
      copied: 'The message was copied.',
      notCopied: 'The program does not let it be copied. Select the text above and copy it.',
      again: 'Save again',
      csv: 'Save as text too (.csv)',
      window: 'Open in a new Excel window',
      another: 'Another copy',
    },
  },
};

export function copyTexts(language: Language): CopyTexts {
  return texts[language];
}
