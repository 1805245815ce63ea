// What the engine of an instance has written is handed on to its own onlookers, and read by those of all others: both hear the same.
import { setTimeout as sleep } from 'node:timers/promises';
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

it.each(['public', 'rank_only', 'sealed'])(
  '%s: at the instance of the engine and at another',
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
    const watch = (url: string): Onlooker[] =>
      cookies.map(
        (cookie) =>
          new Onlooker({ url: () => url, query: subscriptions.auctionChanged(), variables: { auctionId }, cookie }),
      );
    const [here, there] = [watch(app.url), watch(twin.url)];
    await Promise.all([...here, ...there].map(({ ready }) => ready));

    // The protocol does not confirm a subscription, so wait until each subscriber has received a bid.
    const hearing = (all: Onlooker[]): Onlooker[] => (bidVisibility === 'sealed' ? all.slice(1, 4) : all);
    const listeners = [...hearing(here), ...hearing(there)];
    let begin = '';
    for (let amount = 100; listeners.some((one) => one.newsOf(auctionId).length === 0); amount += 10) {
      if (amount === 900) throw new Error('Not everybody hears of bids.');
      await bidOn(auctionId, ann!, `${amount}.00`);
      begin = String((await bidOn(auctionId, ben!, `${amount + 5}.00`))['createdAt']);
      await sleep(50);
    }
    const heardBy = (one: Onlooker) => one.newsOf(auctionId).filter(({ at }) => at > begin);

    // Here and there by turns, so that there are gaps to be found.
    await bidOn(auctionId, ann!, '1000.00', bidVisibility === 'public' ? { maxAmount: '4000.00' } : {});
    await bidOn(auctionId, ben!, '1500.00');
    await bidOn(auctionId, twin.as(ben!), '4050.00');
    const { id } = await bidOn(auctionId, ann!, '5000.00');
    await twin.as(owner!).data(VOID, { id });
    await bidOn(auctionId, ann!, '6000.00');
    // The owner hears of every bid, in every kind of auction.
    await until('all is heard', () =>
      [here, there].every((all) => heardBy(all[1]!).filter(({ kind }) => kind === 'bid').length === 5),
    );
    await until('all have come as far', () =>
      here.every((one, nth) => heardBy(one).length === heardBy(there[nth]!).length),
    );
    here.forEach((one, nth) => expect(heardBy(one)).toEqual(heardBy(there[nth]!)));
    for (const { serverTime, news } of here.flatMap(({ frames }) => frames))
      expect(serverTime >= news.at(-1)!.at).toBe(true);
    const silent = here.filter((one) => heardBy(one).length === 0);
    expect(silent).toEqual(here.filter((one) => !hearing(here).includes(one)));
    await Promise.all([...here, ...there].map((one) => one.close()));
  },
);
