import type { FunctionTexts } from '../functionTexts';
import { PURCHASE } from './arguments';

export const multiplierTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Multiplicador do valor de uma compra da agricultura familiar no cálculo do percentual mínimo do Selo.',
    'en-US': 'By how much a purchase from family farming is multiplied in the minimum percentage of the Selo.',
  },
  arguments: PURCHASE,
  help: {
    'pt-BR': [
      'Portaria SAF/MAPA nº 280/2022, art. 4º, § 9º: × 5 para origem no Nordeste, no Semiárido ou no Norte (I); × 4 para matéria-prima que não seja soja, milho ou animal vivo (II); × 4 para usina do Sudeste ou do Centro-Oeste que compra na própria região (III); × 1,3 para compra de cooperativa habilitada (IV). Os fatores se multiplicam entre si.',
      'Ficam sem multiplicador: insumos (§ 12), produto animal que não seja óleo, gordura ou sebo (§ 11) e a produção esperada de perenes fora do Norte, do Nordeste e do Semiárido (art. 7º, § 4º).',
      'Animal vivo só conta se for bovino, caprino, ovino ou peixe (art. 3º, § 4º); os outros dão #N/D.',
      'Leituras adotadas: um município do Semiárido em MG ou no ES recebe × 5, e não também × 4 do Sudeste (S2); soja e milho em qualquer forma são soja e milho (S4). =SELO.EXPLAIN mostra cada fator e o que outra leitura daria.',
      'Com a regra "28/2024" valem os fatores do art. 31 da Portaria MDA nº 28/2024 que pudemos ler. O fator “a” não foi lido: sem ele a compra de organização com mais de 75% de agricultores familiares não tem resposta.',
    ],
    'en-US': [
      'Portaria SAF/MAPA 280/2022, art. 4 § 9: × 5 from the Nordeste, the Semiárido or the Norte (I); × 4 for raw material other than soy, corn or live animals (II); × 4 for a plant of the Sudeste or Centro-Oeste that buys in its own region (III); × 1.3 when bought from a habilitated cooperative (IV). The factors multiply one another.',
      'Not multiplied: inputs (§ 12), animal products other than oil, fat or tallow (§ 11), and the expected production of perennials outside the Norte, the Nordeste and the Semiárido (art. 7 § 4).',
      'Live animals count only if bovine, goat, sheep or fish (art. 3 § 4); others give #N/A.',
      'Readings used: a municipality of the Semiárido in MG or ES gets × 5 and not the × 4 of the Sudeste too (S2); soy and corn in any form are soy and corn (S4). =SELO.EXPLAIN shows each factor and what another reading would give.',
      'With rule set "28/2024" the factors of art. 31 of Portaria MDA 28/2024 that could be read hold. Factor “a” was not read: without it a purchase from an organisation with over 75% of family farmers has no answer.',
    ],
  },
  examples: [
    {
      formula: '=SELO.MULTIPLIER("Irecê/BA","mamona","BA","cooperativa habilitada")',
      result: {
        'pt-BR': '26 (5 × 4 × 1,3: Semiárido, diversificada, cooperativa)',
        'en-US': '26 (5 × 4 × 1.3: Semiárido, diversified, cooperative)',
      },
    },
    {
      formula: '=SELO.MULTIPLIER("GO","girassol","GO","cooperativa habilitada")',
      result: {
        'pt-BR': '20,8 (4 × 4 × 1,3: diversificada, própria região, cooperativa)',
        'en-US': '20.8 (4 × 4 × 1.3: diversified, own region, cooperative)',
      },
    },
    {
      formula: '=SELO.MULTIPLIER("MT","óleo de milho","MT")',
      result: {
        'pt-BR': '4 (própria região; milho não é diversificado)',
        'en-US': '4 (own region; corn is not diversified)',
      },
    },
  ],
};
