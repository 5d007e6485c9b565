import type { FunctionEntry } from '../entry';
import { cnpj } from './cnpj';
import { cpf } from './cpf';
import { municipality } from './municipality';
import { nfe } from './nfe';

/** The identifiers that people keep beside them. */
export const brEntries: readonly FunctionEntry[] = [cpf, cnpj, nfe, municipality];
