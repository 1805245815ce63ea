// What the desk of an instance has written is handed on to its own onlookers, and read by those of all others: both hear the same.
import { startApp, newSession, type TestApp, type Twin } from '../../../test/app.ts';
import { bidOn, postAuction } from '../../../test/auctions.ts';
import { aUser } from '../../../test/factories.ts';
import { until } from '../../../test/instances.ts';
import { Onlooker, subscriptions } from '../../../test/onlooker.ts';

let app: TestApp;
let twin: Twin;
beforeAll(async () => {
  app = await startApp();
  twin = await app.twin();
});
afterAll(() => app.close());

const VOID = 'mutation ($id: ID!) { voidBid(bidId: $id, reason: "A slip.") { id } }';

it.each(['public', 'rank_only', 'sealed'])('%s: at the instance of the desk and at another', async (bidVisibility) => {
  const users = { owner: await aUser(app.pool), ann: await aUser(app.pool), ben: await aUser(app.pool) };
  const [owner, ann, ben] = await Promise.all(Object.values(users).map((user) => app.as(user)));
  const auctionId = await postAuction(app.pool, owner!, { bidVisibility });
  await app.settled();
  const cookies = [
    undefined,
    ...(await Promise.all([...Object.values(users), await aUser(app.pool)].map((user) => newSession(app.pool, user)))),
  ];
  const watch = (url: string): Onlooker[] =>
    cookies.map(
      (cookie) =>
        new Onlooker({ url: () => url, query: subscriptions.auctionChanged(), variables: { auctionId }, cookie }),
    );
  const [here, there] = [watch(app.url), watch(twin.url)];
  await Promise.all([...here, ...there].map(({ ready }) => ready));

  // Here and there by turns, so that there are gaps to be found.
  const proxies = bidVisibility === 'public' ? { maxAmount: '400.00' } : {};
  await bidOn(auctionId, ann!, '100.00', proxies);
  await bidOn(auctionId, ben!, '150.00');
  await bidOn(auctionId, twin.as(ben!), '405.00');
  const { id } = await bidOn(auctionId, ann!, '500.00');
  await twin.as(owner!).data(VOID, { id });
  await bidOn(auctionId, ann!, '600.00');
  // The owner's frames say every bid, in every kind of auction.
  await until('all is heard', () =>
    [here, there].every((some) => some[1]!.newsOf(auctionId).filter(({ kind }) => kind === 'bid').length === 5),
  );
  await until('all have come as far', () =>
    here.every((one, nth) => one.frames.at(-1)?.cursor === there[nth]!.frames.at(-1)?.cursor),
  );
  here.forEach((one, nth) => expect(one.newsOf(auctionId)).toEqual(there[nth]!.newsOf(auctionId)));
  for (const { serverTime, news } of here.flatMap(({ frames }) => frames))
    expect(serverTime >= news.at(-1)!.at).toBe(true);
  expect(here.map((one) => one.newsOf(auctionId).length > 0)).toEqual(
    cookies.map((_, nth) => bidVisibility !== 'sealed' || [1, 2, 3].includes(nth)),
  );
  await Promise.all([...here, ...there].map((one) => one.close()));
});
