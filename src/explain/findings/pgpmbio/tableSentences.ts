import type { TableFinding } from '../../../rules/pgpmbio/findings';
import { day, listed } from '../../figures';
import type { Language } from '../../language';
import { COLUMN_NAMES } from './columnNames';
import { cents, kg, perKg, reais, typedNumber } from './figures';
import type { Sentence } from './rowSentences';

type Data<Code extends TableFinding['code']> = Extract<TableFinding, { code: Code }>;
/** Number of a row as the sheet shows it. */
type LineOf = (row: number) => number;

/** Each says what was found in which rows, where the rule is and what to do. Facts only: nobody is accused. */
export const TABLE_SENTENCES: {
  [Code in TableFinding['code']]: (data: Data<Code>, language: Language, lineOf: LineOf) => Sentence;
} = {
  G01: ({ of }, _, lineOf) => [
    `A nota já está na linha ${lineOf(of)}, para a mesma DAP/CAF e o mesmo produto: esta linha não entra na conta. Tire uma das duas; se a nota tem dois itens do produto, junte-os em uma linha.`,
    `The invoice is in row ${lineOf(of)} already, for the same DAP/CAF and product: this row is not counted. Take one of them out; if the invoice has two items of the product, join them in one row.`,
  ],
  G02: ({ why, lines, sum, total }, language) => {
    const [added, whole] =
      why === 'reais'
        ? [reais(sum, language), reais(total, language)]
        : [`${typedNumber(sum, language)} kg`, `${typedNumber(total, language)} kg`];
    return [
      `As linhas desta nota (${lines}) somam ${added}, mais que o total dela, ${whole}. Confira quantidades e preços com a nota.`,
      `The rows of this invoice (${lines}) add up to ${added}, more than its total, ${whole}. Compare quantities and prices with the invoice.`,
    ];
  },
  G03: ({ of, certain }, _, lineOf) =>
    certain
      ? [
          `Emitente, série e número são os da linha ${lineOf(of)}, para a mesma DAP/CAF e o mesmo produto: esta linha não entra na conta. Tire uma das duas.`,
          `Issuer, series and number are those of row ${lineOf(of)}, for the same DAP/CAF and product: this row is not counted. Take one of them out.`,
        ]
      : [
          `A linha parece repetir a linha ${lineOf(of)} (mesma DAP/CAF, produto e nota ou valores). Confira; com emitente, série e número se vê se são notas diferentes.`,
          `The row seems to repeat row ${lineOf(of)} (same DAP/CAF, product and invoice or amounts). Check; issuer, series and number tell different invoices apart.`,
        ],
  G04: ({ request }) => [
    `Esta nota consta de pedido anterior${request && ` (${request})`}. O que já foi apresentado não entra de novo: tire a linha, ou confira os saldos (Doc. 11, OBS.).`,
    `This invoice is in an earlier request${request && ` (${request})`}. What was presented does not enter again: take the row out, or check the balances (Doc. 11, OBS.).`,
  ],
  G05: ({ family, people }, language) => [
    `${people.length} pessoas usam a DAP/CAF ${family}: ${listed(people, language)}. O limite é da família, e foi contado uma vez só (Doc. 1, Nota 1).`,
    `${people.length} people use DAP/CAF ${family}: ${listed(people, language)}. The limits are the family's, and were counted once (Doc. 1, Nota 1).`,
  ],
  G06: ({ cpf, families }, language) => [
    `O CPF ${cpf} aparece com ${families.length} DAP/CAF: ${listed(families, language)}. Se é a mesma família, informe a DAP/CAF anterior ao lado da nova: o saldo é um só (Doc. 1, Nota 1).`,
    `CPF ${cpf} appears with ${families.length} DAP/CAF: ${listed(families, language)}. If it is one family, give the previous DAP/CAF beside the new one: there is one balance (Doc. 1, Nota 1).`,
  ],
  G07: ({ label, vsp, payable, balance, limit }, language) => {
    const [computed, paid, left, whole] = [vsp, payable, balance, limit].map((amount) => cents(amount, language));
    return [
      `Limite de ${label} da DAP/CAF alcançado: calculado ${computed}, saldo ${left} de ${whole} no ano, a pagar ${paid} (LSPA, Doc. 1).`,
      `Limit of ${label} of the DAP/CAF reached: computed ${computed}, balance ${left} of ${whole} in the year, payable ${paid} (LSPA, Doc. 1).`,
    ];
  },
  G08: ({ label, vsp, payable, balance, cap }, language) => {
    const [computed, paid, left, whole] = [vsp, payable, balance, cap].map((amount) => cents(amount, language));
    return [
      `Limite anual da DAP/CAF, ${whole}, alcançado com ${label}: calculado ${computed}, saldo ${left}, a pagar ${paid} (Doc. 1, Nota 1).`,
      `Annual limit of the DAP/CAF, ${whole}, reached with ${label}: computed ${computed}, balance ${left}, payable ${paid} (Doc. 1, Nota 1).`,
    ];
  },
  G09: (data) =>
    data.why === 'region'
      ? [
          `A mesma DAP/CAF vendeu ${data.label} em regiões com preços diferentes. O saldo é um só, e cada linha usa o limite da sua região (Doc. 1): confira a UF da extração.`,
          `One DAP/CAF sold ${data.label} in regions with different prices. There is one balance, and each row has the limit of its region (Doc. 1): check the state where it was gathered.`,
        ]
      : [
          `A mesma DAP/CAF aparece em ${data.ufs[0]} e em ${data.ufs[1]}. A UF é a da extração, não a do comprador nem a da nota (Doc. 1): confira.`,
          `One DAP/CAF appears in ${data.ufs[0]} and in ${data.ufs[1]}. The state is where the product was gathered, not the buyer's nor the invoice's (Doc. 1): check.`,
        ],
  G10: ({ organisations: [first, second] }) => [
    `A DAP/CAF aparece em ${first} e em ${second}. É permitido (item 16.d.3); os saldos foram somados, pois o limite é da família.`,
    `The DAP/CAF appears under ${first} and under ${second}. This is allowed (item 16.d.3); the balances were joined, since the limits are the family's.`,
  ],
  G11: ({ label, place, kilograms, usual, peers }, language) => [
    `${kg(kilograms, language)} de ${label}: bem acima das outras ${peers - 1} famílias de ${place} (a do meio vendeu ${kg(usual, language)}). Pode estar certo; confira as notas.`,
    `${kg(kilograms, language)} of ${label}: far above the other ${peers - 1} families of ${place} (the middle one sold ${kg(usual, language)}). It may be right; check the invoices.`,
  ],
  G12: ({ label, place, kilograms, lines }, language) => [
    `${place.name}/${place.uf}: ${kg(kilograms, language)} de ${label} em ${lines} ${lines === 1 ? 'linha' : 'linhas'}. Compare com a produção do município na PEVS do IBGE.`,
    `${place.name}/${place.uf}: ${kg(kilograms, language)} of ${label} in ${lines} ${lines === 1 ? 'row' : 'rows'}. Compare with the municipality's production in IBGE's PEVS.`,
  ],
  G13: (data, language) => {
    const [what, from, until] = [`${data.label}, ${data.place}`, day(data.from, language), day(data.until, language)];
    if (data.why === 'gap') {
      return [
        `Tabela de PMD: falta o preço de ${what} de ${from} a ${until}. Complete-a com a pesquisa da Conab.`,
        `PMD table: the price of ${what} is missing from ${from} to ${until}. Complete it with Conab's survey.`,
      ];
    }
    const [one, other] = data.prices.map((price) => perKg(price, language));
    return [
      `Tabela de PMD: há dois preços de ${what} de ${from} a ${until}, ${one} e ${other}. Deixe só o que vale.`,
      `PMD table: there are two prices of ${what} from ${from} to ${until}, ${one} and ${other}. Leave only the right one.`,
    ];
  },
  G14: ({ vsp, cutByProductLimit, cutByAnnualCap, payable, provisional }, language) => {
    const [computed, product, annual, paid, open] = [vsp, cutByProductLimit, cutByAnnualCap, payable, provisional].map(
      (amount) => cents(amount, language),
    );
    return [
      `Calculado ${computed}; cortado pelo limite do produto ${product}; cortado pelo limite anual ${annual}; a pagar ${paid}${provisional > 0 ? `, dos quais ${open} provisórios, sem PMD` : ''} (Doc. 1 e Doc. 11).`,
      `Computed ${computed}; cut by the product limit ${product}; cut by the annual limit ${annual}; payable ${paid}${provisional > 0 ? `, of which ${open} provisional, without PMD` : ''} (Doc. 1 and Doc. 11).`,
    ];
  },
  G15: ({ of, number, series }, _, lineOf) => [
    `Esta linha e a linha ${lineOf(of)} trazem chaves diferentes para a mesma nota ${number}, série ${series}, do mesmo emitente. Confira qual chave vale: a nota pode estar repetida.`,
    `This row and row ${lineOf(of)} have different keys for one invoice ${number}, series ${series}, of one issuer. Check which key holds: the invoice may be repeated.`,
  ],
  G16: ({ why, families: [first, second] }) => {
    const alike = {
      letterForDigit: ['com letra no lugar de número', 'with a letter in place of a figure'],
      oneFigure: ['com um algarismo de diferença', 'one figure apart'],
      sameCpfInside: ['com o mesmo CPF', 'with the same CPF'],
    }[why];
    return [
      `As DAP/CAF ${first} e ${second}, ${alike[0]}, podem ser da mesma família, e cada uma teria um limite próprio. Confira no extrato e deixe uma só grafia; se uma substituiu a outra, informe a anterior.`,
      `DAP/CAF ${first} and ${second}, ${alike[1]}, may be of one family, and each would have limits of its own. Check the statement and leave one spelling; if one replaced the other, give the previous one.`,
    ];
  },
  G17: ({ dates, texts, swapped }) =>
    swapped
      ? [
          `A coluna de datas mistura ${dates} datas, todas de dia 1 a 12, com ${texts} textos, todos de dia 13 em diante: é o que fica quando um arquivo é aberto em outra ordem (mês/dia). Nas datas, dia e mês podem estar trocados, e o mês decide o PMD: importe de novo, ou confira com as notas.`,
          `The column of dates mixes ${dates} dates, all of days 1 to 12, with ${texts} texts, all of days from 13 on: this is left when a file is opened in another order (month/day). In the dates, day and month may be changed over, and the month decides the PMD: import it again, or compare with the invoices.`,
        ]
      : [
          `A coluna de datas mistura ${dates} datas com ${texts} textos. Os textos foram lidos como dia/mês/ano: confira que a ordem é essa.`,
          `The column of dates mixes ${dates} dates with ${texts} texts. The texts were read as day/month/year: check that this is their order.`,
        ],
  G18: ({ rows }) => [
    `Nas ${rows} linhas com chave de NF-e as datas estão 1.462 dias antes do mês da chave: a pasta veio do sistema de datas de 1904, dos Macs antigos. Some 1462 às datas (Colar especial, Adição), ou marque a opção do sistema de 1904 antes de colar.`,
    `In the ${rows} rows with a key of an NF-e the dates are 1,462 days before the month of the key: the workbook came from the 1904 date system of old Macs. Add 1462 to the dates (Paste Special, Add), or set the 1904 option before pasting.`,
  ],
  G19: ({ column, texts, of }) => {
    const name = COLUMN_NAMES[column];
    return [
      `A coluna ${name['pt-BR']} guarda números como texto (${texts} de ${of}). Foram lidos à brasileira, mas o Excel não soma textos: podem ser trocados pelos números.`,
      `The column ${name['en-US']} keeps numbers as text (${texts} of ${of}). They were read the Brazilian way, but Excel does not add texts: they can be changed to numbers.`,
    ];
  },
};
