import { quoted } from './quoted';
import { maskFamilyKey } from '../brazil/familyKey';
import type { DecimalText, ReadFault, ReadNote } from '../brazil/read';
import { ufOfName, ufData } from '../brazil/ufs';
import { day, listed } from './figures';
import type { Bilingual, Language } from './language';

/** Portuguese first, then English. */
type Sentence = [portuguese: string, english: string];
type Fault<Code extends ReadFault['code']> = Extract<ReadFault, { code: Code }>;
type Note<Code extends ReadNote['code']> = Extract<ReadNote, { code: Code }>;

/**
 * Why a cell could not be read: what is wrong, with which value, and what to do.
 *
 * @param what name of the cell's content, e.g. `{ 'pt-BR': 'Quantidade', 'en-US': 'Quantity' }`; of either gender
 */
export function sentenceOfFault(fault: ReadFault, what: Bilingual, language: Language): string {
  const write = FAULTS[fault.code] as (fault: ReadFault, language: Language) => Sentence;
  return what[language] + write(fault, language)[language === 'pt-BR' ? 0 : 1];
}

/** How the content of a cell was understood, to be shown beside the result. */
export function sentenceOfNote(note: ReadNote, language: Language): string {
  const write = NOTES[note.code] as (note: ReadNote, language: Language) => Sentence;
  return write(note, language)[language === 'pt-BR' ? 0 : 1];
}

/** A number as a person would type it: nothing between thousands. */
function asTyped(value: DecimalText, language: Language): string {
  return language === 'pt-BR' ? value.replace('.', ',') : value;
}

function place({ name, ibge }: { name: string; ibge: string }): string {
  return `${name} (${ibge})`;
}

function ufName(uf: string): string {
  const known = ufOfName(uf);
  return known ? `${known} (${ufData(known).name})` : uf;
}

/** `Você quis dizer A ou B?`, or the advice when there is nothing to suggest. */
function meant(suggestions: readonly string[], language: Language, otherwise: Sentence): string {
  if (suggestions.length === 0) return otherwise[language === 'pt-BR' ? 0 : 1];
  return `${language === 'pt-BR' ? 'Você quis dizer' : 'Did you mean'} ${listed(suggestions, language, 'or')}?`;
}

/** Error values as Excel in Portuguese names them. */
const ERRORS: Readonly<Record<string, string>> = {
  '#N/A': '#N/D',
  '#VALUE!': '#VALOR!',
  '#NAME?': '#NOME?',
  '#NUM!': '#NÚM!',
  '#NULL!': '#NULO!',
  '#SPILL!': '#DESPEJAR!',
};

const CURRENCIES = new Set(['$', 'US$', 'USD', 'EUR', '€']);

