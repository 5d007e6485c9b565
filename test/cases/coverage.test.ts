import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The page of the kinds of fault is held against the tests that it names. */
const root = path.join(__dirname, '../..');
const rows = readFileSync(path.join(__dirname, 'coverage.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, kind, does = '', tests = ''] = /^\| ([DW]\d\d) [^|]+\|([^|]+)\|(.+)\|$/.exec(line) ?? [];
    return kind ? [{ kind, does: does.trim(), tests: namedTests(tests) }] : [];
  });

/** `` `file` “title”; … `` */
function namedTests(text: string): { file: string; title: string }[] {
  return text.split(/; (?=`)/).map((one) => {
    const [, file = one, title = ''] = /`([^`]+)` “(.+)”\s*$/.exec(one.trim()) ?? [];
    return { file, title };
  });
}

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`);

test('each kind of fault and of workbook has its row', () =>
  expect(rows.map(({ kind }) => kind)).toEqual([...numbered('D', 29), ...numbered('W', 19)]));

test.each(rows)('$kind: $does', ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0);
  for (const { file, title } of tests) {
    expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
    const text = readFileSync(path.join(root, file), 'utf8');
    expect([title, title !== '' && text.includes(title)]).toEqual([title, true]);
  }
});
