import { codesDeclared } from './messageCodes';

test.each([
  ["type SomeReason = { code: 'a' } | { code: 'b' | 'c'; amount: number };", ['a', 'b', 'c']],
  ["export type Code =\n  | 'd'\n  | Other['code'];", ['d']],
  ["type Else = { code: 'e' };", []],
])('codes of %s', (source, codes) => expect(codesDeclared(source, /(Reason|Code)$/)).toEqual(codes));