/** Each begins right after the name of what the cell holds. */
const FAULTS: { [Code in ReadFault['code']]: (fault: Fault<Code>, language: Language) => Sentence } = {
  blank: () => [': falta o valor. Preencha a célula.', ': the value is missing. Fill in the cell.'],
  errorCell: ({ error }) => [
    `: a célula traz o erro ${ERRORS[error] ?? error}. Corrija primeiro a célula de origem.`,
    `: the cell holds the error ${englishError(error)}. Mend the cell it comes from first.`,
  ],
  logical: ({ value }) => [
    `: a célula traz ${value ? 'VERDADEIRO' : 'FALSO'}, que não serve aqui. Informe o valor.`,
    `: the cell holds ${value ? 'TRUE' : 'FALSE'}, which is of no use here. Give the value.`,
  ],
  notAValue: () => [
    ': a célula não traz um número nem um texto. Digite o valor.',
    ': the cell holds neither a number nor a text. Type the value.',
  ],
  numberUnreadable: ({ typed }) => [
    ` ${quoted(typed)} não é um número válido. Use, por exemplo, 1.500,5.`,
    ` ${quoted(typed)} is not a valid number. Use, for example, 1500.5.`,
  ],
  numberAmbiguous: ({ typed, thousands, decimal }, language) => [
    ` ${quoted(typed)} é um número ambíguo: escreva ${asTyped(thousands, language)} ou ${asTyped(decimal, language)}.`,
    ` ${quoted(typed)} is an ambiguous number: write ${asTyped(thousands, language)} or ${asTyped(decimal, language)}.`,
  ],
  numberForeignFormat: ({ typed, value }, language) => [
    ` ${quoted(typed)} usa a vírgula nos milhares, como nos Estados Unidos. Se for esse o valor, escreva ${asTyped(value, language)}.`,
    ` ${quoted(typed)} has commas between thousands, which in Brazil separate decimals. If this is the value, write ${asTyped(value, language)}.`,
  ],
  numberWrongUnit: ({ typed, unit, expected: asked }) => {
    const expected = asked ?? (CURRENCIES.has(unit.toUpperCase()) ? 'R$' : 'kg');
    return [
      ` ${quoted(typed)} está em ${unit}, e não em ${expected}. Faça a conversão e informe só o número: nenhuma unidade é convertida sem você ver.`,
      ` ${quoted(typed)} is in ${unit}, not in ${expected}. Convert it and give only the number: no unit is converted unseen.`,
    ];
  },
  numberPercent: ({ typed }) => [
    ` ${quoted(typed)} é uma porcentagem. Informe o número, sem %.`,
    ` ${quoted(typed)} is a percentage. Give the number, without %.`,
  ],
  numberFormulaText: ({ typed }) => [
    ` ${quoted(typed)} é uma fórmula guardada como texto. Mude o formato da célula para Geral e digite de novo.`,
    ` ${quoted(typed)} is a formula kept as text. Change the cell's format to General and type it again.`,
  ],
  dateUnreadable: ({ typed, suggestion }, language) => [
    ` ${quoted(typed)} não é uma data válida. ${suggestion ? `Você quis dizer ${day(suggestion, language)}? ` : ''}Escreva dia, mês e ano: dd/mm/aaaa.`,
    ` ${quoted(typed)} is not a valid date. ${suggestion ? `Did you mean ${day(suggestion, language)}? ` : ''}Write day, month and year: dd/mm/yyyy.`,
  ],
  dateImpossible: ({ typed, suggestion }, language) => [
    ` ${quoted(typed)} não existe no calendário. ${suggestion ? `Você quis dizer ${day(suggestion, language)}? O dia vem antes do mês.` : 'Confira o dia e o mês (dd/mm/aaaa).'}`,
    ` ${quoted(typed)} is not in the calendar. ${suggestion ? `Did you mean ${day(suggestion, language)}? The day comes before the month.` : 'Check day and month (dd/mm/yyyy).'}`,
  ],
  dateYearImplausible: ({ typed }) => [
    ` ${quoted(typed)}: confira o ano, que precisa estar entre 1990 e 2100.`,
    ` ${quoted(typed)}: check the year, which must be between 1990 and 2100.`,
  ],
  dateYearOnly: ({ typed }) => [
    ` ${quoted(typed)} traz só o ano. Escreva a data completa: dd/mm/aaaa.`,
    ` ${quoted(typed)} is a year only. Write the whole date: dd/mm/yyyy.`,
  ],
  ufUnknown: ({ typed, suggestions }, language) => {
    const advice: Sentence = [
      'Use a sigla ou o nome, por exemplo PA ou Pará.',
      'Use the two letters or the name, for example PA or Pará.',
    ];
    const question = meant(suggestions.map(ufName), language, advice);
    return [
      ` ${quoted(typed)} não é sigla nem nome de uma UF. ${question}`,
      ` ${quoted(typed)} is neither the two letters nor the name of a Brazilian state. ${question}`,
    ];
  },
  ufIsRegion: ({ typed }) => [
    ` ${quoted(typed)} é uma região. Informe a UF, por exemplo PA.`,
    ` ${quoted(typed)} is a region. Give the state (UF), for example PA.`,
  ],
  ufSeveral: ({ typed }) => [
    ` ${quoted(typed)} traz mais de uma UF. Use uma linha para cada UF.`,
    ` ${quoted(typed)} names more than one state. Use one line for each state.`,
  ],
  municipalityUnknown: ({ typed, uf, suggestions, elsewhere = [] }, language) => {
    const advice: Sentence = [
      'Confira a grafia ou use o código do IBGE, de 7 dígitos.',
      'Check the spelling or use the 7-digit IBGE code.',
    ];
    const question = meant(suggestions.map(place), language, advice);
    const others = listed(elsewhere.map((other) => other.uf).sort(), language);
    const [also, alsoEnglish] = others ? [` (existe em ${others})`, ` (it exists in ${others})`] : ['', ''];
    return [
      ` ${quoted(typed)} não consta na lista de municípios ${uf ? `de ${uf}` : 'do IBGE'}${also}. ${question}`,
      ` ${quoted(typed)} is not among the municipalities of ${uf || 'the IBGE list'}${alsoEnglish}. ${question}`,
    ];
  },
  municipalityOfOtherUf: ({ typed, uf, elsewhere, suggestions = [] }, language) => {
    const others = listed(elsewhere.map((other) => other.uf).sort(), language);
    const advice: Sentence = ['Confira a UF e o município.', 'Check the state and the municipality.'];
    const question = meant(suggestions.map(place), language, advice);
    return [
      ` ${quoted(typed)} não fica em ${uf}; esse nome existe em ${others}. ${question}`,
      ` ${quoted(typed)} is not in ${uf}; that name exists in ${others}. ${question}`,
    ];
  },
  municipalityNeedsUf: ({ typed, ufs }, language) => [
    ` ${quoted(typed)} existe em mais de uma UF (${listed([...ufs].sort(), language)}). Informe a UF.`,
    ` ${quoted(typed)} exists in more than one state (${listed([...ufs].sort(), language)}). Give the state (UF).`,
  ],
  placeUnknown: ({ typed, suggestions }, language) => {
    const advice: Sentence = [
      'Informe a UF, a região, Semiárido, Município/UF ou o código do IBGE.',
      'Give the state (UF), the region, Semiárido, Municipality/UF or the IBGE code.',
    ];
    const question = meant(suggestions, language, advice);
    return [
      ` ${quoted(typed)} não é UF, região nem município. ${question}`,
      ` ${quoted(typed)} is no state, region or municipality. ${question}`,
    ];
  },
  placeSeveral: ({ typed }) => [
    ` ${quoted(typed)} traz mais de um lugar. Informe um só; use uma linha para cada lugar.`,
    ` ${quoted(typed)} names more than one place. Give only one; use one line for each place.`,
  ],
  placeOfOtherUf: ({ typed, uf }) => {
    const [southeast, southeastEnglish] = /^SE$/i.test(typed)
      ? [' SE é Sergipe; para a região, escreva Sudeste.', ' SE is Sergipe; for the region write Sudeste.']
      : ['', ''];
    return [
      ` ${quoted(typed)} não combina com a UF informada, ${ufName(uf)}.${southeast} Corrija um dos dois.`,
      ` ${quoted(typed)} does not go with the state given, ${ufName(uf)}.${southeastEnglish} Correct one of them.`,
    ];
  },
  shareOverOne: ({ typed, percent, part }, language) => {
    const [meant, meantEnglish] =
      percent === undefined ? ['por exemplo', 'for example'] : ['se for o caso', 'if so meant'];
    const [figure, decimal] = [asTyped(percent ?? '15', language), asTyped(part ?? '0.15', language)];
    return [
      ` ${quoted(typed)} passa de 100%: o todo é 1. Escreva, ${meant}, ${figure}% ou ${decimal}.`,
      ` ${quoted(typed)} is over 100%: the whole is 1. Write, ${meantEnglish}, ${figure}% or ${decimal}.`,
    ];
  },
  shareNegative: ({ typed }) => [
    ` ${quoted(typed)} é negativo. Informe uma parte de 0% a 100%.`,
    ` ${quoted(typed)} is negative. Give a part from 0% to 100%.`,
  ],
  shareUnreadable: ({ typed }) => [
    ` ${quoted(typed)} não é uma porcentagem. Escreva, por exemplo, 15% ou 0,15.`,
    ` ${quoted(typed)} is no percentage. Write, for example, 15% or 0.15.`,
  ],
  yesNoUnreadable: ({ typed }) => [
    ` ${quoted(typed)} não é sim nem não. Escreva sim ou não, VERDADEIRO ou FALSO, 1 ou 0.`,
    ` ${quoted(typed)} is neither yes nor no. Write sim or não, TRUE or FALSE, 1 or 0.`,
  ],
  ibgeUnknown: ({ typed }) => [
    ` ${quoted(typed)}: não há município com esse código do IBGE. Confira os 7 dígitos ou use o nome.`,
    ` ${quoted(typed)}: no municipality has this IBGE code. Check the 7 digits or use the name.`,
  ],
  ibgeOfOtherUf: ({ typed, uf, name, actualUf }) => [
    ` ${quoted(typed)}: esse código do IBGE é de ${name}, que fica em ${actualUf}, e não em ${uf}. Confira o código e a UF.`,
    ` ${quoted(typed)}: this IBGE code is that of ${name}, which is in ${actualUf}, not in ${uf}. Check the code and the state.`,
  ],
  cpfLength: ({ typed, digits }) => [
    ` ${quoted(typed)} tem ${digits} dígito${digits === 1 ? '' : 's'}; um CPF tem 11. Confira no documento.`,
    ` ${quoted(typed)} has ${digits} digit${digits === 1 ? '' : 's'}; a CPF has 11. Check the document.`,
  ],
  cpfCharacters: ({ typed }) => [
    ` ${quoted(typed)} traz caracteres que não cabem em um CPF. Digite os 11 dígitos, com ou sem pontos e hífen.`,
    ` ${quoted(typed)} has characters that do not belong in a CPF. Type the 11 digits, with or without dots and hyphen.`,
  ],
  cpfRepeated: ({ typed }) => [
    ` ${quoted(typed)} não é um CPF válido: repete o mesmo dígito. Confira no documento.`,
    ` ${quoted(typed)} is not a valid CPF: it repeats one digit. Check the document.`,
  ],
  cpfCheckDigit: ({ typed, expected }) => [
    ` ${quoted(typed)}: os dígitos verificadores não conferem (para os nove primeiros, seriam ${expected}). Confira todos os dígitos no documento.`,
    ` ${quoted(typed)}: the check digits do not match (the first nine call for ${expected}). Check all digits on the document.`,
  ],
  cnpjLength: ({ typed, characters }) => [
    ` ${quoted(typed)} tem ${characters} caractere${characters === 1 ? '' : 's'}; um CNPJ tem 14. Confira no documento.`,
    ` ${quoted(typed)} has ${characters} character${characters === 1 ? '' : 's'}; a CNPJ has 14. Check the document.`,
  ],
  cnpjCharacters: ({ typed }) => [
    ` ${quoted(typed)} traz caracteres que não cabem em um CNPJ: são 12 letras ou números e 2 dígitos no fim.`,
    ` ${quoted(typed)} has characters that do not belong in a CNPJ: 12 letters or figures, then 2 digits.`,
  ],
  cnpjZeros: ({ typed }) => [
    ` ${quoted(typed)} não é um CNPJ válido: só traz zeros. Confira no documento.`,
    ` ${quoted(typed)} is not a valid CNPJ: it is all zeros. Check the document.`,
  ],
  cnpjCheckDigit: ({ typed, expected }) => [
    ` ${quoted(typed)}: os dígitos verificadores não conferem (para os doze primeiros caracteres, seriam ${expected}). Confira todos os caracteres no documento.`,
    ` ${quoted(typed)}: the check digits do not match (the first twelve characters call for ${expected}). Check all characters on the document.`,
  ],
  taxIdAmbiguous: ({ typed, cpf, cnpj }) => [
    ` ${quoted(typed)} pode ser o CPF ${cpf} ou o CNPJ ${cnpj}. Digite o número completo, com os zeros, em uma célula de texto.`,
    ` ${quoted(typed)} may be CPF ${cpf} or CNPJ ${cnpj}. Type the whole number, zeros included, in a text cell.`,
  ],
  nfeDigitsLost: () => [
    ': a chave perdeu dígitos, pois o Excel guarda só 15 em um número. Formate a coluna como Texto e digite ou cole a chave de novo.',
    ': the key lost digits, since Excel keeps only 15 in a number. Format the column as Text and type or paste the key again.',
  ],
  nfeLength: ({ typed, characters }) => [
    ` ${quoted(typed)} tem ${characters} caractere${characters === 1 ? '' : 's'}; a chave da NF-e tem 44. Copie de novo do DANFE.`,
    ` ${quoted(typed)} has ${characters} character${characters === 1 ? '' : 's'}; the key of an NF-e has 44. Copy it again from the DANFE.`,
  ],
  nfeCharacters: ({ typed, position }) => [
    ` ${quoted(typed)}: o caractere na posição ${position} não cabe ali. Só o CNPJ, nas posições 7 a 18, pode ter letras; o resto da chave é de números.`,
    ` ${quoted(typed)}: the character in position ${position} does not belong there. Only the CNPJ, positions 7 to 18, may have letters; the rest of the key is figures.`,
  ],
  nfeCheckDigit: ({ typed, expected }) => [
    ` ${quoted(typed)}: o dígito verificador da chave não confere (seria ${expected}). Há algum caractere trocado; confira com o DANFE.`,
    ` ${quoted(typed)}: the check digit of the key does not match (it would be ${expected}). Some character is wrong; compare with the DANFE.`,
  ],
  nfeUf: ({ typed, ufCode }) => [
    ` ${quoted(typed)}: a chave começa com ${ufCode}, que não é código de UF. Confira com o DANFE.`,
    ` ${quoted(typed)}: the key begins with ${ufCode}, which is no state's code. Compare with the DANFE.`,
  ],
  nfeMonth: ({ typed, month }) => [
    ` ${quoted(typed)}: a chave traz o mês ${month} (posições 5 e 6), que não existe. Confira com o DANFE.`,
    ` ${quoted(typed)}: the key has month ${month} (positions 5 and 6), which does not exist. Compare with the DANFE.`,
  ],
  nfeModel: ({ typed, model }) => [
    ` ${quoted(typed)}: a chave é de um documento de modelo ${model}, que não é NF-e (55) nem NFC-e (65). Informe a chave da nota fiscal.`,
    ` ${quoted(typed)}: the key is that of a document of model ${model}, neither NF-e (55) nor NFC-e (65). Give the key of the invoice.`,
  ],
  nfeIssuer: ({ typed, issuerKind, expected }) => [
    ` ${quoted(typed)}: o ${issuerKind} do emitente na chave não é válido${expected && ` (os dígitos verificadores seriam ${expected})`}. Confira com o DANFE.`,
    ` ${quoted(typed)}: the issuer's ${issuerKind} in the key is not valid${expected && ` (its check digits would be ${expected})`}. Compare with the DANFE.`,
  ],
  familyKeyShape: ({ typed }) => [
    ` ${quoted(typed)} não é um número de DAP ou CAF. Copie o número do extrato.`,
    ` ${quoted(typed)} is not a DAP or CAF number. Copy the number from the statement.`,
  ],
  familyKeyDigitsLost: () => [
    ': o número perdeu algarismos, porque o Excel guarda só 15. Formate a coluna como Texto e digite ou cole de novo.',
    ': the number lost figures, since Excel keeps 15 only. Format the column as Text and type or paste it again.',
  ],
};

