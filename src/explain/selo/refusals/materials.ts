import type { Form } from '../../../rules/selo/material';
import type { MaterialReason } from '../../../rules/selo/reasons/materials';
import { listed } from '../../figures';
import { quoted } from '../../quoted';
import type { SentencesFor } from '../sentences';

const CLASSES = {
  'pt-BR':
    'a classe: “diversificada” (outra oleaginosa), “animal” ou “insumo” (do processo do biodiesel, art. 3º, § 5º)',
  'en-US':
    'the class: “diversificada” (another oil crop), “animal” or “insumo” (input of the biodiesel process, art. 3 § 5)',
};

const IN_ENGLISH: Readonly<Record<Form, string>> = {
  óleo: 'oil',
  gordura: 'fat',
  sebo: 'tallow',
  vivo: 'live',
  grão: 'grain',
  outra: 'another form',
};

/** Refusals of the name of a raw material, of its form, and of live animals. */
export const materialSentences: SentencesFor<MaterialReason, MaterialReason['code']> = {
  materialUnknown: ({ typed, suggestions }, language) => [
    `Matéria-prima ${quoted(typed)} não está no catálogo. ${suggestions.length ? `Você quis dizer ${listed(suggestions.map(quoted), language, 'or')}? Se não, escreva` : 'Escreva'} ${CLASSES['pt-BR']}.`,
    `Raw material ${quoted(typed)} is not in the catalogue. ${suggestions.length ? `Did you mean ${listed(suggestions.map(quoted), language, 'or')}? If not, write` : 'Write'} ${CLASSES['en-US']}.`,
  ],
  materialOfAnotherPlant: ({ typed }) => [
    `${quoted(typed)} é outra planta, fora do catálogo. Confira o nome ou escreva ${CLASSES['pt-BR']}.`,
    `${quoted(typed)} is another plant, not in the catalogue. Check the name or write ${CLASSES['en-US']}.`,
  ],
  materialAmbiguous: ({ typed, candidates }, language) => [
    `${quoted(typed)} junta mais de uma matéria-prima: ${listed(candidates, language)}. Ponha cada uma em sua linha, com o seu valor.`,
    `${quoted(typed)} joins more than one raw material: ${listed(candidates, language)}. Put each on a row of its own, with its value.`,
  ],
  materialOnlyForm: ({ typed }) => [
    `${quoted(typed)} diz só a forma. Escreva de que é, por exemplo “óleo de girassol” ou “gordura suína”.`,
    `${quoted(typed)} only says the form. Write what it is of, for example “óleo de girassol” or “gordura suína”.`,
  ],
  materialLeftover: ({ typed, label }) => [
    `${quoted(typed)} não é a parte de ${label} que serve de matéria-prima ao biodiesel (art. 4º, I). Se a compra foi de grão, fruto, óleo, gordura ou sebo, escreva assim.`,
    `${quoted(typed)} is not the part of ${label} that biodiesel is made of (art. 4, I). If grain, fruit, oil, fat or tallow was bought, write that.`,
  ],
  formUnknown: ({ typed }) => [
    `Forma ${quoted(typed)} não foi entendida. Escreva grão, óleo, gordura, sebo, vivo ou outra.`,
    `Form ${quoted(typed)} was not understood. Write grão, óleo, gordura, sebo, vivo or outra.`,
  ],
  formMissing: ({ label }) => [
    `${label}: informe a forma. Só óleo, gordura ou sebo têm multiplicador (art. 4º, § 11); de animais vivos, escreva também quais (art. 3º, § 4º).`,
    `${label}: give the form. Only oil, fat or tallow (óleo, gordura, sebo) are multiplied (art. 4 § 11); of live animals (vivo), write also which (art. 3 § 4).`,
  ],
  formContradicts: ({ label, named, said }) => [
    `${label}: o nome diz ${named} e a forma informada é ${said}. Corrija um dos dois.`,
    `${label}: the name says ${IN_ENGLISH[named]} (${named}) and the form given is ${IN_ENGLISH[said]} (${said}). Correct one of them.`,
  ],
  formImpossible: ({ label, form }) => [
    `${label} não existe na forma ${form}. Confira a matéria-prima e a forma.`,
    `${label} does not come as ${IN_ENGLISH[form]} (${form}). Check the raw material and the form.`,
  ],
  liveAnimalNotNamed: ({ label }) => [
    `${label} vivo: escreva qual. Vivos só contam bovinos, caprinos, ovinos e peixes (Portaria 280/2022, art. 3º, § 4º).`,
    `${label}, live: write which. Of live animals only bovines, goats, sheep and fish (bovinos, caprinos, ovinos, peixes) count (Portaria 280/2022, art. 3 § 4).`,
  ],
  liveAnimalNotAllowed: ({ label }) => [
    `${label}: vivos não contam; só bovinos, caprinos, ovinos e peixes (Portaria 280/2022, art. 3º, § 4º). Se a compra foi de óleo, gordura ou sebo, informe a forma.`,
    `${label}: live ones do not count; only bovines, goats, sheep and fish do (Portaria 280/2022, art. 3 § 4). If oil, fat or tallow (óleo, gordura, sebo) was bought, give the form.`,
  ],
};
