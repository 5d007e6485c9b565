import { parameter, weight } from '../parameters';

// Arguments of the Selo; what each is, is said in texts/selo.

export const ORIGIN = parameter('origin', ['origem', 'origin']);
export const MATERIAL = parameter('material', ['matéria_prima', 'material']);
export const PLANT_UF = parameter('plantUf', ['uf_usina', 'plant_uf']);
export const SUPPLIER = parameter('supplier', ['fornecedor', 'supplier']);
export const FORM = parameter('form', ['forma', 'form']);
export const BASIS = parameter('basis', ['base', 'basis']);
export const RULE_SET = parameter('ruleSet', ['regra', 'rule_set'], 'single');
export const FAMILY_SHARE = parameter('familyShare', ['parte_familiar', 'family_share']);
export const UNSEEN_FACTOR = parameter('unseenFactor', ['fator_a', 'factor_a'], 'single');
export const VALUE = parameter('value', ['valor', 'value']);
export const CORN = parameter('corn', ['milho', 'corn'], 'single');
export const INPUTS = parameter('inputs', ['insumos', 'inputs'], 'single');
export const OTHERS = parameter('others', ['outras', 'others'], 'single');
export const CORN_READING = parameter('reading', ['leitura', 'reading'], 'single');
export const COST_ITEM = parameter('item', ['inciso', 'item']);
export const COST_REGION = parameter('region', ['região', 'region']);
export const BASE_BY_REGION = parameter('baseIByRegion', ['base_por_região', 'base_by_region'], 'range');
/** The amounts in that range, as messages name them; no argument of its own. */
export const BASE_VALUE = parameter('value', ['R$', 'R$']);
export const PRIORITY = parameter('priority', ['prioridade', 'priority'], 'single');
export const WEIGHTED_PURCHASES = parameter(
  'weightedPurchases',
  ['compras_ponderadas', 'weighted_purchases'],
  'single',
);
export const WEIGHTED_COSTS = parameter('weightedCosts', ['custos_ponderados', 'weighted_costs'], 'single');
export const REVENUE = parameter('revenue', ['biodiesel_vendido', 'revenue'], 'single');
export const MINIMUM_SHARE = parameter('minimumShare', ['percentual_mínimo', 'minimum_share'], 'single');
export const WEIGHTED_SO_FAR = parameter('weightedSoFar', ['ponderado_até_agora', 'weighted_so_far'], 'single');
export const MULTIPLIER = parameter('multiplier', ['multiplicador', 'multiplier']);
export const EFFECTIVE_NORTHERN = parameter('effectiveNNeSa', ['efetivo_n_ne_sa', 'effective_n_ne_sa'], 'single');
export const EFFECTIVE_TOTAL = parameter('effectiveTotal', ['efetivo_total', 'effective_total'], 'single');
export const YEAR = parameter('year', ['ano', 'year'], 'single');

export const AREA = parameter('area', ['área_ha', 'area_ha']);
export const YIELD = parameter('yield', ['produtividade_kg_ha', 'yield_kg_ha']);
export const LOSS_KIND = parameter('kind', ['tipo', 'kind']);
export const EXPECTED = weight(parameter('expected', ['esperado', 'expected']));
export const DELIVERED = weight(parameter('delivered', ['entregue', 'delivered']));
export const REPORTS = parameter('reports', ['laudos', 'reports']);
export const REQUESTED = parameter('requested', ['pedido', 'requested']);
export const INVOICE_VALUE = parameter('invoiceValue', ['valor_nota', 'invoice_value']);
export const YEARS_OF_USE = parameter('yearsOfUse', ['anos_uso', 'years_of_use']);
export const RATE_PER_YEAR = parameter('ratePerYear', ['decréscimo_ano', 'rate_per_year']);
export const YEARS = parameter('years', ['anos', 'years']);
export const NUMBER = parameter('number', ['parcela', 'number']);
export const GRANTED = parameter('granted', ['deferido', 'granted']);
export const SALARY = parameter('salary', ['salário', 'salary']);
export const RECEIPTS = parameter('receipts', ['comprovantes', 'receipts']);
export const PLACE = parameter('place', ['lugar', 'place']);
export const PLACE_UF = parameter('uf', ['uf', 'uf']);
