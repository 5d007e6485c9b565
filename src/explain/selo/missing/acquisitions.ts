import type { MissingAcquisitionCode, MissingCostCode } from '../../../rules/selo/missing';
import type { Sentence } from '../sentences';

/** What the law asks of an acquisition, beside what it asks of costs as well. */
export const conditionsOfAcquisitions: Readonly<Record<Exclude<MissingAcquisitionCode, MissingCostCode>, Sentence>> = {
  purchaseInvoice: ['nota fiscal de aquisição', 'invoice of the purchase'],
  activeFamily: [
    'DAP ou CAF do agricultor, com validade na data da nota',
    'the farmer’s DAP or CAF, valid on the day of the invoice',
  ],
  ruralRegistry: ['inscrição do imóvel no CAR', 'registration of the farm in the CAR'],
  expectationProven: ['provas da produção esperada ou perdida', 'proof of the production expected or lost'],
  habilitation: ['intermediário habilitado na data da nota', 'an intermediary habilitated on the day of the invoice'],
  farmersListed: ['relação dos agricultores por trás da nota', 'the list of the farmers behind the invoice'],
};
