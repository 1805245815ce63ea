// Two markets that differ only in hidden data look the same to viewers without access: in every frame, list, sort order, message and
// refusal. Times, ids, cursors and receipts are ignored, because they are new in every market.
import { startApp, newSession, type TestApp } from '../../../../test/app.ts';
import { postAuction } from '../../../../test/auctions.ts';
import type { Body, Caller } from '../../../../test/caller.ts';
import { aUser } from '../../../../test/factories.ts';
import { until } from '../../../../test/instanceGroup.ts';
import { AuctionWatcher, subscriptions } from '../../../../test/auctionWatcher.ts';

/** Values that only their bidder or the auction's owner may know. */
interface Secrets {
  sealedBid: string;
  sealedReserve: string;
  /** Bids worse and better than ada's. */
  rankWorse: string;
  rankBetter: string;
  rankReserve: string;
  reverseWorse: string;
  reverseBetter: string;
  maximum: string;
  raised: string;
  publicReserve: string;
  /** Further sealed bids, one of them voided, and a further raise. */
  isMore: boolean;
}

const BASE: Secrets = {
  sealedBid: '150.00',
  sealedReserve: '200.00',
  rankWorse: '200.00',
  rankBetter: '400.00',
  rankReserve: '5000.00',
  reverseWorse: '800.00',
  reverseBetter: '600.00',
  maximum: '1000.00',
  raised: '3000.00',
  publicReserve: '50000.00',
  isMore: false,
};
const OTHERS: Secrets = {
  sealedBid: '9150.00',
  sealedReserve: BASE.sealedReserve,
  rankWorse: '231.00',
  rankBetter: '7400.00',
  rankReserve: '310.00',
  reverseWorse: '811.00',
  reverseBetter: '22.00',
  maximum: '1234.00',
  raised: '4321.00',
  publicReserve: '60000.00',
  isMore: false,
};

const AUCTION = `title currentPrice unitPrice bidCount bidderCount reservePrice reserveMet minimumNextBid status outcome endTime
  myStanding { bidder qualification rank leading lastAmount maxAmount } participants { bidder qualification }
  bids(first: 50) { totalCount nodes { amount message bidder status userId } }`;
const LIST = `query ($sort: AuctionSort) {
  auctions(sort: $sort, first: 50) { totalCount nodes { id ${AUCTION} } }
}`;
const SORTS = ['newest', 'ends_soonest', 'ended_latest', 'starts_soonest', 'price', 'price_descending'];
const CALLS = ['/api/auctions', '/api/messages', '/api/messages/unread', '/api/bids', '/api/dashboard/stats'];

/** Replaces ids by their order, and removes other values that are new in each market. */
const normal = (texts: readonly string[]): string[] => {
  const ids = new Map<string, string>();
  return texts.map((text) =>
    text
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => {
        if (!ids.has(id)) ids.set(id, `#${ids.size + 1}`);
        return ids.get(id) as string;
      })
      .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d\.\d{3}Z)?/g, 'some time')
      .replaceAll(/"cursor":"[^"]*"/g, (cursor) => `a cursor of ${cursor.length}`)
      .replaceAll(/"receipt":\{[^}]*\}/g, 'a receipt')
      .replaceAll(/person\d+@/g, 'person@')
      .replaceAll(/Acme \d+/g, 'Acme'),
  );
};

/** Runs one market from its first bid to its last and records all that viewers without access receive and can read. */
const observe = async (secrets: Secrets): Promise<Record<string, string[]>> => {
  const app = await startApp();
  try {
    return await play(app, secrets);
  } finally {
    await app.close();
  }
};

