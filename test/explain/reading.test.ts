import type { ReadFault, ReadNote } from '../../src/brazil/read';
import { sentenceOfFault, sentenceOfNote } from '../../src/explain/reading';

const quantity = { 'pt-BR': 'Quantidade', 'en-US': 'Quantity' };

const faults: [ReadFault, portuguese: string, english: string][] = [
  [
    { code: 'blank' },
    'Quantidade: falta o valor. Preencha a célula.',
    'Quantity: the value is missing. Fill in the cell.',
  ],
  [
    { code: 'errorCell', error: '#N/A' },
    'Quantidade: a célula traz o erro #N/D. Corrija primeiro a célula de origem.',
    'Quantity: the cell holds the error #N/A. Mend the cell it comes from first.',
  ],
  [
    { code: 'errorCell', error: '#NÚM!' },
    'Quantidade: a célula traz o erro #NÚM!. Corrija primeiro a célula de origem.',
    'Quantity: the cell holds the error #NUM!. Mend the cell it comes from first.',
  ],
  [
    { code: 'errorCell', error: '#DIV/0!' },
    'Quantidade: a célula traz o erro #DIV/0!. Corrija primeiro a célula de origem.',
    'Quantity: the cell holds the error #DIV/0!. Mend the cell it comes from first.',
  ],
  [
    { code: 'logical', value: true },
    'Quantidade: a célula traz VERDADEIRO, que não serve aqui. Informe o valor.',
    'Quantity: the cell holds TRUE, which is of no use here. Give the value.',
  ],
  [
    { code: 'logical', value: false },
    'Quantidade: a célula traz FALSO, que não serve aqui. Informe o valor.',
    'Quantity: the cell holds FALSE, which is of no use here. Give the value.',
  ],
  [
    { code: 'notAValue' },
    'Quantidade: a célula não traz um número nem um texto. Digite o valor.',
    'Quantity: the cell holds neither a number nor a text. Type the value.',
  ],
  [
    { code: 'numberUnreadable', typed: '1500 e 1600' },
    'Quantidade “1500 e 1600” não é um número válido. Use, por exemplo, 1.500,5.',
    'Quantity “1500 e 1600” is not a valid number. Use, for example, 1500.5.',
  ],
  [
    { code: 'numberAmbiguous', typed: '1.500', thousands: '1500', decimal: '1.5' },
    'Quantidade “1.500” é um número ambíguo: escreva 1500 ou 1,5.',
    'Quantity “1.500” is an ambiguous number: write 1500 or 1.5.',
  ],
  [
    { code: 'numberForeignFormat', typed: '1,234.56', value: '1234.56' },
    'Quantidade “1,234.56” usa a vírgula nos milhares, como nos Estados Unidos. Se for esse o valor, escreva 1234,56.',
    'Quantity “1,234.56” has commas between thousands, which in Brazil separate decimals. If this is the value, write 1234.56.',
  ],
  [
    { code: 'numberWrongUnit', typed: '20 sacas', unit: 'sacas' },
    'Quantidade “20 sacas” está em sacas, e não em kg. Faça a conversão e informe só o número: nenhuma unidade é convertida sem você ver.',
    'Quantity “20 sacas” is in sacas, not in kg. Convert it and give only the number: no unit is converted unseen.',
  ],
  [
    { code: 'numberWrongUnit', typed: 'US$ 12,00', unit: 'US$' },
    'Quantidade “US$ 12,00” está em US$, e não em R$. Faça a conversão e informe só o número: nenhuma unidade é convertida sem você ver.',
    'Quantity “US$ 12,00” is in US$, not in R$. Convert it and give only the number: no unit is converted unseen.',
  ],
  [
    { code: 'numberPercent', typed: '100%' },
    'Quantidade “100%” é uma porcentagem. Informe o número, sem %.',
    'Quantity “100%” is a percentage. Give the number, without %.',
  ],
  [
    { code: 'numberFormulaText', typed: '=1500' },
    'Quantidade “=1500” é uma fórmula guardada como texto. Mude o formato da célula para Geral e digite de novo.',
    "Quantity “=1500” is a formula kept as text. Change the cell's format to General and type it again.",
  ],
  [
    { code: 'dateUnreadable', typed: 'ontem' },
    'Quantidade “ontem” não é uma data válida. Escreva dia, mês e ano: dd/mm/aaaa.',
    'Quantity “ontem” is not a valid date. Write day, month and year: dd/mm/yyyy.',
  ],
  [
    { code: 'dateUnreadable', typed: '20230615', suggestion: '2023-06-15' },
    'Quantidade “20230615” não é uma data válida. Você quis dizer 15/06/2023? Escreva dia, mês e ano: dd/mm/aaaa.',
    'Quantity “20230615” is not a valid date. Did you mean 15 Jun 2023? Write day, month and year: dd/mm/yyyy.',
  ],
  [
    { code: 'dateImpossible', typed: '31/06/2023' },
    'Quantidade “31/06/2023” não existe no calendário. Confira o dia e o mês (dd/mm/aaaa).',
    'Quantity “31/06/2023” is not in the calendar. Check day and month (dd/mm/yyyy).',
  ],
  [
    { code: 'dateImpossible', typed: '6/15/2023', suggestion: '2023-06-15' },
    'Quantidade “6/15/2023” não existe no calendário. Você quis dizer 15/06/2023? O dia vem antes do mês.',
    'Quantity “6/15/2023” is not in the calendar. Did you mean 15 Jun 2023? The day comes before the month.',
  ],
  [
    { code: 'dateYearImplausible', typed: '15/06/0023' },
    'Quantidade “15/06/0023”: confira o ano, que precisa estar entre 1990 e 2100.',
    'Quantity “15/06/0023”: check the year, which must be between 1990 and 2100.',
  ],
  [
    { code: 'dateYearOnly', typed: '2023' },
    'Quantidade “2023” traz só o ano. Escreva a data completa: dd/mm/aaaa.',
    'Quantity “2023” is a year only. Write the whole date: dd/mm/yyyy.',
  ],
  [
    { code: 'ufUnknown', typed: 'BR', suggestions: [] },
    'Quantidade “BR” não é sigla nem nome de uma UF. Use a sigla ou o nome, por exemplo PA ou Pará.',
    'Quantity “BR” is neither the two letters nor the name of a Brazilian state. Use the two letters or the name, for example PA or Pará.',
  ],
  [
    { code: 'ufUnknown', typed: 'Rio Grande', suggestions: ['RS', 'RN'] },
    'Quantidade “Rio Grande” não é sigla nem nome de uma UF. Você quis dizer RS (Rio Grande do Sul) ou RN (Rio Grande do Norte)?',
    'Quantity “Rio Grande” is neither the two letters nor the name of a Brazilian state. Did you mean RS (Rio Grande do Sul) or RN (Rio Grande do Norte)?',
  ],
  [
    { code: 'ufIsRegion', typed: 'Norte' },
    'Quantidade “Norte” é uma região. Informe a UF, por exemplo PA.',
    'Quantity “Norte” is a region. Give the state (UF), for example PA.',
  ],
  [
    { code: 'ufSeveral', typed: 'PA/AM' },
    'Quantidade “PA/AM” traz mais de uma UF. Use uma linha para cada UF.',
    'Quantity “PA/AM” names more than one state. Use one line for each state.',
  ],
  [
    {
      code: 'municipalityUnknown',
      typed: 'Lambari',
      uf: 'MT',
      suggestions: [{ name: "Lambari D'Oeste", ibge: '5105234' }],
      elsewhere: [{ uf: 'MG', ibge: '3137809' }],
    },
    "Quantidade “Lambari” não consta na lista de municípios de MT (existe em MG). Você quis dizer Lambari D'Oeste (5105234)?",
    "Quantity “Lambari” is not among the municipalities of MT (it exists in MG). Did you mean Lambari D'Oeste (5105234)?",
  ],
  [
    { code: 'municipalityUnknown', typed: 'Xyz', uf: '', suggestions: [] },
    'Quantidade “Xyz” não consta na lista de municípios do IBGE. Confira a grafia ou use o código do IBGE, de 7 dígitos.',
    'Quantity “Xyz” is not among the municipalities of the IBGE list. Check the spelling or use the 7-digit IBGE code.',
  ],
  [
    {
      code: 'municipalityOfOtherUf',
      typed: 'Rio Branco',
      uf: 'PA',
      elsewhere: [
        { uf: 'MT', ibge: '5107206' },
        { uf: 'AC', ibge: '1200401' },
      ],
    },
    'Quantidade “Rio Branco” não fica em PA; esse nome existe em AC e MT. Confira a UF e o município.',
    'Quantity “Rio Branco” is not in PA; that name exists in AC and MT. Check the state and the municipality.',
  ],
  [
    { code: 'municipalityNeedsUf', typed: 'Rio Branco', ufs: ['MT', 'AC'] },
    'Quantidade “Rio Branco” existe em mais de uma UF (AC e MT). Informe a UF.',
    'Quantity “Rio Branco” exists in more than one state (AC and MT). Give the state (UF).',
  ],
  [
    { code: 'placeUnknown', typed: 'BR', suggestions: [] },
    'Quantidade “BR” não é UF, região nem município. Informe a UF, a região, Semiárido, Município/UF ou o código do IBGE.',
    'Quantity “BR” is no state, region or municipality. Give the state (UF), the region, Semiárido, Municipality/UF or the IBGE code.',
  ],
  [
    { code: 'placeUnknown', typed: 'Juruenna', suggestions: ['Juruena/MT'] },
    'Quantidade “Juruenna” não é UF, região nem município. Você quis dizer Juruena/MT?',
    'Quantity “Juruenna” is no state, region or municipality. Did you mean Juruena/MT?',
  ],
  [
    { code: 'placeSeveral', typed: 'N/NE' },
    'Quantidade “N/NE” traz mais de um lugar. Informe um só; use uma linha para cada lugar.',
    'Quantity “N/NE” names more than one place. Give only one; use one line for each place.',
  ],
  [
    { code: 'placeOfOtherUf', typed: 'Norte', uf: 'MG' },
    'Quantidade “Norte” não combina com a UF informada, MG (Minas Gerais). Corrija um dos dois.',
    'Quantity “Norte” does not go with the state given, MG (Minas Gerais). Correct one of them.',
  ],
  [
    { code: 'placeOfOtherUf', typed: 'SE', uf: 'MG' },
    'Quantidade “SE” não combina com a UF informada, MG (Minas Gerais). SE é Sergipe; para a região, escreva Sudeste. Corrija um dos dois.',
    'Quantity “SE” does not go with the state given, MG (Minas Gerais). SE is Sergipe; for the region write Sudeste. Correct one of them.',
  ],
  [
    { code: 'shareOverOne', typed: '15,5', percent: '15.5', part: '0.155' },
    'Quantidade “15,5” passa de 100%: o todo é 1. Escreva, se for o caso, 15,5% ou 0,155.',
    'Quantity “15,5” is over 100%: the whole is 1. Write, if so meant, 15.5% or 0.155.',
  ],
  [
    { code: 'shareOverOne', typed: '150%' },
    'Quantidade “150%” passa de 100%: o todo é 1. Escreva, por exemplo, 15% ou 0,15.',
    'Quantity “150%” is over 100%: the whole is 1. Write, for example, 15% or 0.15.',
  ],
  [
    { code: 'shareNegative', typed: '-15%' },
    'Quantidade “-15%” é negativo. Informe uma parte de 0% a 100%.',
    'Quantity “-15%” is negative. Give a part from 0% to 100%.',
  ],
  [
    { code: 'shareUnreadable', typed: 'quinze' },
    'Quantidade “quinze” não é uma porcentagem. Escreva, por exemplo, 15% ou 0,15.',
    'Quantity “quinze” is no percentage. Write, for example, 15% or 0.15.',
  ],
  [
    { code: 'yesNoUnreadable', typed: 'talvez' },
    'Quantidade “talvez” não é sim nem não. Escreva sim ou não, VERDADEIRO ou FALSO, 1 ou 0.',
    'Quantity “talvez” is neither yes nor no. Write sim or não, TRUE or FALSE, 1 or 0.',
  ],
  [
    { code: 'ibgeUnknown', typed: '5108404' },
    'Quantidade “5108404”: não há município com esse código do IBGE. Confira os 7 dígitos ou use o nome.',
    'Quantity “5108404”: no municipality has this IBGE code. Check the 7 digits or use the name.',
  ],
  [
    { code: 'ibgeOfOtherUf', typed: '5105176', uf: 'PA', name: 'Juruena', actualUf: 'MT' },
    'Quantidade “5105176”: esse código do IBGE é de Juruena, que fica em MT, e não em PA. Confira o código e a UF.',
    'Quantity “5105176”: this IBGE code is that of Juruena, which is in MT, not in PA. Check the code and the state.',
  ],
  [
    { code: 'cpfLength', typed: '123', digits: 3 },
    'Quantidade “123” tem 3 dígitos; um CPF tem 11. Confira no documento.',
    'Quantity “123” has 3 digits; a CPF has 11. Check the document.',
  ],
  [
    { code: 'cpfLength', typed: '1', digits: 1 },
    'Quantidade “1” tem 1 dígito; um CPF tem 11. Confira no documento.',
    'Quantity “1” has 1 digit; a CPF has 11. Check the document.',
  ],
  [
    { code: 'cpfCharacters', typed: 'O1234567890' },
    'Quantidade “O1234567890” traz caracteres que não cabem em um CPF. Digite os 11 dígitos, com ou sem pontos e hífen.',
    'Quantity “O1234567890” has characters that do not belong in a CPF. Type the 11 digits, with or without dots and hyphen.',
  ],
  [
    { code: 'cpfRepeated', typed: '111.111.111-11' },
    'Quantidade “111.111.111-11” não é um CPF válido: repete o mesmo dígito. Confira no documento.',
    'Quantity “111.111.111-11” is not a valid CPF: it repeats one digit. Check the document.',
  ],
  [
    { code: 'cpfCheckDigit', typed: '529.982.247-26', expected: '25' },
    'Quantidade “529.982.247-26”: os dígitos verificadores não conferem (para os nove primeiros, seriam 25). Confira todos os dígitos no documento.',
    'Quantity “529.982.247-26”: the check digits do not match (the first nine call for 25). Check all digits on the document.',
  ],
  [
    { code: 'cnpjLength', typed: '123', characters: 3 },
    'Quantidade “123” tem 3 caracteres; um CNPJ tem 14. Confira no documento.',
    'Quantity “123” has 3 characters; a CNPJ has 14. Check the document.',
  ],
  [
    { code: 'cnpjCharacters', typed: '12ABC34501DE3A' },
    'Quantidade “12ABC34501DE3A” traz caracteres que não cabem em um CNPJ: são 12 letras ou números e 2 dígitos no fim.',
    'Quantity “12ABC34501DE3A” has characters that do not belong in a CNPJ: 12 letters or figures, then 2 digits.',
  ],
  [
    { code: 'cnpjZeros', typed: '00000000000000' },
    'Quantidade “00000000000000” não é um CNPJ válido: só traz zeros. Confira no documento.',
    'Quantity “00000000000000” is not a valid CNPJ: it is all zeros. Check the document.',
  ],
  [
    { code: 'cnpjCheckDigit', typed: '12ABC34501DE45', expected: '35' },
    'Quantidade “12ABC34501DE45”: os dígitos verificadores não conferem (para os doze primeiros caracteres, seriam 35). Confira todos os caracteres no documento.',
    'Quantity “12ABC34501DE45”: the check digits do not match (the first twelve characters call for 35). Check all characters on the document.',
  ],
  [
    { code: 'taxIdAmbiguous', typed: '3000125', cpf: '00003000125', cnpj: '00000003000125' },
    'Quantidade “3000125” pode ser o CPF 00003000125 ou o CNPJ 00000003000125. Digite o número completo, com os zeros, em uma célula de texto.',
    'Quantity “3000125” may be CPF 00003000125 or CNPJ 00000003000125. Type the whole number, zeros included, in a text cell.',
  ],
  [
    { code: 'nfeDigitsLost', typed: '1.52306E+43' },
    'Quantidade: a chave perdeu dígitos, pois o Excel guarda só 15 em um número. Formate a coluna como Texto e digite ou cole a chave de novo.',
    'Quantity: the key lost digits, since Excel keeps only 15 in a number. Format the column as Text and type or paste the key again.',
  ],
  [
    { code: 'nfeLength', typed: '123', characters: 3 },
    'Quantidade “123” tem 3 caracteres; a chave da NF-e tem 44. Copie de novo do DANFE.',
    'Quantity “123” has 3 characters; the key of an NF-e has 44. Copy it again from the DANFE.',
  ],
  [
    { code: 'nfeCharacters', typed: 'x', position: 26 },
    'Quantidade “x”: o caractere na posição 26 não cabe ali. Só o CNPJ, nas posições 7 a 18, pode ter letras; o resto da chave é de números.',
    'Quantity “x”: the character in position 26 does not belong there. Only the CNPJ, positions 7 to 18, may have letters; the rest of the key is figures.',
  ],
  [
    { code: 'nfeCheckDigit', typed: 'x', expected: '4' },
    'Quantidade “x”: o dígito verificador da chave não confere (seria 4). Há algum caractere trocado; confira com o DANFE.',
    'Quantity “x”: the check digit of the key does not match (it would be 4). Some character is wrong; compare with the DANFE.',
  ],
  [
    { code: 'nfeUf', typed: 'x', ufCode: '10' },
    'Quantidade “x”: a chave começa com 10, que não é código de UF. Confira com o DANFE.',
    "Quantity “x”: the key begins with 10, which is no state's code. Compare with the DANFE.",
  ],
  [
    { code: 'nfeMonth', typed: 'x', month: '13' },
    'Quantidade “x”: a chave traz o mês 13 (posições 5 e 6), que não existe. Confira com o DANFE.',
    'Quantity “x”: the key has month 13 (positions 5 and 6), which does not exist. Compare with the DANFE.',
  ],
  [
    { code: 'nfeModel', typed: 'x', model: '57' },
    'Quantidade “x”: a chave é de um documento de modelo 57, que não é NF-e (55) nem NFC-e (65). Informe a chave da nota fiscal.',
    'Quantity “x”: the key is that of a document of model 57, neither NF-e (55) nor NFC-e (65). Give the key of the invoice.',
  ],
  [
    { code: 'nfeIssuer', typed: 'x', issuerKind: 'CPF', expected: '25' },
    'Quantidade “x”: o CPF do emitente na chave não é válido (os dígitos verificadores seriam 25). Confira com o DANFE.',
    "Quantity “x”: the issuer's CPF in the key is not valid (its check digits would be 25). Compare with the DANFE.",
  ],
  [
    { code: 'nfeIssuer', typed: 'x', issuerKind: 'CPF', expected: '' },
    'Quantidade “x”: o CPF do emitente na chave não é válido. Confira com o DANFE.',
    "Quantity “x”: the issuer's CPF in the key is not valid. Compare with the DANFE.",
  ],
  [
    { code: 'familyKeyShape', typed: 'sem DAP' },
    'Quantidade “sem DAP” não é um número de DAP ou CAF. Copie o número do extrato.',
    'Quantity “sem DAP” is not a DAP or CAF number. Copy the number from the statement.',
  ],
  [
    { code: 'familyKeyDigitsLost', typed: '1e+24' },
    'Quantidade: o número perdeu algarismos, porque o Excel guarda só 15. Formate a coluna como Texto e digite ou cole de novo.',
    'Quantity: the number lost figures, since Excel keeps 15 only. Format the column as Text and type or paste it again.',
  ],
];

