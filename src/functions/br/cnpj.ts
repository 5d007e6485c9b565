import { readCnpj } from '../../brazil/cnpj';
import { CNPJ } from '../parameters';
import { identifierCheck } from './identifier';

/** Whether a CNPJ's check digits hold, numeric or alphanumeric (IN RFB 2.229/2024). */
export const cnpj = identifierCheck('BR.CNPJ', CNPJ, readCnpj);
