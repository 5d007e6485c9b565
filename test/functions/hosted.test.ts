import fc from 'fast-check';
import { LazyPart } from '../../src/brazil/lazyPart';
import { catalogue, functionNamed } from '../../src/functions/catalogue';
import type { FunctionEntry } from '../../src/functions/entry';
import { hosted, limitCells } from '../../src/functions/hosted';
import { speak } from '../../src/functions/language';
import { preloadFunctionData } from '../../src/functions/preload';
import { PRODUCT, QUANTITY, UF } from '../../src/functions/parameters';

/** The class Excel's runtime offers; here only its shape matters, the real one runs in test/runtime. */
class HostError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message);
  }
}
const host = { Error: HostError, ErrorCode: { invalidValue: '#VALUE!', notAvailable: '#N/A' } };
beforeAll(async () => {
  Object.assign(globalThis, { CustomFunctions: host });
  await preloadFunctionData();
});
afterEach(() => limitCells(Infinity));

const vsp = hosted(() => functionNamed('PGPMBIO.VSP')!);
const failure = (call: () => unknown): HostError => {
  try {
    call();
  } catch (error) {
    return error as HostError;
  }
  throw new Error('no failure');
};
const answering = (answer: unknown): FunctionEntry => ({
  ...functionNamed('PGPMBIO.PM')!,
  parameters: [PRODUCT, UF, QUANTITY],
  run: () => answer,
});

test('values pass, failures become the host’s errors with their sentence', () => {
  expect(vsp('Babaçu', 'MA', 2500, 3.7, 4.5)).toBe(3500);
  expect(failure(() => vsp('xyz', 'MA', 1, 1))).toMatchObject({
    code: '#N/A',
    message: expect.stringContaining('“xyz”'),
  });
  expect(failure(() => vsp('Babaçu', 'MA', 'x', 1))).toMatchObject({
    code: '#VALUE!',
    message: expect.stringContaining('quantidade'),
  });
});

test('a failure inside a block is an error in its cell', () => {
  const [[good], [bad]] = hosted(() => functionNamed('PGPMBIO.PM')!)([['Babaçu'], ['xyz']], 'MA') as [
    [unknown],
    [HostError],
  ];
  expect(good).toBe(5.34);
  expect(bad).toBeInstanceOf(HostError);
  expect(bad).toMatchObject({ code: '#N/A', message: expect.stringContaining('“xyz”') });
});

test('the invocation object of the host is no argument, wherever it lands', () => {
  const invocation = { address: 'Plan1!A1', setResult() {} };
  expect(vsp('Babaçu', 'MA', 2500, 3.7, invocation)).toBe(3500);
  expect(vsp('Babaçu', 'MA', 2500, 3.7, 4.5, null, null, null, null, null, invocation)).toBe(3500);
});

test.each([NaN, Infinity, -Infinity])('%p never reaches a cell', (answer) => {
  expect(
    failure(() => {
      throw hosted(() => answering(answer))();
    }),
  ).toMatchObject({ code: '#VALUE!', message: expect.stringMatching(/^O ConfereBio não conseguiu/) });
  const [[cell]] = hosted(() => answering([[answer]]))() as [[HostError]];
  expect(cell).toMatchObject({ code: '#VALUE!' });
});

test('nothing is an empty text, not zero', () => {
  expect(hosted(() => answering(null))()).toBe('');
  expect(hosted(() => answering([[undefined, 1]]))()).toEqual([['', 1]]);
});

test('an unforeseen exception is a Portuguese sentence, not its English text', () => {
  const broken = hosted(() => ({
    ...answering(1),
    run: () => {
      throw new TypeError('x is not a function');
    },
  }));
  const error = failure(() => broken());
  expect(error).toMatchObject({ code: '#VALUE!' });
  expect(error.message).not.toContain('function');
});

test('more cells than the host can carry are refused politely', () => {
  limitCells(5);
  expect(failure(() => vsp([['Babaçu'], ['Babaçu'], ['Açaí']], [['MA'], ['MA'], ['MA']], 1, 1))).toMatchObject({
    code: '#VALUE!',
    message: expect.stringContaining('Divida a tabela'),
  });
});

describe('parts loaded when a call needs them', () => {
  const needing = (...parts: LazyPart<number>[]) =>
    hosted(() => ({ ...answering(0), run: () => parts.reduce((sum, part) => sum + part.use(), 0) }));

  test('one after another, and the call answers then', async () => {
    const [ten, two] = [new LazyPart(() => Promise.resolve(10)), new LazyPart(() => Promise.resolve(2))];
    const answer = needing(ten, two)();
    expect(answer).toBeInstanceOf(Promise);
    expect(await answer).toBe(12);
    expect(needing(two, ten)()).toBe(12);
  });

  test.each([
    ['pt-BR', 'não pôde ser carregada. Confira a conexão'],
    ['en-US', 'could not be loaded. Check the connection'],
  ] as const)(
    'one that cannot be loaded is said so in %s, and the next call tries again',
    async (language, sentence) => {
      let online = false;
      const part = new LazyPart(() => (online ? Promise.resolve(7) : Promise.reject(new Error('ChunkLoadError'))));
      speak(language);
      try {
        await expect(needing(part)()).rejects.toMatchObject({
          code: '#VALUE!',
          message: expect.stringContaining(sentence),
        });
      } finally {
        speak('pt-BR');
      }
      online = true;
      expect(await needing(part)()).toBe(7);
    },
  );

  test('a function that is itself in a part not yet loaded', async () => {
    const part = new LazyPart(() => Promise.resolve(answering(8)));
    expect(await hosted(() => part.use())()).toBe(8);
  });

  test('a call that fails once its part is there fails as any other', async () => {
    const part = new LazyPart(() => Promise.resolve(1));
    const run = () => functionNamed('PGPMBIO.VSP')!.run([part.use() === 1 ? 'xyz' : '', 'MA', 1, 1]);
    await expect(hosted(() => ({ ...answering(0), run }))()).rejects.toMatchObject({ code: '#N/A' });
  });
});

test('no function lets anything but a host error out, whatever it is called with', async () => {
  const cell = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      undefined,
      '',
      ' ',
      true,
      0,
      -1,
      NaN,
      Infinity,
      45092,
      'Babaçu',
      'MA',
      'MT',
      'Sinop',
      '1.500',
      '15/06/2023',
      'A',
      2023,
      '529.982.247-25',
    ),
    fc.constantFrom<unknown>(
      { type: 'Error', basicValue: '#REF!' },
      { code: '#N/A' },
      { basicValue: 3 },
      { x: 1 },
      Symbol.iterator,
      10n,
      new Date(0),
      () => 1,
    ),
    fc.string(),
    fc.double(),
  );
  const argument = fc.oneof(cell, fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 3 }));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...catalogue), fc.array(argument, { maxLength: 14 }), async (entry, args) => {
      try {
        const answer = await hosted(() => entry)(...args);
        for (const value of [answer].flat(2)) {
          expect(['string', 'number', 'boolean'].includes(typeof value) || value instanceof HostError).toBe(true);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(HostError);
        expect((error as HostError).message).not.toBe('');
      }
    }),
    { numRuns: 3000 },
  );
});
