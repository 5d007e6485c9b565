import { semiaridList } from '../../../brazil/semiarid';
import type { Bilingual } from '../../../explain/language';
import type { FunctionTexts } from '../functionTexts';

const PLACE: Bilingual = {
  'pt-BR': 'Município/UF, código do IBGE, UF, região ou Semiárido; ou só o município, com a UF ao lado.',
  'en-US': 'Município/UF, IBGE code, state, region or Semiárido; or the municipality alone, with its state beside it.',
};
const PLACE_UF: Bilingual = {
  'pt-BR': 'UF do lugar, para quem a tem em outra coluna.',
  'en-US': 'State of the place, where it stands in another column.',
};

const { act, municipalities, provisional, source, earlier } = semiaridList;
const number = (count: number, separator: string) => String(count).replace(/(\d)(\d{3})$/, `$1${separator}$2`);
const before = earlier.map((older) => `${older.act}, de ${older.year}`).join('; ');
const beforeInEnglish = earlier.map((older) => `${older.act}, ${older.year}`).join('; ');

export const regionTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Região de um lugar para o Selo: Semiárido, Norte, Nordeste, Centro-Oeste, Sudeste ou Sul.',
    'en-US': 'Region of a place for the Selo: Semiárido, Norte, Nordeste, Centro-Oeste, Sudeste or Sul.',
  },
  arguments: [PLACE, PLACE_UF],
  help: {
    'pt-BR': [
      'A Portaria SAF/MAPA nº 280/2022 trata o Semiárido como uma região ao lado das do IBGE: nos multiplicadores (art. 4º, § 9º) e nos limites de custos (art. 4º, § 8º). Cada lugar fica em uma só região: município do Semiárido está no Semiárido, qualquer que seja a UF (leitura S2).',
      'Em Minas Gerais e no Espírito Santo é o município que decide: Montes Claros/MG dá Semiárido, Uberlândia/MG dá Sudeste. MG ou ES sozinhos dão Sudeste, mesmo que a compra venha de um município do Semiárido: informe o município.',
      'A sigla SE é lida como Sergipe. Para a região, escreva Sudeste.',
      'Município com nome de estado (Mato Grosso/PB, Tocantins/MG, Paraná/RN) precisa da UF; sozinho, o nome é o do estado. Se lugar e UF não combinam, a célula diz o que há de errado.',
      `A lista do Semiárido é a da ${act}, de 03/01/2024: ${number(municipalities, '.')} municípios, 217 em MG e 6 no ES. Fonte: ${source}. Antes dela: ${before}.`,
      `Essa resolução manteve por um ano ${provisional} municípios que a delimitação de 2021 deixava de fora; não se conhece ato posterior, e eles continuam na lista. Só em oito deles isso muda a região de Sudeste para Semiárido: Bandeira, Felisburgo, Jacinto, Jordânia, Mata Verde, Rubim, Salto da Divisa e Santa Maria do Salto, todos em MG. Para notas de 2025 em diante, confira.`,
    ],
    'en-US': [
      'Portaria SAF/MAPA 280/2022 treats the Semiárido as a region beside those of the IBGE: in the multipliers (art. 4 § 9) and the caps of costs (art. 4 § 8). Each place is in one region only: a municipality of the Semiárido is in the Semiárido, whatever its state (reading S2).',
      'In Minas Gerais and Espírito Santo the municipality decides: Montes Claros/MG gives Semiárido, Uberlândia/MG gives Sudeste. MG or ES alone give Sudeste, even if the purchase comes from a municipality of the Semiárido: give the municipality.',
      'SE is read as the state of Sergipe. For the region write Sudeste.',
      'A municipality named like a state (Mato Grosso/PB, Tocantins/MG, Paraná/RN) needs its state; alone the name is the state’s. If place and state do not agree, the cell says what is wrong.',
      `The list of the Semiárido is that of ${act}, 3 January 2024: ${number(municipalities, ',')} municipalities, 217 in MG and 6 in ES. Source: ${source}. Before it: ${beforeInEnglish}.`,
      `That act kept for one year ${provisional} municipalities which the delimitation of 2021 left out; no later act is known, and they stay in the list. Only in eight of them does it change the region from Sudeste to Semiárido: Bandeira, Felisburgo, Jacinto, Jordânia, Mata Verde, Rubim, Salto da Divisa and Santa Maria do Salto, all in MG. For invoices of 2025 and later, please check.`,
    ],
  },
  examples: [
    { formula: '=SELO.REGION("Montes Claros/MG")', result: { 'pt-BR': 'Semiárido', 'en-US': 'Semiárido' } },
    { formula: '=SELO.REGION("Uberlândia","MG")', result: { 'pt-BR': 'Sudeste', 'en-US': 'Sudeste' } },
    { formula: '=SELO.REGION(2914604)', result: { 'pt-BR': 'Semiárido', 'en-US': 'Semiárido' } },
    { formula: '=SELO.REGION("PA")', result: { 'pt-BR': 'Norte', 'en-US': 'Norte' } },
  ],
};
