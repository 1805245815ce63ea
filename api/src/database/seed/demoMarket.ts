// The demo market: the data files plus simulated activity up to the given day.
import { insertAuctions, withoutStatus } from './demoAuctionLogs.ts';
import { planAuctions } from './demoAuctions.ts';
import { insertCatalogue, planMaterials } from './catalogue.ts';
import { planCompanies } from './demoCompanies.ts';
import { readPhrases } from './data.ts';
import { insertMembers, planMembers } from './members.ts';
import { planMessages } from './demoMessages.ts';
import { planOfferings } from './demoOfferings.ts';
import { planOrders } from './demoOrders.ts';
import { planOrderSteps } from './orderSteps.ts';
import { insertPrices } from './demoPrices.ts';
import { planRfps, type PlannedRfp } from './demoRfps.ts';
import { insertRows, type Client } from './rows.ts';
import { dayOf, floorTo, HOUR, later, startOf } from './time.ts';
import { planWatches } from './demoWatches.ts';

export interface DemoMarketOptions {
  /** The current UTC day of the market, YYYY-MM-DD. */
  today: string;
  /** The current time of the market; by default the clock's time if `today` is today, otherwise noon. */
  now?: Date;
  /** Password hash of every seeded member. */
  passwordHash: string;
  scale?: {
    /** Days of daily prices; 730 by default. */
    priceDays?: number;
  };
}

/** Fills an empty, migrated database in the caller's transaction. Deterministic for the same files, day and hour. */
export async function seedDemoMarket(client: Client, options: DemoMarketOptions): Promise<void> {
  const { today, passwordHash, scale } = options;
  const hour = floorTo(options.now ?? nowOn(today), HOUR);
  const phrases = readPhrases();
  const materials = planMaterials();
  const members = planMembers();
  const companies = planCompanies(members, today);
  const offerings = planOfferings(materials, members, today);
  const rfps = planRfps({ materials, members, offerings, today });
  const auctions = planAuctions({ materials, members, bidMessages: phrases.bidMessages }, today, hour);
  const orders = planOrders({ offerings, rfps, auctions, members, today });
  const orderSteps = planOrderSteps(orders, today);
  const messages = planMessages({ offerings, rfps, auctions, orders, orderSteps, members, companies, phrases, today });

  await insertCatalogue(client, materials);
  await insertPrices(client, today, scale?.priceDays ?? 730);
  await insertMembers(client, members, passwordHash);
  await insertRows(client, 'company_profile', rowsOf(companies));
  await insertRows(
    client,
    'verification_decision',
    companies.flatMap(({ decision }) => decision ?? []),
  );
  await insertRows(client, 'offering', rowsOf(offerings));
  // On insert each offering was checked only against earlier ones; now each is checked against all others.
  await client.query('select check_prices()');
  await insertRows(client, 'rfp', rowsOf(rfps));
  await insertRows(client, 'bid', rfps.flatMap(({ bids }) => bids).map(withoutStatus));
  await client.query(
    'update rfp set awarded_bid_id = x.bid from json_to_recordset($1::json) as x(id uuid, bid uuid) where rfp.id = x.id',
    [JSON.stringify(awardsOf(rfps))],
  );
  await insertAuctions(client, auctions, hour);
  await insertRows(client, 'order', rowsOf(orders));
  await insertRows(client, 'order_event', rowsOf(orderSteps));
  await insertRows(client, 'message', messages);
  await insertRows(client, 'watch', planWatches({ materials, offerings, rfps, auctions, members, today }));
}

const awardsOf = (rfps: readonly PlannedRfp[]) =>
  rfps.flatMap(({ row, bids }) =>
    bids.filter(({ status }) => status === 'awarded').map((bid) => ({ id: row.id, bid: bid.id })),
  );

const rowsOf = <Row>(planned: readonly { row: Row }[]): Row[] => planned.map(({ row }) => row);

const nowOn = (today: string): Date => {
  const now = new Date();
  return dayOf(now) === today ? now : later(startOf(today), 12 * HOUR);
};
