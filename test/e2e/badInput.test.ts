import { openBuiltPages, type BuiltPages } from './browser';
import { WorkbenchPage } from './workbenchPage';

/** What a person may type wrongly, and what the bar under the formula bar then says. */
jest.setTimeout(180_000);

let pages: BuiltPages;
let workbench: WorkbenchPage;

beforeAll(async () => {
  pages = await openBuiltPages();
  workbench = new WorkbenchPage(pages.page, pages.base);
  await workbench.open();
  await workbench.newBook();
});
afterAll(() => pages.close());

test.each([
  [
    'unknown product, with the nearest name',
    '=PGPMBIO.VSP("Babasu";"MA";100;3,9)',
    '#N/A',
    'Produto “Babasu” não está na tabela de 2023. Você quis dizer “Babaçu (amêndoa)”?',
  ],
  [
    'a form that is not covered',
    '=PGPMBIO.VSP("coco babaçu";"MA";100;3,9)',
    '#N/A',
    'a tabela traz só Babaçu (amêndoa)',
  ],
  ['a name of two products', '=PGPMBIO.PM("castanha";"PA")', '#N/A', 'pode ser mais de um produto'],
  ['another plant', '=PGPMBIO.PM("pinhão-manso";"PR")', '#N/A', 'outra planta'],
  [
    'a state that is not covered',
    '=PGPMBIO.VSP("Buriti";"MA";100;1)',
    '#N/A',
    'Buriti (fruto) não tem amparo em MA na tabela de 2023 (amparo em: AC, AM, AP, PA, RO, RR e TO)',
  ],
  ['a state that is none', '=PGPMBIO.VSP("Buriti";"PZ";100;1)', '#VALUE!', '“PZ”'],
  ['a region for a state', '=PGPMBIO.VSP("Buriti";"Norte";100;1)', '#VALUE!', '“Norte”'],
  ['rubber in MT without municipality', '=PGPMBIO.VSP("Borracha";"MT";400;5,2)', '#VALUE!', 'Informe o município'],
  [
    'rubber in MT, a municipality not in the list',
    '=PGPMBIO.VSP("Borracha";"MT";400;5,2;;;"Sinop")',
    '#N/A',
    'Sinop não está na lista',
  ],
  ['a municipality of another state', '=PGPMBIO.VSP("Borracha";"MT";400;5,2;;;"Xapuri")', '#VALUE!', 'Xapuri'],
  [
    'a municipality nobody knows, with the nearest',
    '=PGPMBIO.VSP("Borracha";"MT";400;5,2;;;"Lambari")',
    '#VALUE!',
    "Lambari D'Oeste",
  ],
  [
    'a number text that could be two',
    '=PGPMBIO.VSP("Babaçu";"MA";"1.500";3,9)',
    '#VALUE!',
    '“1.500” é um número ambíguo: escreva 1500 ou 1,5',
  ],
  ['a number that is none', '=PGPMBIO.VSP("Babaçu";"MA";"muitos";3,9)', '#VALUE!', '“muitos” não é um número válido'],
  ['another unit', '=PGPMBIO.VSP("Babaçu";"MA";"10 sc";3,9)', '#VALUE!', '“10 sc”'],
  ['no quantity', '=PGPMBIO.VSP("Babaçu";"MA";0;3,9)', '#VALUE!', 'A quantidade precisa ser maior que zero'],
  ['a negative quantity', '=PGPMBIO.VSP("Babaçu";"MA";-5;3,9)', '#VALUE!', 'foi informado −5 kg'],
  ['a negative price', '=PGPMBIO.VSP("Babaçu";"MA";5;-3,9)', '#VALUE!', 'O preço de venda não pode ser negativo'],
  ['a blank that is needed', '=PGPMBIO.VSP("Babaçu";"MA";J90;3,9)', '#VALUE!', 'quantidade: falta o valor'],
  [
    'a date outside the tables',
    '=PGPMBIO.VSP("Babaçu";"MA";100;3,9;;DATA(2026;11;30))',
    '#N/A',
    'Não há tabela de preços para vendas de 30/11/2026. Carregada: Safra 2023 (02/01/2023 a 31/12/2023)',
  ],
  ['a date that does not exist', '=PGPMBIO.VSP("Babaçu";"MA";100;3,9;;"31/06/2023")', '#VALUE!', '31/06/2023'],
  ['month before day', '=PGPMBIO.VSP("Babaçu";"MA";100;3,9;;"6/15/2023")', '#VALUE!', '15/06/2023'],
  ['an error cell', '=PGPMBIO.VSP("Babaçu";"MA";1/0;3,9)', '#VALUE!', 'quantidade: a célula traz o erro #DIV/0!'],
  ['ranges of different shape', '=PGPMBIO.VSP(J90:J92;"MA";K90:K91;3,9)', '#VALUE!', '3 linhas × 1 coluna'],
  ['a key that Excel shortened', '=BR.NFE(1,5230600052998E+43)', '#VALUE!', '15'],
  [
    'a request of before the Title',
    '=PGPMBIO.VSP("Babaçu";"MA";100;3,9;;;;;;"31/05/2023")',
    '#N/A',
    'Título 35 vigente antes de 01/06/2023',
  ],
])('%s', async (_what, formula, error, message) => {
  await workbench.type('A1', formula);
  expect(await workbench.value('A1', { error })).toEqual({ error });
  expect(await workbench.bar('A1', message)).toContain(message);
});

test.each([
  ['names as people write them', '=PGPMBIO.VSP("amêndoa de babassu";"maranhao";"2.500,00";"R$ 3,70";"4,50")', 3500],
  ['a municipality as the gazette spells it', '=PGPMBIO.VSP("cernambi";"MT";400;5,2;5,5;"15/06/2023";"JURUEMA")', 792],
  ['a price that a formula made with noise', '=PGPMBIO.VSP("Babaçu";"MA";100;3,24+0,58;4,5)', 152],
  ['a date in quotes, day before month', '=PGPMBIO.VSP("Babaçu";"MA";100;3,9;;;;;;"01/06/2023")', 144],
  ['broken accents', '=PGPMBIO.PM("PiaÃ§ava (fibra)";"BA")', 3.21],
])('understood: %s', async (_what, formula, value) => {
  await workbench.type('A1', formula);
  expect(await workbench.value('A1', value)).toBe(value);
});

test('nothing of this broke the page or left the computer', () => {
  expect(pages.errors).toEqual([]);
  expect(pages.leaving).toEqual([]);
});
