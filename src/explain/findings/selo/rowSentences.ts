import type { SeloRowFinding } from '../../../rules/selo/findings/rows';
import { day } from '../../figures';
import { quoted } from '../../quoted';
import { sentenceOfNote } from '../../reading';
import { sentenceOfMortalityLack } from '../../selo/missing/mortality';
import { sentenceOfSeloRefusal } from '../../selo/refusal';
import type { SeloRefusalReason } from '../../../rules/selo/refusal';
import type { Sentence } from '../../selo/sentences';
import { LIKE_A_FORMULA, MERGED_CELL, TYPED_OVER } from '../oddCells';
import { keyShown, taxIdShown } from '../personalNumbers';
import { faultIn, inBoth, maskedFault, price, reais, share, weight, type Writers } from './write';

/** What is told of one row of purchases, farmers, contracts, yields or losses. */
export const SELO_ROW_SENTENCES: Writers<SeloRowFinding> = {
  R01: (data, { column }) => {
    switch (data.found) {
      case 'blank':
        return [`Falta preencher ${quoted(column)}.`, `${quoted(column)} is not filled in.`];
      case 'columnMissing':
        return [
          `Falta a coluna ${quoted(column)}, sem a qual a conta não pode ser feita. Acrescente-a ou diga qual das colunas é ela.`,
          `The column ${quoted(column)} is missing, without which the account cannot be made. Add it, or say which column it is.`,
        ];
      case 'zero':
        return [
          `${column}: o valor é zero. Informe o valor da nota ou apague a linha.`,
          `${column}: the value is zero. Give the value of the invoice or delete the row.`,
        ];
      case 'unreadable':
        return faultIn(data.fault, column);
      case 'refused':
        return refusal(data.reason);
    }
  },
  R02: ({ fault }, { column }) => faultIn(maskedFault(fault), column),
  R03: (data, { column, lineOf }) => {
    switch (data.found) {
      case 'unreadable':
        return faultIn(
          'typed' in data.fault ? { ...data.fault, typed: keyShown(data.fault.typed) } : data.fault,
          column,
        );
      case 'differs': {
        const [inPortuguese, inEnglish] = KEY_PARTS[data.what];
        const shown = (text: string) => (data.what === 'issuer' ? taxIdShown(text) : text);
        return [
          `A chave da NF-e indica ${inPortuguese} ${shown(data.inKey)}; a linha traz ${shown(data.inRow)}. Confira qual dos dois está certo.`,
          `The key of the invoice says ${inEnglish} ${shown(data.inKey)}; the row says ${shown(data.inRow)}. Check which of the two is right.`,
        ];
      }
      case 'twoKeys':
        return [
          `O mesmo emitente, modelo, série e número da linha ${lineOf(data.ofRow)}, com outra chave. Confira se é a mesma nota lançada duas vezes.`,
          `Same issuer, model, series and number as row ${lineOf(data.ofRow)}, under another key. Check whether one invoice was entered twice.`,
        ];
    }
  },
  R04: ({ same, ofRow }, { lineOf }) =>
    same === 'all'
      ? [
          `Item repetido: é igual à linha ${lineOf(ofRow)} (mesma nota, agricultor, produto, quantidade e valor). Só a primeira conta (art. 3º, § 8º).`,
          `Repeated item: the same as row ${lineOf(ofRow)} (invoice, farmer, product, quantity and value). Only the first counts (art. 3 § 8).`,
        ]
      : [
          `A mesma nota, agricultor e produto da linha ${lineOf(ofRow)}, com outra quantidade ou valor. Confira se são dois itens da nota; por enquanto os dois contam.`,
          `Same invoice, farmer and product as row ${lineOf(ofRow)}, with another quantity or value. Check whether the invoice has two items; meanwhile both count.`,
        ],
  R05: ({ date, year }) => [
    `Nota de ${day(date, 'pt-BR')}: fora do ano civil de ${year}, não entra nesta conta (art. 4º, caput: custo anual).`,
    `Invoice of ${day(date, 'en-US')}: outside the calendar year ${year}, it is not in this account (art. 4: annual cost).`,
  ],
  R06: (data, { column }) => {
    switch (data.found) {
      case 'unreadable':
        return faultIn(data.fault, column);
      case 'codeDiffers':
        return [
          `O município é ${data.here}, mas o código do IBGE é de ${data.there}. Corrija um dos dois: a origem decide o multiplicador (art. 4º, § 9º).`,
          `The municipality is ${data.here}, but the IBGE code is that of ${data.there}. Mend one of them: the origin decides the multiplier (art. 4 § 9).`,
        ];
      case 'registryDiffers':
        return [
          `A origem desta linha é ${data.here}; no cadastro de fornecedores o agricultor está em ${data.there}. Vale a da linha; confira (leitura S5).`,
          `The origin of this row is ${data.here}; in the register of suppliers the farmer is in ${data.there}. That of the row counts; check it (reading S5).`,
        ];
    }
  },
  R07: (data) => {
    const article = 'art. 4º, I, e art. 9º, parágrafo único';
    const inEnglish = 'art. 4, I and art. 9, sole §';
    switch (data.found) {
      case 'expired': {
        const already = data.extended ? ' (já com a prorrogação de um ano da Portaria MDA nº 1/2023)' : '';
        const alreadyInEnglish = data.extended ? ' (the year by which Portaria MDA 1/2023 extended it included)' : '';
        return [
          `A DAP ou o CAF venceu em ${day(data.limit, 'pt-BR')}${already}, antes da nota de ${day(data.on, 'pt-BR')}: a compra não conta (${article}).`,
          `The DAP or CAF expired on ${day(data.limit, 'en-US')}${alreadyInEnglish}, before the invoice of ${day(data.on, 'en-US')}: the purchase does not count (${inEnglish}).`,
        ];
      }
      case 'notYet':
        return [
          `A DAP ou o CAF só vale a partir de ${day(data.limit, 'pt-BR')}; a nota é de ${day(data.on, 'pt-BR')}: a compra não conta (${article}).`,
          `The DAP or CAF holds only from ${day(data.limit, 'en-US')}; the invoice is of ${day(data.on, 'en-US')}: the purchase does not count (${inEnglish}).`,
        ];
      case 'status':
        return [
          `No cadastro, a DAP ou o CAF está ${quoted(data.typed)}: a compra não conta (${article}).`,
          `In the register the DAP or CAF is ${quoted(data.typed)}: the purchase does not count (${inEnglish}).`,
        ];
      case 'noDate':
        return [
          `Sem a data da nota não dá para saber se a DAP ou o CAF estava em vigor (${article}).`,
          `Without the date of the invoice one cannot tell whether the DAP or CAF was active (${inEnglish}).`,
        ];
      case 'notListed':
        return [
          `O agricultor não consta no cadastro de fornecedores: falta mostrar que a DAP ou o CAF estava em vigor (${article}).`,
          `The farmer is not in the register of suppliers: it is still to be shown that the DAP or CAF was active (${inEnglish}).`,
        ];
      case 'nothingSaid':
        return [
          `O cadastro não diz a situação nem a validade da DAP ou do CAF (${article}). Preencha uma das duas.`,
          `The register gives neither status nor validity of the DAP or CAF (${inEnglish}). Fill in one of them.`,
        ];
      case 'noTable':
        return [
          `Sem a tabela de fornecedores, a situação da DAP ou do CAF não foi conferida (${article}), nem a área (art. 6º).`,
          `Without the table of suppliers neither DAP or CAF (${inEnglish}) nor area (art. 6) was checked.`,
        ];
    }
  },
  R08: (data) => {
    switch (data.found) {
      case 'expired':
        return [
          `A habilitação do intermediário terminou em ${day(data.limit, 'pt-BR')}, antes da nota de ${day(data.on, 'pt-BR')}: a compra não conta (art. 9º).`,
          `The habilitation of the intermediary ended on ${day(data.limit, 'en-US')}, before the invoice of ${day(data.on, 'en-US')}: the purchase does not count (art. 9).`,
        ];
      case 'notYet':
        return [
          `A habilitação do intermediário só começa em ${day(data.limit, 'pt-BR')}; a nota é de ${day(data.on, 'pt-BR')}: a compra não conta (art. 9º).`,
          `The intermediary is habilitated only from ${day(data.limit, 'en-US')}; the invoice is of ${day(data.on, 'en-US')}: the purchase does not count (art. 9).`,
        ];
      case 'denied':
        return [
          'Intermediário não habilitado: a compra não conta (art. 9º).',
          'The intermediary is not habilitated: the purchase does not count (art. 9).',
        ];
      case 'notListed':
        return [
          'O intermediário não consta na tabela de intermediários: falta mostrar a habilitação na data da nota (art. 9º).',
          'The intermediary is not in the table of intermediaries: its habilitation on the day of the invoice is still to be shown (art. 9).',
        ];
      case 'noTable':
        return [
          'Sem a tabela de intermediários, a habilitação na data de cada nota não foi conferida (art. 9º).',
          'Without the table of intermediaries, habilitation on the day of each invoice was not checked (art. 9).',
        ];
      case 'noDate':
        return [
          'Sem a data da nota não dá para saber se o intermediário estava habilitado (art. 9º).',
          'Without the date of the invoice one cannot tell whether the intermediary was habilitated (art. 9).',
        ];
      case 'nothingSaid':
        return [
          'A tabela de intermediários não diz o período da habilitação (art. 9º). Preencha o início e o fim.',
          'The table of intermediaries does not say when it is habilitated (art. 9). Fill in beginning and end.',
        ];
      case 'notNamed':
        return [
          'A linha não diz qual é o intermediário: informe o CNPJ, para conferir a habilitação (art. 9º).',
          'The row does not name the intermediary: give the CNPJ, so that its habilitation can be checked (art. 9).',
        ];
    }
  },
  R09: () => [
    'Compra por intermediário sem o agricultor por trás da nota: não conta. Abra uma linha para cada agricultor, com CPF e DAP ou CAF (art. 9º, parágrafo único).',
    'Bought through an intermediary without the farmer behind the invoice: it does not count. Make a row for each farmer, with CPF and DAP or CAF (art. 9, sole §).',
  ],
  R10: ({ reason }) => refusal(reason),
  R11: ({ reason }) => refusal(reason),
  R12: (data) => {
    const [own, median, tolerance] = [price(data.price), price(data.median), share(data.tolerance)];
    const month = data.month.split('-').reverse().join('/');
    const of = [data.label, data.uf, month].filter((part) => part !== '').join(', ');
    return [
      `Preço de ${own[0]}, a mais de ${tolerance[0]} da mediana de ${median[0]} (${of}; ${data.rows} compras). Confira quantidade, unidade e valor.`,
      `Price of ${own[1]}, more than ${tolerance[1]} from the median of ${median[1]} (${of}; ${data.rows} purchases). Check quantity, unit and value.`,
    ];
  },
  R13: (data) => {
    const [own, least] = [price(data.price), price(data.minimum)];
    return [
      `Preço de ${own[0]}, abaixo dos ${least[0]} do contrato ${quoted(data.contract)} (Decreto nº 10.527/2020).`,
      `Price of ${own[1]}, below the ${least[1]} of contract ${quoted(data.contract)} (Decree 10.527/2020).`,
    ];
  },
  R14: ({ found }) => {
    switch (found) {
      case 'denied':
        return [
          'Sem inscrição do imóvel no CAR (art. 5º). Nada é cortado, mas a pendência fica.',
          'The farm is not in the CAR (art. 5). Nothing is cut, but it stays pending.',
        ];
      case 'nothingSaid':
        return [
          'Não se sabe se o imóvel está no CAR (art. 5º). Nada é cortado, mas a pendência fica.',
          'It is not known whether the farm is in the CAR (art. 5). Nothing is cut, but it stays pending.',
        ];
      case 'noColumn':
        return [
          'Nenhuma tabela traz o CAR dos imóveis: o art. 5º não foi conferido.',
          'No table gives the CAR of the farms: art. 5 was not checked.',
        ];
    }
  },
  R15: (data) => {
    const contract = quoted(data.contract);
    switch (data.found) {
      case 'blank':
        return [
          'Compra sem contrato. Informe o contrato assinado antes da entrega.',
          'A purchase without contract. Name the contract signed before the delivery.',
        ];
      case 'notListed':
        return [
          `O contrato ${contract} não consta na tabela de contratos.`,
          `Contract ${contract} is not in the table of contracts.`,
        ];
      case 'otherFarmer':
        return [
          `O contrato ${contract} é de outro agricultor ou cooperativa.`,
          `Contract ${contract} is of another farmer or cooperative.`,
        ];
      case 'noColumn':
        return [
          'As aquisições não dizem o contrato: contratos, preços e volumes contratados não foram conferidos.',
          'The purchases name no contract: contracts and their prices and quantities were not checked.',
        ];
      case 'signedLater':
        return [
          `O contrato ${contract} foi assinado em ${day(data.signed, 'pt-BR')}, depois da entrega de ${day(data.delivered, 'pt-BR')}.`,
          `Contract ${contract} was signed on ${day(data.signed, 'en-US')}, after the delivery of ${day(data.delivered, 'en-US')}.`,
        ];
      case 'otherMaterial':
        return [
          `O contrato ${contract} é de ${data.contracted}; a nota é de ${data.delivered}.`,
          `Contract ${contract} is of ${data.contracted}; the invoice is of ${data.delivered}.`,
        ];
      case 'overQuantity': {
        const [contracted, delivered] = [weight(data.contracted), weight(data.delivered)];
        return [
          `Pelo contrato ${contract} foram entregues ${delivered[0]}, mais que os ${contracted[0]} contratados.`,
          `${delivered[1]} were delivered under contract ${contract}, more than the ${contracted[1]} agreed.`,
        ];
      }
    }
  },
  R16: ({ label, ofRow }, { lineOf }) => [
    `A família tem produção esperada e também nota de ${label} (linha ${lineOf(ofRow)}). A expectativa substitui as notas da mesma área (art. 7º; leitura S14): confira se são áreas diferentes.`,
    `The family has expected production of ${label} and an invoice too (row ${lineOf(ofRow)}). The expectation takes the place of invoices of the same area (art. 7; reading S14): check whether the areas differ.`,
  ],
  R17: (data) => {
    switch (data.found) {
      case 'refused':
        return refusal(data.reason);
      case 'mortality':
        return inBoth((language) => data.lack.map((lack) => sentenceOfMortalityLack(lack, language)).join(' '));
      case 'notListed':
        return [
          'A perda não consta na tabela de perdas: faltam a expectativa, os laudos e o pedido ao DEP (art. 8º).',
          'The loss is not in the table of losses: expectation, reports and the request to the DEP are missing (art. 8).',
        ];
      case 'noTable':
        return [
          'Sem a tabela de perdas, a produção perdida não foi conferida (art. 8º).',
          'Without the table of losses, the production lost was not checked (art. 8).',
        ];
    }
  },
  R18: (data) => {
    const [lost, threshold] = [share(data.lossShare), share(data.threshold)];
    return [
      `A perda é de ${lost[0]}: só acima de ${threshold[0]} a produção esperada conta (art. 8º, II, a). Vale o que foi entregue, com nota.`,
      `The loss is ${lost[1]}: expected production counts only above ${threshold[1]} (art. 8, II, a). What was delivered, by invoice, counts.`,
    ];
  },
  R28: (data) => {
    switch (data.found) {
      case 'class':
        return [
          `A linha diz ${quoted(data.said)}, mas ${data.label} é ${data.of}. Vale ${data.of} (art. 4º, § 9º).`,
          `The row says ${quoted(data.said)}, but ${data.label} is ${data.of}. ${data.of} counts (art. 4 § 9).`,
        ];
      case 'supplier':
        return [
          `A linha diz ${quoted(data.said)}; na tabela de intermediários é ${data.registered}. Vale a tabela (art. 4º, § 9º, IV).`,
          `The row says ${quoted(data.said)}; the table of intermediaries says ${data.registered}. The table counts (art. 4 § 9, IV).`,
        ];
      case 'refused':
        return refusal(data.reason);
    }
  },
  R29: (data, { column }) => {
    switch (data.found) {
      case 'note':
        return inBoth((language) => `${column}: ${sentenceOfNote(data.note, language)}`);
      case 'numberAsText':
        return [
          `${column}: ${quoted(data.typed)} é um número guardado como texto. Pode ser trocado por número.`,
          `${column}: ${quoted(data.typed)} is a number kept as text. It can be made a number.`,
        ];
      case 'valueOfPrice': {
        const value = reais(data.cents);
        return [
          `Sem valor na linha: vale quantidade × preço, ${value[0]}.`,
          `No value in the row: quantity × price counts, ${value[1]}.`,
        ];
      }
    }
  },
  R30: (data) => {
    if (data.found === 'unitUnknown')
      return [
        `Não há peso certo para a unidade ${quoted(data.typed)}: a quantidade não foi conferida com a área (art. 6º). Informe em kg.`,
        `The unit ${quoted(data.typed)} has no certain weight: the quantity was not held against the area (art. 6). Give it in kg.`,
      ];
    const kilograms = weight(data.grams);
    return [
      `Quantidade lida como ${kilograms[0]}: ${data.unit} de ${data.kilograms} kg.`,
      `Quantity read as ${kilograms[1]}: ${data.unit} of ${data.kilograms} kg.`,
    ];
  },
  R31: (data) => {
    const [value, computed] = [reais(data.value), reais(data.computed)];
    return [
      `O valor é ${value[0]}, mas quantidade × preço dá ${computed[0]}. Confira; vale o valor.`,
      `The value is ${value[1]}, but quantity × price gives ${computed[1]}. Check it; the value counts.`,
    ];
  },
  R32: (data) => {
    switch (data.found) {
      case 'refused':
        return refusal(data.reason);
      case 'notSaid': {
        const [portuguese, english] = ASKED_OF_PERENNIALS[data.what];
        return [
          `Produção esperada de perene: falta informar ${portuguese} (art. 7º).`,
          `Expected production of a perennial: ${english} is missing (art. 7).`,
        ];
      }
      case 'beyond': {
        const [expected, presented] = [weight(data.expected), weight(data.presented)];
        return [
          `Área × produtividade na maturidade dá ${expected[0]}; a linha traz ${presented[0]}. Só o esperado conta (art. 7º).`,
          `Area × yield at maturity gives ${expected[1]}; the row has ${presented[1]}. Only what is expected counts (art. 7).`,
        ];
      }
    }
  },
  R33: (data) => {
    const [counted, presented] = [weight(data.counted), weight(data.presented)];
    return [
      `Além do entregue contam ${counted[0]} da produção perdida; a linha traz ${presented[0]} (art. 8º).`,
      `Beside what was delivered ${counted[1]} of the production lost count; the row has ${presented[1]} (art. 8).`,
    ];
  },
  R36: () => MERGED_CELL,
  R37: () => LIKE_A_FORMULA,
  R38: () => TYPED_OVER,
};

const KEY_PARTS = {
  month: ['o mês', 'the month'],
  issuer: ['o emitente', 'the issuer'],
  number: ['o número', 'the number'],
  series: ['a série', 'the series'],
} as const;

const ASKED_OF_PERENNIALS = {
  area: ['a área implantada', 'the area planted'],
  yield: ['a produtividade na maturidade', 'the yield at maturity'],
  quantity: ['a quantidade esperada', 'the quantity expected'],
  contract: ['o contrato', 'the contract'],
} as const;

function refusal(reason: SeloRefusalReason): Sentence {
  return inBoth((language) => sentenceOfSeloRefusal(reason, language));
}
