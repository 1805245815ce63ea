// Events written by an instance are passed to its own listeners and read by other instances; both must send the same frames.
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp, newSession, type TestApp, type Twin } from '../../../../test/app.ts';
import { bidOn, postAuction } from '../../../../test/auctions.ts';
import { aUser } from '../../../../test/factories.ts';
import { until } from '../../../../test/instanceGroup.ts';
import { AuctionWatcher, subscriptions } from '../../../../test/auctionWatcher.ts';

let app: TestApp;
let twin: Twin;
beforeAll(async () => {
  app = await startApp();
  twin = await app.twin();
});
afterAll(() => app.close());

const VOID = 'mutation ($id: ID!) { voidBid(bidId: $id, reason: "A slip.") { id } }';

it.each(['public', 'rank_only', 'sealed'])(
  'Frames of a %s auction are equal at both instances',
  async (bidVisibility) => {
    const users = { owner: await aUser(app.pool), ann: await aUser(app.pool), ben: await aUser(app.pool) };
    const [owner, ann, ben] = await Promise.all(Object.values(users).map((user) => app.as(user)));
    const auctionId = await postAuction(app.pool, owner!, { bidVisibility });
    await app.settled();
    const cookies = [
      undefined,
      ...(await Promise.all(
        [...Object.values(users), await aUser(app.pool)].map((user) => newSession(app.pool, user)),
      )),
    ];
    const watch = (url: string): AuctionWatcher[] =>
      cookies.map(
        (cookie) =>
          new AuctionWatcher({
            url: () => url,
            query: subscriptions.auctionChanged(),
            variables: { auctionId },
            cookie,
          }),
      );
    const [here, there] = [watch(app.url), watch(twin.url)];
    await Promise.all([...here, ...there].map(({ ready }) => ready));

    // The protocol does not confirm a subscription, so wait until each subscriber has received a bid.
    const subscribersOf = (all: AuctionWatcher[]): AuctionWatcher[] =>
      bidVisibility === 'sealed' ? all.slice(1, 4) : all;
    const listeners = [...subscribersOf(here), ...subscribersOf(there)];
    let begin = '';
    for (let amount = 100; listeners.some((watcher) => watcher.newsOf(auctionId).length === 0); amount += 10) {
      if (amount === 900) throw new Error('Not every subscriber receives bids.');
      await bidOn(auctionId, ann!, `${amount}.00`);
      begin = String((await bidOn(auctionId, ben!, `${amount + 5}.00`))['createdAt']);
      await sleep(50);
    }
    const changesOf = (watcher: AuctionWatcher) => watcher.newsOf(auctionId).filter(({ at }) => at > begin);

    // Alternating between instances, so that there are gaps.
    await bidOn(auctionId, ann!, '1000.00', bidVisibility === 'public' ? { maxAmount: '4000.00' } : {});
    await bidOn(auctionId, ben!, '1500.00');
    await bidOn(auctionId, twin.as(ben!), '4050.00');
    const { id } = await bidOn(auctionId, ann!, '5000.00');
    await twin.as(owner!).data(VOID, { id });
    await bidOn(auctionId, ann!, '6000.00');
    // The owner gets every bid in every kind of auction.
    await until('all bids arrived', () =>
      [here, there].every((all) => changesOf(all[1]!).filter(({ kind }) => kind === 'bid').length === 5),
    );
    await until('both instances sent the same number of changes', () =>
      here.every((watcher, nth) => changesOf(watcher).length === changesOf(there[nth]!).length),
    );
    here.forEach((watcher, nth) => expect(changesOf(watcher)).toEqual(changesOf(there[nth]!)));
    for (const { serverTime, news } of here.flatMap(({ frames }) => frames))
      expect(serverTime >= news.at(-1)!.at).toBe(true);
    const silent = here.filter((watcher) => changesOf(watcher).length === 0);
    expect(silent).toEqual(here.filter((watcher) => !subscribersOf(here).includes(watcher)));
    await Promise.all([...here, ...there].map((watcher) => watcher.close()));
  },
);
