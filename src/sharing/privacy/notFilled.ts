import { fold } from '../../brazil/text';

/** What people write where they have nothing to fill in, folded. */
const NOT_FILLED = new RegExp(
  [
    '^(?:NAO(?:INFORMAD[OA]|CONSTA|TEM|POSSUI|HA|SEAPLICA|APLICAVEL|DECLARAD[OA]|CADASTRAD[OA]|IDENTIFICAD[OA])?',
    'SEM(?:CPF|DAP|CAF|NOME|NUMERO|DOCUMENTO|CADASTRO|CONTATO|INFORMACAO|INFORMACOES|DADOS?)',
    'A(?:VERIFICAR|CONFIRMAR|INFORMAR|PREENCHER|DEFINIR)|AGUARDANDO|PENDENTE|FALTA|FALTANDO|EMBRANCO|EMANALISE',
    'DESCONHECID[OA]|IGNORAD[OA]|NA|ND|NI|SN|SI|NENHUM|UNKNOWN|PENDING|NONE|MISSING|NOTINFORMED|NOTAVAILABLE|NOTAPPLICABLE)$',
  ].join('|'),
);

/** Whether a text only says that nothing was filled in: `pendente`, `Não informado`, `-`. */
export function isNotFilled(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text) || NOT_FILLED.test(fold(text));
}
