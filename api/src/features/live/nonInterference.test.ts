// Worlds that differ in hidden things only look the same to whoever may not know them: frame by frame over the socket, and in
// every list, order, message and refusal. Times, ids, cursors and receipts are left out: they are new in every world.
import { startApp, newSession, type TestApp } from '../../../test/app.ts';
import { postAuction } from '../../../test/auctions.ts';
import type { Body, Caller } from '../../../test/caller.ts';
import { aUser } from '../../../test/factories.ts';
import { until } from '../../../test/instances.ts';
import { Onlooker, subscriptions } from '../../../test/onlooker.ts';

/** What nobody but its bidder or owner may know, and how much of it there is. */
interface Secrets {
  sealedBid: string;
  sealedReserve: string;
  /** Behind ada's, then before it. */
  rankBehind: string;
  rankBefore: string;
  rankReserve: string;
  reverseBehind: string;
  reverseBefore: string;
  maximum: string;
  raised: string;
  publicReserve: string;
  /** Further sealed bids, one of them voided, and a further raise. */
  isMore: boolean;
}

const FEW: Secrets = {
  sealedBid: '150.00',
  sealedReserve: '200.00',
  rankBehind: '200.00',
  rankBefore: '400.00',
  rankReserve: '5000.00',
  reverseBehind: '800.00',
  reverseBefore: '600.00',
  maximum: '1000.00',
  raised: '3000.00',
  publicReserve: '50000.00',
  isMore: false,
};
const OTHERS: Secrets = {
  sealedBid: '9150.00',
  sealedReserve: FEW.sealedReserve,
  rankBehind: '231.00',
  rankBefore: '7400.00',
  rankReserve: '310.00',
  reverseBehind: '811.00',
  reverseBefore: '22.00',
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

/** Ids in the order they come, everything else that is new in each world blotted out. */
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
      .replaceAll(/person\d+@/g, 'somebody@')
      .replaceAll(/Acme \d+/g, 'Acme'),
  );
};

/** One world from its first bid to its last: what each of those who may not know it heard, was told and could read. */
const lookAt = async (secrets: Secrets): Promise<Record<string, string[]>> => {
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

  const onlookers: Onlooker[] = [];
  const watch = (query: string, session?: string, variables: Body = {}): Onlooker => {
    const onlooker = new Onlooker({ query, cookie: session, variables, url: () => app.url });
    onlookers.push(onlooker);
    return onlooker;
  };
  const { auctionChanged, auctionsChanged, myAuctionsChanged } = subscriptions;
  const observers: Record<string, Onlooker> = {
    visitor: watch(auctionsChanged(AUCTION)),
    member: watch(auctionsChanged(AUCTION), await cookie(6)),
    'member at the sealed one': watch(auctionChanged(AUCTION), await cookie(6), { auctionId: sealed }),
    bidder: watch(auctionsChanged(AUCTION), await cookie(2)),
    'bidder at the own ones': watch(myAuctionsChanged(AUCTION), await cookie(2)),
    'owner of the sealed one': watch(auctionChanged(AUCTION), await cookie(0), { auctionId: sealed }),
  };
  const insiders = { sol: observers['owner of the sealed one']!, ben: watch(auctionsChanged(), await cookie(3)) };
  const everybody = Object.values(observers);
  await Promise.all(onlookers.map(({ ready }) => ready));

  /** One command, and all who hear of it have heard: what comes next comes in frames of its own. */
  const heardBy = async (those: readonly Onlooker[], command: () => Promise<unknown>): Promise<void> => {
    const before = those.map(({ frames }) => frames.length);
    await command();
    await until('it is heard', () => those.every(({ frames }, nth) => frames.length > before[nth]!));
    await app.settled();
  };
  const answers: string[] = [];
  const bid =
    (by: Caller, auctionId: string, amount: string, more: Body = {}) =>
    async () => {
      const { status, text } = await by.post(
        '/api/bids',
        { auctionId, amount, ...more },
        { accept: 'application/json' },
      );
      if (by === ada) answers.push(`${status} ${text}`);
      else if (status !== 201) throw new Error(text);
      return JSON.parse(text) as Body;
    };
  const member = [observers['member']!];

  await heardBy([insiders.sol], bid(ben, sealed, secrets.sealedBid, { message: 'hidden' }));
  await heardBy([observers['bidder']!, insiders.sol], bid(ada, sealed, '300.00'));
  await bid(ada, sealed, '90.00')();
  if (secrets.isMore) {
    await heardBy([insiders.sol], bid(cy, sealed, '99999.00'));
    let voided: Body = {};
    await heardBy([insiders.sol], async () => (voided = await bid(dan, sealed, '77777.00')()));
    await heardBy([insiders.sol], () =>
      sol.data('mutation ($id: ID!) { voidBid(bidId: $id, reason: "A mistake.") { id } }', { id: voided['id'] }),
    );
  }

  await heardBy(member, bid(ben, ranked, secrets.rankBehind));
  await heardBy(member, bid(ada, ranked, '300.00'));
  await bid(ada, ranked, '301.00')();
  await heardBy(member, bid(ben, ranked, secrets.rankBefore));
  await bid(ada, ranked, '302.00')();
  await heardBy(member, bid(ben, reverse, secrets.reverseBehind));
  await heardBy(member, bid(ada, reverse, '700.00'));
  await heardBy(member, bid(ben, reverse, secrets.reverseBefore));
  await bid(ada, reverse, '699.00')();

  await heardBy(member, bid(ada, open, '100.00'));
  await heardBy(member, bid(ben, open, '150.00', { maxAmount: secrets.maximum, message: 'hidden' }));
  await heardBy(member, bid(ada, open, '300.00'));
  await heardBy([insiders.ben], bid(ben, open, '305.00', { maxAmount: secrets.raised }));
  if (secrets.isMore) await heardBy([insiders.ben], bid(ben, open, '305.00', { maxAmount: '4567.00' }));
  await heardBy(member, bid(ada, open, '400.00'));
  await bid(ada, open, '402.00')();

  // Everybody hears of a later end, and of nothing after it.
  const later = new Date(Date.now() + 7_200_000).toISOString();
  for (const [by, auctionId] of [
    [owner, open],
    [owner, reverse],
    [owner, ranked],
    [sol, sealed],
  ] as const)
    await heardBy(auctionId === sealed ? everybody : member, () =>
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
  await Promise.all(onlookers.map((onlooker) => onlooker.close()));
  return Object.fromEntries(Object.entries(seen).map(([name, texts]) => [name, normal(texts)]));
};

let first: Record<string, string[]>;
beforeAll(async () => {
  first = await lookAt(FEW);
});

it('everybody heard something, and the owner of a sealed auction how many bids there are', () => {
  for (const texts of Object.values(first)) expect(texts.length).toBeGreaterThan(0);
  expect(first['owner of the sealed one']).toHaveLength(3);
  expect(first['member']!.join()).toContain('305.00');
});

it('other amounts, reserves and maxima look the same to all who may not know them', async () => {
  expect(await lookAt(OTHERS)).toEqual(first);
});

it('another reserve, further sealed bids, a voided one and a raised maximum look like nothing', async () => {
  const { 'owner of the sealed one': _sol, 'what the owner of the sealed one reads': _reads, ...outside } = first;
  expect(await lookAt({ ...FEW, sealedReserve: '8200.00', isMore: true })).toMatchObject(outside);
});
