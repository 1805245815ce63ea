import { Linter } from 'eslint';
import { join } from 'node:path';
import plugin, { importProblem } from './eslint-slices.mjs';

describe('The rule for import directions', () => {
  it.each([
    ['api/src/features/bids/bids.service.ts', '../auctions/auction.entity.ts'],
    ['api/src/features/bids/bids.service.ts', './rules.ts'],
    ['api/src/features/bids/bids.service.ts', '../../errors.ts'],
    ['api/src/features/features.ts', './dashboard/dashboard.resolver.ts'],
    ['api/src/features/accounts/accounts.test.ts', '../bids/bid.entity.ts'],
    ['web/src/features/bids/PlaceBidDialog.tsx', 'api/rules/bids'],
    ['web/src/features/auctions/verify.ts', 'api/auction-core/apply'],
    ['web/src/features/bids/PlaceBidDialog.tsx', '../../kit/ui/Button.tsx'],
    ['web/src/screens/AuctionsScreen.tsx', '../features/auctions/AuctionCard.tsx'],
    ['web/src/app/routes.tsx', '../screens/AuctionsScreen.tsx'],
    ['web/src/kit/ui/Button.tsx', '../../theme.ts'],
    ['web/src/bidding.browser.test.ts', '../../api/test/database.ts'],
    ['web/src/main.tsx', './app/App.tsx'],
  ])('allows %s to import %s', (importer, specifier) => {
    expect(importProblem(importer, specifier)).toBeUndefined();
  });

  it.each([
    [
      'api/src/features/accounts/accounts.service.ts',
      '../bids/bid.entity.ts',
      "'accounts' must not import from 'bids'",
    ],
    [
      'web/src/features/auctions/AuctionCard.tsx',
      '../bids/PlaceBidDialog.tsx',
      "'auctions' must not import from 'bids'",
    ],
    ['api/src/features/gossip/gossip.service.ts', '../../errors.ts', "'gossip' is missing from the order"],
    ['web/src/kit/ui/Button.tsx', '../../features/bids/PlaceBidDialog.tsx', 'kit must not import from features'],
    [
      'web/src/features/bids/PlaceBidDialog.tsx',
      '../../screens/AuctionsScreen.tsx',
      'features must not import from screens',
    ],
    ['web/src/screens/AuctionsScreen.tsx', '../app/routes.tsx', 'screens must not import from app'],
    ['web/src/features/bids/PlaceBidDialog.tsx', '../../../../api/src/errors.ts', 'api and web share only'],
    ['web/src/features/bids/PlaceBidDialog.tsx', 'api/src/errors.ts', "'api/src/errors.ts' is not allowed"],
    ['api/src/server/http.ts', '../../../web/src/paths.ts', 'api and web share only'],
    ['api/src/server/http.ts', 'web/src/paths.ts', 'is not allowed'],
  ])('prevents %s from importing %s', (importer, specifier, message) => {
    expect(importProblem(importer, specifier)).toContain(message);
  });

  it.each([
    "import { Bid } from '../bids/bid.entity.ts';",
    "export { Bid } from '../bids/bid.entity.ts';",
    "export * from '../bids/bid.entity.ts';",
    "const later = import('../bids/bid.entity.ts');",
  ])('detects imports in %s', (code) => {
    const filename = join(import.meta.dirname, '../api/src/features/accounts/accounts.service.ts');
    const config = { files: ['**/*.ts'], plugins: { house: plugin }, rules: { 'house/direction': 'error' } };
    const messages = new Linter({ cwd: join(import.meta.dirname, '..') }).verify(
      code,
      [config as Linter.Config],
      filename,
    );
    expect(messages.map(({ message }) => message)).toEqual([
      "'accounts' must not import from 'bids', which is above it.",
    ]);
  });
});
