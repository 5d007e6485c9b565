import { readCpf } from '../../brazil/cpf';
import { CPF } from '../parameters';
import { identifierCheck } from './identifier';

/** Whether a CPF's check digits hold. */
export const cpf = identifierCheck('BR.CPF', CPF, readCpf);
