import fc from 'fast-check';
import { exact } from '../../../src/rules/exact';
import { refuse, SeloRefusal } from '../../../src/rules/selo/refusal';
import {
  yieldByPreference,
  type YieldArticle,
  type YieldChoice,
  type YieldOffer,
  type YieldSource,
} from '../../../src/rules/selo/yieldSources';

/** `IBGE region 3600` */
function offer(text: string): YieldOffer {
  const [source, level, kgPerHa] = text.split(' ') as [YieldSource, YieldOffer['level'], string];
  return { source, level, kgPerHa: exact(kgPerHa) };
}
const offers = (text: string) => text.split(', ').map(offer);
const said = ({ source, level, kgPerHa }: YieldOffer) => `${source} ${level} ${kgPerHa.toFixed()}`;

function chosen(text: string, article: YieldArticle, first?: readonly YieldSource[]): string {
  const choice = yieldByPreference(offers(text), article, first && { first, granted: true });
  if (choice instanceof SeloRefusal) return choice.reason.code;
  return `${said(choice.offer)} because ${choice.because}${choice.byGrantedOrder ? ', by granted order' : ''}`;
}

describe('art. 6º, I, II e III, art. 7º, § 1º, e art. 8º, § 2º: which source of yields comes first', () => {
  test.each`
    article            | offered                                                               | first
    ${'art. 6º'}       | ${'outro region 3000, IBGE region 3200, Conab region 3600'}           | ${'Conab region 3600 because source'}
    ${'art. 6º'}       | ${'outro region 3000, IBGE region 3200'}                              | ${'IBGE region 3200 because source'}
    ${'art. 6º'}       | ${'outro region 3000'}                                                | ${'outro region 3000 because onlyOne'}
    ${'art. 6º'}       | ${'Conab nearestArea 3500, Conab region 3600'}                        | ${'Conab region 3600 because region'}
    ${'art. 6º'}       | ${'Conab nearestArea 3500, IBGE region 3200'}                         | ${'Conab nearestArea 3500 because source'}
    ${'art. 6º'}       | ${'outro nearestArea 2900, outro region 3000'}                        | ${'outro region 3000 because region'}
    ${'art. 6º'}       | ${'Embrapa region 3900, IBGE nearestArea 3100'}                       | ${'IBGE nearestArea 3100 because source'}
    ${'art. 6º'}       | ${'Embrapa region 3900, outro region 3000'}                           | ${'yieldsConflict'}
    ${'art. 6º'}       | ${'Conab region 3600, Conab region 3600, IBGE region 3200'}           | ${'Conab region 3600 because source'}
    ${'art. 6º'}       | ${'Conab region 3600, Conab region 3601'}                             | ${'yieldsConflict'}
    ${'art. 7º, § 1º'} | ${'outro region 20000, Embrapa nearestArea 21000'}                    | ${'Embrapa nearestArea 21000 because source'}
    ${'art. 7º, § 1º'} | ${'Embrapa region 21000, IBGE region 19000'}                          | ${'IBGE region 19000 because source'}
    ${'art. 8º, § 2º'} | ${'IBGE nearestArea 2800, outro region 3000, Conab nearestArea 2900'} | ${'Conab nearestArea 2900 because source'}
    ${'art. 8º, § 2º'} | ${'Embrapa region 3900, outro nearestArea 3000'}                      | ${'Embrapa region 3900 because region'}
  `('$article, of $offered: $first', ({ article, offered, first }: Record<string, string>) => {
    expect(chosen(offered!, article as YieldArticle)).toBe(first);
  });

  test.each`
    article            | offered                                      | order                   | first
    ${'art. 6º'}       | ${'Conab region 3600, IBGE region 3200'}     | ${['IBGE']}             | ${'IBGE region 3200 because source, by granted order'}
    ${'art. 6º'}       | ${'Conab region 3600, IBGE region 3200'}     | ${['outro']}            | ${'Conab region 3600 because source'}
    ${'art. 6º'}       | ${'Conab region 3600, outro region 3000'}    | ${['outro', 'Conab']}   | ${'outro region 3000 because source, by granted order'}
    ${'art. 6º'}       | ${'Conab region 3600, Embrapa region 3900'}  | ${['Embrapa']}          | ${'Embrapa region 3900 because source, by granted order'}
    ${'art. 7º, § 1º'} | ${'Conab region 9000, Embrapa region 12000'} | ${['Embrapa', 'Conab']} | ${'Embrapa region 12000 because source, by granted order'}
  `(
    '$article with the order the DEP granted (art. 6º, parágrafo único; art. 7º, § 2º; art. 8º, § 3º): $order',
    ({ article, order, first, offered }) => {
      expect(chosen(offered as string, article as YieldArticle, order as YieldSource[])).toBe(first);
    },
  );

  test.each(['art. 6º', 'art. 7º, § 1º', 'art. 8º, § 2º'] as const)(
    '%s: another order without a grant, and no yield at all, are refused',
    (article) => {
      expect(yieldByPreference(offers('IBGE region 3200'), article, { first: ['IBGE'], granted: false })).toEqual(
        refuse({ code: 'yieldOrderNotGranted', article }),
      );
      expect(yieldByPreference([], article)).toEqual(refuse({ code: 'yieldNotOffered', article }));
    },
  );

  test('what was passed over is told, best first', () => {
    const choice = yieldByPreference(offers('outro region 3000, IBGE region 3200, Conab region 3600'), 'art. 6º');
    expect((choice as YieldChoice).passedOver.map(said)).toEqual(['IBGE region 3200', 'outro region 3000']);
  });

  test('the order in which yields are offered changes nothing', () => {
    const all = offers(
      'Conab region 1, Conab nearestArea 2, IBGE region 3, IBGE nearestArea 4, Embrapa region 5, Embrapa nearestArea 6',
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 1 }), (some) => {
        const best = all.find((each) => some.includes(each))!;
        expect((yieldByPreference(some, 'art. 7º, § 1º') as YieldChoice).offer).toBe(best);
      }),
    );
  });
});