const notes: [ReadNote, portuguese: string, english: string][] = [
  [
    { code: 'alias', typed: 'Juruema', official: 'Juruena', ibge: '5105176' },
    '“Juruema” foi lido como Juruena (5105176).',
    '“Juruema” was read as Juruena (5105176).',
  ],
  [
    { code: 'alias', typed: 'assaí', official: 'Açaí (fruto)' },
    '“assaí” foi lido como Açaí (fruto).',
    '“assaí” was read as Açaí (fruto).',
  ],
  [
    { code: 'unitDropped', typed: '1500 kg', unit: 'kg' },
    '“1500 kg”: a unidade kg veio junto do número; o valor foi lido em kg.',
    '“1500 kg”: the unit kg came with the number; the value was read in kg.',
  ],
  [
    { code: 'spacesInNumber', typed: '1 234,56' },
    '“1 234,56”: os espaços entre os algarismos foram lidos como separador de milhares.',
    '“1 234,56”: the spaces between the figures were read as thousands separators.',
  ],
  [
    { code: 'dottedThousands', typed: '1.500 kg', value: '1500' },
    '“1.500 kg” foi lido como 1500: o ponto separa os milhares. Confira.',
    '“1.500 kg” was read as 1500: the dot separates thousands. Please check.',
  ],
  [
    { code: 'commaDecimals', typed: '1,500', value: '1.5' },
    '“1,500” foi lido como 1,5: a vírgula separa os decimais. Confira.',
    '“1,500” was read as 1.5: the comma separates decimals. Please check.',
  ],
  [
    { code: 'twoDigitYear', typed: '15/06/23', date: '2023-06-15' },
    '“15/06/23”: ano com dois dígitos, lido como 2023 (15/06/2023).',
    '“15/06/23”: two-digit year, read as 2023 (15 Jun 2023).',
  ],
  [
    { code: 'dateInWords', typed: '15 de junho de 2023', date: '2023-06-15' },
    '“15 de junho de 2023” foi lido como 15/06/2023.',
    '“15 de junho de 2023” was read as 15 Jun 2023.',
  ],
  [
    { code: 'dateSerialAsText', typed: '45092', date: '2023-06-15' },
    '“45092” é o número que o Excel usa para 15/06/2023, guardado como texto. Confirme a data.',
    '“45092” is the number Excel uses for 15 Jun 2023, kept as text. Confirm the date.',
  ],
  [
    { code: 'numericUf', typed: '15', uf: 'PA' },
    '“15” foi lido como o código do IBGE de PA (Pará).',
    '“15” was read as the IBGE code of PA (Pará).',
  ],
  [
    { code: 'sergipeNotSudeste', typed: 'SE' },
    '“SE” foi lido como Sergipe. Para a região, escreva Sudeste.',
    '“SE” was read as Sergipe. For the region write Sudeste.',
  ],
  [
    { code: 'leadingZerosRestored', typed: '1234567890', count: 1, value: '01234567890' },
    '“1234567890”: faltava um zero à esquerda; foi lido como 01234567890. Confirme.',
    '“1234567890”: one zero was missing at the left; read as 01234567890. Please confirm.',
  ],
  [
    { code: 'leadingZerosRestored', typed: '12345601', count: 3, value: '00012345601' },
    '“12345601”: faltavam 3 zeros à esquerda; foi lido como 00012345601. Confirme.',
    '“12345601”: 3 zeros were missing at the left; read as 00012345601. Please confirm.',
  ],
  [
    { code: 'codeCompleted', typed: '510517', ibge: '5105176' },
    '“510517”: código do IBGE com 6 dígitos, completado para 5105176.',
    '“510517”: 6-digit IBGE code, completed to 5105176.',
  ],
  [
    { code: 'encodingRepaired', typed: 'ColÃder', repaired: 'Colíder' },
    '“ColÃder” veio com os acentos trocados e foi lido como Colíder.',
    '“ColÃder” came with broken accents and was read as Colíder.',
  ],
  [
    {
      code: 'familyKeyUnusual',
      typed: 'SDWO529982247251506231030',
      key: 'SDWO529982247251506231030',
      reason: 'letterForDigit',
      suggestion: 'SDW0529982247251506231030',
    },
    'DAP/CAF “SDWO529982247251506231030”: parece haver letra no lugar de número. Seria SDW0529982247251506231030? Confira no extrato.',
    'DAP/CAF “SDWO529982247251506231030”: a letter seems to stand for a figure. Should it be SDW0529982247251506231030? Check the statement.',
  ],
  [
    {
      code: 'familyKeyUnusual',
      typed: 'SDW0529982247261506231030',
      key: 'SDW0529982247261506231030',
      reason: 'cpfInside',
    },
    'DAP “SDW0***982247**1506231030”: o CPF que faz parte do número não é válido. Confira no extrato.',
    'DAP “SDW0***982247**1506231030”: the CPF that is part of the number is not valid. Check the statement.',
  ],
  [
    { code: 'familyKeyUnusual', typed: '12345678901234', key: '12345678901234', reason: 'shape' },
    'Número de DAP/CAF com formato incomum: “12345678901234”. Confira no extrato.',
    'DAP/CAF number of unusual shape: “12345678901234”. Check the statement.',
  ],
];