function englishError(error: string): string {
  return Object.keys(ERRORS).find((english) => ERRORS[english] === error) ?? error;
}

function readAs(typed: string, understood: string): Sentence {
  return [`${quoted(typed)} foi lido como ${understood}.`, `${quoted(typed)} was read as ${understood}.`];
}

const NOTES: { [Code in ReadNote['code']]: (note: Note<Code>, language: Language) => Sentence } = {
  alias: ({ typed, official, ibge }) => readAs(typed, ibge ? place({ name: official, ibge }) : official),
  unitDropped: ({ typed, unit }) => [
    `${quoted(typed)}: a unidade ${unit} veio junto do número; o valor foi lido em kg.`,
    `${quoted(typed)}: the unit ${unit} came with the number; the value was read in kg.`,
  ],
  spacesInNumber: ({ typed }) => [
    `${quoted(typed)}: os espaços entre os algarismos foram lidos como separador de milhares.`,
    `${quoted(typed)}: the spaces between the figures were read as thousands separators.`,
  ],
  dottedThousands: ({ typed, value }, language) => [
    `${quoted(typed)} foi lido como ${asTyped(value, language)}: o ponto separa os milhares. Confira.`,
    `${quoted(typed)} was read as ${asTyped(value, language)}: the dot separates thousands. Please check.`,
  ],
  commaDecimals: ({ typed, value }, language) => [
    `${quoted(typed)} foi lido como ${asTyped(value, language)}: a vírgula separa os decimais. Confira.`,
    `${quoted(typed)} was read as ${asTyped(value, language)}: the comma separates decimals. Please check.`,
  ],
  twoDigitYear: ({ typed, date }, language) => [
    `${quoted(typed)}: ano com dois dígitos, lido como ${date.slice(0, 4)} (${day(date, language)}).`,
    `${quoted(typed)}: two-digit year, read as ${date.slice(0, 4)} (${day(date, language)}).`,
  ],
  dateInWords: ({ typed, date }, language) => readAs(typed, day(date, language)),
  dateSerialAsText: ({ typed, date }, language) => [
    `${quoted(typed)} é o número que o Excel usa para ${day(date, language)}, guardado como texto. Confirme a data.`,
    `${quoted(typed)} is the number Excel uses for ${day(date, language)}, kept as text. Confirm the date.`,
  ],
  numericUf: ({ typed, uf }) => [
    `${quoted(typed)} foi lido como o código do IBGE de ${ufName(uf)}.`,
    `${quoted(typed)} was read as the IBGE code of ${ufName(uf)}.`,
  ],
  sergipeNotSudeste: ({ typed }) => [
    `${quoted(typed)} foi lido como Sergipe. Para a região, escreva Sudeste.`,
    `${quoted(typed)} was read as Sergipe. For the region write Sudeste.`,
  ],
  leadingZerosRestored: ({ typed, count, value }) => [
    `${quoted(typed)}: ${count === 1 ? 'faltava um zero' : `faltavam ${count} zeros`} à esquerda; foi lido como ${value}. Confirme.`,
    `${quoted(typed)}: ${count === 1 ? 'one zero was' : `${count} zeros were`} missing at the left; read as ${value}. Please confirm.`,
  ],
  codeCompleted: ({ typed, ibge }) => [
    `${quoted(typed)}: código do IBGE com 6 dígitos, completado para ${ibge}.`,
    `${quoted(typed)}: 6-digit IBGE code, completed to ${ibge}.`,
  ],
  encodingRepaired: ({ typed, repaired }) => [
    `${quoted(typed)} veio com os acentos trocados e foi lido como ${repaired}.`,
    `${quoted(typed)} came with broken accents and was read as ${repaired}.`,
  ],
  familyKeyUnusual: ({ typed, key, reason, suggestion }) => {
    // The number of a DAP may hold a person's CPF.
    const masked = quoted(maskFamilyKey(key));
    switch (reason) {
      case 'letterForDigit':
        return [
          `DAP/CAF ${quoted(typed)}: parece haver letra no lugar de número. Seria ${suggestion ?? ''}? Confira no extrato.`,
          `DAP/CAF ${quoted(typed)}: a letter seems to stand for a figure. Should it be ${suggestion ?? ''}? Check the statement.`,
        ];
      case 'cpfInside':
        return [
          `DAP ${masked}: o CPF que faz parte do número não é válido. Confira no extrato.`,
          `DAP ${masked}: the CPF that is part of the number is not valid. Check the statement.`,
        ];
      case 'shape':
        return [
          `Número de DAP/CAF com formato incomum: ${masked}. Confira no extrato.`,
          `DAP/CAF number of unusual shape: ${masked}. Check the statement.`,
        ];
    }
  },
};
