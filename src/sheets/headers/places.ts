import type { HeaderEntry } from './entry';

/** Where a family lives, a farm lies, a plant stands. */
export const PLACES: readonly HeaderEntry[] = [
  {
    id: 'uf',
    known: [
      'UF',
      'Estado',
      'UF do produtor',
      'Estado (UF)',
      'Sigla UF',
      'UF de origem',
      'UF da propriedade',
      'UF do município',
      'Unidade da Federação',
      'Estado do produtor',
      'UF da DAP',
      'UF da venda',
      'Unidade federativa',
      'UF do imóvel',
    ],
    likely: ['UF da NF', 'Origem'],
  },
  {
    id: 'municipality',
    known: [
      'Município',
      'Município do produtor',
      'Cidade',
      'Município/UF',
      'Cidade/UF',
      'Município de origem',
      'Nome do município',
      'Município da propriedade',
      'Município de produção',
      'Cidade do produtor',
      'Município da DAP/CAF',
      'Município do extrativista',
      'Município do imóvel',
      'Município de residência',
    ],
    likely: ['Localidade', 'Local', 'Origem'],
  },
  {
    id: 'ibge',
    known: [
      'Código IBGE',
      'IBGE',
      'Município IBGE',
      'Código do município',
      'Código IBGE do município',
      'Cód. município IBGE',
      'Município (código IBGE)',
      'Geocódigo',
      'Código município',
    ],
  },
  {
    id: 'region',
    known: [
      'Região',
      'Região do Brasil',
      'Região geográfica',
      'Grande região',
      'Região de origem',
      'Região do produtor',
    ],
  },
  {
    id: 'plantUf',
    known: ['UF da usina', 'UF da UPB', 'UPB UF', 'Estado da usina', 'UF usina', 'UF do comprador', 'UF destino'],
  },
];
