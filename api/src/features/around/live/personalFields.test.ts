// A frame with a personal field is never shared between members.
import { sharedApp, newSession, type SharedApp } from '../../../../test/app.ts';
import { bidOn, postAuction } from '../../../../test/auctions.ts';
import { aUser } from '../../../../test/factories.ts';
import { until } from '../../../../test/instanceGroup.ts';
import { AuctionWatcher, subscriptions } from '../../../../test/auctionWatcher.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const WATCH = 'mutation ($input: WatchInput!) { watch(input: $input) }';

it.each([
  ['whether they watch the auction', 'isWatched', { isWatched: true }, { isWatched: false }],
  ['the same under an alias', 'starred: isWatched', { starred: true }, { starred: false }],
  [
    'which auctions of a member they watch',
    'user { auctions(watched: true) { totalCount } }',
    { user: { auctions: { totalCount: 1 } } },
    { user: { auctions: { totalCount: 0 } } },
  ],
])('two members each get their own answer to %s', async (_what, selection, watching, other) => {
  const aMember = () => aUser(app.pool);
  const [owner, bidder, ann, ben] = [await aMember(), await aMember(), await aMember(), await aMember()];
  const auctionId = await postAuction(app.pool, await app.as(owner), {});
  await (await app.as(ann)).data(WATCH, { input: { auctionId } });
  await app.settled();
  const all = await Promise.all(
    [ann, ben, ann].map(async (user) => {
      const listener = new AuctionWatcher({
        query: subscriptions.auctionChanged(selection),
        variables: { auctionId },
        cookie: await newSession(app.pool, user),
        url: () => app.url,
      });
      await listener.ready;
      return listener;
    }),
  );
  await bidOn(auctionId, await app.as(bidder), '100.00');
  await until('each received the bid', () => all.every(({ frames }) => frames.length === 1));
  expect(all.map(({ frames }) => frames[0]?.auction)).toEqual([
    { id: auctionId, ...watching },
    { id: auctionId, ...other },
    { id: auctionId, ...watching },
  ]);
  await Promise.all(all.map((each) => each.close()));
});
