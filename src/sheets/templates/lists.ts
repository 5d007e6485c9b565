import { ufs, type Region } from '../../brazil/ufs';
import type { Bilingual, Language } from '../../explain/language';
import { priceTables } from '../../rules/pgpmbio/tables';
import { MORTALITY_DOCUMENTS } from '../../rules/selo/art8iiiAnimalMortality';
import { assistanceLetters } from '../../rules/selo/art4ivOwnAssistance';
import { donationLetters } from '../../rules/selo/art4iiDonations';
import type { Form, MaterialClass } from '../../rules/selo/material';
import { MATERIALS } from '../../rules/selo/materials/catalogue';
import type { Basis, Supplier } from '../../rules/selo/purchase';
import type { CostItem } from '../../rules/selo/ruleSet';
import { ruleSets } from '../../rules/selo/ruleSets';
import type { YieldSource } from '../../rules/selo/yieldSources';
import { said, type Programme } from './template';

/** What can be chosen in cells. Terms of the law stay as the law has them, in every language. */
export interface ChoiceList {
  title: Bilingual;
  programmes: readonly Programme[];
  values: (language: Language) => readonly string[];
}

/** The names of a type, each once: a new one must be entered here too. */
function namesOf<Name extends string>(names: Readonly<Record<Name, true>>): Name[] {
  return Object.keys(names) as Name[];
}

const SUPPLIERS = namesOf<Supplier>({
  agricultor: true,
  'cooperativa habilitada': true,
  'cooperativa sem DAP': true,
  cerealista: true,
});
const REGIONS = namesOf<Region>({ Norte: true, Nordeste: true, 'Centro-Oeste': true, Sudeste: true, Sul: true });
const CLASSES = namesOf<MaterialClass>({ soja: true, milho: true, diversificada: true, animal: true, insumo: true });
const FORMS = namesOf<Form>({ grão: true, óleo: true, gordura: true, sebo: true, vivo: true, outra: true });
const BASES = namesOf<Basis>({
  nota: true,
  perene: true,
  'frustração total': true,
  'frustração parcial': true,
  mortalidade: true,
});
const COST_ITEMS = namesOf<CostItem>({ II: true, III: true, IV: true, V: true });
const YIELD_SOURCES = namesOf<YieldSource>({ Conab: true, IBGE: true, Embrapa: true, outro: true });
const BOTH = ['pgpmbio', 'selo'] as const;

export const LISTS = {
  products: {
    title: said('produtos', 'products'),
    programmes: ['pgpmbio'],
    values: () => [...new Set(priceTables().flatMap(({ rows }) => rows.map(({ label }) => label)))],
  },
  materials: {
    title: said('matérias-primas', 'raw materials'),
    programmes: ['selo'],
    values: () => Object.values(MATERIALS).map(({ name }) => name),
  },
  classes: { title: said('classes', 'classes'), programmes: ['selo'], values: () => CLASSES },
  forms: { title: said('formas', 'forms'), programmes: ['selo'], values: () => FORMS },
  ufs: { title: said('UFs', 'states (UF)'), programmes: BOTH, values: () => ufs.map(({ uf }) => uf).sort() },
  regions: { title: said('regiões', 'regions'), programmes: ['pgpmbio'], values: () => REGIONS },
  seloRegions: {
    title: said('regiões', 'regions'),
    programmes: ['selo'],
    values: () => [...REGIONS, 'Semiárido'],
  },
  yesNo: {
    title: said('sim ou não', 'yes or no'),
    programmes: ['selo'],
    values: (language) => (language === 'pt-BR' ? ['Sim', 'Não'] : ['Yes', 'No']),
  },
  invoiceTypes: {
    title: said('tipos de NF', 'types of invoice'),
    programmes: ['pgpmbio'],
    values: () => ['Venda (saída)', 'Compra (entrada)'],
  },
  familyStatus: {
    title: said('situações da DAP/CAF', 'statuses of a DAP/CAF'),
    programmes: BOTH,
    values: () => ['Ativa', 'Inativa', 'Suspensa', 'Cancelada', 'Vencida'],
  },
  suppliers: { title: said('quem vende', 'who sells'), programmes: ['selo'], values: () => SUPPLIERS },
  bases: { title: said('naturezas', 'bases'), programmes: ['selo'], values: () => BASES },
  lossKinds: {
    title: said('perdas', 'losses'),
    programmes: ['selo'],
    values: () => BASES.filter((basis) => basis !== 'nota' && basis !== 'perene'),
  },
  causes: {
    title: said('causas da mortalidade', 'causes of death'),
    programmes: ['selo'],
    values: () => ['doença', 'caso fortuito', 'outra'],
  },
  documents: {
    title: said('documentos da mortalidade', 'documents of a death'),
    programmes: ['selo'],
    values: () => MORTALITY_DOCUMENTS.map((_, index) => MORTALITY_DOCUMENTS.slice(0, index + 1).join(', ')),
  },
  costItems: { title: said('incisos do art. 4º', 'items of art. 4'), programmes: ['selo'], values: () => COST_ITEMS },
  costLetters: {
    title: said('alíneas', 'letters'),
    programmes: ['selo'],
    values: () => [...new Set([...Object.keys(donationLetters), ...Object.keys(assistanceLetters)])].sort(),
  },
  transfers: {
    title: said('formas de repasse', 'ways of passing on'),
    programmes: ['selo'],
    values: () => ['doação', 'adiantamento', 'crédito rural'],
  },
  doneeTypes: {
    title: said('quem recebe', 'who receives'),
    programmes: ['selo'],
    values: () => ['agricultor', 'cooperativa habilitada', 'órgão público de pesquisa', 'outro'],
  },
  yieldSources: { title: said('fontes', 'sources'), programmes: ['selo'], values: () => YIELD_SOURCES },
  yieldLevels: {
    title: said('abrangências', 'reach of a yield'),
    programmes: ['selo'],
    values: () => ['região', 'área próxima'],
  },
  travelMethods: {
    title: said('cálculos do deslocamento', 'ways to count travel'),
    programmes: ['selo'],
    values: () => ['15% do salário', 'comprovantes'],
  },
  ruleSets: { title: said('regras', 'rules'), programmes: ['selo'], values: () => ruleSets.map(({ id }) => id) },
} as const satisfies Readonly<Record<string, ChoiceList>>;

export type ListId = keyof typeof LISTS;

/** The lists of a programme, in the order of their columns. */
export function listsOf(programme: Programme): ListId[] {
  return (Object.keys(LISTS) as ListId[]).filter((id) =>
    (LISTS[id].programmes as readonly Programme[]).includes(programme),
  );
}
