import { functionNamed } from '../../src/functions/catalogue';
import { hosted } from '../../src/functions/hosted';
import { sentences } from '../../src/functions/sentences';

class HostError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message);
  }
}
beforeAll(() =>
  Object.assign(globalThis, {
    CustomFunctions: { Error: HostError, ErrorCode: { invalidValue: '#VALUE!', notAvailable: '#N/A' } },
  }),
);

test('what is said of a failure is loaded with the first one, in a cell alone or inside a block', async () => {
  expect(hosted(() => functionNamed('PGPMBIO.PM')!)('Babaçu', 'MA')).toBe(5.34);
  expect(sentences.isLoaded).toBe(false);
  const [[good], [bad]] = (await hosted(() => functionNamed('PGPMBIO.PM')!)([['Babaçu'], ['xyz']], 'MA')) as [
    [unknown],
    [unknown],
  ];
  expect(good).toBe(5.34);
  expect(bad).toMatchObject({ code: '#N/A', message: expect.stringContaining('“xyz”') });
  expect(sentences.isLoaded).toBe(true);
});

test('from then on failures are told at once', () => {
  expect(() => hosted(() => functionNamed('PGPMBIO.VSP')!)('xyz', 'MA', 1, 1)).toThrow('“xyz”');
});
