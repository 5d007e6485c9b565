import type { BookBuilder, SheetBuilder } from '../sheetBuilder';
import { COMPUTED, SUBTITLE, TITLE, wrapped } from '../styles';
import { COSTS, costRows, PURCHASES, purchaseRows, SUMMARY } from './places';

/** What the workbook is, with its two results. */
export function readMe(sheet: SheetBuilder, builder: BookBuilder): void {
  sheet.put('A1', 'Usina Exemplo: um ano do Selo Biocombustível Social', TITLE);
  sheet.put(
    'A2',
    'Planilha de demonstração: usina, pessoas, notas e preços são inventados. Regra: Portaria SAF/MAPA nº 280/2022, ano de 2023.',
    SUBTITLE,
  );
  const results: [string, string][] = [
    ['Participação ponderada', 'B5'],
    ['Participação efetiva', 'C5'],
  ];
  results.forEach(([label, address], i) => {
    const style = { bold: true, fontSize: 14 };
    sheet.put(`A${4 + i}`, label, style);
    const value = builder.values(SUMMARY, address)[0]![0]!;
    const result = { ...style, numberFormat: '0.0000%', fill: COMPUTED, horizontal: 'left' } as const;
    sheet.native(`B${4 + i}`, `${SUMMARY}!${address}`, value, result);
  });
  const texts: [string, string][] = [
    [
      'O que é',
      'Um ano inteiro de uma usina de Mato Grosso: quanto da agricultura familiar há no biodiesel que vendeu, com os multiplicadores da norma (ponderada) e em dinheiro (efetiva).',
    ],
    [
      'Resumo',
      'Os dois percentuais lado a lado, o que falta para o mínimo, a parte do Norte, Nordeste e Semiárido; e o mesmo com uma lavoura de dendê e uma perda de safra.',
    ],
    ['Parâmetros', 'Usina, ano, regra e valor vendido. O percentual mínimo está em amarelo: é um exemplo, troque-o.'],
    [
      PURCHASES,
      `Uma linha por nota e agricultor. =SELO.MULTIPLIER(...) e =SELO.WEIGHTED(...) preenchem as colunas inteiras, até a linha ${purchaseRows.last}.`,
    ],
    [
      COSTS,
      `Doações, pesquisa e assistência técnica, com os limites e os pesos de uma só fórmula =SELO.COSTS(...), até a linha ${costRows.last}; um trator usado e um sistema solar amortizado.`,
    ],
    ['Técnicos', 'Salários, encargos e deslocamento da equipe própria: =SELO.TRAVEL(...).'],
    [
      'Perenes e perdas',
      'O que conta sem nota do ano: produção esperada de dendê e safra frustrada, =SELO.LOSS(...). Duas linhas estão erradas ou no limite de propósito.',
    ],
    ['Milho e insumos', 'Os 30% de milho e insumos, =SELO.CORNCAP(...), e um caso em que o limite corta.'],
    ['Memória de cálculo', 'Cada fator com o seu artigo, =SELO.EXPLAIN(...).'],
    [
      'Experimente',
      'Mude o valor de uma nota, a origem ou o fornecedor e veja os percentuais mudarem. Nada sai do seu computador.',
    ],
    [
      'O que não é',
      'Não é um parecer sobre o Selo: quem concede e fiscaliza é o ministério. O percentual mínimo não vem com o programa e precisa ser informado.',
    ],
  ];
  texts.forEach(([topic, text], i) => {
    sheet.put(`A${i + 7}`, topic, { bold: true, vertical: 'top' });
    sheet.put(`B${i + 7}`, text, wrapped);
  });
  sheet.widths([32, 92]);
}
