import type { ReadFault } from '../../../brazil/read';
import type { RowFinding } from '../../../rules/pgpmbio/findings';
import { day, listed } from '../../figures';
import type { Language } from '../../language';
import { remarksOnProduct } from '../../productRemarks';
import { quoted } from '../../quoted';
import { sentenceOfFault, sentenceOfNote } from '../../reading';
import { sentenceOfRefusal } from '../../refusal';
import { LIKE_A_FORMULA, MERGED_CELL, TYPED_OVER } from '../oddCells';
import { familyShown, keyShown, taxIdShown, typedIdShown } from '../personalNumbers';
import { COLUMN_NAMES } from './columnNames';
import { centsPerKg, perKg, reais, typedNumber } from './figures';

/** Portuguese first, then English. */
export type Sentence = [portuguese: string, english: string];
type Data<Code extends RowFinding['code']> = Extract<RowFinding, { code: Code }>;

/** A sentence that exists in both languages already. */
function both(write: (language: Language) => string): Sentence {
  return [write('pt-BR'), write('en-US')];
}

function fault(found: ReadFault, column: keyof typeof COLUMN_NAMES): Sentence {
  return both((language) => sentenceOfFault(found, COLUMN_NAMES[column], language));
}

function refused(data: { reason: Parameters<typeof sentenceOfRefusal>[0] }): Sentence {
  return both((language) => sentenceOfRefusal(data.reason, language));
}

function inMoreRows(rows: number, language: Language): string {
  if (rows === 0) return '';
  if (language === 'pt-BR') return ` O mesmo em mais ${rows} ${rows === 1 ? 'linha' : 'linhas'}.`;
  return ` The same in ${rows} more ${rows === 1 ? 'row' : 'rows'}.`;
}

/** `2023-06` → `06/2023`. */
function monthShown(month: string): string {
  return `${month.slice(5)}/${month.slice(0, 4)}`;
}

const IN_KEY = {
  uf: ['a UF', 'state'],
  issuer: ['o emitente', 'issuer'],
  number: ['o número', 'number'],
  series: ['a série', 'series'],
} as const;

