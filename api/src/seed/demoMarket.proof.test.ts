import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { readCommodities } from './data.ts';
import { seedDemoMarket, type DemoMarketOptions } from './demoMarket.ts';

const TODAY = '2026-03-14';
const options: DemoMarketOptions = { now: new Date(`${TODAY}T15:42:10Z`), passwordHash: 'a hash' };

const databases: TestDatabase[] = [];
const clients: pg.Client[] = [];

const seeded = async (with_: DemoMarketOptions): Promise<pg.Client> => {
  const database = await freshDatabase();
  databases.push(database);
  const client = new pg.Client(database.connection);
  clients.push(client);
  await client.connect();
  await client.query(`set statement_timeout = 0; set timezone = 'UTC'; begin`);
  await seedDemoMarket(client, with_);
  await client.query('commit');
  return client;
};

let client: pg.Client;
beforeAll(async () => {
  client = await seeded(options);
});
afterAll(async () => {
  for (const one of clients) await one.end();
  for (const database of databases) await database.drop();
});

const ask = async <Row extends object = Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await client.query<Row>(text, values)).rows;
const one = async (text: string, ...values: unknown[]): Promise<number> =>
  Number(Object.values((await ask(text, ...values))[0] ?? {})[0]);

const TABLES = [
  'category',
  'product',
  'user',
  'company_profile',
  'verification_decision',
  'offering',
  'rfp',
  'auction',
  'bid',
  'order',
  'order_event',
  'quote',
  'quote_revision',
  'message',
  'watch',
  'commodity',
  'price_point',
];

