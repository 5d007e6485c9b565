import { multipliedInThisForm } from '../../../src/rules/selo/art4p11AnimalProducts';
import type { Form } from '../../../src/rules/selo/material';

describe('art. 4º § 11: origem animal só é multiplicada como óleo, gordura ou sebo', () => {
  test.each<[Form | null, boolean]>([
    ['óleo', true],
    ['gordura', true],
    ['sebo', true],
    ['vivo', false],
    ['outra', false],
    ['grão', false],
    [null, false],
  ])('%s: %s', (form, expected) => expect(multipliedInThisForm(form)).toBe(expected));
});
