import type { FunctionTexts } from '../functionTexts';

export const costsTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Custos dos incisos II a V dentro dos limites: admitido, não admitido, ponderado e a regra que cortou.',
    'en-US': 'Costs of items II to V within their caps: admitted, disallowed, weighted and the rule that cut.',
  },
  arguments: [
    {
      'pt-BR':
        'Inciso do art. 4º: II (doações), III (pesquisa), IV (assistência própria) ou V (assistência de terceiros).',
      'en-US': 'Item of art. 4: II (donations), III (research), IV (own assistance) or V (outsourced assistance).',
    },
    {
      'pt-BR': 'Valor do custo, em R$ efetivos, já com decréscimo, amortização ou limite de deslocamento.',
      'en-US': 'Value of the cost, in effective R$, after decrease, amortization or the limit of travel.',
    },
    {
      'pt-BR':
        'Onde estão os agricultores: município/UF, código do IBGE, UF, região ou Semiárido. Só a pesquisa (III) pode ficar sem.',
      'en-US':
        'Where the farmers are: Município/UF, IBGE code, state, region or Semiárido. Only research (III) may go without.',
    },
    {
      'pt-BR':
        'Intervalo de duas colunas: região e R$ de aquisições do inciso I, sem multiplicador. Linhas da mesma região somam.',
      'en-US': 'Range of two columns: region and R$ of purchases of item I, not multiplied. Rows of one region add up.',
    },
    {
      'pt-BR':
        'O que cortar acima do limite: "proporcional" (se vazio) ou "doações e pesquisa primeiro", que as mantém.',
      'en-US':
        'What to cut above the cap: "proporcional" (when blank) or "doações e pesquisa primeiro", which keeps them.',
    },
  ],
  help: {
    'pt-BR': [
      'Portaria SAF/MAPA nº 280/2022, art. 4º. Uma fórmula para a tabela toda. Primeiro a pesquisa fica em até 10% das aquisições (§ 7º); depois todos os custos ficam em até 50% das aquisições no Sul, Sudeste e Centro-Oeste, e até 70% no Norte, Nordeste e Semiárido (§ 8º); o que sobra de doações e pesquisa pesa o dobro (§ 10).',
      'Leitura S7: os limites valem sobre valores efetivos e aquisições sem multiplicador; o peso vem depois. Leitura S9: cada grupo de regiões tem o seu limite, pela região dos agricultores; a pesquisa sem região entra nos dois, na proporção do que foi comprado em cada um.',
      'O corte é proporcional, primeiro entre os incisos e depois entre as linhas de cada um, com os centavos que sobram na última: os totais não dependem da ordem das linhas. A outra prioridade (S9) mantém doações e pesquisa, que pesam 2, e corta antes a assistência, que pesa 1.',
      'Os limites são de todos os custos juntos. Por isso uma linha com erro não é deixada de lado: a resposta inteira diz qual linha corrigir. Linhas vazias ficam vazias.',
      'Regiões do mesmo grupo podem vir juntas numa célula, como “S, SE e CO”. Na base por região, a primeira linha pode ser de títulos, e região sem valor é zero. Não inclua linha de total. Região em que nada foi comprado não admite custo.',
    ],
    'en-US': [
      'Portaria SAF/MAPA 280/2022, art. 4. One formula for the whole table. First research is kept to 10% of purchases (§ 7); then all costs are kept to 50% of purchases in the South, Southeast and Centre-West, and to 70% in the North, Northeast and Semiárido (§ 8); what is left of donations and research weighs double (§ 10).',
      'Reading S7: the caps hold for effective values against purchases that are not multiplied; the weight comes after. Reading S9: each group of regions has its own cap, by the region of the farmers; research without region counts in both, in proportion to what was bought in each.',
      'The cut is in proportion, first among the items and then among the rows of each, the last taking the cents over: totals do not depend on the order of rows. The other priority (S9) keeps donations and research, which weigh 2, and cuts assistance first, which weighs 1.',
      'The caps are those of all costs together. So a row with an error is not left out: the whole answer says which row to correct. Blank rows stay blank.',
      'Regions of one group may stand together in a cell, such as “S, SE e CO”. In the base by region the first row may be headings, and a region without value is zero. Leave totals out. A region where nothing was bought admits no cost.',
    ],
  },
  examples: [
    {
      formula: '=SELO.COSTS(A2:A5,B2:B5,C2:C5,F1:G3)',
      result: {
        'pt-BR':
          '4 linhas × 4 colunas: com II 5,0, III 2,6, IV 3,0 e V 1,5 milhões no Sul e base de 20 milhões, II tem 4.347.826,09 admitidos',
        'en-US':
          '4 rows × 4 columns: with II 5.0, III 2.6, IV 3.0 and V 1.5 million in the South and a base of 20 million, II has 4,347,826.09 admitted',
      },
    },
    {
      formula: '=SELO.COSTS(A2:A5,B2:B5,C2:C5,F1:G3,"doações e pesquisa primeiro")',
      result: {
        'pt-BR': '4 linhas × 4 colunas: o mesmo, com II e III mantidos e peso total de 17.000.000,00',
        'en-US': '4 rows × 4 columns: the same, keeping II and III, with a total weight of 17,000,000.00',
      },
    },
  ],
};
