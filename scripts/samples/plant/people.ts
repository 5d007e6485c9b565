import { cpfCheckDigits } from '../../../src/brazil/cpf';

/** A farmer or technician of the invented plant; nobody of that name and number is meant. */
export interface Person {
  name: string;
  cpf: string;
  /** DAP or CAF: what a farmer counts with. */
  family: string;
}

const FIRST =
  'Adelina Aparecido Benedita Celso Dalva Edson Eunice Geraldo Helena Ivo Jandira João Lourdes Luís Marlene Nelson Odete Osmar Rosa Sebastião Tereza Valdir Zilda'.split(
    ' ',
  );
const MARK = ['Exemplo', 'Amostra', 'Modelo', 'Fictício'];
const LAST = ['Alves', 'Becker', 'Cardoso', 'Dias', 'Ferreira', 'Gomes', 'Klein', 'Lopes', 'Moraes', 'Nunes', 'Prado'];

/** Figure of the CPF that tells the fiscal region of a state. */
const REGION_OF_CPF: Readonly<Record<string, string>> = { MT: '1', GO: '1', TO: '1', BA: '5', RS: '0' };

/**
 * The n-th person of a state, the same at each run. One in three has a CAF, the others a DAP, which holds the CPF and
 * the date and time of issue.
 */
export function person(n: number, uf: string): Person {
  const base = `9901${String(n).padStart(4, '0')}${REGION_OF_CPF[uf]!}`;
  const cpf = base + cpfCheckDigits(base);
  const day = String((n % 27) + 1).padStart(2, '0');
  const month = String((n % 11) + 1).padStart(2, '0');
  const caf = `${uf}${month}2022.01.${String(n + 100).padStart(9, '0')}CAF`;
  return {
    name: `${FIRST[n % FIRST.length]!} ${MARK[(n * 3) % MARK.length]!} ${LAST[(n * 5) % LAST.length]!}`,
    cpf,
    family: n % 3 === 0 ? caf : `SDW0${cpf}${day}${month}221430`,
  };
}

/** `990.100.011-00` */
export function written(cpf: string): string {
  return cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}
