import type { SeloRefusalReason } from '../../../src/rules/selo/refusal';
import { exact } from '../../../src/rules/exact';
import { sentenceOfSeloRefusal } from '../../../src/explain/selo/refusal';

test.each<[reason: SeloRefusalReason, portuguese: string, english: string]>([
  [
    { code: 'yieldNotOffered', article: 'art. 7º, § 1º' },
    'Falta a produtividade: informe a de uma das fontes da norma (art. 7º, § 1º).',
    'The yield is missing: give that of one of the sources of the norm (art. 7 § 1).',
  ],
  [
    {
      code: 'yieldsConflict',
      article: 'art. 6º',
      rivals: [
        { source: 'Conab', level: 'region', kgPerHa: exact('3600') },
        { source: 'Conab', level: 'region', kgPerHa: exact('3541.5') },
      ],
    },
    'Há produtividades diferentes da mesma fonte e do mesmo lugar: Conab 3.600 kg/ha e Conab 3.541,5 kg/ha. Deixe só a que vale (art. 6º).',
    'One source gives different yields of one place: Conab 3,600 kg/ha and Conab 3,541.5 kg/ha. Keep the one that holds (art. 6).',
  ],
  [
    { code: 'yieldOrderNotGranted', article: 'art. 8º, § 2º' },
    'A ordem das fontes só muda a pedido justificado que o DEP aceite (art. 8º, § 3º). Sem isso vale a ordem da norma.',
    'The order of sources changes only on a reasoned request that the DEP accepts (art. 8 § 3). Without it the order of the norm holds.',
  ],
  [
    { code: 'perennialNotContracted' },
    'Produção esperada de cultura perene só conta em área contratada (art. 7º). Informe o contrato, ou use as notas fiscais.',
    'Expected production of a perennial crop counts only of a contracted area (art. 7). Give the contract, or use the invoices.',
  ],
  [
    { code: 'perennialNotConducted' },
    'Produção esperada de cultura perene só conta se o agricultor familiar conduz o plantio (art. 7º).',
    'Expected production of a perennial crop counts only where the family farmer grows it (art. 7).',
  ],
  [
    { code: 'perennialEnded', date: '2023-07-02', end: '2023-07-01' },
    'Em 02/07/2023 a produção esperada já não conta: valia até 01/07/2023, a maturidade ou a manifestação do produtor (art. 7º, § 3º). Use as notas fiscais.',
    'On 2 Jul 2023 expected production no longer counts: it held until 1 Jul 2023, maturity or the producer’s statement (art. 7 § 3). Use the invoices.',
  ],
])('$0.code', (reason, portuguese, english) => {
  expect(sentenceOfSeloRefusal(reason, 'pt-BR')).toBe(portuguese);
  expect(sentenceOfSeloRefusal(reason, 'en-US')).toBe(english);
});
