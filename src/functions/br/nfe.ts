import { readNfeKey } from '../../brazil/nfeKey';
import { NFE_KEY } from '../parameters';
import { identifierCheck } from './identifier';

/** Whether an access key of an NF-e or NFC-e is well made: 44 characters, check digit, model 55 or 65. */
export const nfe = identifierCheck('BR.NFE', NFE_KEY, readNfeKey);
