import { jest } from '@jest/globals';

// A page is opened, built upon and looked at several times in one test, on a machine that does other things too.
jest.setTimeout(120_000);
