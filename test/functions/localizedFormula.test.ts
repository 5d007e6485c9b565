import { localizedFormula } from '../../src/functions/localizedFormula';

const cases: [english: string, portuguese: string][] = [
  ['=PGPMBIO.VSP("Babaçu","MA",2500,3.7,4.5)', '=PGPMBIO.VSP("Babaçu";"MA";2500;3,7;4,5)'],
  ['=PGPMBIO.PM("Açaí, fruto","PA")', '=PGPMBIO.PM("Açaí, fruto";"PA")'],
  ['=PGPMBIO.PM("diz ""1,5""","PA")', '=PGPMBIO.PM("diz ""1,5""";"PA")'],
  ["=PGPMBIO.VSP('Notas, 2023'!A2:A9,C2)", "=PGPMBIO.VSP('Notas, 2023'!A2:A9;C2)"],
  ['=PGPMBIO.MPA(5.5)', '=PGPMBIO.MPA(5,5)'],
  ['=PGPMBIO.MPA(.5)', '=PGPMBIO.MPA(,5)'],
  ['=PGPMBIO.MPA(1.5E-3)', '=PGPMBIO.MPA(1,5E-3)'],
  ['=PGPMBIO.LEDGER(A2:A9,B2:B9,,TRUE)', '=PGPMBIO.LEDGER(A2:A9;B2:B9;;VERDADEIRO)'],
  ['=PGPMBIO.MPA({1.5,2;3,4.25})', '=PGPMBIO.MPA({1,5\\2;3\\4,25})'],
  ['=Tabela1[Preço (R$/kg)]', '=Tabela1[Preço (R$/kg)]'],
  ['=PGPMBIO.MPA(Tab[[#This Row],[a,1.5]],2)', '=PGPMBIO.MPA(Tab[[#This Row],[a,1.5]];2)'],
  ['=PGPMBIO.TABLES()', '=PGPMBIO.TABLES()'],
];

test.each(cases)('%s is typed %s in Portuguese', (english, portuguese) => {
  expect(localizedFormula(english, 'pt-BR')).toBe(portuguese);
});

test.each(cases)('%s stays as it is in English', (english) => {
  expect(localizedFormula(english, 'en-US')).toBe(english);
});
