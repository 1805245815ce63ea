import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { readCategories, readCommodities } from './data.ts';
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
  it('has full paths from the industry to each category', async () => {
    expect(
      await one(
        `select count(*) from category c left join category p on p.id = c.parent_id where c.path is distinct from coalesce(p.path, '{}') || c.id`,
      ),
    ).toBe(0);
    expect(await ask('select cardinality(path) as depth, count(*)::int from category group by 1 order by 1')).toEqual([
      { depth: 1, count: 6 },
      { depth: 2, count: 7 },
      { depth: 3, count: expect.any(Number) },
    ]);
    expect(
      await one(
        `select count(*) from (select parent_id, position from category group by 1, 2 having count(*) > 1) twice`,
      ),
    ).toBe(0);
  });

  it('keeps the author’s order of specifications', async () => {
    const [row] = await ask<{ keys: string[] }>(
      `select array(select json_object_keys(specifications)) as keys from product where name = 'Sulfuric Acid 98 %'`,
    );
    expect(row!.keys.slice(0, 2)).toEqual(['assay', 'grade']);
    expect(await one(`select count(*) - count(distinct specifications::text) from product`)).toBe(0);
  });

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
  it('are at least 1,500, from four to nine different sellers per material', async () => {
    expect(await one('select count(*) from offering')).toBeGreaterThanOrEqual(1_500);
    expect(
      await one(
        'select count(*) from product where not (select count(*) between 4 and 9 from offering where product_id = product.id)',
      ),
    ).toBe(0);
    expect(await one('select count(*) - count(distinct (product_id, user_id)) from offering')).toBe(0);
  });

  it('cost within 40 % of the reference price, four fifths of them within 15 %', async () => {
    const off = 'select abs(price / reference_price - 1) as off from offering join product on product.id = product_id';
    expect(await one(`select max(off) from (${off}) o`)).toBeLessThanOrEqual(0.4);
    expect(await one(`select avg((off <= 0.15)::int) from (${off}) o`)).toBeGreaterThan(0.75);
  });

  it('have texts that agree with their terms', async () => {
    expect(await one(`select count(*) from offering where description !~ (' ' || lead_time_days || ' days')`)).toBe(0);
    const named = `substring(description from '(?:Minimum(?: order)?|smallest call-off|Part deliveries from) ([0-9,]+)')`;
    expect(await one(`select count(*) from offering where minimum_quantity <> replace(${named}, ',', '')::int`)).toBe(
      0,
    );
  });

  it('have the status that matches their last day, most of them active', async () => {
    expect(
      await one(
        `select count(*) from offering where status = 'active' and available_until < $1 or status = 'expired' and (available_until is null or available_until >= $1)`,
        TODAY,
      ),
    ).toBe(0);
    expect(await one(`select avg((status = 'active')::int) from offering`)).toBeGreaterThan(0.85);
    expect(await one('select count(distinct status) from offering')).toBe(4);
  });

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

  it('messages show amounts in the market’s format', async () => {
    expect(await one(`select count(*) from message where content ~ '\\$\\d{4}'`)).toBe(0);
    expect(await one(`select least(count(*), 1) from message where content ~ '\\$\\d{1,3},\\d{3}\\.\\d\\d'`)).toBe(1);
  });

  it('nothing is watched before it was posted', async () => {
    for (const table of ['offering', 'rfp', 'auction']) {
      const early = `select count(*) from watch w join ${table} p on p.id = w.${table}_id where w.created_at < p.created_at`;
      expect([table, await one(early)]).toEqual([table, 0]);
    }
  });
});

describe('The RFPs', () => {
  it('are at least 60, three fifths of the open ones with one to six bids, never from their owner', async () => {
    expect(await one('select count(*) from rfp')).toBeGreaterThanOrEqual(60);
    const counts = `select (select count(*) from bid where rfp_id = rfp.id) as n from rfp where status = 'active'`;
    expect(await one(`select avg((n > 0)::int) from (${counts}) c`)).toBeGreaterThan(0.5);
    expect(await one(`select max(n) from (${counts}) c`)).toBeLessThanOrEqual(6);
    expect(await one('select count(*) from bid join rfp on rfp.id = rfp_id where bid.user_id = rfp.user_id')).toBe(0);
    expect(await one('select count(*) - count(distinct (rfp_id, user_id)) from bid where rfp_id is not null')).toBe(0);
  });

  it('are closed after their closing day and open before', async () => {
    expect(
      await one(
        `select count(*) from rfp where (status = 'active') <> (closing_date is null or closing_date >= $1)`,
        TODAY,
      ),
    ).toBe(0);
    expect(await ask('select distinct status from rfp order by 1')).toEqual(
      ['active', 'awarded', 'cancelled', 'expired'].map((status) => ({ status })),
    );
  });

  it('have bids that refer only to the bidder’s own offerings of the material', async () => {
    expect(await one('select count(*) from bid where offering_id is not null')).toBeGreaterThan(20);
    expect(
      await one(
        `select count(*) from bid join rfp on rfp.id = rfp_id join offering o on o.id = offering_id where (o.user_id, o.product_id) <> (bid.user_id, rfp.product_id)`,
      ),
    ).toBe(0);
  });

  it('have one winner and one order if awarded, and none otherwise', async () => {
    expect(
      await one(
        `select count(*) from rfp where (status = 'awarded')::int <> (select count(*) from bid where rfp_id = rfp.id and id = rfp.awarded_bid_id)`,
      ),
    ).toBe(0);
    expect(
      await one(`select count(*) from rfp where status = 'awarded' and not exists (select from bid join "order" o on o.bid_id = bid.id
      where rfp_id = rfp.id and bid.id = rfp.awarded_bid_id and (o.buyer_id, o.seller_id, o.total_amount, o.quantity) = (rfp.user_id, bid.user_id, bid.amount, rfp.quantity))`),
    ).toBe(0);
  });
});

