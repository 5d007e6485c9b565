import { cpfCheckDigits } from '../../src/brazil/cpf';

/** A family of the invented cooperative; nobody of that name and number is meant. */
export interface Family {
  name: string;
  uf: string;
  municipality: string;
  cpf: string;
  /** Number of the DAP or of the CAF. */
  number: string;
}

function family(name: string, uf: string, municipality: string, cpfBase: string, issued: string): Family {
  const cpf = cpfBase + cpfCheckDigits(cpfBase);
  return { name, uf, municipality, cpf, number: issued.endsWith('CAF') ? issued : `SDW0${cpf}${issued}` };
}

/** Twelve families: DAPs hold the CPF and the date and time of issue, CAFs are numbers of their own. */
export const families: Record<string, Family> = {
  raimunda: family('Raimunda Exemplo da Silva', 'MA', 'Lago do Junco', '990000101', '1402220930'),
  benedito: family('Benedito Amostra Sousa', 'MA', 'Pedreiras', '990000102', 'MA022023.01.000000012CAF'),
  maria: family('Maria Modelo Pereira', 'PA', 'Cametá', '990000203', '0308211015'),
  joao: family('João Fictício Costa', 'AM', 'Manicoré', '990000204', '2209221440'),
  francisca: family('Francisca Exemplo Lima', 'AC', 'Xapuri', '990000205', '1105220805'),
  antonio: family('Antônio Amostra Rocha', 'AM', 'Fonte Boa', '990000206', 'AM012023.01.000000034CAF'),
  joana: family('Joana Modelo Alves', 'MT', 'Juína', '990000107', '1910211620'),
  pedro: family('Pedro Fictício Nunes', 'MT', 'Juruena', '990000108', 'MT032023.01.000000056CAF'),
  luzia: family('Luzia Exemplo Barros', 'BA', 'Cairu', '990000509', '2701221150'),
  severino: family('Severino Amostra Dias', 'PE', 'Petrolina', '990000410', '0607220900'),
  cicera: family('Cícera Modelo Gomes', 'MG', 'Montes Claros', '990000611', 'MG012023.01.000000078CAF'),
  otavio: family('Otávio Fictício Prado', 'PR', 'Turvo', '990000912', '1212221330'),
};
