import type { CommonPart } from './provision';

/** Files that many provisions stand on and none asks for by itself. */
export const commonParts: readonly CommonPart[] = [
  common('exact', 'Decimais exatos, a leitura de uma célula com 15 algarismos e os arredondamentos.'),
  common('steps', 'Contas longas em passos, para que a página não pare enquanto elas correm.'),
  common('pgpmbio/readings', 'As leituras da PGPM-Bio que são opções do código.'),
  common('pgpmbio/refusal', 'Os códigos com que as regras da PGPM-Bio recusam uma linha.'),
  common('pgpmbio/findings', 'O que a conferência de uma tabela de vendas acha, como dados.'),
  common('pgpmbio/invoicePlace', 'A ordem das notas do mesmo dia.'),
  common('pgpmbio/extendedDap', 'Até quando vale uma DAP prorrogada em 2023.'),
  common('pgpmbio/paymentMode', 'O que uma linha paga: a diferença ao preço mínimo ou um valor fixo por kg (A28).'),
  common('pgpmbio/tableDraft', 'Uma tabela de preços enquanto alguém a faz.'),
  common('pgpmbio/tableChecks', 'O que conferir em uma tabela que alguém fez, antes de usá-la.'),
  common('pgpmbio/tableChecks/finding', 'O que essa conferência acha, como dados.'),
  common('pgpmbio/tableChecks/head', 'A validade, os atos e os limites da tabela.'),
  common('pgpmbio/tableChecks/rows', 'As linhas, uma a uma.'),
  common('pgpmbio/tableChecks/acrossRows', 'As linhas entre si: UF repetida, forma que falta.'),
  common('pgpmbio/tableChecks/againstBefore', 'As linhas diante da tabela anterior: o que saiu, o que mudou muito.'),
  common('pgpmbio/parameterSet/writtenTable', 'Uma tabela como um arquivo a guarda.'),
  common('pgpmbio/parameterSet/readWritten', 'O que um arquivo guarda, valor por valor, de volta em tabela.'),
  common('pgpmbio/parameterSet/checksum', 'O sinal curto do conteúdo de uma tabela ou de várias.'),
  common('pgpmbio/parameterSet/parameterFile', 'Tabelas de preços em um arquivo só, com versão e sinal.'),
  common('selo/readings', 'As leituras do Selo que são opções do código.'),
  common('selo/ruleSet', 'O que uma versão das regras do Selo tem: fatores, limites, pesos, anos.'),
  common('selo/ruleSets/portaria280of2022', 'Os números da Portaria 280/2022, cada um uma vez, com o artigo.'),
  common('selo/refusal', 'Os códigos com que as regras do Selo recusam, com os de `reasons/`.'),
  common('selo/reasons/costs', 'Códigos de recusa dos limites de milho e de custos.'),
  common('selo/reasons/materials', 'Códigos de recusa das matérias-primas.'),
  common('selo/reasons/production', 'Códigos de recusa de área, perenes e perdas.'),
  common('selo/reasons/shares', 'Códigos de recusa das partes e do que falta.'),
  common('selo/reasons/values', 'Códigos de recusa dos valores do art. 4º.'),
  common('selo/missing', 'Os códigos do que falta a uma compra ou a um custo para contar.'),
  common('selo/year/glosa', 'Os códigos das glosas da conta do ano.'),
  common('selo/year/accountRows', 'O que resta de cada compra, passo a passo, e o livro das glosas.'),
  common('selo/year/readingEffects', 'O que cada outra leitura faria do ano de uma usina.'),
  common('selo/findings', 'O que a conferência do ano de uma usina acha, como dados.'),
  common('selo/findings/rows', 'Achados em uma linha de compras, agricultores, contratos, produtividades ou perdas.'),
  common('selo/findings/costs', 'Achados em uma linha de custos ou de técnicos.'),
  common('selo/findings/aggregates', 'Achados no ano inteiro: limites, partes, concentração.'),
  common('selo/units', 'Quilos por unidade, como as pessoas a escrevem ao lado da quantidade.'),
  common('selo/nationalSeries', 'O Selo no país, ano a ano, para comparar; nenhuma regra se apoia nisso.'),
  common('selo/limit', 'Limites como frações exatas de centavos.'),
  common('selo/proRata', 'A divisão de um limite em proporção, centavo por centavo.'),
];

function common(name: string, holds: string): CommonPart {
  return { file: `src/rules/${name}.ts`, holds };
}
