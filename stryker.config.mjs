// npm run mutate: whether the tests of the auction's core notice when it is changed.
import { join } from 'node:path';

const core = 'api/src/features/auctions/core';

// Every mutant meets all the tests, in sizes that find as much in a fraction of the time.
process.env.CASES ??= '0.03';

export default {
  packageManager: 'npm',
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  mutate: [`${core}/*.ts`, `!${core}/*.test.ts`],
  ignorePatterns: ['**', '!package.json', '!api/package.json', `!${core}/**`],
  tempDirName: '.cache/stryker',
  coverageAnalysis: 'perTest',
  jest: {
    projectType: 'custom',
    enableFindRelatedTests: false,
    // The project `api` without its database, which the core does not need.
    config: {
      testEnvironment: 'node',
      testMatch: [`**/${core}/**/*.test.ts`],
      extensionsToTreatAsEsm: ['.ts'],
      testTimeout: 60_000,
      testSequencer: join(import.meta.dirname, core, 'simulation/quickFirst.mjs'),
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
  // Modules in a VM are never freed: a runner that goes on for long drowns in them.
  maxTestRunnerReuse: 20,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: join('.cache', 'mutation.html') },
  thresholds: { high: 95, low: 90, break: 85 },
};
