import { startApp, type TestApp } from '../../../test/app.ts';
import type { Body, Caller } from '../../../test/caller.ts';
import { anAuction } from '../../../test/factories.ts';
import { aWorld, type World } from '../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

/** Amounts that occur nowhere else, so that tests can search for them. */
const [FIRST, BEST] = ['7654.32', '8765.43'];
const RESERVE = '9876.54';
type Visibility = 'public' | 'rank_only' | 'sealed';

/** The other member bids first, then the buyer leads. */
const auctionWithBids = async (bid_visibility: Visibility, type = 'forward'): Promise<string> => {
  const { id } = await anAuction(app.pool, {
    user_id: world.sellerUser.id,
    bid_visibility,
    type,
    starting_price: type === 'forward' ? '100.00' : '90000.00',
    reserve_price: RESERVE,
  });
  const [first, best] = type === 'forward' ? [FIRST, BEST] : [BEST, FIRST];
  for (const [caller, amount] of [
    [world.other, first],
    [world.buyer, best],
  ] as const)
    expect((await caller.post('/api/bids', { auctionId: id, amount, confirmed: true })).status).toBe(201);
  return id;
};

const auctionFor = async (caller: Caller, id: string): Promise<Body> =>
  (await caller.read<Body[]>('/api/auctions')).find((auction) => auction['id'] === id) ?? {};
const figures = async (caller: Caller, id: string) => {
  const { currentPrice, unitPrice, bidCount, bidderCount, reservePrice } = await auctionFor(caller, id);
  return [currentPrice, unitPrice, bidCount, bidderCount, reservePrice];
};

const GRAPH = `query ($id: ID!) { auction(id: $id) {
  currentPrice unitPrice bidCount bidderCount reservePrice
  bids { totalCount nodes { amount userId message bidder user { id } } }
} }`;
const amountsFor = async (caller: Caller, id: string) => {
  const { auction } = await caller.data<{ auction: { bids: { totalCount: number; nodes: Body[] } } }>(GRAPH, { id });
  return auction.bids.nodes.map(({ amount }) => amount).sort();
};

describe('public', () => {
  it('shows price and counts to all, and bids to members under aliases', async () => {
    const id = await auctionWithBids('public');
    for (const caller of [app.anyone, world.buyer, world.other])
      expect(await figures(caller, id)).toEqual([BEST, '438.27', 2, 2, null]);
    expect(await figures(world.seller, id)).toEqual([BEST, '438.27', 2, 2, RESERVE]);
    expect(await amountsFor(app.anyone, id)).toEqual([]);
    for (const caller of [world.seller, world.other]) expect(await amountsFor(caller, id)).toEqual([FIRST, BEST]);
    const { auction } = await world.other.data<{ auction: { bids: { nodes: Body[] } } }>(GRAPH, { id });
    expect(auction.bids.nodes[0]).toEqual({
      amount: BEST,
      userId: null,
      message: null,
      bidder: 'Bidder 2',
      user: null,
    });
  });
});

describe('rank_only', () => {
  it('shows the price to the owner and to the leader', async () => {
    const id = await auctionWithBids('rank_only');
    expect(await figures(app.anyone, id)).toEqual([null, null, 2, 2, null]);
    expect(await figures(world.other, id)).toEqual([null, null, 2, 2, null]);
    expect(await figures(world.buyer, id)).toEqual([BEST, '438.27', 2, 2, null]);
    expect(await figures(world.seller, id)).toEqual([BEST, '438.27', 2, 2, RESERVE]);
    expect([
      await amountsFor(app.anyone, id),
      await amountsFor(world.other, id),
      await amountsFor(world.buyer, id),
      await amountsFor(world.seller, id),
    ]).toEqual([[], [FIRST], [BEST], [FIRST, BEST]]);
  });
});

