import type { CommonPart } from './provision';

/** Files that many provisions stand on and none asks for by itself. */
export const commonParts: readonly CommonPart[] = [
  {
    file: 'src/rules/exact.ts',
    holds: 'Decimais exatos, a leitura de uma célula com 15 algarismos e os arredondamentos.',
  },
  { file: 'src/rules/pgpmbio/readings.ts', holds: 'As leituras da PGPM-Bio que são opções do código.' },
  { file: 'src/rules/pgpmbio/refusal.ts', holds: 'Os códigos com que as regras da PGPM-Bio recusam uma linha.' },
];
