import { provisionsOf, type Part, type Provision } from '../provision';

const { computed } = provisionsOf('selo', 'SELO');

/** A letter of the list of donations. */
function donation(letter: string, says: string, codes = ''): Provision {
  return computed(`art. 4º, II, ${letter}`, says, {
    files: 'art4iiDonations',
    tests: 'rules/selo/eligibleCost',
    codes,
  });
}

export const article4: Part = {
  title: 'Art. 4º, caput e incisos',
  provisions: [
    computed('art. 4º, caput', 'O custo do ano é a soma dos itens I a V.', {
      files: 'cost costAccount eligibleCost readCostItem year/annualAccount',
      functions: 'COSTS PERCENT',
      tests: 'rules/selo/eligibleCost rules/selo/year/annualAccount functions/selo/costs',
      codes: 'costItemUnknown costItemIsPurchase cappedAmountNegative amountTooLarge',
      readings: 'S19',
    }),
    computed('art. 4º, I', 'Compras de matéria-prima de quem tem DAP ou CAF ativo, conforme a área declarada.', {
      files: 'art4iPurchases year/acquisition year/eligibleRows',
      tests: 'rules/selo/year/annualAccount',
      codes: 'activeFamily',
      readings: 'S17',
    }),
    computed('art. 4º, II', 'Doações de insumos e serviços da lista de letras, sem dinheiro público.', {
      files: 'art4iiDonations eligibleCost year/eligibleRows',
      functions: 'COSTS',
      tests: 'rules/selo/eligibleCost rules/selo/year/annualAccount',
      codes: 'letterMissing letterUnknown publicFunds R19 R34',
    }),
    donation('a', 'Sementes e mudas.'),
    donation('b', 'Análise de solo.'),
    donation('c', 'Adubos.'),
    donation('d', 'Corretivo de solo.'),
    donation('e', 'Horas de máquina e combustível.'),
    donation('f', 'Sacaria.'),
    donation('g', 'Máquinas, equipamentos e benfeitorias, só a cooperativa habilitada.', 'doneeHabilitated R21'),
    donation(
      'h',
      'Energia renovável, só a cooperativa habilitada como fornecedora (Portaria 143/2020).',
      'doneeSupplier R21',
    ),
    donation('i', 'Certificação orgânica do que é comprado no Selo.'),
    donation('j', 'Inscrição do imóvel no CAR.'),
    donation('k', 'Recuperação de reserva legal ou APP.'),
    computed(
      'art. 4º, III',
      'Pesquisa e eventos com órgão público, de interesse dos agricultores e uso público, admitidos antes pelo DEP.',
      {
        files: 'art4iiiResearch eligibleCost',
        functions: 'COSTS',
        tests: 'rules/selo/eligibleCost rules/selo/year/annualAccount',
        codes: 'publicBody researchSubject farmersInterest publicUse admittedBefore R25',
      },
    ),
    computed('art. 4º, IV', 'Assistência técnica da equipe da própria usina, nas letras a a c.', {
      files: 'art4ivOwnAssistance eligibleCost',
      functions: 'COSTS',
      tests: 'rules/selo/eligibleCost',
      codes: 'ownTeam letterMissing letterUnknown',
    }),
    computed('art. 4º, IV, a', 'Salários ou honorários dos técnicos, com os encargos.', {
      files: 'art4ivOwnAssistance',
      tests: 'rules/selo/eligibleCost',
    }),
    computed('art. 4º, IV, b', 'Deslocamento: 15% do salário, ou os comprovantes até 40% dele.', {
      files: 'art4ivbTravel',
      functions: 'TRAVEL',
      tests: 'rules/selo/art4ivbTravel functions/selo/values',
      codes: 'figureNegative',
      readings: 'S10',
    }),
    computed('art. 4º, IV, c', 'Atividades coletivas de capacitação.', {
      files: 'art4ivOwnAssistance',
      tests: 'rules/selo/eligibleCost',
    }),
    computed('art. 4º, V', 'Assistência técnica contratada, com profissionais registrados no conselho.', {
      files: 'art4vOutsourcedAssistance eligibleCost',
      functions: 'COSTS',
      tests: 'rules/selo/eligibleCost',
      codes: 'registeredProfessionals R26',
    }),
  ],
};
