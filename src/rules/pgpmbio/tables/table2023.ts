import { exact } from '../../exact';
import type { PriceTable, VariableRow } from '../priceTable';
import { NORTH_OF_MATO_GROSSO } from './northOfMatoGrosso';

const NORTE = ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'];
const NORDESTE = ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'];
const CENTRO_OESTE = ['DF', 'GO', 'MS', 'MT'];
const SUDESTE = ['ES', 'MG', 'RJ', 'SP'];
const SUL = ['PR', 'RS', 'SC'];

const without = (ufs: string[], ...out: string[]) => ufs.filter((uf) => !out.includes(uf));

const row = (
  id: string,
  productId: string,
  label: string,
  minimumPrice: string,
  region: string,
  ufs: string[],
  limit: string,
  onlyMunicipalities: VariableRow['onlyMunicipalities'] = {},
): VariableRow => ({
  id,
  productId,
  label,
  minimumPrice: exact(minimumPrice),
  fixedValue: null,
  region,
  ufs,
  limit: exact(limit),
  onlyMunicipalities,
});

const DOC_1 = 'DOU nº 104, 01/06/2023, Seção 3, p. 32: MOC, Título 35, Doc. 1';

/** Doc. 1 of Título 35 as published on 01/06/2023, harvest 2023: every figure read in the official page. */
export const table2023: Omit<PriceTable, 'rows'> & { rows: readonly VariableRow[] } = {
  id: '2023',
  harvest: 'Safra 2023',
  // The page says "Safra 2023"; Portaria 534 was in force from 02/01/2023 (reading A16 in docs/leituras.md).
  validFrom: '2023-01-02',
  validTo: '2023-12-31',
  acts: [
    { name: 'Portaria Mapa nº 534, de 19/12/2022', sets: 'prices', source: `${DOC_1}, Nota 2` },
    {
      name: 'Portaria Interministerial MAPA/ME nº 25, de 30/12/2021',
      sets: 'limits',
      source: `${DOC_1}, Nota 3`,
    },
    {
      name: 'MOC, Título 35, Doc. 11',
      sets: 'calculation',
      source: 'DOU nº 104, 01/06/2023, Seção 3, p. 32: MOC, Título 35, Doc. 11',
    },
  ],
  annualCap: exact('12000.00'),
  marketDiscount: exact('0.15'),
  mpaRounding: 'truncate',
  vspRounding: 'truncate',
  requiresMarketBelowMinimum: false,
  fixedValueRequiresMarketBelowMinimum: false,
  origin: 'builtIn',
  rows: [
    row('acai', 'acai', 'Açaí (fruto)', '1.81', 'Norte e Nordeste', [...NORTE, ...NORDESTE], '1500'),
    row('andiroba', 'andiroba', 'Andiroba (amêndoa)', '2.36', 'Norte e Nordeste', [...NORTE, ...NORDESTE], '2500'),
    row('babacu', 'babacu', 'Babaçu (amêndoa)', '5.34', 'Norte, Nordeste e MT', [...NORTE, ...NORDESTE, 'MT'], '3500'),
    row(
      'baru',
      'baru',
      'Baru (amêndoa)',
      '40.52',
      'Centro-Oeste, MG, SP e TO',
      [...CENTRO_OESTE, 'MG', 'SP', 'TO'],
      '1000',
    ),
    row(
      'borracha',
      'borracha',
      'Borracha Natural Extrativa (cernambi)',
      '7.18',
      'Norte (exceto TO) e Norte do MT(*)',
      [...without(NORTE, 'TO'), 'MT'],
      '3500',
      { MT: NORTH_OF_MATO_GROSSO.map(({ ibge }) => ibge) },
    ),
    row('buriti', 'buriti', 'Buriti (fruto)', '1.92', 'Norte', NORTE, '3000'),
    row('cacau', 'cacau', 'Cacau Extrativo (amêndoa)', '9.33', 'AC, AM, AP e PA', ['AC', 'AM', 'AP', 'PA'], '2000'),
    row(
      'castanha-N-MT',
      'castanha',
      'Castanha do Brasil (com casca)',
      '1.21',
      'Norte (exceto AM e AC) e MT',
      [...without(NORTE, 'AM', 'AC'), 'MT'],
      '1000',
    ),
    row('castanha-AC', 'castanha', 'Castanha do Brasil (com casca)', '3.40', 'Acre', ['AC'], '1000'),
    row('castanha-AM', 'castanha', 'Castanha do Brasil (com casca)', '3.61', 'Amazonas', ['AM'], '1000'),
    row('jucara-S', 'jucara', 'Juçara (fruto)', '2.47', 'Sul', SUL, '4000'),
    row('jucara-SE', 'jucara', 'Juçara (fruto)', '3.70', 'Sudeste', SUDESTE, '4000'),
    row('macauba-N-NE', 'macauba', 'Macaúba (fruto)', '0.56', 'Norte e Nordeste', [...NORTE, ...NORDESTE], '3000'),
    row(
      'macauba-CO-SE',
      'macauba',
      'Macaúba (fruto)',
      '0.53',
      'Centro-Oeste e Sudeste',
      [...CENTRO_OESTE, ...SUDESTE],
      '3500',
    ),
    row('mangaba-NE', 'mangaba', 'Mangaba (fruto)', '2.41', 'Nordeste', NORDESTE, '2000'),
    row(
      'mangaba-SE-CO',
      'mangaba',
      'Mangaba (fruto)',
      '2.48',
      'Sudeste e Centro-Oeste',
      [...SUDESTE, ...CENTRO_OESTE],
      '1500',
    ),
    row('murumuru', 'murumuru', 'Murumuru (fruto)', '2.69', 'Norte', NORTE, '1000'),
    row(
      'pequi',
      'pequi',
      'Pequi (fruto)',
      '0.46',
      'Norte, Nordeste, Sudeste e Centro-Oeste',
      [...NORTE, ...NORDESTE, ...SUDESTE, ...CENTRO_OESTE],
      '3500',
    ),
    row('piacava', 'piacava', 'Piaçava (fibra)', '3.21', 'Norte e Bahia', [...NORTE, 'BA'], '4000'),
    row('pinhao', 'pinhao', 'Pinhão', '4.05', 'Sul, MG e SP', [...SUL, 'MG', 'SP'], '4000'),
    row('umbu', 'umbu', 'Umbu (fruto)', '1.26', 'Nordeste e MG', [...NORDESTE, 'MG'], '2500'),
    row('pirarucu', 'pirarucu', 'Pirarucu de manejo', '8.59', 'Amazonas', ['AM'], '2500'),
  ],
};
