/** Doc. 1 of Título 35 (DOU nº 104, 01/06/2023, Seção 3, p. 32), retyped cell by cell; merged products in each row. */
export const DOC_1_LINES: readonly (readonly [product: string, price: string, region: string, limit: string])[] = [
  ['Açaí (fruto)', '1,81', 'Norte e Nordeste', '1.500,00'],
  ['Andiroba (amêndoa)', '2,36', 'Norte e Nordeste', '2.500,00'],
  ['Babaçu (amêndoa)', '5,34', 'Norte, Nordeste e MT', '3.500,00'],
  ['Baru (amêndoa)', '40,52', 'Centro-Oeste, MG, SP e TO', '1.000,00'],
  ['Borracha Natural Extrativa (cernambi)', '7,18', 'Norte (exceto TO) e Norte do MT(*)', '3.500,00'],
  ['Buriti (fruto)', '1,92', 'Norte', '3.000,00'],
  ['Cacau Extrativo (amêndoa)', '9,33', 'AC, AM, AP e PA', '2.000,00'],
  ['Castanha do Brasil (com casca)', '1,21', 'Norte (exceto AM e AC) e MT', '1.000,00'],
  ['Castanha do Brasil (com casca)', '3,40', 'Acre', '1.000,00'],
  ['Castanha do Brasil (com casca)', '3,61', 'Amazonas', '1.000,00'],
  ['Juçara (fruto)', '2,47', 'Sul', '4.000,00'],
  ['Juçara (fruto)', '3,70', 'Sudeste', '4.000,00'],
  ['Macaúba (fruto)', '0,56', 'Norte e Nordeste', '3.000,00'],
  ['Macaúba (fruto)', '0,53', 'Centro-Oeste e Sudeste', '3.500,00'],
  ['Mangaba (fruto)', '2,41', 'Nordeste', '2.000,00'],
  ['Mangaba (fruto)', '2,48', 'Sudeste e Centro-Oeste', '1.500,00'],
  ['Murumuru (fruto)', '2,69', 'Norte', '1.000,00'],
  ['Pequi (fruto)', '0,46', 'Norte, Nordeste, Sudeste e Centro-Oeste', '3.500,00'],
  ['Piaçava (fibra)', '3,21', 'Norte e Bahia', '4.000,00'],
  ['Pinhão', '4,05', 'Sul, MG e SP', '4.000,00'],
  ['Umbu (fruto)', '1,26', 'Nordeste e MG', '2.500,00'],
  ['Pirarucu de manejo', '8,59', 'Amazonas', '2.500,00'],
];

/** Its notes, with their line ends. */
export const NOTES: readonly string[] = [
  '(*) No Mato Grosso, apenas os municípios de Alta Floresta, Aripuanã, Barra do Garça, Brasnorte, Castanheira, Colider, Colniza, Comodoro, Cotriguaçu, Gaúcha do Norte, Juara, Juína,',
  'Juruema, Nobres, Nova Mutum, Novo Horizonte, Paranatinga, Porto dos Gaúchos, Rondolândia, São José do Rio Claro, Vera, Nova Lacerda, Vila Bela da Santíssima Trindade, Porto',
  "Esperidião, Indiavaí, Rio Branco, Lambari D'Oeste e Denise.",
  'Nota:',
  '1) O somatório de subvenção por beneficiário/DAP não poderá ultrapassar o limite máximo de R$ 12.000,00 (doze mil reais) por ano.',
  '2) Os preços mínimos apontados foram definidos através da Portaria Mapa N.º 534, de 19 de dezembro de 2022.',
  '3) Os limites de subvenção foram definidos pela Portaria Interministerial MAPA/ME N.º 25, de 30 de dezembro de 2021.',
];
