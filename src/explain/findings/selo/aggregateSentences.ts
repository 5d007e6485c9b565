import { taxIdShown, familyShown, keyShown } from '../personalNumbers';
import type { SeloAggregateFinding } from '../../../rules/selo/findings/aggregates';
import { nationalSeriesSource } from '../../../rules/selo/nationalSeries';
import { listed } from '../../figures';
import { sentenceOfSeloRefusal } from '../../selo/refusal';
import type { Sentence } from '../../selo/sentences';
import { choiceOfReading } from './readingChoices';
import { amount, inBoth, number, reais, share, weight, type Writers } from './write';

/** What is told of many rows together: caps, ceilings, shares, and what stands beside them for comparing. */
export const SELO_AGGREGATE_SENTENCES: Writers<SeloAggregateFinding> = {
  A01: (data) => {
    switch (data.found) {
      case 'beyond': {
        const [presented, limit, cut] = [weight(data.presented), weight(data.limit), reais(data.cut)];
        const [of, ofEnglish] = [
          harvestOf(data.label, data.harvest, 'safra'),
          harvestOf(data.label, data.harvest, 'harvest'),
        ];
        const [sellers, sellersEnglish] =
          data.sellers > 1 ? [` por ${data.sellers} caminhos de venda`, ` through ${data.sellers} sellers`] : ['', ''];
        return [
          `${of}: a família entregou ${presented[0]}${sellers}; área × produtividade dá ${limit[0]}. Não contam ${cut[0]} (art. 6º).`,
          `${ofEnglish}: the family delivered ${presented[1]}${sellersEnglish}; area × yield gives ${limit[1]}. ${cut[1]} do not count (art. 6).`,
        ];
      }
      case 'refused':
        return inBoth(
          (language) =>
            `${harvestOf(data.label, data.harvest, language === 'pt-BR' ? 'safra' : 'harvest')}: ${sentenceOfSeloRefusal(data.reason, language)}`,
        );
      case 'notChecked':
        return data.what === 'area'
          ? [
              `${data.families} combinações de família, cultura e safra sem área no cadastro: o limite do art. 6º não foi conferido.`,
              `${data.families} families by crop and harvest have no area in the register: the limit of art. 6 was not checked.`,
            ]
          : [
              `${data.families} combinações de família, cultura e safra sem produtividade oficial na tabela: o limite do art. 6º não foi conferido.`,
              `${data.families} families by crop and harvest have no official yield in the table: the limit of art. 6 was not checked.`,
            ];
    }
  },
  A02: (data) => {
    const [presented, ceiling, cut] = [reais(data.presented), amount(data.ceiling), reais(data.cut)];
    const family = data.family.startsWith('CPF ')
      ? `CPF ${taxIdShown(data.family.slice(4))}`
      : familyShown(data.family);
    return [
      `A família ${family} vendeu ${presented[0]} no ano; o teto é ${ceiling[0]}. Não contam ${cut[0]} (art. 3º, § 9º).`,
      `Family ${family} sold ${presented[1]} in the year; the ceiling is ${ceiling[1]}. ${cut[1]} do not count (art. 3 § 9).`,
    ];
  },
  A03: ({ cpf, cooperatives }) => {
    const names = inBoth((language) => listed(cooperatives.map(taxIdShown), language));
    return [
      `O CPF ${taxIdShown(cpf)} vende por mais de um intermediário: ${names[0]}. Área (art. 6º) e teto (art. 3º, § 9º) são um só.`,
      `CPF ${taxIdShown(cpf)} sells through more than one intermediary: ${names[1]}. Area (art. 6) and ceiling (art. 3 § 9) are one.`,
    ];
  },
  A04: (data) => {
    const [contracted, declared] = [number(data.contracted), number(data.declared)];
    const [of, ofEnglish] =
      data.harvest === '' ? ['', ''] : [` na safra ${data.harvest}`, ` in harvest ${data.harvest}`];
    return [
      `A família tem ${contracted[0]} ha contratados${of}, mais que os ${declared[0]} ha declarados (art. 6º).`,
      `The family has ${contracted[1]} ha under contract${ofEnglish}, more than the ${declared[1]} ha declared (art. 6).`,
    ];
  },
  A05: (data) => {
    const [presented, admitted, cap, other] = [
      reais(data.presented),
      reais(data.admitted),
      reais(data.cap),
      reais(data.otherBase),
    ];
    return data.presented > data.admitted
      ? [
          `Milho e insumos somam ${presented[0]}; contam ${admitted[0]}, até 30% do comprado da agricultura familiar (art. 3º, § 7º). Na outra base (leitura S6) contariam ${other[0]}.`,
          `Corn and inputs are ${presented[1]}; ${admitted[1]} count, up to 30% of what was bought of family farmers (art. 3 § 7). On the other base (reading S6) ${other[1]} would.`,
        ]
      : [
          `Milho e insumos somam ${presented[0]}, dentro do limite de ${cap[0]} (art. 3º, § 7º).`,
          `Corn and inputs are ${presented[1]}, within the limit of ${cap[1]} (art. 3 § 7).`,
        ];
  },
  A06: (data) => capSentence(data, 'Milho', 'Corn', 'art. 3º, § 6º'),
  A07: (data) => capSentence(data, 'Pesquisa (III)', 'Research (III)', 'art. 4º, § 7º'),
  A08: (data) => capSentence(data, 'Custos II a V', 'Costs II to V', data.article),
  A09: (data) => {
    const [total, lines] = [reais(data.total), reais(data.lines)];
    const invoice = keyShown(data.invoice);
    return data.found === 'totalLine'
      ? [
          `A linha é o total da nota ${invoice}, já aberto nas linhas dos agricultores: não conta outra vez (art. 9º, parágrafo único).`,
          `The row is the total of invoice ${invoice}, already given farmer by farmer: it does not count again (art. 9, sole §).`,
        ]
      : [
          `A nota ${invoice} é de ${total[0]}, mas as linhas somam ${lines[0]} (art. 9º, parágrafo único). Contam as linhas; confira quem falta ou sobra.`,
          `Invoice ${invoice} is of ${total[1]}, but its rows add up to ${lines[1]} (art. 9, sole §). The rows count; check who is missing or too much.`,
        ];
  },
  A10: ({ weightedShare, minimum, margin }) => {
    const part = share(weightedShare);
    if (minimum === null || margin === null)
      return [
        `Participação ponderada: ${part[0]}. Sem o percentual mínimo do art. 3º, I, não há veredito: informe-o.`,
        `Weighted share: ${part[1]}. Without the minimum of art. 3, I there is no verdict: give it.`,
      ];
    const [least, over] = [share(minimum), amount(margin.abs())];
    return margin.isNegative()
      ? [
          `Participação ponderada: ${part[0]}, abaixo do mínimo de ${least[0]} (art. 3º, I). Faltam ${over[0]} ponderados.`,
          `Weighted share: ${part[1]}, below the minimum of ${least[1]} (art. 3, I). ${over[1]} of weighted value are missing.`,
        ]
      : [
          `Participação ponderada: ${part[0]}, para um mínimo de ${least[0]} (art. 3º, I). Sobram ${over[0]} ponderados.`,
          `Weighted share: ${part[1]}, for a minimum of ${least[1]} (art. 3, I). ${over[1]} of weighted value are over.`,
        ];
  },
  A11: (data) => {
    const [part, required, missing] = [share(data.share), share(data.required), amount(data.missing)];
    const act = 'Portaria Interministerial MME/MDA nº 2/2023';
    return data.missing.isZero()
      ? [
          `Norte, Nordeste e Semiárido são ${part[0]} do valor efetivo, para um mínimo de ${required[0]} (${act}).`,
          `Norte, Nordeste and Semiárido are ${part[1]} of the effective value, for a minimum of ${required[1]} (${act}).`,
        ]
      : [
          `Norte, Nordeste e Semiárido são ${part[0]} do valor efetivo; o mínimo é ${required[0]}. Faltam ${missing[0]} lá (${act}).`,
          `Norte, Nordeste and Semiárido are ${part[1]} of the effective value; the minimum is ${required[1]}. ${missing[1]} are missing there (${act}).`,
        ];
  },
  A12: ({ effectiveShare, national }) => {
    const [own, all] = [share(effectiveShare), share(national.effectiveShare)];
    return [
      `Participação efetiva, sem pesos: ${own[0]}. No país, em ${national.year}: ${all[0]}. Só para comparar (${nationalSeriesSource}).`,
      `Effective share, not weighted: ${own[1]}. In the country, in ${national.year}: ${all[1]}. For comparing only (${nationalSeriesSource}).`,
    ];
  },
  A13: ({ revenue, cubicMetres }) => {
    const [sold, each, volume] = [
      amount(revenue),
      amount(revenue.div(cubicMetres).toDecimalPlaces(2)),
      number(cubicMetres),
    ];
    return [
      `${sold[0]} de biodiesel por ${volume[0]} m³ dão ${each[0]} por m³. Compare com o preço médio publicado pela ANP: é o denominador do percentual.`,
      `${sold[1]} of biodiesel for ${volume[1]} m³ make ${each[1]} a m³. Hold it against the mean price that the ANP publishes: it is the base of the share.`,
    ];
  },
  A14: (data) => {
    const [now, other] = [share(data.weightedShare), share(data.otherShare)];
    const choice = choiceOfReading(data.reading, data.other);
    return [
      `Na outra leitura (${choice[0]}), a participação ponderada seria ${other[0]}, e não ${now[0]}.`,
      `Under the other reading (${choice[1]}) the weighted share would be ${other[1]} instead of ${now[1]}.`,
    ];
  },
  A15: ({ who, key, share: part, ofThem }) => {
    const size = share(part);
    const name = key.length === 11 || key.length === 14 ? taxIdShown(key) : familyShown(key);
    return who === 'farmer'
      ? [
          `São ${ofThem} agricultores; o maior (${name}) responde por ${size[0]} das compras que contam.`,
          `There are ${ofThem} farmers; the largest (${name}) makes ${size[1]} of the purchases that count.`,
        ]
      : [
          `São ${ofThem} intermediários; o maior (${name}) responde por ${size[0]} das compras que contam.`,
          `There are ${ofThem} intermediaries; the largest (${name}) makes ${size[1]} of the purchases that count.`,
        ];
  },
  A16: ({ reason }) => inBoth((language) => sentenceOfSeloRefusal(reason, language)),
};

function harvestOf(label: string, harvest: string, word: string): string {
  return harvest === '' ? label : `${label}, ${word} ${harvest}`;
}

function capSentence(
  data: { presented: number; admitted: number; cap: number },
  what: string,
  whatEnglish: string,
  article: string,
): Sentence {
  const [presented, admitted, cap] = [reais(data.presented), reais(data.admitted), reais(data.cap)];
  const english = article.replace(/º/g, '');
  return data.presented > data.admitted
    ? [
        `${what}: ${presented[0]}; contam ${admitted[0]}, dentro do limite de ${cap[0]} (${article}).`,
        `${whatEnglish}: ${presented[1]}; ${admitted[1]} count, within the limit of ${cap[1]} (${english}).`,
      ]
    : [
        `${what}: ${presented[0]}, dentro do limite de ${cap[0]} (${article}).`,
        `${whatEnglish}: ${presented[1]}, within the limit of ${cap[1]} (${english}).`,
      ];
}
