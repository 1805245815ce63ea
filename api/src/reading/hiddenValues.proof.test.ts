import fc from 'fast-check';
import { bidWord } from '../../test/reading/market/bids.ts';
import { userId, type Person } from '../../test/reading/market/people.ts';
import { id } from '../../test/reading/market/rows.ts';
import { Draw } from '../../test/reading/random/draw.ts';
import { randomDocument, type RandomDocument } from '../../test/reading/random/randomDocument.ts';
import { as, visitor, ReadMarket } from '../../test/reading/readMarket.ts';

let market: ReadMarket;
beforeAll(async () => {
  market = await ReadMarket.open();
});
afterAll(() => market.close());

/** As many fields as one document can request, through every path that leads to a bid. */
const EVERYTHING = `{
  auctions(first: 50, sort: price) { totalCount edges { cursor node { id ...A } } }
  offerings(first: 50) { nodes { id bids { totalCount nodes { ...B } } user { auctions(first: 50, sort: price_descending) { edges { cursor node { id } } } } } }
  rfps(first: 50) { nodes { id bidCount bids { totalCount nodes { ...B } } } }
}
fragment A on Auction { currentPrice unitPrice bidCount bidderCount reservePrice reserveMet minimumNextBid myStanding { bidder rank leading lastAmount } participants { bidder user { id } } bids { totalCount nodes { ...B } } }
fragment B on Bid { amount message bidder userId user { email } offering { id } target { ... on Auction { currentPrice bidCount } } }`;

it('no part of another bidder’s hidden bid is exposed on any path', async () => {
  const words = (person?: Person): string[] =>
    market.world.bid
      .filter((bid) => bid['auction_id'] && bid['user_id'] === (person && userId(person)))
      .map((bid) => bid['message']!);
  const all = market.world.bid.filter((bid) => bid['auction_id']).map((bid) => bid['message']!);
  expect(all).toContain(bidWord(1, 1));
  for (const person of ['liv', 'nil', 'otto'] as const) {
    const { text } = await market.ask(EVERYTHING, as(person));
    const own = words(person);
    // Include the quotes, because one value may be a prefix of another.
    expect(all.filter((word) => !own.includes(word) && text.includes(`"${word}"`))).toEqual([]);
  }
});

/** Hidden values of the open auctions: the bidders' amounts and who leads. Nil has asked to participate in one. */
const changeWhatIsHidden = async (): Promise<void> => {
  // Bids are append-only, so this test rewrites them directly to build the second world.
  await market.pool.query(
    'alter table bid disable trigger bid_append_only; alter table bid drop constraint bid_of_participant',
  );
  const open = `closed_at is null and bid_visibility <> 'public' and leading_amount is not null`;
  const ada = userId('ada');
  await market.pool.query(`
    update bid set amount = amount + 7, message = 'changed', user_id = '${ada}', alias_number = alias_number + 3
      from auction where auction.id = bid.auction_id and ${open}`);
  await market.pool.query(`
    update auction_bidder set last_amount = last_amount * 2, max_amount = 1, alias = alias + 20, qualification = 'approved', decline_reason = 'changed'
      from auction where auction.id = auction_bidder.auction_id and auction_bidder.user_id <> '${userId('nil')}' and ${open}`);
  await market.pool.query(`
    update auction set leading_amount = leading_amount * 3, leader_id = '${ada}', leader_alias = 23, reserve_price = reserve_price + 1 where ${open}`);
  await market.pool.query(`
    update auction set accepted_bids = accepted_bids + 5, last_bid = last_bid + 5, bidders = bidders + 1, aliases = aliases + 20 where bid_visibility = 'sealed' and ${open}`);
  await market.pool.query(
    `update bid set amount = amount + 1, message = 'changed', offering_id = null where rfp_id = '${id('rfp', 1)}'`,
  );
};

it('viewers without access get identical bytes from two markets that differ only in hidden values', async () => {
  const queries = ['auctions', 'auction', 'node', 'offerings', 'offering', 'rfps', 'rfp', 'products', 'product'];
  const sources: RandomDocument[] = [{ source: EVERYTHING, variables: {} }];
  await fc.check(
    fc.property(
      fc.gen(),
      (value) => void sources.push(randomDocument(new Draw(value), market.schema, market.world, queries)),
    ),
    { seed: 20_261_120, numRuns: 150 },
  );
  const answers = async (): Promise<string[]> => {
    const texts: string[] = [];
    for (const { source, variables } of sources)
      for (const viewer of [visitor, as('nil')]) texts.push((await market.ask(source, viewer, variables)).text);
    return texts;
  };
  const before = await answers();
  const ownerBefore = (await market.ask(EVERYTHING, as('sam'))).text;
  await changeWhatIsHidden();
  const after = await answers();
  expect(after.filter((text, at) => text !== before[at])).toEqual([]);
  // Viewers with access do see the difference.
  expect((await market.ask(EVERYTHING, as('sam'))).text).not.toBe(ownerBefore);
});
