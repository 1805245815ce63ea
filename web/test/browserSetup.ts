import { jest } from '@jest/globals';

// One test may open and check many pages on a busy machine.
jest.setTimeout(240_000);
// A page on a busy machine can be slower than a check allows. The first failure is printed too.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
