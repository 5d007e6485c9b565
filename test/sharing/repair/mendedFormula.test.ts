import fc from 'fast-check';
import { catalogue } from '../../../src/functions/catalogue';
import { formulaInText, mendedFormula } from '../../../src/sharing/repair/mendedFormula';

const NAME = { error: '#NAME?' };

describe('a formula that names one of our functions in a broken spelling', () => {
  test.each([
    ['=_xldudf_PGPMBIO_VSP(A2,B2,C2)', '=PGPMBIO.VSP(A2,B2,C2)'],
    ['=pgpmbio.vsp(a3,b3,c3)', '=PGPMBIO.VSP(a3,b3,c3)'],
    ['=[1]!_xldudf_PGPMBIO_VSP(A4,B4,C4)', '=PGPMBIO.VSP(A4,B4,C4)'],
    ['=Pasta.xla!_xldudf_BR_CPF(A2)', '=BR.CPF(A2)'],
    ["='C:\\Meus ''dados''\\Pasta.xla'!_xldudf_BR_CPF(A2)", '=BR.CPF(A2)'],
    ['=_xlfn.pgpmbio.vsp(A2)', '=PGPMBIO.VSP(A2)'],
    ['=IFERROR(_xldudf_SELO_MULTIPLIER(A5,"NE"),0)', '=IFERROR(SELO.MULTIPLIER(A5,"NE"),0)'],
    [
      '=_xldudf_OUTRO_VSP(A1)+_xldudf_PGPMBIO_CAP(A1)&"_xldudf_PGPMBIO_VSP("',
      '=_xldudf_OUTRO_VSP(A1)+PGPMBIO.CAP(A1)&"_xldudf_PGPMBIO_VSP("',
    ],
    ["=_xldudf_BR_CPF('pgpmbio.vsp('!A1)", "=BR.CPF('pgpmbio.vsp('!A1)"],
  ])('%s', (before, after) => {
    expect(mendedFormula(before, 0)).toEqual({ after, kind: 'spelling' });
    expect(mendedFormula(after, 12.5)).toBeNull();
  });

  test('has its name only through the catalogue: an underscore is never guessed to be a dot', () => {
    for (const { id } of catalogue) {
      const stored = `=_xldudf_${id.replaceAll('.', '_').toLowerCase()}(A1)`;
      expect(mendedFormula(stored, null)).toEqual({ after: `=${id}(A1)`, kind: 'spelling' });
    }
  });
});

test.each([
  '=_xldudf_OUTRO_VSP(A6,B6,C6)',
  '="_xldudf_PGPMBIO_VSP("&A7',
  '=MEU_PGPMBIO.VSP(A9)',
  '=XLOOKUP("PA",A2:A5,B2:B5)',
  '=PGPMBIO_VSP(A1)',
  '=T[PGPMBIO.VSP(1)]',
])('%s is not ours, whatever it shows', (formula) => {
  // What is not ours never comes here; were it to, its text would stay.
  expect(mendedFormula(formula, 3)).toBeNull();
  expect(formulaInText(formula)).toBeNull();
});

describe('a formula whose name is right', () => {
  test('is entered again where it shows #NAME?, and nowhere else', () => {
    expect(mendedFormula('=PGPMBIO.VSP(A2)', NAME)).toEqual({ after: '=PGPMBIO.VSP(A2)', kind: 'reentered' });
    expect(mendedFormula('=PGPMBIO.VSP(A2)', { error: '#N/A' })).toBeNull();
    expect(mendedFormula('=PGPMBIO.VSP(A2)', 0)).toBeNull();
  });

  test.each([[0], [''], [null], ['sem suplemento'], [false]])('may show %j because IFERROR caught #NAME?', (shown) => {
    const formula = '=IFERROR(PGPMBIO.VSP(A2),0)';
    expect(mendedFormula(formula, shown)).toEqual({ after: formula, kind: 'errorCaught' });
  });

  test('that shows an amount within IFERROR works', () => {
    expect(mendedFormula('=IFERROR(PGPMBIO.VSP(A2),0)', 85.01)).toBeNull();
    expect(mendedFormula('=PGPMBIO.VSP(A2,"IFERROR(")', 0)).toBeNull();
  });
});

describe('a text that looks like a formula of ours', () => {
  test.each([
    ['=PGPMBIO.VSP(A8;B8;1,25)', '=PGPMBIO.VSP(A8,B8,1.25)'],
    ['=PGPMBIO.VSP(A8,B8,1.25)', '=PGPMBIO.VSP(A8,B8,1.25)'],
    [" '=pgpmbio.vsp(A8;B8)", '=PGPMBIO.VSP(A8,B8)'],
    ['=SE(A8="";0;_xldudf_PGPMBIO_VSP(A8;"Babaçu; amêndoa"))', '=IF(A8="",0,PGPMBIO.VSP(A8,"Babaçu; amêndoa"))'],
  ])('%s', (text, after) => {
    expect(formulaInText(text)).toEqual({ after });
  });

  test('is not guessed where a piece can be read in two ways', () => {
    expect(formulaInText('=PGPMBIO.VSP(A8;2.500;1,25)')).toEqual({ piece: '2.500' });
  });

  test.each([
    'PGPMBIO.VSP(A8;B8)',
    'Use =PGPMBIO.VSP(A8)',
    '="=PGPMBIO.VSP(A8)"',
    '=PGPMBIO.VSP(A8;B8',
    '=OUTRO.VSP(A8)',
    '',
    '-',
  ])('%j is a text and stays one', (text) => {
    expect(formulaInText(text)).toBeNull();
  });

  test('any text is read without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = formulaInText(`=PGPMBIO.VSP(${text})`);
        if (read && 'after' in read) expect(mendedFormula(read.after, 1)).toBeNull();
      }),
    );
  });
});
