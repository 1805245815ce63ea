// npm run mutate: mutation testing of the auction core.
import { join } from 'node:path';

const core = 'api/src/features/deals/auctions/core';
const simulation = 'api/test/simulation';
const properties = 'api/test/properties';

// Every mutant runs all tests, so their sizes are reduced.
process.env.CASES ??= '0.03';

export default {
  packageManager: 'npm',
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  mutate: [`${core}/*.ts`, `!${core}/*.test.ts`],
  ignorePatterns: ['**', '!package.json', '!api/package.json', `!${core}/**`, `!${simulation}/**`, `!${properties}/**`],
  tempDirName: '.cache/stryker',
  coverageAnalysis: 'perTest',
  jest: {
    projectType: 'custom',
    enableFindRelatedTests: false,
    // Like the project `api`, but without a database, which the core does not need.
    config: {
      testEnvironment: 'node',
      testMatch: [`**/${core}/**/*.test.ts`, `**/${simulation}/*.test.ts`, `**/${properties}/*.test.ts`],
      extensionsToTreatAsEsm: ['.ts'],
      testTimeout: 60_000,
      testSequencer: join(import.meta.dirname, simulation, 'mutationSequencer.mjs'),
      transform: {
        '\\.ts$': [
          '@swc/jest',
          {
            swcrc: false,
            module: { type: 'es6' },
            jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
          },
        ],
      },
    },
  },
  // VM modules are never freed, so test runners are restarted regularly.
  maxTestRunnerReuse: 20,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: join('.cache', 'mutation.html') },
  thresholds: { high: 95, low: 90, break: 85 },
};
