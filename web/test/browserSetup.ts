import { jest } from '@jest/globals';

// One test may open and check many pages on a busy machine.
jest.setTimeout(240_000);
