import { familyCeiling } from '../../../src/rules/selo/art3p9FamilyCeiling';
import { familyCeilings } from '../../../src/rules/selo/familyCeilings';
import { SeloRefusal } from '../../../src/rules/selo/refusal';

const on = (date: string | null) => {
  const found = familyCeiling(date);
  return found instanceof SeloRefusal
    ? found.reason
    : `${found.planoSafra}: ${found.ceiling.toFixed()}, ${found.basis}`;
};

describe('art. 3º § 9º: ceiling of the family by Plano Safra, as the MCR has it', () => {
  test.each`
    date            | ceiling
    ${'2017-07-01'} | ${'2017/18: 360000, seen'}
    ${'2018-06-30'} | ${'2017/18: 360000, seen'}
    ${'2018-07-01'} | ${'2018/19: 415000, seen'}
    ${'2020-02-29'} | ${'2019/20: 415000, inferred'}
    ${'2021-06-30'} | ${'2020/21: 415000, seen'}
    ${'2021-07-01'} | ${'2021/22: 500000, seen'}
    ${'2022-05-30'} | ${'2021/22: 500000, seen'}
    ${'2023-06-30'} | ${'2022/23: 500000, inferred'}
    ${'2023-07-01'} | ${'2023/24: 500000, inferred'}
    ${'2025-06-30'} | ${'2024/25: 500000, seen'}
    ${null}         | ${'2024/25: 500000, seen'}
  `('on $date: $ceiling', ({ date, ceiling }) => expect(on(date)).toBe(ceiling));

  test.each`
    date            | nearest
    ${'2017-06-30'} | ${'2017/18'}
    ${'2025-07-01'} | ${'2024/25'}
    ${'2030-01-01'} | ${'2024/25'}
  `('on $date none is known, and that of $nearest does not stand in', ({ date, nearest }) =>
    expect(on(date)).toMatchObject({ code: 'familyCeilingUnknown', date, nearest: { planoSafra: nearest } }),
  );

  test('each Plano Safra begins the day after the one before, and has its source', () => {
    const dayAfter = (iso: string) => new Date(Date.parse(iso) + 86_400_000).toISOString().slice(0, 10);
    expect(familyCeilings.slice(1).map(({ from }) => from)).toEqual(
      familyCeilings.slice(0, -1).map(({ to }) => dayAfter(to)),
    );
    expect(familyCeilings.filter(({ source }) => source === '')).toEqual([]);
  });
});
