import type { LossEvidence } from '../../../rules/selo/art8Losses';
import type { ProductionReason } from '../../../rules/selo/reasons/production';
import type { YieldArticle, YieldOffer } from '../../../rules/selo/yieldSources';
import { day, figure, kilograms, listed, percent } from '../../figures';
import type { Language } from '../../language';
import { quoted } from '../../quoted';
import type { Sentence, SentencesFor } from '../sentences';

/** Where another order of sources may be asked for. */
const CHANGE_OF_ORDER: Readonly<Record<YieldArticle, Sentence>> = {
  'art. 6º': ['art. 6º, parágrafo único', 'art. 6, sole paragraph'],
  'art. 7º, § 1º': ['art. 7º, § 2º', 'art. 7 § 2'],
  'art. 8º, § 2º': ['art. 8º, § 3º', 'art. 8 § 3'],
};

/** What arts. 6 to 8 do not let count, and figures that cannot be so there. */
export const productionSentences: SentencesFor<ProductionReason, ProductionReason['code']> = {
  yieldImplausible: ({ yieldKgHa }, language) => [
    `Produtividade de ${figure(yieldKgHa, language)} kg/ha não existe. Informe em kg/ha, e não em t/ha nem em sacas: 3,6 t/ha são 3.600 kg/ha (art. 6º).`,
    `A yield of ${figure(yieldKgHa, language)} kg/ha does not exist. Give it in kg/ha, not in t/ha or sacks: 3.6 t/ha are 3,600 kg/ha (art. 6).`,
  ],
  yieldNotOffered: ({ article }) => [
    `Falta a produtividade: informe a de uma das fontes da norma (${article}).`,
    `The yield is missing: give that of one of the sources of the norm (${inEnglish(article)}).`,
  ],
  yieldsConflict: ({ article, rivals }, language) => [
    `Há produtividades diferentes da mesma fonte e do mesmo lugar: ${offers(rivals, language)}. Deixe só a que vale (${article}).`,
    `One source gives different yields of one place: ${offers(rivals, language)}. Keep the one that holds (${inEnglish(article)}).`,
  ],
  yieldOrderNotGranted: ({ article }) => [
    `A ordem das fontes só muda a pedido justificado que o DEP aceite (${CHANGE_OF_ORDER[article][0]}). Sem isso vale a ordem da norma.`,
    `The order of sources changes only on a reasoned request that the DEP accepts (${CHANGE_OF_ORDER[article][1]}). Without it the order of the norm holds.`,
  ],
  perennialNotContracted: () => [
    'Produção esperada de cultura perene só conta em área contratada (art. 7º). Informe o contrato, ou use as notas fiscais.',
    'Expected production of a perennial crop counts only of a contracted area (art. 7). Give the contract, or use the invoices.',
  ],
  perennialNotConducted: () => [
    'Produção esperada de cultura perene só conta se o agricultor familiar conduz o plantio (art. 7º).',
    'Expected production of a perennial crop counts only where the family farmer grows it (art. 7).',
  ],
  perennialEnded: ({ date, end }, language) => [
    `Em ${day(date, language)} a produção esperada já não conta: valia até ${day(end, language)}, a maturidade ou a manifestação do produtor (art. 7º, § 3º). Use as notas fiscais.`,
    `On ${day(date, language)} expected production no longer counts: it held until ${day(end, language)}, maturity or the producer’s statement (art. 7 § 3). Use the invoices.`,
  ],
  lossKindUnknown: ({ typed }) => [
    `Tipo de perda ${quoted(typed)} não foi entendido. Escreva total ou parcial (art. 8º, I e II).`,
    `Kind of loss ${quoted(typed)} was not understood. Write total or parcial (art. 8, I and II).`,
  ],
  lossOfAnimals: () => [
    'Mortalidade animal não tem conta na norma: digite a quantidade comprovada. Documentos (art. 8º, III): a) relatório da defesa sanitária estadual; b) decreto de emergência ou calamidade; c) declaração de órgão público de ATER; d) declaração da cooperativa habilitada, se contratada; e pedido formal ao DEP (§ 1º).',
    'The norm computes nothing for dead animals: type the quantity proven. Documents (art. 8, III): a) report of the state’s animal health body; b) emergency or calamity decree; c) declaration of the public extension service; d) declaration of the habilitated cooperative, if contracted; and a formal request to the DEP (§ 1).',
  ],
  expectedNotPositive: ({ expected }, language) => [
    `A produção esperada precisa ser maior que zero; foi informado ${kilograms(expected, language)}. É a área contratada × produtividade (art. 8º).`,
    `Expected production must be above zero; ${kilograms(expected, language)} was given. It is the contracted area × yield (art. 8).`,
  ],
  reportsNotWhole: ({ reports }, language) => [
    `O número de laudos precisa ser inteiro, de zero em diante; foi informado ${figure(reports, language)}.`,
    `The number of reports must be whole, from zero; ${figure(reports, language)} was given.`,
  ],
  totalLossDelivered: ({ delivered, threshold }, language) => [
    `Com ${kilograms(delivered, language)} entregues a frustração não é total. Use “parcial”: a perda conta se passar de ${percent(threshold, language)} (art. 8º, II).`,
    `With ${kilograms(delivered, language)} delivered the loss is not total. Use “parcial”: the loss counts if it is over ${percent(threshold, language)} (art. 8, II).`,
  ],
  partialLossUndelivered: () => [
    'Sem entrega não há frustração parcial. Se nada foi colhido, use “total” (art. 8º, I); se houve colheita, ela precisa ter sido comprada (art. 8º, II, b).',
    'Without a delivery there is no partial loss. If nothing was harvested, use “total” (art. 8, I); what was harvested must have been bought (art. 8, II, b).',
  ],
  lossEvidenceMissing: ({ loss, missing }) => {
    const said = missing.map((evidence) => lacking(evidence, loss === 'partial'));
    return [
      `A perda ainda não conta. ${said.map(([portuguese]) => portuguese).join(' ')}`,
      `The loss does not count yet. ${said.map(([, english]) => english).join(' ')}`,
    ];
  },
};

/** Asked of every claim of art. 8, of crops as of animals. */
export const REQUEST_MISSING: Sentence = [
  'Falta o pedido formal ao DEP (art. 8º, § 1º).',
  'The formal request to the DEP is missing (art. 8 § 1).',
];

function lacking(evidence: LossEvidence, partial: boolean): Sentence {
  if (evidence.kind === 'request') return REQUEST_MISSING;
  const { given, least } = evidence;
  const [where, whereInEnglish] = partial ? ['art. 8º, II, b', 'art. 8, II, b'] : ['art. 8º, I, b', 'art. 8, I, b'];
  const [cases, casesInEnglish] = partial
    ? ['; casos específicos podem ser avaliados pelo DEP', '; specific cases may be assessed by the DEP']
    : ['', ''];
  return [
    `${given} ${given === 1 ? 'laudo' : 'laudos'}; a norma pede no mínimo ${least} (${where})${cases}.`,
    `${given} ${given === 1 ? 'report' : 'reports'}; the norm asks for at least ${least} (${whereInEnglish})${casesInEnglish}.`,
  ];
}

function offers(rivals: readonly YieldOffer[], language: Language): string {
  const said = rivals.map(({ source, kgPerHa }) => `${source} ${figure(kgPerHa, language)} kg/ha`);
  return listed(said, language);
}

/** `art. 7º, § 1º` → `art. 7 § 1` */
function inEnglish(article: YieldArticle): string {
  return article.replace(',', '').replaceAll('º', '');
}
