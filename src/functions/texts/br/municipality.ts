import { MUNICIPALITY_NAME, MUNICIPALITY_UF } from '../arguments';
import type { FunctionTexts } from '../functionTexts';

export const municipalityTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Código do IBGE (7 dígitos) do município.',
    'en-US': 'IBGE code (7 digits) of the municipality.',
  },
  arguments: [MUNICIPALITY_NAME, MUNICIPALITY_UF],
  help: {
    'pt-BR': [
      'Aceita o nome oficial sem se importar com acentos, maiúsculas e pontuação, e nomes antigos ou grafias conhecidas (Juruema é lido como Juruena/MT). Nada é aceito por semelhança: se não achar, a mensagem sugere os mais próximos.',
      'Nomes se repetem entre UFs: Rio Branco existe no AC e em MT. A UF é obrigatória.',
    ],
    'en-US': [
      'The official name is taken whatever the accents, case and punctuation, and so are former names and known spellings (Juruema is read as Juruena/MT). Nothing is accepted by resemblance: when not found, the message suggests the nearest.',
      'Names repeat among states: Rio Branco exists in AC and in MT. The state is required.',
    ],
  },
  examples: [
    { formula: '=BR.MUNICIPALITY("Juruena","MT")', result: { 'pt-BR': '5105176', 'en-US': '5105176' } },
    { formula: '=BR.MUNICIPALITY("Rio Branco","AC")', result: { 'pt-BR': '1200401', 'en-US': '1200401' } },
  ],
};
