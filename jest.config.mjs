// Four kinds of tests: the api on a real PostgreSQL, the web's files without a page in Node and the others in jsdom, and both together in a
// real browser.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { groups } from './scripts/suites.mjs';

// Tests that are about time zones start processes of their own.
process.env.TZ = 'UTC';

const root = import.meta.dirname;
const testServers = {
  globalSetup: join(root, 'api/test/startServers.mjs'),
  globalTeardown: join(root, 'api/test/stopServers.mjs'),
};

// Not .swcrc: that one rewrites `.ts` in imports to `.js` for the compiled server; Jest resolves the sources themselves.
const swc = (module) => ({
  '\\.tsx?$': [
    '@swc/jest',
    {
      swcrc: false,
      module: { type: module },
      sourceMaps: 'inline',
      jsc: {
        target: 'es2023',
        keepClassNames: true,
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          useDefineForClassFields: false,
          react: { runtime: 'automatic' },
        },
      },
    },
  ],
});

// `npm test` leaves out the proofs that it does not name; a full run takes groups instead of their members.
const leftOut = [
  ...(process.env.PROOFS === 'none' ? ['\\.proof\\.test\\.ts$'] : []),
  ...(process.env.TEST_GROUPS === 'all'
    ? groups().flatMap(({ members }) => members.map((path) => `<rootDir>/${path.replaceAll('.', '\\.')}$`))
    : ['/test/groups/']),
];
const ignoring = (...patterns) => ({ testPathIgnorePatterns: ['/node_modules/', ...leftOut, ...patterns] });

const shared = {
  rootDir: root,
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
  // A test that counts on what an earlier one left in a mock can be right by accident.
  restoreMocks: true,
};

const web = {
  ...shared,
  // As modules, styled-components' default export breaks.
  transform: swc('commonjs'),
  moduleNameMapper: {
    '^@fontsource': '<rootDir>/web/test/assetStub.cjs',
    '\\.(css|woff2?|png|jpe?g|webp|svg)(\\?\\w+)?$': '<rootDir>/web/test/assetStub.cjs',
  },
};
const asModules = { transform: swc('es6'), extensionsToTreatAsEsm: ['.ts', '.tsx'] };

export default {
  // Tests wait for databases and browsers half of their time.
  maxWorkers: availableParallelism() + 2,
  testSequencer: join(root, 'scripts/testSequencer.mjs'),
  reporters: [
    'default',
    ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
    join(root, 'web/test/textsReporter.mjs'),
  ],
  // Longer than each wait in a test, so that the wait says what did not come. One test may open many pages.
  testTimeout: 240_000,
  projects: [
    {
      ...shared,
      ...asModules,
      ...testServers,
      displayName: 'api',
      ...ignoring(),
      setupFiles: [join(root, 'api/test/graphqlSetup.ts')],
      testMatch: ['<rootDir>/api/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
    },
    {
      ...web,
      ...ignoring('\\.browser\\.test\\.ts$'),
      displayName: 'web without a page',
      testMatch: ['<rootDir>/web/**/*.test.ts'],
    },
    {
      ...web,
      ...ignoring(),
      displayName: 'web',
      testEnvironment: join(root, 'web/test/domEnvironment.mjs'),
      setupFilesAfterEnv: ['<rootDir>/web/test/setup.ts'],
      testMatch: ['<rootDir>/web/**/*.test.tsx'],
    },
    {
      ...shared,
      ...asModules,
      displayName: 'browser',
      globalSetup: join(root, 'web/test/beforeBrowser.mjs'),
      globalTeardown: join(root, 'web/test/afterBrowser.mjs'),
      testEnvironment: join(root, 'web/test/browserEnvironment.mjs'),
      testMatch: ['<rootDir>/web/**/*.browser.test.ts'],
      // `npm run sweep`
      ...ignoring(...(process.env.SWEEP ? [] : ['sweep\\.browser'])),
    },
  ],
};