const play = async (app: TestApp, secrets: Secrets): Promise<Record<string, string[]>> => {
  const { pool } = app;
  const users = await Promise.all(Array.from({ length: 7 }, () => aUser(pool)));
  const [sol, owner, ada, ben, cy, dan, mia] = (await Promise.all(users.map((user) => app.as(user)))) as [
    Caller,
    Caller,
    Caller,
    Caller,
    Caller,
    Caller,
    Caller,
  ];
  const cookie = (nth: number) => newSession(pool, users[nth]!);
  const post = (by: Caller, title: string, more: Body) => postAuction(pool, by, { title, ...more });
  const sealed = await post(sol, 'Sealed', { bidVisibility: 'sealed', reservePrice: secrets.sealedReserve });
  const ranked = await post(owner, 'Ranked', { bidVisibility: 'rank_only', reservePrice: secrets.rankReserve });
  const reverse = await post(owner, 'Reverse', {
    bidVisibility: 'rank_only',
    type: 'reverse',
    startingPrice: '1000.00',
  });
  const open = await post(owner, 'Open', { reservePrice: secrets.publicReserve });
  await app.settled();

  const watchers: AuctionWatcher[] = [];
  const watch = (query: string, session?: string, variables: Body = {}): AuctionWatcher => {
    const watcher = new AuctionWatcher({ query, cookie: session, variables, url: () => app.url });
    watchers.push(watcher);
    return watcher;
  };
  const { auctionChanged, auctionsChanged, myAuctionsChanged } = subscriptions;
  const observers: Record<string, AuctionWatcher> = {
    visitor: watch(auctionsChanged(AUCTION)),
    member: watch(auctionsChanged(AUCTION), await cookie(6)),
    'member at the sealed one': watch(auctionChanged(AUCTION), await cookie(6), { auctionId: sealed }),
    bidder: watch(auctionsChanged(AUCTION), await cookie(2)),
    'bidder at own auctions': watch(myAuctionsChanged(AUCTION), await cookie(2)),
    'owner of the sealed one': watch(auctionChanged(AUCTION), await cookie(0), { auctionId: sealed }),
  };
  const insiders = { sol: observers['owner of the sealed one']!, ben: watch(auctionsChanged(), await cookie(3)) };
  const everybody = Object.values(observers);
  await Promise.all(watchers.map(({ ready }) => ready));

  /** Runs one command and waits for its frames, so that the next command has separate ones. */
  const runAndAwaitFrames = async (
    watchersToAwait: readonly AuctionWatcher[],
    command: () => Promise<unknown>,
  ): Promise<void> => {
    const before = watchersToAwait.map(({ frames }) => frames.length);
    await command();
    await until('the frames arrived', () => watchersToAwait.every(({ frames }, nth) => frames.length > before[nth]!));
    await app.settled();
  };
  const answers: string[] = [];
  const bid =
    (by: Caller, auctionId: string, amount: string, more: Body = {}) =>
    async () => {
      const { status, text } = await by.post(
        '/api/bids',
        { auctionId, amount, confirmed: true, ...more },
        { accept: 'application/json' },
      );
      if (by === ada) answers.push(`${status} ${text}`);
      else if (status !== 201) throw new Error(text);
      return JSON.parse(text) as Body;
    };
  const member = [observers['member']!];

  await runAndAwaitFrames([insiders.sol], bid(ben, sealed, secrets.sealedBid, { message: 'hidden' }));
  await runAndAwaitFrames([observers['bidder']!, insiders.sol], bid(ada, sealed, '300.00'));
  await bid(ada, sealed, '90.00')();
  // Far beyond the own bid, and beyond or below the hidden ones.
  const isAsked = { confirmed: false };
  await bid(ada, sealed, '8000.00', isAsked)();
  if (secrets.isMore) {
    await runAndAwaitFrames([insiders.sol], bid(cy, sealed, '99999.00'));
    let voided: Body = {};
    await runAndAwaitFrames([insiders.sol], async () => (voided = await bid(dan, sealed, '77777.00')()));
    await runAndAwaitFrames([insiders.sol], () =>
      sol.data('mutation ($id: ID!) { voidBid(bidId: $id, reason: "A mistake.") { id } }', { id: voided['id'] }),
    );
  }

  await runAndAwaitFrames(member, bid(ben, ranked, secrets.rankWorse));
  await runAndAwaitFrames(member, bid(ada, ranked, '300.00'));
  await bid(ada, ranked, '301.00')();
  await runAndAwaitFrames(member, bid(ben, ranked, secrets.rankBetter));
  await bid(ada, ranked, '302.00')();
  await bid(ada, ranked, '6000.00', isAsked)();
  await runAndAwaitFrames(member, bid(ben, reverse, secrets.reverseWorse));
  await runAndAwaitFrames(member, bid(ada, reverse, '700.00'));
  await runAndAwaitFrames(member, bid(ben, reverse, secrets.reverseBetter));
  await bid(ada, reverse, '699.00')();
  await bid(ada, reverse, '30.00', isAsked)();

  await runAndAwaitFrames(member, bid(ada, open, '100.00'));
  await runAndAwaitFrames(member, bid(ben, open, '150.00', { maxAmount: secrets.maximum, message: 'hidden' }));
  await runAndAwaitFrames(member, bid(ada, open, '300.00'));
  await runAndAwaitFrames([insiders.ben], bid(ben, open, '305.00', { maxAmount: secrets.raised }));
  if (secrets.isMore) await runAndAwaitFrames([insiders.ben], bid(ben, open, '305.00', { maxAmount: '4567.00' }));
  await runAndAwaitFrames(member, bid(ada, open, '400.00'));
  await bid(ada, open, '402.00')();

  // All viewers get the later end as last change.
  const later = new Date(Date.now() + 7_200_000).toISOString();
  for (const [by, auctionId] of [
    [owner, open],
    [owner, reverse],
    [owner, ranked],
    [sol, sealed],
  ] as const)
    await runAndAwaitFrames(auctionId === sealed ? everybody : member, () =>
      by.data(
        'mutation ($auctionId: ID!, $endTime: DateTime!) { moveAuctionEnd(auctionId: $auctionId, endTime: $endTime) { id } }',
        {
          auctionId,
          endTime: later,
        },
      ),
    );

  const seen: Record<string, string[]> = { answers };
  for (const [name, { texts }] of Object.entries(observers)) seen[name] = texts;
  for (const [name, caller] of Object.entries({
    visitor: app.anyone,
    member: mia,
    bidder: ada,
    'owner of the sealed one': sol,
  })) {
    const texts = [];
    for (const sort of SORTS) texts.push((await caller.post('/graphql', { query: LIST, variables: { sort } })).text);
    for (const path of CALLS) texts.push((await caller.get(path)).text);
    seen[`what the ${name} reads`] = texts;
  }
  await Promise.all(watchers.map((watcher) => watcher.close()));
  return Object.fromEntries(Object.entries(seen).map(([name, texts]) => [name, normal(texts)]));
};

let first: Record<string, string[]>;
beforeAll(async () => {
  first = await observe(BASE);
});

it('Every viewer receives changes', () => {
  for (const texts of Object.values(first)) expect(texts.length).toBeGreaterThan(0);
  expect(first['owner of the sealed one']).toHaveLength(3);
  expect(first['answers']!.filter((answer) => answer.includes('JUMP_NEEDS_CONFIRMATION'))).toHaveLength(3);
  expect(first['member']!.join()).toContain('305.00');
});

it('Other amounts, reserve prices and maxima look the same to viewers without access', async () => {
  expect(await observe(OTHERS)).toEqual(first);
});

it('A reserve price, further sealed bids, a voided sealed bid and a raised maximum stay invisible', async () => {
  const { 'owner of the sealed one': _sol, 'what the owner of the sealed one reads': _reads, ...outside } = first;
  expect(await observe({ ...BASE, sealedReserve: '8200.00', isMore: true })).toMatchObject(outside);
});