describe('The orders', () => {
  it('exist in every status and come from a bid or an offering', async () => {
    expect(await one('select count(distinct status) from "order"')).toBe(6);
    expect(await one('select count(*) from "order" where (bid_id is null) = (offering_id is null)')).toBe(0);
    expect(
      await one(
        `select count(*) from "order" where bid_id is not null and bid_id not in (select awarded_bid_id from rfp where awarded_bid_id is not null union select awarded_bid_id from auction where awarded_bid_id is not null)`,
      ),
    ).toBe(0);
  });

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

  it('of offerings have the right price and seller, and sold-out offerings were ordered', async () => {
    expect(
      await one(`select count(*) from "order" o join offering f on f.id = offering_id
      where (o.seller_id, o.total_amount, o.unit) <> (f.user_id, f.price * o.quantity, f.unit)`),
    ).toBe(0);
    expect(
      await one(
        `select count(*) from offering where status = 'sold_out' and not exists (select from "order" where offering_id = offering.id)`,
      ),
    ).toBe(0);
  });
});

describe('The catalogue', () => {
  it('lists industries and families in the order of the file', async () => {
    const shown = await ask<{ name: string; level: number }>(
      'select name, cardinality(path) as level from category where cardinality(path) < 3 order by cardinality(path), position',
    );
    const named = (level: number) => shown.filter((row) => row.level === level).map(({ name }) => name);
    const all = readCategories();
    const industries = all.filter(({ parent }) => parent === null);
    expect(named(1)).toEqual(industries.map(({ name }) => name));
    expect(named(2)).toEqual(
      all.filter(({ parent }) => industries.some(({ key }) => key === parent)).map(({ name }) => name),
    );
  });
});

describe('The companies', () => {
  it('were decided on once unless they are waiting, with a reason if not approved', async () => {
    expect(
      await one(`select count(*) from company_profile c join "user" u on u.id = user_id where u.role <> 'admin'
        and verification_status <> coalesce((select status from verification_decision where company_profile_id = c.id), 'pending')`),
    ).toBe(0);
    expect(
      await one(`select count(*) from verification_decision d join company_profile c on c.id = company_profile_id
        where d.created_at < c.submitted_at or (d.status = 'approved') <> (reason is null) or d.admin_id = c.user_id`),
    ).toBe(0);
    expect(await one(`select count(distinct status) from verification_decision`)).toBe(3);
  });

  it('have their owner from the beginning, and two of them a colleague', async () => {
    const members = `from company_member m join company_profile c on c.id = company_id join "user" u on u.id = m.user_id`;
    expect(await one(`select count(*) ${members} where m.role = 'owner' and joined_at <> c.created_at`)).toBe(0);
    expect(await one(`select count(*) ${members} where m.role <> 'owner' and u.party_id = c.party_id`)).toBe(2);
  });
});

describe('The price index', () => {
  it('has every day of two years in six regions, including today', async () => {
    const lists = `select commodity_id, count(*)::int, count(distinct (region, day))::int as places, min(day)::text, max(day)::text from price_point group by commodity_id`;
    const working = await ask(
      `select lists.* from (${lists}) lists join commodity on id = commodity_id where not error`,
    );
    expect(working).toHaveLength(readCommodities().length - 1);
    expect(working).toEqual(
      working.map((one) => ({ ...one, count: 6 * 730, places: 6 * 730, min: '2024-03-15', max: TODAY })),
    );
  });

  it('has one commodity whose feed fails and whose last prices are missing', async () => {
    expect(
      await ask(
        'select name, max(day)::text as day from commodity join price_point on commodity_id = commodity.id where error group by name',
      ),
    ).toEqual([{ name: 'Nickel', day: '2026-03-11' }]);
  });

  it('has the mean of the five regions as the overall price', async () => {
    expect(
      await one(`select count(*) from (
      select max(price) filter (where region = 'all') as whole, round(avg(price) filter (where region <> 'all'), 2) as mean from price_point group by commodity_id, day
    ) days where whole is distinct from mean`),
    ).toBe(0);
  });

  it('is near the base price today and moves daily, with correlated regions', async () => {
    for (const { symbol, basePrice, regions } of readCommodities().filter(({ error }) => !error)) {
      const rows = await ask<{ region: string; price: string }>(
        `select region, price from price_point p join commodity c on c.id = commodity_id where symbol = $1 and day = $2 and region <> 'all'`,
        symbol,
        TODAY,
      );
      for (const { region, price } of rows)
        expect(Math.abs(Number(price) / (Number(basePrice) * regions[region]!) - 1)).toBeLessThan(0.2);
    }
    const change = `select region, day, ln(price / lag(price) over (partition by region order by day)) as change from price_point p join commodity c on c.id = commodity_id where symbol = 'UREA'`;
    expect(
      await one(
        `select corr(a.change, b.change) from (${change}) a join (${change}) b using (day) where a.region = 'europe' and b.region = 'africa'`,
      ),
    ).toBeGreaterThan(0.6);
    expect(await one(`select stddev(change) from (${change}) c where region = 'europe'`)).toBeGreaterThan(0.005);
  });
});
