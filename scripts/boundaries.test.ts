import tseslint from 'typescript-eslint';
import { Linter } from 'eslint';
import { join } from 'node:path';
import { importBoundaries, missingExtension } from './boundaries.mjs';

const root = join(import.meta.dirname, '..');
const linter = new Linter({ cwd: root });

const problems = (importer: string, code: string) => {
  const config = [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    importBoundaries,
    { files: ['**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', missingExtension] } },
  ] as Linter.Config[];
  return linter.verify(code, config, join(root, importer)).map(({ message }) => message);
};
const importing = (specifier: string) => `import * as it from '${specifier}';`;

it.each([
  ['api/src/features/bids/bids.service.ts', '../auctions/auction.entity.ts'],
  ['api/src/features/bids/bids.service.ts', './rules.ts'],
  ['api/src/features/bids/bids.service.ts', '../../errors.ts'],
  ['api/src/features/bids/bids.service.ts', 'pg'],
  ['api/src/features/features.ts', './bids/bid.entity.ts'],
  ['api/src/features/accounts/accounts.test.ts', '../bids/bid.entity.ts'],
  ['web/src/features/bids/bid.tsx', 'api/rules/bids'],
  ['web/src/features/bids/bid.tsx', 'api/auction-core/apply'],
  ['web/src/features/bids/bid.tsx', '../../kit/ui/Button.tsx'],
  ['web/src/features/bids/bid.tsx', '../auctions/AuctionCard.tsx'],
  ['web/src/screens/AuctionList/AuctionListScreen.tsx', '../../features/auctions/AuctionCard.tsx'],
  ['web/src/app/routes.ts', '../screens/Landing/LandingScreen.tsx'],
  ['web/src/kit/ui/Button.tsx', '../../theme.ts'],
  ['web/src/main.tsx', './app/App.tsx'],
])('%s may import %s', (importer, specifier) => {
  expect(problems(importer, importing(specifier))).toEqual([]);
});

it.each([
  ['api/src/features/accounts/accounts.service.ts', '../bids/bid.entity.ts', 'api/accounts'],
  ['api/src/features/gossip/gossip.service.ts', '../../errors.ts', 'unordered slice'],
  ['api/src/server/http.ts', '../../../web/src/theme.ts', 'api'],
  ['api/src/server/http.ts', '../../test/app.ts', 'api'],
  ['web/src/features/catalogue/card.tsx', '../auctions/AuctionCard.tsx', 'web/catalogue'],
  ['web/src/features/bids/bid.tsx', '../../screens/Landing/LandingScreen.tsx', 'web/bids'],
  ['web/src/features/bids/bid.tsx', '../../../../api/src/errors.ts', 'web/bids'],
  ['web/src/kit/ui/Button.tsx', '../../features/auctions/AuctionCard.tsx', 'kit'],
  ['web/src/screens/Landing/landing.tsx', '../../app/App.tsx', 'screens'],
])('%s must not import %s', (importer, specifier, from) => {
  expect(problems(importer, importing(specifier))).toEqual([
    `${from} must not import ${specifier} (scripts/boundaries.mjs).`,
  ]);
});

it.each([
  ['web/src/main.tsx', 'api/src/errors.ts', 'The web may import only rules, pages and auction-core.'],
  ['api/src/server/http.ts', 'web/src/theme.ts', 'The api must not import from the web.'],
])('%s must not import the package path %s', (importer, specifier, message) => {
  expect(problems(importer, importing(specifier))).toEqual([expect.stringContaining(message)]);
});

it.each([
  "import { Bid } from '../bids/bid.entity.ts';",
  "import { type Bid } from '../bids/bid.entity.ts';",
  "export { Bid } from '../bids/bid.entity.ts';",
  "export * from '../bids/bid.entity.ts';",
  "const later = import('../bids/bid.entity.ts');",
  "let bid: import('../bids/bid.entity.ts').Bid;",
])('every form of import is checked: %s', (code) => {
  expect(problems('api/src/features/accounts/accounts.service.ts', code)).toHaveLength(1);
});

it.each(["import { a } from './paths';", "export * from '../paths';", "const later = import('./a.b/paths');"])(
  'a relative import needs its file extension: %s',
  (code) => {
    expect(problems('web/src/main.tsx', code)).toContain(missingExtension.message);
  },
);
