// A browser on a busy machine now and then misses a key or a paint. What fails is written out and tried once more:
// a test that fails twice is broken.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