describe('sealed', () => {
  it('shows bidders only their own bid, and the owner only the count', async () => {
    const id = await auctionWithBids('sealed');
    for (const caller of [app.anyone, world.other, world.buyer])
      expect(await figures(caller, id)).toEqual([null, null, null, null, null]);
    expect(await figures(world.seller, id)).toEqual([null, null, 2, 2, RESERVE]);
    expect([
      await amountsFor(app.anyone, id),
      await amountsFor(world.other, id),
      await amountsFor(world.buyer, id),
      await amountsFor(world.seller, id),
    ]).toEqual([[], [FIRST], [BEST], []]);
  });
});

describe.each(['rank_only', 'sealed'] as const)('In a %s auction no response reveals the leading bid', (visibility) => {
  it.each(['forward', 'reverse'])('to bidders of a %s auction, accepted or refused', async (type) => {
    const id = await auctionWithBids(visibility, type);
    const own = type === 'forward' ? FIRST : BEST;
    const theirs = type === 'forward' ? BEST : FIRST;
    const [better, worse] = type === 'forward' ? ['7700.00', '7000.00'] : ['8700.00', '9000.00'];
    for (const amount of [own, worse, better, type === 'forward' ? '99.00' : '90001.00']) {
      for (const accept of ['application/json', '*/*']) {
        const { status, text } = await world.other.post('/api/bids', { auctionId: id, amount }, { accept });
        expect([201, 409]).toContain(status);
        expect(text).not.toContain(theirs);
        // Neither the leading amount nor the minimum to beat it.
        const minimum = /"minimumNextBid":"([^"]*)"/.exec(text)?.[1];
        if (minimum)
          expect(
            [own, better, '90000.00', '100.00'].some((known) => Math.abs(Number(known) - Number(minimum)) <= 5),
          ).toBe(true);
        if (status === 201) expect(JSON.parse(text)).toMatchObject({ currentPrice: null });
      }
    }
  });

  it('in lists of any order', async () => {
    const id = await auctionWithBids(visibility);
    for (const caller of [app.anyone, world.other]) {
      for (const sort of ['newest', 'ends_soonest', 'price', 'price_descending']) {
        const { text } = await caller.post('/graphql', {
          query: `{ auctions(sort: ${sort}) { edges { cursor node { id currentPrice unitPrice reservePrice } } } }`,
        });
        const { edges } = (JSON.parse(text) as { data: { auctions: { edges: { cursor: string; node: Body }[] } } }).data
          .auctions;
        const edge = edges.find(({ node }) => node['id'] === id);
        expect(edge?.node).toMatchObject({ currentPrice: null, unitPrice: null, reservePrice: null });
        expect(Buffer.from(edge?.cursor ?? '', 'base64').toString()).not.toContain(BEST);
      }
    }
  });
});

it('in messages, and a sealed auction sends none', async () => {
  await app.pool.query('truncate message cascade');
  const open = await auctionWithBids('public');
  const ranked = await auctionWithBids('rank_only');
  const sealed = await auctionWithBids('sealed');
  const about = async (id: string) =>
    (
      await app.pool.query<{ recipient_id: string; subject: string; content: string }>(
        `select recipient_id, subject, content from message where link = '/auctions/' || $1`,
        [id],
      )
    ).rows;
  // Messages are written from the log, after the response to the bid.
  await app.settled();

  for (const id of [open, ranked]) {
    const messages = await about(id);
    expect(messages.filter(({ recipient_id }) => recipient_id === world.otherUser.id)).toEqual([
      {
        recipient_id: world.otherUser.id,
        subject: 'You are outbid: Acid',
        content: "Another bidder leads the auction 'Acid' now.",
      },
    ]);
    expect(
      messages.some(
        ({ recipient_id, subject }) =>
          recipient_id === world.sellerUser.id && subject === 'New bid in your auction: Acid',
      ),
    ).toBe(true);
    expect(messages.some(({ recipient_id }) => recipient_id === world.buyerUser.id)).toBe(false);
    for (const { subject, content } of messages) expect(`${subject} ${content}`).not.toMatch(/\d{3}/);
  }
  expect(await about(sealed)).toEqual([]);
});
