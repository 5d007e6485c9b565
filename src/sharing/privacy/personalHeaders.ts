import { fold } from '../../brazil/text';
import type { PersonalKind } from './personalKind';

// What headers that no check understands say of the values below them; words are folded.

const CPF = new Set(['CPF', 'CPFS']);
const FAMILY = new Set(['DAP', 'CAF', 'CADUNICO', 'CAR', 'NIRF']);
const NAMES = new Set([
  ...['NOME', 'NOMES', 'NAME', 'NAMES', 'APELIDO', 'ASSINATURA', 'TITULAR', 'BENEFICIARIO', 'BENEFICIARIA'],
  ...['PRODUTOR', 'PRODUTORA', 'AGRICULTOR', 'AGRICULTORA', 'EXTRATIVISTA', 'COOPERADO', 'COOPERADA'],
  ...['ASSOCIADO', 'ASSOCIADA', 'FORNECEDOR', 'VENDEDOR', 'RESPONSAVEL', 'REPRESENTANTE', 'PRESIDENTE', 'TECNICO'],
  ...['CONJUGE', 'ESPOSA', 'ESPOSO', 'MARIDO', 'MAE', 'PAI', 'FILHO', 'FILHA', 'DEPENDENTE', 'COMPANHEIRO'],
  ...['PRODUCER', 'FARMER', 'SPOUSE', 'WIFE', 'HUSBAND', 'MOTHER', 'FATHER'],
]);
const CONTACTS = new Set([
  ...['TELEFONE', 'TELEFONES', 'TEL', 'FONE', 'CELULAR', 'WHATSAPP', 'ZAP', 'CONTATO', 'EMAIL', 'MAIL', 'PHONE'],
  ...['ENDERECO', 'LOGRADOURO', 'RUA', 'CEP', 'ADDRESS', 'LATITUDE', 'LONGITUDE', 'COORDENADA', 'COORDENADAS', 'GPS'],
  ...['RG', 'IDENTIDADE', 'NIS', 'PIS', 'PASEP', 'NIT', 'CTPS', 'NASCIMENTO', 'NASC', 'IDADE', 'SEXO', 'BIRTH'],
  ...['BANCO', 'BANCARIA', 'BANCARIOS', 'AGENCIA', 'CONTA', 'PIX', 'ACCOUNT', 'CREA', 'CFT'],
]);
/** The name of these is of no person. */
const NO_PERSON = new Set([
  ...['COOPERATIVA', 'ASSOCIACAO', 'EMPRESA', 'USINA', 'ORGANIZACAO', 'ENTIDADE', 'FANTASIA', 'RAZAO', 'COMPRADOR'],
  ...['PRODUTO', 'MUNICIPIO', 'COMUNIDADE', 'POVOADO', 'ARQUIVO', 'PLANILHA', 'COOPERATIVE', 'COMPANY', 'PRODUCT'],
]);

/** The kind of personal data that a header tells of; `none`: it says that there is none; `null`: it says nothing. */
export function kindOfHeader(header: string): PersonalKind | 'none' | null {
  const words = header.split(/[^\p{L}\p{M}\p{N}]+/u).map(fold);
  const says = (known: ReadonlySet<string>) => words.some((word) => known.has(word));
  if (says(CPF)) return 'cpf';
  if (says(FAMILY)) return 'family';
  if (says(CONTACTS)) return 'contact';
  if (says(NO_PERSON)) return 'none';
  return says(NAMES) ? 'name' : null;
}
