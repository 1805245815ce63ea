// The demo market: the rows of the data files, moved to the given moment.
import { insertAuctions } from './demoAuctionLogs.ts';
import { insertCatalogue } from './catalogue.ts';
import { readDemoAccounts, readMembers } from './data.ts';
import { insertPrices } from './demoPrices.ts';
import { readMarket, readRunning, type DemoMessage, type DemoQuote } from './demoRows.ts';
import { writeOrders } from '../features/goods/postings/writeOrders.ts';
import { insertRows, type Client } from './rows.ts';
import { dayOf, floorTo, HOUR, startOf } from './time.ts';

export interface DemoMarketOptions {
  /** The current time of the market. */
  now: Date;
  /** Password hash of every seeded member. */
  passwordHash: string;
  /** Days of daily prices. */
  priceDays?: number;
  log?: (line: string) => void;
}

/** Fills an empty, migrated database in the caller's transaction. Deterministic for the same files, day and hour. */
export const seedDemoMarket = async (
  client: Client,
  { now, passwordHash, priceDays = 730, log = () => undefined }: DemoMarketOptions,
): Promise<void> => {
  const filling = (what: string): void => log(`Filling the demo market: ${what} …`);
  const today = dayOf(now);
  const hour = floorTo(now, HOUR);
  const members = readMembers();
  const market = readMarket(startOf(today));
  const running = readRunning(hour);

  filling('materials and prices');
  await insertCatalogue(client);
  await insertPrices(client, today, priceDays);
  filling('companies and their offerings');
  // Nobody reads the mail of these addresses.
  const unread = { passwordHash, tradesUnconfirmed: true };
  const demo = readDemoAccounts().map(({ account: _account, about: _about, ...user }) => user);
  await insertRows(
    client,
    'user',
    [...demo, ...members.user].map((user) => ({ ...user, ...unread })),
  );
  await insertRows(client, 'company_profile', [...members.companyProfile, ...market.companyProfile]);
  await insertRows(client, 'company_member', members.companyMember);
  await client.query(OWNERS_JOINED);
  await insertRows(client, 'verification_decision', members.verificationDecision);
  await insertRows(client, 'offering', market.offering);
  // On insert each offering was checked only against earlier ones; now each is checked against all others.
  await client.query('select check_prices()');
  await insertRows(client, 'rfp', market.rfp);
  await insertRows(client, 'bid', market.bid);
  await client.query(AWARD_RFPS, [JSON.stringify(market.award)]);
  filling('auctions');
  const hashes = await insertAuctions(client, [...market.auction, ...running.auction], hour);
  filling('quotes, orders and messages');
  const quotes: object[] = [];
  for (const quote of market.quote) quotes.push(await withParties(client, quote));
  await insertRows(client, 'quote', quotes);
  await insertRows(client, 'quote_revision', market.quoteRevision);
  await writeOrders(client, market.order);
  await insertRows(client, 'order_event', market.orderEvent);
  const messages = [...market.message, ...running.message];
  await insertRows(
    client,
    'message',
    messages.map((message) => withLastHash(message, hashes)),
  );
  await insertRows(client, 'watch', [...market.watch, ...running.watch]);
  // The postings of the demo market are not new.
  await client.query(ANNOUNCED);
  filling('the search');
};

const ANNOUNCED = `
  insert into announcement (posting_id, kind, is_waiting, told_at)
  select id, 'new_offers', false, created_at from offering union all select id, 'new_rfps', false, created_at from rfp`;

/** Owners belong to their company since it exists. */
const OWNERS_JOINED = `
  update company_member set joined_at = company_profile.created_at
  from company_profile where company_profile.id = company_id and company_profile.user_id = company_member.user_id`;

const AWARD_RFPS = `
  update rfp set awarded_bid_id = award."bidId"
  from json_to_recordset($1::json) as award ("rfpId" uuid, "bidId" uuid) where rfp.id = award."rfpId"`;

const PARTIES = `
  select buyer.party_id as "buyerPartyId", offering.party_id as "sellerPartyId",
    conversation_between(buyer.party_id, offering.party_id, 'offering', offering.id) as "conversationId"
  from "user" buyer, offering where buyer.id = $1 and offering.id = $2`;

/** A quote with its parties and their conversation, whose ids are not the same in every market. */
const withParties = async (client: Client, quote: DemoQuote): Promise<object> => ({
  ...quote,
  ...(await client.query<object>(PARTIES, [quote.buyerId, quote.offeringId])).rows[0],
});

/** The notices of an auction's end name the last hash of its log. */
const withLastHash = (message: DemoMessage, hashes: ReadonlyMap<string, string>): DemoMessage => {
  const hash = hashes.get(message.link?.replace('/auctions/', '') ?? '');
  return hash ? { ...message, content: message.content.replace('{last hash}', hash) } : message;
};