describe('The demo market', () => {
  it('is identical for the same day and hour, including its ids', async () => {
    const priceDays = 60;
    const twin = await seeded({ ...options, now: new Date(`${TODAY}T15:01:59Z`), priceDays });
    for (const table of TABLES) {
      const part = table === 'price_point' ? `where day > date '${TODAY}' - ${priceDays}` : '';
      // Triggers set these.
      const text = `select count(*)::int, md5(string_agg(md5((to_jsonb(row) - array['updated_at', 'decided_at', 'own_party_id', 'conversation_id'])::text), '' order by id)) as sum from "${table}" row ${part}`;
      const sums = await Promise.all(
        [client, twin].map(async (each) => (await each.query<{ count: number }>(text)).rows),
      );
      expect([table, sums[0]]).toEqual([table, sums[1]]);
      expect(sums[0]![0]!.count).toBeGreaterThan(0);
    }
  });

  it('has quotes in every state, between companies of several people, with their steps in the conversations', async () => {
    const states = await ask<{ state: string }>(
      `select distinct case when status <> 'open' then status when available_until < date '${TODAY}' then 'expired' else 'open for the ' || case side when 'buyer' then 'seller' else 'buyer' end end as state
       from quote join quote_revision on quote_id = quote.id and quote_revision.number = current_revision order by 1`,
    );
    expect(states.map(({ state }) => state)).toEqual([
      'accepted',
      'declined',
      'expired',
      'open for the buyer',
      'open for the seller',
      'withdrawn',
    ]);
    expect(await one(`select count(*) from message where kind = 'quote' and conversation_id is null`)).toBe(0);
    expect(
      await one(`select count(*) from "order" where quote_id is not null and total_amount = price * quantity`),
    ).toBe(1);
    expect(await one(`select count(distinct user_id) from quote_revision where side = 'seller'`)).toBeGreaterThan(2);
  });

  it('has orders with the title and the terms of their quote, offering or RFP, their parties and contacts', async () => {
    const written = await ask<{ source: string; orders: number; wrong: number }>(
      `select case when placed.quote_id is not null then 'quote' when rfp.id is not null then 'RFP' else 'offering' end as source, count(*)::int as orders,
         count(*) filter (where placed.title is distinct from coalesce(offering.title, rfp.title)
           or (placed.delivery_terms, placed.payment_terms, placed.lead_time_days, placed.packaging, placed.available_until) is distinct from
             case when placed.quote_id is null then (offering.delivery_terms, offering.payment_terms, offering.lead_time_days, offering.packaging, offering.available_until)
             else (terms.delivery_terms, terms.payment_terms, terms.lead_time_days, terms.packaging, terms.available_until) end
           or placed.delivery_location is distinct from
             case when placed.quote_id is null then coalesce(offering.delivery_location, rfp.delivery_location) else terms.delivery_location end
           or placed.buyer_party_id <> buyer.party_id or placed.seller_party_id <> seller.party_id
           or placed.seller_contact_phone is distinct from (select nullif(phone, '') from company_profile where party_id = placed.seller_party_id)
           or placed.buyer_contact_name <> buyer.first_name || ' ' || buyer.last_name)::int as wrong
       from "order" placed join "user" buyer on buyer.id = buyer_id join "user" seller on seller.id = seller_id
         left join offering on offering.id = placed.offering_id left join bid on bid.id = placed.bid_id left join rfp on rfp.id = bid.rfp_id
         left join quote on quote.id = placed.quote_id left join quote_revision terms on terms.quote_id = quote.id and terms.number = current_revision
       where bid.auction_id is null group by 1 order by 1`,
    );
    expect(written).toEqual(
      ['RFP', 'offering', 'quote'].map((source) => ({ source, orders: expect.any(Number), wrong: 0 })),
    );
  });

  it('keeps its catalogue and members on other days, and works at midnight too', async () => {
    const other = await seeded({
      now: new Date('2026-07-01T00:00:00Z'),
      passwordHash: 'a hash',
      priceDays: 10,
    });
    for (const table of ['category', 'product', 'user', 'commodity']) {
      const text = `select md5(string_agg(id::text, '' order by id)) as sum from "${table}"`;
      const sums = await Promise.all(
        [client, other].map(async (each) => (await each.query<{ sum: string }>(text)).rows[0]!.sum),
      );
      expect(sums[0]).toBe(sums[1]);
    }
    const { rows } = await other.query(
      `select count(*)::int from auction where start_time <= '2026-07-01' and end_time > '2026-07-01T06:00Z' and closed_at is null`,
    );
    expect(rows[0].count).toBeGreaterThanOrEqual(8);
    for (const table of TABLES) {
      const ahead = await other.query(`select from "${table}" where created_at > '2026-07-01T00:00:00Z'`);
      expect([table, ahead.rowCount]).toEqual([table, 0]);
    }
    expect((await other.query('select from price_point')).rowCount).toBe(readCommodities().length * 6 * 10);
  });

  it('has unique ids of version 7 that contain the creation time', async () => {
    const ids = TABLES.map((table) => `select id, created_at from "${table}"`).join(' union all ');
    expect(await one(`select count(*) - count(distinct id) from (${ids}) ids`)).toBe(0);
    expect(
      await one(
        `select count(*) from (${ids}) ids where id::text !~ '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'`,
      ),
    ).toBe(0);
    const time = `('x' || replace(left(id::text, 13), '-', ''))::bit(48)::bigint`;
    expect(await one(`select count(*) from (${ids}) ids where ${time} <> extract(epoch from created_at) * 1000`)).toBe(
      0,
    );
  });

  it('contains no event before its cause', async () => {
    for (const table of TABLES)
      expect([table, await one(`select count(*) from "${table}" where created_at > $1`, options.now)]).toEqual([
        table,
        0,
      ]);
    expect(
      await one(
        `select count(*) from bid join rfp on rfp.id = rfp_id where bid.created_at <= rfp.created_at or bid.created_at >= closing_date + 1`,
      ),
    ).toBe(0);
    expect(
      await one(
        `select count(*) from bid join offering on offering.id = offering_id where bid.created_at <= offering.created_at`,
      ),
    ).toBe(0);
    expect(
      await one(`select count(*) from "order" o join bid on bid.id = bid_id where o.created_at <= bid.created_at`),
    ).toBe(0);
    expect(
      await one(
        `select count(*) from "order" o join offering on offering.id = offering_id where o.created_at <= offering.created_at`,
      ),
    ).toBe(0);
    expect(
      await one(
        `select count(*) from message answer join message asked on asked.id = answer.in_reply_to_id where answer.created_at <= asked.created_at`,
      ),
    ).toBe(0);
    for (const table of ['offering', 'rfp', 'auction', 'bid']) {
      expect([
        table,
        await one(
          `select count(*) from ${table} row join "user" u on u.id = row.user_id where row.created_at <= u.created_at`,
        ),
      ]).toEqual([table, 0]);
    }
  });
});

