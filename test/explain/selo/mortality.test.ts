import { sentenceOfMortalityLack } from '../../../src/explain/selo/missing/mortality';
import { lackingForMortality } from '../../../src/rules/selo/art8iiiAnimalMortality';

test('art. 8º, III e § 1º: o que falta a um pedido sem nada, na ordem da norma', () => {
  const lack = lackingForMortality({
    cause: 'other',
    cooperativeContracted: true,
    documents: new Set(),
    requested: false,
  });
  expect(lack.map((each) => sentenceOfMortalityLack(each, 'pt-BR'))).toEqual([
    'A morte só conta se foi por doença ou caso fortuito (art. 8º, III).',
    'Falta o relatório de acompanhamento do órgão estadual de defesa sanitária (art. 8º, III, a).',
    'Falta o decreto de emergência ou calamidade pública do lugar (art. 8º, III, b).',
    'Falta a declaração assinada por órgão público de assistência técnica do estado (art. 8º, III, c).',
    'Falta a declaração de perdas assinada pela cooperativa habilitada contratada (art. 8º, III, d).',
    'Falta o pedido formal ao DEP (art. 8º, § 1º).',
  ]);
  expect(lack.map((each) => sentenceOfMortalityLack(each, 'en-US'))).toEqual([
    'Deaths count only from disease or a fortuitous event (art. 8, III).',
    'Missing: the follow-up report of the state’s animal health body (art. 8, III, a).',
    'Missing: the decree of emergency or public calamity of the place (art. 8, III, b).',
    'Missing: the declaration signed by a public technical assistance body of the state (art. 8, III, c).',
    'Missing: the declaration of losses signed by the habilitated cooperative contracted (art. 8, III, d).',
    'The formal request to the DEP is missing (art. 8 § 1).',
  ]);
});
