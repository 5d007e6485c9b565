/**
 * The municipalities of Mato Grosso where extractive rubber is covered: the footnote (*) of Doc. 1 of Título 35
 * (DOU nº 104, 01/06/2023, Seção 3, p. 32). IBGE code, IBGE name and, where Doc. 1 spells it otherwise, that spelling.
 */
export const NORTH_OF_MATO_GROSSO: readonly { ibge: string; name: string; aliases: readonly string[] }[] = (
  [
    ['5100250', 'Alta Floresta'],
    ['5101407', 'Aripuanã'],
    ['5101803', 'Barra do Garças', 'Barra do Garça'],
    ['5101902', 'Brasnorte'],
    ['5102850', 'Castanheira'],
    ['5103205', 'Colíder', 'Colider'],
    ['5103254', 'Colniza'],
    ['5103304', 'Comodoro'],
    ['5103379', 'Cotriguaçu'],
    ['5103858', 'Gaúcha do Norte'],
    ['5105101', 'Juara'],
    ['5105150', 'Juína'],
    ['5105176', 'Juruena', 'Juruema'],
    ['5105903', 'Nobres'],
    ['5106224', 'Nova Mutum'],
    ['5106273', 'Novo Horizonte do Norte', 'Novo Horizonte'],
    ['5106307', 'Paranatinga'],
    ['5106802', 'Porto dos Gaúchos'],
    ['5107578', 'Rondolândia'],
    ['5107305', 'São José do Rio Claro'],
    ['5108501', 'Vera'],
    ['5106182', 'Nova Lacerda'],
    ['5105507', 'Vila Bela da Santíssima Trindade'],
    ['5106828', 'Porto Esperidião'],
    ['5104500', 'Indiavaí'],
    ['5107206', 'Rio Branco'],
    ['5105234', "Lambari D'Oeste"],
    ['5103452', 'Denise'],
  ] as const
).map(([ibge, name, ...aliases]) => ({ ibge, name, aliases }));
