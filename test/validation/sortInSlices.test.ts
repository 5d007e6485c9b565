import fc from 'fast-check';
import { sortInSlices } from '../../src/validation/sortInSlices';
import { Cancelled } from '../../src/validation/work';

const pause = () => Promise.resolve();

test('as Array.sort, which keeps equal ones in their order', async () => {
  const numbers = fc.array(fc.nat(200), { maxLength: 2000, size: 'max' });
  await fc.assert(
    fc.asyncProperty(numbers, async (keys) => {
      const places = keys.map((_, place) => place);
      const byKey = (a: number, b: number) => keys[a]! - keys[b]!;
      expect([...(await sortInSlices(places, byKey, { pause }))]).toEqual([...places].sort(byKey));
    }),
    { numRuns: 60 },
  );
});

test.each([0, 1, 255, 256, 257, 512, 513, 1025])('%d numbers', async (length) => {
  const numbers = Array.from({ length }, (_, at) => (at * 7919) % 1021);
  expect([...(await sortInSlices(numbers, (a, b) => a - b, { pause }))]).toEqual([...numbers].sort((a, b) => a - b));
});

test('stopped in the middle', async () => {
  const controller = new AbortController();
  const numbers = Array.from({ length: 5000 }, (_, at) => -at);
  const onProgress = () => controller.abort();
  const work = sortInSlices(numbers, (a, b) => a - b, { pause, onProgress, signal: controller.signal });
  await expect(work).rejects.toBeInstanceOf(Cancelled);
});
