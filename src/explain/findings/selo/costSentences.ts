import type { CostLackCode, SeloCostFinding } from '../../../rules/selo/findings/costs';
import type { SeloRefusalReason } from '../../../rules/selo/refusal';
import { day } from '../../figures';
import { quoted } from '../../quoted';
import { sentenceOfMissing } from '../../selo/missing/sentenceOfMissing';
import { sentenceOfSeloRefusal } from '../../selo/refusal';
import type { Sentence } from '../../selo/sentences';
import { inBoth, reais, type Writers } from './write';

type Lacks = Extract<SeloCostFinding, { code: CostLackCode }>;

/** What a cost lacks, each where the law asks for it. */
const lacks = ({ missing }: Lacks): Sentence =>
  inBoth((language) => missing.map((lack) => sentenceOfMissing(lack, language)).join(' '));

/** What is told of one row of costs or technicians. */
export const SELO_COST_SENTENCES: Writers<SeloCostFinding> = {
  R19: lacks,
  R20: lacks,
  R21: lacks,
  R22: lacks,
  R25: lacks,
  R26: lacks,
  R34: lacks,
  R23: (data) => {
    switch (data.found) {
      case 'yearsMissing':
        return [
          'Bem usado sem o tempo de uso: não conta até ser informado (art. 4º, § 3º).',
          'Used goods without their years of use: they do not count until these are given (art. 4 § 3).',
        ];
      case 'refused':
        return refusal(data.reason);
      case 'reduced': {
        const [invoice, left] = [reais(data.invoice), reais(data.left)];
        return [
          `Bem usado: dos ${invoice[0]} da nota contam ${left[0]} (art. 4º, § 3º).`,
          `Used goods: ${left[1]} of the ${invoice[1]} of the invoice count (art. 4 § 3).`,
        ];
      }
    }
  },
  R24: (data) => {
    switch (data.found) {
      case 'refused':
        return refusal(data.reason);
      case 'notAmortizable':
        return [
          `Só as alíneas g e h podem ser amortizadas; esta é ${quoted(data.letter)} (art. 4º, § 4º).`,
          `Only letters g and h may be amortized; this is ${quoted(data.letter)} (art. 4 § 4).`,
        ];
      case 'instalmentMissing':
        return [
          'Informe qual parcela da amortização é a deste ano (art. 4º, § 4º).',
          'Say which instalment of the amortization is that of this year (art. 4 § 4).',
        ];
    }
  },
  R27: (data, { lineOf }) => {
    switch (data.found) {
      case 'twice':
        return [
          `O técnico já está na linha ${lineOf(data.ofRow)}: uma linha por técnico e ano, com um só método de deslocamento (art. 4º, IV, b). Esta não conta.`,
          `The technician is in row ${lineOf(data.ofRow)} already: one row a technician and year, with one method of travel (art. 4, IV, b). This one does not count.`,
        ];
      case 'refused':
        return refusal(data.reason);
      case 'overReceipts': {
        const [receipts, counted] = [reais(data.receipts), reais(data.counted)];
        return [
          `Dos ${receipts[0]} de comprovantes contam ${counted[0]}: até 40% do salário (art. 4º, IV, b).`,
          `Of ${receipts[1]} of receipts ${counted[1]} count: up to 40% of the salary (art. 4, IV, b).`,
        ];
      }
      case 'bothMethods': {
        const [flat, receipts] = [reais(data.flat), reais(data.receipts)];
        return [
          `Contam os 15% do salário, ${flat[0]}, e não os comprovantes de ${receipts[0]}: um só método por técnico e ano (art. 4º, IV, b).`,
          `The 15% of the salary count, ${flat[1]}, not the receipts of ${receipts[1]}: one method a technician and year (art. 4, IV, b).`,
        ];
      }
      case 'alsoInCosts': {
        const [inCosts, technicians] = [reais(data.inCosts), reais(data.technicians)];
        return [
          `A tabela de custos já traz salários ou deslocamento (IV, a e b): ${inCosts[0]}. Contam esses; os ${technicians[0]} da tabela de técnicos servem só de conferência.`,
          `The table of costs holds salaries or travel already (IV, a and b): ${inCosts[1]}. These count; the ${technicians[1]} of the technicians are for checking only.`,
        ];
      }
    }
  },
  R35: ({ date, year }) => [
    `Custo de ${day(date, 'pt-BR')}: fora do ano civil de ${year}, não entra nesta conta (art. 4º, caput: custo anual).`,
    `Cost of ${day(date, 'en-US')}: outside the calendar year ${year}, it is not in this account (art. 4: annual cost).`,
  ],
};

function refusal(reason: SeloRefusalReason): Sentence {
  return inBoth((language) => sentenceOfSeloRefusal(reason, language));
}
