import { CLASS_REASONS, MATERIAL_FACTS } from '../src/explain/selo/materialReasons';
import type { MaterialClass } from '../src/rules/selo/material';
import { MATERIALS, namesOf, type MaterialId } from '../src/rules/selo/materials/catalogue';
import { CLASS_NAMES } from '../src/rules/selo/materials/words';

const HEADINGS: Readonly<Record<MaterialClass, string>> = {
  soja: 'Soja',
  milho: 'Milho',
  diversificada: 'Diversificadas',
  animal: 'De origem animal',
  insumo: 'Insumos do processo',
};

/** docs/materias-primas.md: the catalogue of raw materials of the Selo, with why each is in its class, in Portuguese. */
export function materialsDocument(): string {
  return [
    '# Matérias-primas do Selo',
    '<!-- Gerado de src/rules/selo/materials/ e src/explain/selo/materialReasons.ts por `npm run docs`; não edite à mão. -->',
    'Estas são as matérias-primas que as funções `SELO` conhecem pelo nome. O inciso XVII do art. 2º da Portaria SAF/MAPA nº 280/2022, que define matéria-prima, e o inciso XVIII, que define insumo, não foram encontrados: a classe de cada uma vem do que dizem os arts. 3º e 4º, no começo de cada lista, e do que se sabe dela, na última coluna. De cultura perene, a produção esperada pode contar (art. 7º). Se faltar um nome ou uma classe estiver errada, avise e cite a fonte.',
    [
      'Como se lê o nome:',
      '',
      '- Maiúsculas, acentos, hífens e plural não importam, e acentos trocados por outra codificação são refeitos.',
      '- A forma pode vir no nome (`óleo de girassol`, `milho em grãos`, `sebo`) ou à parte. Soja e milho são soja e milho em qualquer forma, também farelo.',
      '- Duas matérias-primas no mesmo texto são recusadas: cada uma precisa de sua linha, com o seu valor.',
      '- Nada é aceito só por semelhança. Um nome desconhecido é recusado, com os nomes mais próximos.',
      `- Uma classe basta quando o nome não está aqui: \`soja\`, \`milho\`, ${classWords()}. Lenha e cavaco, por exemplo, não estão na lista, porque não se sabe se o inciso XVIII os abrange; quem os considera insumo escreve \`insumo\`.`,
    ].join('\n'),
    ...(Object.keys(HEADINGS) as MaterialClass[]).map(section),
  ]
    .join('\n\n')
    .concat('\n');
}

/** First the word of each class, then the others that say the same. */
function classWords(): string {
  return Object.values(CLASS_NAMES)
    .map((names) => `\`${names.split(', ')[0]!.toLowerCase()}\``)
    .join(', ');
}

function section(kind: MaterialClass): string {
  const cells = (Object.keys(MATERIAL_FACTS) as MaterialId[])
    .filter((id) => MATERIALS[id].class === kind)
    .map((id) => {
      const [name = '', ...synonyms] = namesOf(MATERIALS[id]);
      const [fact] = MATERIAL_FACTS[id];
      return { name, synonyms: synonyms.join(', '), life: MATERIALS[id].perennial ? 'perene' : 'anual', fact };
    });
  const table =
    kind === 'animal' || kind === 'insumo'
      ? [row('Nome', 'Também', 'Por quê'), row('---', '---', '---')].concat(
          cells.map(({ name, synonyms, fact }) => row(name, synonyms, sentence(fact))),
        )
      : [row('Nome', 'Também', 'Cultura', 'Por quê'), row('---', '---', '---', '---')].concat(
          cells.map(({ name, synonyms, life, fact }) => row(name, synonyms, life, sentence(fact))),
        );
  const [reason] = CLASS_REASONS[kind];
  return [`## ${HEADINGS[kind]}`, `Classe \`${kind}\`: ${reason}.`, table.join('\n')].join('\n\n');
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function sentence(fact: string): string {
  return `${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`;
}
