import { LazyPart, NotLoaded } from '../../src/brazil/lazyPart';

const missing = (part: LazyPart<unknown>): NotLoaded => {
  try {
    part.use();
  } catch (failure) {
    if (failure instanceof NotLoaded) return failure;
    throw failure;
  }
  throw new Error('the part is there');
};

test('who needs it is told that it is not there, and how to load it', async () => {
  const part = new LazyPart(() => Promise.resolve('the list'));
  expect(part.isLoaded).toBe(false);
  await missing(part).load();
  expect(part.isLoaded).toBe(true);
  expect(part.use()).toBe('the list');
});

test('it is fetched once, however often it is asked for', async () => {
  let fetched = 0;
  const part = new LazyPart(() => Promise.resolve(++fetched));
  await Promise.all([part.load(), part.load()]);
  await part.load();
  expect(part.use()).toBe(1);
  expect(fetched).toBe(1);
});

test('after a failure it can be loaded again', async () => {
  let online = false;
  const part = new LazyPart(() => (online ? Promise.resolve('here') : Promise.reject(new Error('offline'))));
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.isLoaded).toBe(false);
  online = true;
  await missing(part).load();
  expect(part.use()).toBe('here');
});

test('nothing is a part too', async () => {
  const part = new LazyPart(() => Promise.resolve(undefined));
  await part.load();
  expect(part.use()).toBeUndefined();
});
