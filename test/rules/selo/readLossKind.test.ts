import { readBasis } from '../../../src/rules/selo/readBasis';
import { readLossKind } from '../../../src/rules/selo/readLossKind';
import { SeloRefusal } from '../../../src/rules/selo/refusal';

const codeOr = (answer: string | SeloRefusal) => (answer instanceof SeloRefusal ? answer.reason.code : answer);

test.each`
  typed                            | kind
  ${'total'}                       | ${'total'}
  ${'TOTAL'}                       | ${'total'}
  ${'Frustração total'}            | ${'total'}
  ${'frustracao total de safra'}   | ${'total'}
  ${'frustração de safra (total)'} | ${'total'}
  ${'frustraÃ§Ã£o total'}          | ${'total'}
  ${'perda total'}                 | ${'total'}
  ${'total loss'}                  | ${'total'}
  ${'parcial'}                     | ${'partial'}
  ${'perda parcial'}               | ${'partial'}
  ${'Perdas parciais'}             | ${'partial'}
  ${'quebra de safra parcial'}     | ${'partial'}
  ${'partial crop loss'}           | ${'partial'}
  ${'mortalidade'}                 | ${'lossOfAnimals'}
  ${'mortalidade de animais'}      | ${'lossOfAnimals'}
  ${'frustração'}                  | ${'lossKindUnknown'}
  ${'total ou parcial'}            | ${'lossKindUnknown'}
  ${'subtotal'}                    | ${'lossKindUnknown'}
  ${'nota'}                        | ${'lossKindUnknown'}
  ${'perene'}                      | ${'lossKindUnknown'}
  ${'35%'}                         | ${'lossKindUnknown'}
`('art. 8º: $typed is a loss $kind', ({ typed, kind }) => expect(codeOr(readLossKind(typed))).toBe(kind));

test.each`
  typed                 | basis
  ${'frustração total'} | ${'frustração total'}
  ${'Quebra parcial'}   | ${'frustração parcial'}
  ${'Notas fiscais'}    | ${'nota'}
  ${'NF-e'}             | ${'nota'}
  ${'purchase'}         | ${'nota'}
  ${'Perenes'}          | ${'perene'}
  ${'mortes'}           | ${'mortalidade'}
  ${'constructor'}      | ${'basisUnknown'}
  ${'perda'}            | ${'basisUnknown'}
`('a value resting on $typed rests on $basis', ({ typed, basis }) => expect(codeOr(readBasis(typed))).toBe(basis));
