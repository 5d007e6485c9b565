import { fold } from './text';
import type { Uf } from './ufs';

/**
 * Names in use beside the IBGE's: former names, other spellings, shortened forms. By UF, since many are the
 * official name of a place elsewhere. Spellings that differ only in accents, case or punctuation are not listed.
 * The names under MT are those of Doc. 1 of Título 35 of Conab's MOC (DOU, 01/06/2023) and Poxoréo.
 */
const NAMES: Partial<Record<Uf, Record<string, string>>> = {
  BA: { Jequiriçá: '2918209' },
  CE: { Itapagé: '2306306' },
  GO: { 'Bom Jesus': '5203500' },
  MA: { 'Santo Amaro': '2110278' },
  MG: {
    'Amparo da Serra': '3102506',
    Brasópolis: '3108909',
    'Dona Eusébia': '3122900',
    'Santa Rita do Ibitipoca': '3159407',
    'São João da Manteninha': '3162575',
  },
  MT: { 'Barra do Garça': '5101803', Juruema: '5105176', 'Novo Horizonte': '5106273', Poxoréo: '5107008' },
  PA: { 'Eldorado dos Carajás': '1502954', 'Santa Isabel do Pará': '1506500' },
  PB: { 'Campo de Santana': '2516409', 'Santa Terezinha': '2513802', Santarém: '2513653', Seridó: '2515401' },
  PE: { 'Belém de São Francisco': '2601607', 'Lagoa do Itaenga': '2608503', 'São Caetano': '2613107' },
  RJ: { Parati: '3303807' },
  RN: {
    Açu: '2400208',
    Arês: '2401206',
    'Augusto Severo': '2401305',
    'Boa Saúde': '2405306',
    'Presidente Juscelino': '2410306',
    'Presidente Kubitschek': '2410306',
    'São Miguel dos Touros': '2412559',
  },
  RO: { 'Espigão do Oeste': '1100098' },
  SE: { 'Gracho Cardoso': '2802601' },
  SP: {
    Embu: '3515004',
    Florínia: '3516101',
    'Moji das Cruzes': '3530607',
    'Moji Mirim': '3530805',
    'São Luís do Paraitinga': '3550001',
  },
  TO: { 'Couto de Magalhães': '1706001', 'Fortaleza do Tabocão': '1708254', 'São Valério da Natividade': '1720499' },
};

const codes = new Map(
  Object.entries(NAMES).flatMap(([uf, names]) =>
    Object.entries(names).map(([name, ibge]) => [`${uf}${fold(name)}`, ibge] as const),
  ),
);

/** IBGE code of the municipality that goes by this folded name in this UF, when it is not the official one. */
export function codeOfAlias(key: string, uf: Uf): string | undefined {
  return codes.get(uf + key);
}
