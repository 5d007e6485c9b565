import type { MissingCostCode } from '../../../rules/selo/missing';
import type { Sentence } from '../sentences';

/** What the law asks of a cost of items II to V. */
export const conditionsOfCosts: Readonly<Record<MissingCostCode, Sentence>> = {
  letterMissing: ['alínea do custo', 'letter of the cost'],
  letterUnknown: ['alínea que esteja na lista da norma', 'a letter that is on the list of the norm'],
  publicFunds: ['doação sem recursos públicos', 'a donation without public funds'],
  doneeHabilitated: [
    'máquinas, equipamentos e benfeitorias doados a cooperativa habilitada da agricultura familiar',
    'machines, equipment and improvements given to a habilitated cooperative of family farmers',
  ],
  doneeSupplier: [
    'sistema de energia doado a cooperativa da agricultura familiar habilitada pela Portaria nº 143/2020',
    'an energy system given to a cooperative of family farmers habilitated under Portaria 143/2020',
  ],
  publicBody: ['pesquisa com órgão ou entidade pública', 'research with a public body'],
  researchSubject: [
    'pesquisa sobre diversificação de matérias-primas, ou pesquisa e eventos sobre o Selo',
    'research on diversifying raw materials, or research and events on the Selo',
  ],
  farmersInterest: ['pesquisa de interesse da agricultura familiar', 'research in the interest of family farming'],
  publicUse: ['pesquisa de uso público', 'research for public use'],
  admittedBefore: ['admissão da pesquisa pelo DEP, antes de feita', 'admission of the research by the DEP, beforehand'],
  ownTeam: ['equipe contratada pelo próprio produtor de biodiesel', 'a team hired by the biodiesel producer himself'],
  registeredProfessionals: [
    'profissionais com registro no conselho de classe',
    'professionals registered in their professional council',
  ],
  advance: ['custo sem adiantamento deduzido na venda', 'a cost without an advance deducted at the sale'],
  financed: [
    'custo fora de Pronaf ou outro financiamento feito pelo produtor de biodiesel',
    'a cost outside Pronaf or other financing made by the biodiesel producer',
  ],
  supplierInvoice: ['nota fiscal do fornecedor', 'the supplier’s invoice'],
  donationReceipt: [
    'recibo da doação, do agricultor ou da cooperativa habilitada',
    'receipt of the donation, by the farmer or the habilitated cooperative',
  ],
  researchContract: [
    'instrumento assinado com o órgão de pesquisa oficial',
    'an agreement signed with the official research body',
  ],
  spendingProof: ['comprovantes dos gastos', 'proof of what was spent'],
  physicalReport: ['relatório de execução física', 'report of physical execution'],
  financialReport: ['relatório de execução financeira', 'report of financial execution'],
  regionMissing: ['região dos agricultores, que decide o limite', 'region of the farmers, which decides the cap'],
};