/** Each says what is wrong, with what was found, where the rule is and what to do. */
export const ROW_SENTENCES: { [Code in RowFinding['code']]: (data: Data<Code>, language: Language) => Sentence } = {
  L01: (data, language) => {
    switch (data.why) {
      case 'cell': {
        const name = COLUMN_NAMES[data.column];
        return [
          `${name['pt-BR']}: a célula está vazia. Preencha com o que está na nota ou no cadastro.`,
          `${name['en-US']}: the cell is empty. Fill in what the invoice or the register says.`,
        ];
      }
      case 'column': {
        const name = COLUMN_NAMES[data.column];
        return [
          `Falta a coluna ${name['pt-BR']}, sem a qual nada pode ser calculado. Diga qual coluna é, ou acrescente-a.`,
          `The column ${name['en-US']} is missing, and nothing can be computed without it. Say which column it is, or add it.`,
        ];
      }
      case 'noFamilyNumber':
        return [
          `DAP/CAF ${quoted(data.typed)}: não é um número. Os limites são por DAP/CAF (Doc. 1, Nota 1): copie o número do extrato da família.`,
          `DAP/CAF ${quoted(data.typed)}: this is no number. The limits are those of a DAP/CAF (Doc. 1, Nota 1): copy it from the family's statement.`,
        ];
      case 'noInvoice':
        return [
          'A linha não traz chave nem número de nota. Informe um deles: sem isso não se vê se a nota se repete.',
          'The row has neither key nor number of an invoice. Give one of them: without it nobody sees whether the invoice is repeated.',
        ];
      case 'ufOfPlace': {
        const places = listed([...data.ufs].sort(), language, 'or');
        return [
          `UF: falta o valor. Há ${quoted(data.municipality)} em ${places}; o preço depende da UF (Doc. 1). Informe-a.`,
          `State (UF): the value is missing. There is ${quoted(data.municipality)} in ${places}; the price depends on the state (Doc. 1). Give it.`,
        ];
      }
    }
  },
  L02: (data, language) => {
    switch (data.why) {
      case 'unreadable':
        return fault(data.fault, data.column);
      case 'understood': {
        const name = COLUMN_NAMES[data.column];
        return both((spoken) => `${name[spoken]}: ${sentenceOfNote(data.note, spoken)}`);
      }
      case 'dotted': {
        const name = COLUMN_NAMES[data.column];
        const [value, other] = [typedNumber(data.value, language), typedNumber(data.other, language)];
        return [
          `${name['pt-BR']} ${quoted(data.typed)} foi lido como ${value}, com o ponto nos milhares; podia ser ${other}. Confira com a nota e digite o número.`,
          `${name['en-US']} ${quoted(data.typed)} was read as ${value}, the dot between thousands; it could be ${other}. Compare with the invoice and type the number.`,
        ];
      }
      case 'refused':
        return refused(data);
      case 'negative': {
        const name = COLUMN_NAMES[data.column];
        return [
          `${name['pt-BR']} não pode ser negativo; foi informado ${reais(data.value, language)}. Devolução não é venda: tire a linha.`,
          `${name['en-US']} cannot be negative; ${reais(data.value, language)} was given. A return is not a sale: take the row out.`,
        ];
      }
      case 'otherUnit':
        return [
          `Unidade ${quoted(data.unit)}: quantidade e preço são por kg (Doc. 1, R$/kg). Converta você os dois e escreva kg: nada é convertido sem você ver.`,
          `Unit ${quoted(data.unit)}: quantity and price are per kg (Doc. 1, R$/kg). Convert both yourself and write kg: nothing is converted unseen.`,
        ];
    }
  },
  L03: (data) =>
    data.why === 'refused'
      ? refused(data)
      : both((language) => {
          const remarks = remarksOnProduct(data.typed, data.product, language).join(' ');
          const about = data.product.remarks.includes('alias') ? '' : `${quoted(data.typed)}: `;
          return about + remarks + inMoreRows(data.rows - 1, language);
        }),
  L04: (data) =>
    data.why === 'notCovered'
      ? refused(data)
      : [
          `Forma ${quoted(data.typed)} não é conhecida; a tabela traz ${data.label}, e a forma faz parte do produto (Doc. 1). Confira na nota.`,
          `Form ${quoted(data.typed)} is not known; the table has ${data.label}, and the form is part of the product (Doc. 1). Check the invoice.`,
        ],
  L05: refused,
  L06: refused,
  L07: refused,
  L08: (data) =>
    data.why === 'understood'
      ? both((language) => `${COLUMN_NAMES.municipality[language]}: ${sentenceOfNote(data.note, language)}`)
      : [
          `A UF está vazia; pelo código do IBGE ${data.ibge} (${data.municipality}) foi lida como ${data.uf}. Confirme.`,
          `The state is empty; by the IBGE code ${data.ibge} (${data.municipality}) it was read as ${data.uf}. Please confirm.`,
        ],
  L09: (data) => {
    if (data.why === 'nameAndCode') {
      const { byName, byCode } = data;
      return [
        `O município é ${byName.name} (${byName.ibge}), mas o código ${byCode.ibge} é de ${byCode.name}/${byCode.uf}. Nenhum dos dois foi usado: corrija um deles.`,
        `The municipality is ${byName.name} (${byName.ibge}), but code ${byCode.ibge} is that of ${byCode.name}/${byCode.uf}. Neither was used: correct one of them.`,
      ];
    }
    const [portuguese, english] = fault(data.fault, data.column);
    if (data.byName === null) return [portuguese, english];
    const { name, ibge } = data.byName;
    return [`${portuguese} O código de ${name} é ${ibge}.`, `${english} The code of ${name} is ${ibge}.`];
  },
  L10: (data) => {
    const { column } = data;
    const name = COLUMN_NAMES[column];
    if (data.why === 'zerosRestored') {
      const { count, value } = data.note;
      const zeros = count === 1 ? 'faltava um zero' : `faltavam ${count} zeros`;
      const zerosInEnglish = count === 1 ? 'one zero was' : `${count} zeros were`;
      return [
        `${name['pt-BR']}: ${zeros} à esquerda, que o Excel tira de números; foi lido como ${taxIdShown(value)}. Confirme no documento.`,
        `${name['en-US']}: ${zerosInEnglish} missing at the left, which Excel drops from numbers; read as ${taxIdShown(value)}. Confirm with the document.`,
      ];
    }
    if (data.fault.code === 'taxIdAmbiguous') {
      return [
        `${name['pt-BR']}: o número perdeu zeros à esquerda e pode ser um CPF ou um CNPJ. Digite-o inteiro, com os zeros, em uma célula de texto.`,
        `${name['en-US']}: the number lost zeros at the left and may be a CPF or a CNPJ. Type it whole, with its zeros, in a text cell.`,
      ];
    }
    return fault('typed' in data.fault ? { ...data.fault, typed: typedIdShown(data.fault.typed) } : data.fault, column);
  },
  L11: (data) => {
    if (data.why === 'digitsLost') return fault({ code: 'familyKeyDigitsLost', typed: '' }, data.column);
    const { key, reason, suggestion } = data.note;
    const shown = quoted(familyShown(key));
    if (reason === 'letterForDigit') {
      const likely = quoted(familyShown(suggestion ?? ''));
      return [
        `DAP/CAF ${shown}: parece haver letra no lugar de número; seria ${likely}? Cada grafia teria um limite próprio: confira no extrato.`,
        `DAP/CAF ${shown}: a letter seems to stand for a figure; should it be ${likely}? Each spelling would have limits of its own: check the statement.`,
      ];
    }
    return both((language) => sentenceOfNote(data.note, language));
  },
  L12: ({ fault: found }) => fault('typed' in found ? { ...found, typed: keyShown(found.typed) } : found, 'invoiceKey'),
  L13: (data, language) => {
    if (data.what === 'month') {
      const meant = data.swapped === null ? '' : ` Dia e mês podem estar trocados: ${day(data.swapped, 'pt-BR')}?`;
      const meantInEnglish =
        data.swapped === null ? '' : ` Day and month may be changed over: ${day(data.swapped, 'en-US')}?`;
      return [
        `A chave da NF-e é de ${monthShown(data.inKey)}; a linha traz ${day(data.date, language)}.${meant} A data decide o preço e o PMD: confira com o DANFE.`,
        `The key of the NF-e is of ${monthShown(data.inKey)}; the row says ${day(data.date, language)}.${meantInEnglish} The date decides price and PMD: compare with the DANFE.`,
      ];
    }
    const [what, whatInEnglish] = IN_KEY[data.what];
    const [inKey, inRow] =
      data.what === 'issuer' ? [taxIdShown(data.inKey), taxIdShown(data.inRow)] : [data.inKey, data.inRow];
    if (data.what === 'uf') {
      return [
        `A chave da NF-e é de ${inKey}; a linha traz ${inRow}. O preço é o da UF onde o produto foi extraído: confira.`,
        `The key of the NF-e is of ${inKey}; the row says ${inRow}. The price is that of the state where the product was gathered: check.`,
      ];
    }
    return [
      `A chave da NF-e traz ${what} ${inKey}; a linha traz ${inRow}. Confira com o DANFE.`,
      `The key of the NF-e has ${whatInEnglish} ${inKey}; the row has ${inRow}. Compare with the DANFE.`,
    ];
  },
  L14: ({ model }) => [
    `Chave da NF-e: é de um documento de modelo ${model}, que não é NF-e (55) nem NFC-e (65). Informe a chave da nota de venda ou de compra.`,
    `Key of the NF-e: it is that of a document of model ${model}, neither NF-e (55) nor NFC-e (65). Give the key of the invoice of sale or of purchase.`,
  ],
  L15: refused,
  L16: ({ why, date, limit }, language) => {
    const [of, until] = [day(date, language), day(limit, language)];
    switch (why) {
      case 'afterToday':
        return [
          `A nota é de ${of}, depois de hoje (${until}). Confira a data.`,
          `The invoice is of ${of}, after today (${until}). Check the date.`,
        ];
      case 'afterRequest':
        return [
          `A nota é de ${of}, depois do pedido (${until}). Confira as duas datas: só entra no pedido o que já foi vendido.`,
          `The invoice is of ${of}, after the request (${until}). Check both dates: a request holds only what was sold.`,
        ];
      case 'afterDeadline':
        return [
          `O prazo de entrega informado, ${until}, já passou em ${of}. Confira com a Conab se a nota ainda pode ser apresentada.`,
          `The deadline given, ${until}, was over on ${of}. Ask Conab whether the invoice can still be presented.`,
        ];
    }
  },
  L17: ({ given, computed, decides }, language) => {
    const [total, product] = [reais(given, language), reais(computed, language)];
    if (decides === null) {
      return [
        `O valor total, ${total}, difere de quantidade × preço, ${product}. Confira os três na nota; o cálculo usa quantidade e preço.`,
        `The total, ${total}, differs from quantity × price, ${product}. Check all three on the invoice; the computation uses quantity and price.`,
      ];
    }
    const name = COLUMN_NAMES[decides];
    return [
      `${name['pt-BR']}: o ponto do número pode ser de milhares ou de decimais, e o valor total (${total}) só combina com a outra leitura. Digite o número da nota, com vírgula nos decimais.`,
      `${name['en-US']}: the dot of the number may separate thousands or decimals, and the total (${total}) agrees with the other reading only. Type the number of the invoice.`,
    ];
  },
  L18: ({ salePrice, marketPrice }, language) => {
    const price = perKg(salePrice, language);
    const beside = Number.isNaN(marketPrice) ? null : perKg(marketPrice, language);
    return [
      `O preço de ${price} está muito longe do mercado${beside === null ? '' : ` (PMD ${beside})`}. A nota está em kg, e não em lata, saca ou tonelada? O cálculo é por kg (Doc. 1): converta você, se for o caso.`,
      `The price of ${price} is very far from the market${beside === null ? '' : ` (PMD ${beside})`}. Is the invoice in kg, not in cans, sacks or tonnes? The computation is per kg (Doc. 1): convert it yourself if so.`,
    ];
  },
  L19: ({ salePrice, mpaCents }, language) => {
    const [price, mpa] = [perKg(salePrice, language), centsPerKg(mpaCents, language)];
    return [
      `O preço de venda, ${price}, está abaixo do menor preço aceitável (MPA), ${mpa}: o cálculo usa o MPA (Doc. 11, exemplo 2).`,
      `The sale price, ${price}, is under the smallest acceptable price (MPA), ${mpa}: the MPA is used (Doc. 11, example 2).`,
    ];
  },
  L20: ({ salePrice, minimumPriceCents }, language) => {
    const [price, minimum] = [perKg(salePrice, language), centsPerKg(minimumPriceCents, language)];
    return [
      `O preço de venda, ${price}, alcança o preço mínimo, ${minimum}: não há o que subvencionar (Doc. 11).`,
      `The sale price, ${price}, reaches the minimum price, ${minimum}: there is nothing to subsidise (Doc. 11).`,
    ];
  },
  L21: (data, language) => {
    const { label, rows } = data;
    const minimum = centsPerKg(data.minimumPriceCents, language);
    if (data.why === 'market') {
      const market = perKg(data.marketPrice, language);
      return [
        `${label}: o preço de mercado (PMD), ${market}, não está abaixo do mínimo, ${minimum}: esta tabela não prevê subvenção neste caso.${inMoreRows(rows - 1, language)}`,
        `${label}: the market price (PMD), ${market}, is not under the minimum, ${minimum}: this table grants no subsidy then.${inMoreRows(rows - 1, language)}`,
      ];
    }
    const mpa = centsPerKg(data.mpaCents, language);
    return [
      `${label}: o mercado está acima do mínimo (MPA ${mpa}, PM ${minimum}): sem subvenção para qualquer preço (Doc. 11).${inMoreRows(rows - 1, language)}`,
      `${label}: the market is over the minimum (MPA ${mpa}, PM ${minimum}): no subsidy at any price (Doc. 11).${inMoreRows(rows - 1, language)}`,
    ];
  },
  L22: (data, language) => {
    const what = `${data.label}, ${data.uf}, ${day(data.date, language)}`;
    switch (data.why) {
      case 'missing':
        return [
          `Sem preço de mercado (PMD) para ${what}: o valor é provisório, pois não se sabe o menor preço aceitável (Doc. 11). Informe o PMD pesquisado pela Conab.`,
          `No market price (PMD) for ${what}: the amount is provisional, since the smallest acceptable price is not known (Doc. 11). Give the PMD surveyed by Conab.`,
        ];
      case 'several': {
        const prices = listed(
          data.prices.map((price) => perKg(price, language)),
          language,
        );
        return [
          `Há mais de um preço de mercado (PMD) para ${what}: ${prices}. Nenhum foi usado e o valor é provisório: deixe só o que vale.`,
          `There is more than one market price (PMD) for ${what}: ${prices}. None was used and the amount is provisional: leave only the right one.`,
        ];
      }
      case 'differs': {
        const [given, surveyed] = [perKg(data.given, language), perKg(data.surveyed, language)];
        return [
          `O PMD da linha, ${given}, difere do da tabela de PMD para ${what}, ${surveyed}. O cálculo usa o da linha: confira.`,
          `The PMD of the row, ${given}, differs from that of the PMD table for ${what}, ${surveyed}. The row's is used: check.`,
        ];
      }
    }
  },
  L23: ({ missing }, language) => {
    const papers = listed(
      missing.map((paper) => COLUMN_NAMES[paper][language].toLowerCase()),
      language,
    );
    return [
      `Pirarucu de manejo: falta informar ${papers}. A Conab pede os documentos com o pedido.`,
      `Managed pirarucu: ${papers} not given. Conab asks for these documents with the request.`,
    ];
  },
  L24: ({ why }) =>
    why === 'buyerIsIssuer'
      ? [
          'Emitente e comprador são o mesmo. Em nota de entrada (compra) está certo; em nota de venda, confira quem comprou.',
          'Issuer and buyer are the same. In an invoice of purchase this is right; in one of sale, check who bought.',
        ]
      : [
          'O comprador também é extrativista nesta planilha. Venda entre extrativistas não costuma ter subvenção: confira quem comprou.',
          'The buyer is an extractivist of this sheet too. Sales between extractivists usually have no subsidy: check who bought.',
        ],
  L25: (data, language) => {
    if (data.why === 'status') {
      return [
        `Situação da DAP/CAF: ${quoted(data.typed)}. O pedido precisa de DAP/CAF válida: regularize antes de enviar.`,
        `Status of the DAP/CAF: ${quoted(data.typed)}. The request needs a valid DAP/CAF: put it in order before sending.`,
      ];
    }
    const [until, on] = [day(data.until, language), day(data.on, language)];
    const already = data.extended ? ', já com a prorrogação de um ano da Portaria MDA nº 1/2023' : '';
    const alreadyInEnglish = data.extended ? ', the extension of a year by Portaria MDA 1/2023 included' : '';
    return [
      `DAP/CAF vencida em ${until}${already}: não valia em ${on}. Renove, ou informe o número novo com o anterior ao lado.`,
      `DAP/CAF expired on ${until}${alreadyInEnglish}: it did not hold on ${on}. Renew it, or give the new number with the previous one beside it.`,
    ];
  },
  L26: (data) =>
    data.why === 'unreadable'
      ? fault(data.fault, data.column)
      : both((language) => `${COLUMN_NAMES.date[language]}: ${sentenceOfNote(data.note, language)}`),
  L27: (data) =>
    data.why === 'unreadable'
      ? fault(data.fault, 'uf')
      : both((language) => `${COLUMN_NAMES.uf[language]}: ${sentenceOfNote(data.note, language)}`),
  L28: (data) => fault(data.fault, data.column),
  L29: ({ column, typed, value }, language) => {
    const name = COLUMN_NAMES[column];
    const number = typedNumber(value, language);
    return [
      `${name['pt-BR']} ${quoted(typed)} é um número guardado como texto; foi lido como ${number}. O Excel não soma textos: pode ser trocado pelo número.`,
      `${name['en-US']} ${quoted(typed)} is a number kept as text; it was read as ${number}. Excel does not add texts: it can be changed to the number.`,
    ];
  },
  L30: ({ typed }) => [
    `Tipo de nota ${quoted(typed)}: só notas de venda (saída) ou de compra (entrada) servem para o pedido. Confira, e tire a linha se não for venda.`,
    `Type of invoice ${quoted(typed)}: only invoices of sale or of purchase serve for the request. Check it, and take the row out if it is no sale.`,
  ],
  L31: () => MERGED_CELL,
  L32: () => LIKE_A_FORMULA,
  L33: () => TYPED_OVER,
};
