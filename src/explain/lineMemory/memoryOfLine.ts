import type { LineResult } from '../../rules/pgpmbio/saleLine';
import type { Language } from '../language';
import { readingsOfLine } from './readings';
import { stepsInEnglish } from './stepsInEnglish';
import { stepsInPortuguese } from './stepsInPortuguese';
import { warningsOnLine } from './warnings';

/**
 * The memory of calculation of an invoice line, a sentence a step, in the order of Doc. 11: every figure with its
 * source, the readings used and, where it changes the money, what the other reading gives.
 */
export function memoryOfLine(result: LineResult, remarks: readonly string[], language: Language): string[] {
  const write = language === 'pt-BR' ? stepsInPortuguese : stepsInEnglish;
  const steps = write(result, language);
  const numbered = steps.map((step, index) => `${index + 1}. ${step}`);
  return [
    heading(result, language),
    ...remarks,
    ...warningsOnLine(result, language),
    ...numbered,
    ...readingsOfLine(result, language),
  ];
}

function heading({ row, line }: LineResult, language: Language): string {
  const place = line.origin.municipality ? `${line.origin.municipality.name}/${line.origin.uf}` : line.origin.uf;
  return language === 'pt-BR'
    ? `Valor da subvenção a ser pago (VSP): ${row.label}, ${place}`
    : `Subsidy to be paid (VSP): ${row.label}, ${place}`;
}