/** One entry a code, so that the compiler asks for every code of the contract. */
const faultCodes: Record<ReadFault['code'], true> = {
  blank: true,
  errorCell: true,
  logical: true,
  notAValue: true,
  numberUnreadable: true,
  numberAmbiguous: true,
  numberForeignFormat: true,
  numberWrongUnit: true,
  numberPercent: true,
  numberFormulaText: true,
  dateUnreadable: true,
  dateImpossible: true,
  dateYearImplausible: true,
  dateYearOnly: true,
  ufUnknown: true,
  ufIsRegion: true,
  ufSeveral: true,
  municipalityUnknown: true,
  municipalityOfOtherUf: true,
  municipalityNeedsUf: true,
  placeUnknown: true,
  placeSeveral: true,
  placeOfOtherUf: true,
  shareOverOne: true,
  shareNegative: true,
  shareUnreadable: true,
  yesNoUnreadable: true,
  ibgeUnknown: true,
  ibgeOfOtherUf: true,
  cpfLength: true,
  cpfCharacters: true,
  cpfRepeated: true,
  cpfCheckDigit: true,
  cnpjLength: true,
  cnpjCharacters: true,
  cnpjZeros: true,
  cnpjCheckDigit: true,
  taxIdAmbiguous: true,
  nfeDigitsLost: true,
  nfeLength: true,
  nfeCharacters: true,
  nfeCheckDigit: true,
  nfeUf: true,
  nfeMonth: true,
  nfeModel: true,
  nfeIssuer: true,
  familyKeyShape: true,
  familyKeyDigitsLost: true,
};
const noteCodes: Record<ReadNote['code'], true> = {
  alias: true,
  unitDropped: true,
  spacesInNumber: true,
  dottedThousands: true,
  commaDecimals: true,
  twoDigitYear: true,
  dateInWords: true,
  dateSerialAsText: true,
  numericUf: true,
  sergipeNotSudeste: true,
  leadingZerosRestored: true,
  codeCompleted: true,
  encodingRepaired: true,
  familyKeyUnusual: true,
};

test.each(faults)('%j', (fault, portuguese, english) => {
  expect(sentenceOfFault(fault, quantity, 'pt-BR')).toBe(portuguese);
  expect(sentenceOfFault(fault, quantity, 'en-US')).toBe(english);
});

test.each(notes)('%j', (note, portuguese, english) => {
  expect(sentenceOfNote(note, 'pt-BR')).toBe(portuguese);
  expect(sentenceOfNote(note, 'en-US')).toBe(english);
});

test('every code of the contract has its sentence', () => {
  expect(new Set(faults.map(([{ code }]) => code))).toEqual(new Set(Object.keys(faultCodes)));
  expect(new Set(notes.map(([{ code }]) => code))).toEqual(new Set(Object.keys(noteCodes)));
});

test('a long text is quoted in part', () => {
  const sentence = sentenceOfFault({ code: 'numberUnreadable', typed: 'x'.repeat(32_000) }, quantity, 'pt-BR');
  expect(sentence).toBe(`Quantidade “${'x'.repeat(60)}…” não é um número válido. Use, por exemplo, 1.500,5.`);
});
