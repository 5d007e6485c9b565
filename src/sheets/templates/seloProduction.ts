import {
  CODE,
  column,
  CPF,
  DATE,
  FAMILY,
  HARVEST,
  MATERIAL,
  MUNICIPALITY,
  UF,
  withExample,
  WORDS,
  YES_NO,
} from './columns';
import { said, type SheetTemplate } from './template';

const YIELDS: SheetTemplate = {
  kind: 'yields',
  programme: 'selo',
  sheet: said('Produtividades', 'Yields'),
  about: said(
    'Produtividades oficiais, para o limite de área × produtividade (art. 6º) e para perenes e perdas.',
    'Official yields, for the limit of area × yield (art. 6), for perennial crops and for losses.',
  ),
  columns: [
    MATERIAL,
    HARVEST,
    { ...UF, hint: said('De que UF é o dado.', 'State the figure is of.') },
    {
      ...withExample(MUNICIPALITY, null),
      hint: said('Só se o dado for de um município.', 'Only if it is of a municipality.'),
    },
    column(
      'yield',
      said('Produtividade (kg/ha)', 'Yield (kg/ha)'),
      { kind: 'number', measure: 'kg/ha' },
      800,
      said('Quilogramas por hectare.', 'Kilograms per hectare.'),
    ),
    column(
      'source',
      said('Fonte', 'Source'),
      { kind: 'list', list: 'yieldSources', others: 'warn' },
      'Conab',
      said(
        'Quem publicou. A lei dá a ordem: Conab, IBGE, outros.',
        'Who published it. The law’s order: Conab, IBGE, others.',
      ),
    ),
    column(
      'yieldLevel',
      said('Abrangência', 'Level'),
      { kind: 'list', list: 'yieldLevels', others: 'warn' },
      'região',
      said('Da própria região ou de área próxima.', 'Of the region itself, or of a near area.'),
    ),
    column(
      'atMaturity',
      said('Na maturidade (perenes)', 'At maturity (perennials)'),
      YES_NO,
      'Não',
      said(
        'Só para perenes: é a produtividade na maturidade (art. 7º, § 1º)?',
        'Of perennial crops only: is it the yield at maturity (art. 7 § 1)?',
      ),
    ),
  ],
};

const LOSSES: SheetTemplate = {
  kind: 'losses',
  programme: 'selo',
  sheet: said('Perdas', 'Losses'),
  about: said(
    'Frustração de safra e mortalidade de animais (art. 8º), uma linha por contrato.',
    'Lost harvests and animals that died (art. 8), a row for each contract.',
  ),
  columns: [
    column(
      'producerName',
      said('Nome do agricultor familiar', 'Name of farmer'),
      WORDS,
      'João Pereira',
      said('Quem perdeu.', 'Who lost it.'),
    ),
    CPF,
    FAMILY,
    column(
      'contract',
      said('Nº do contrato', 'Contract number'),
      CODE,
      'C-001/2022',
      said('Contrato da área perdida.', 'Contract of the area lost.'),
    ),
    MATERIAL,
    HARVEST,
    column(
      'kind',
      said('Tipo de perda', 'Kind of loss'),
      { kind: 'list', list: 'lossKinds', others: 'warn' },
      'frustração parcial',
      said('Perda parcial só conta acima de 20%.', 'A partial loss counts only above 20%.'),
    ),
    column(
      'area',
      said('Área perdida (ha)', 'Area (ha)'),
      { kind: 'number', measure: 'ha' },
      10,
      said('Área atingida, em hectares.', 'Area affected, in hectares.'),
    ),
    column(
      'expected',
      said('Quantidade esperada (kg)', 'Expected quantity (kg)'),
      { kind: 'number', measure: 'kg' },
      8000,
      said('Em quilogramas.', 'In kilograms.'),
    ),
    column(
      'delivered',
      said('Quantidade entregue (kg)', 'Delivered quantity (kg)'),
      { kind: 'number', measure: 'kg' },
      2000,
      said('Em quilogramas; zero se nada foi colhido.', 'In kilograms; zero if nothing was harvested.'),
    ),
    column(
      'reports',
      said('Nº de laudos', 'Reports'),
      { kind: 'number', measure: 'count' },
      4,
      said('Laudos de visita técnica.', 'Reports of technical visits.'),
    ),
    column(
      'request',
      said('Pedido ao DEP', 'Request number'),
      CODE,
      '21000.001234/2023-11',
      said('Número do pedido.', 'Number of the request.'),
    ),
    column(
      'requestDate',
      said('Data do pedido', 'Request date'),
      DATE,
      '2023-07-10',
      said('Dia do pedido.', 'Day of the request.'),
    ),
    column(
      'cause',
      said('Causa da mortalidade', 'Cause'),
      { kind: 'list', list: 'causes', others: 'warn' },
      null,
      said('Só para animais.', 'For animals only.'),
    ),
    column(
      'documents',
      said('Documentos (a–d)', 'Documents'),
      { kind: 'list', list: 'documents', others: 'warn' },
      null,
      said(
        'Só para animais: letras dos documentos do art. 8º, III.',
        'For animals only: letters of the documents of art. 8, III.',
      ),
    ),
  ],
};

export const PRODUCTION_TEMPLATES: readonly SheetTemplate[] = [YIELDS, LOSSES];
