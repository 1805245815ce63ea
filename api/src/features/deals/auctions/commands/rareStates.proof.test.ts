// As `viewerCan.test.ts`, of auctions in the states that it leaves out.
import type { TestApp } from '../../../../../test/app.ts';
import { expectAgreementIn, openViewers, seldom } from '../../../../../test/auctionStates.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openViewers();
});
afterAll(() => app.close());

it('each state is tried here or in viewerCan.test.ts', () => expect(seldom).toHaveLength(13));

it.each(seldom)('Of an auction that %s, each viewer can do exactly what the mutations accept', expectAgreementIn);