describe('The catalogue', () => {
  it('summarizes the offerings of every product correctly', async () => {
    const truth = `select product_id, count(*)::int as n, min(price) as price, count(distinct unit) as units from offering
      where status = 'active' and (available_until is null or available_until >= $1) group by 1`;
    expect(
      await one(
        `select count(*) from product p left join (${truth}) t on t.product_id = p.id
      where (p.offer_count, p.lowest_price) is distinct from (coalesce(t.n, 0), t.price) or p.lowest_price_unit is distinct from p.reference_unit or t.units > 1`,
        TODAY,
      ),
    ).toBe(0);
    await client.query('begin; select refresh_product_summary(id) from product');
    expect(
      await one(
        `select count(*) from product p left join (${truth}) t on t.product_id = p.id where (p.offer_count, p.lowest_price) is distinct from (t.n, t.price)`,
        TODAY,
      ),
    ).toBe(0);
    await client.query('rollback');
  });

  it('converts and checks the price of every offering, against the price index if it covers the material', async () => {
    expect(
      await one(
        `select count(*) from commodity where id not in (select commodity_id from product where commodity_id is not null)`,
      ),
    ).toBe(0);
    expect(await one('select count(*) from offering where comparable_price is null')).toBe(0);
    expect(
      await one(
        `select count(*) from offering join product on product.id = product_id where commodity_id is not null and price_check = 'unknown'`,
      ),
    ).toBe(0);
    expect(await one(`select count(*) from offering where price_check = 'ok'`)).toBeGreaterThan(1_000);
    expect(await one(`select count(*) from offering where price_check = 'unusual'`)).toBe(0);
  });
});

describe('The offerings', () => {
  it('have matching titles and descriptions without unfilled placeholders', async () => {
    for (const table of ['offering', 'rfp', 'auction']) {
      expect([
        table,
        await one(
          `select count(*) from ${table} where length(title) > 160 or length(description) < 40 or title || description ~ '[{}]|undefined|null|  '`,
        ),
      ]).toEqual([table, 0]);
    }
    expect(
      await one(`select count(*) from message where length(subject) > 200 or subject || content ~ '[{}]|undefined'`),
    ).toBe(0);
  });
});

describe('The orders', () => {
  it('reached their status through valid steps, each by the right party', async () => {
    expect(
      await one(`select count(*) from "order" o where status <> coalesce(
        (select e.status from order_event e where order_id = o.id order by e.created_at desc, array_position(array['confirmed', 'shipped', 'delivered', 'completed', 'cancelled'], e.status) desc limit 1), 'pending')`),
    ).toBe(0);
    expect(
      await one(`select count(*) from order_event e join "order" o on o.id = order_id where e.created_at < o.created_at
        or actor_id <> case when e.status in ('confirmed', 'shipped') then seller_id when e.status = 'cancelled' and actor_id = seller_id then seller_id else buyer_id end`),
    ).toBe(0);
    expect(await one(`select count(*) from "order" where status = 'cancelled' and bid_id is not null`)).toBe(0);
  });
});

describe('The price index', () => {
  it('has one commodity whose feed fails and whose last prices are missing', async () => {
    expect(
      await ask(
        'select name, max(day)::text as day from commodity join price_point on commodity_id = commodity.id where error group by name',
      ),
    ).toEqual([{ name: 'Nickel', day: '2026-03-11' }]);
  });
});
