// What migrations make of the market of release 0.1.0. All tests share one upgrade, because it takes long.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { NO_TIMEOUTS } from '../../src/database/orm.ts';
import { Notifications } from '../../src/database/notifications.ts';
import { prepareDatabase } from '../../src/database/prepare.ts';
import { migrations } from '../../src/database/migrations/migrations.ts';
import type { LogWithKeys, PublishedKey } from '../../src/features/auctions/core/findings.ts';
import type { SignedReceipt } from '../../src/features/auctions/core/signatures.ts';
import { verifyAuction } from '../../src/features/auctions/verifier/report.ts';
import { openSigningKey } from '../../src/features/engine/signingKeys.ts';
import { SECRET_KEY } from '../secretKey.ts';
import type { Body } from '../caller.ts';
import { emptyDatabase, type TestDatabase } from '../database.ts';
import { aMessage } from '../factories.ts';
import { until } from '../instanceGroup.ts';
import { restoreRelease } from './restore.ts';

let database: TestDatabase;
let owner: pg.Pool;
let before: { counts: Body; upgradedAt: Date };
/** An offer whose unit differs from that of its material, and one whose unit is a mistake. */
let converted: string;
let mistaken: string;
beforeAll(async () => {
  database = await emptyDatabase();
  owner = new pg.Pool({ ...database.connection, max: 2 });
  // The database may be dropped before the last connection is closed.
  owner.on('error', () => undefined);
  await restoreRelease(database.connection);
  await changePrices();
  const [now] = await query<{ now: Date }>('select clock_timestamp() as now');
  before = { counts: await counts(), upgradedAt: now!.now };
  await prepareDatabase(database.connection, { seed: 'none', app: database.app });
}, 120_000);
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** The old release compared only the numbers and ignored the unit. */
const changePrices = async () => {
  [converted, mistaken] = await Promise.all([
    firstOf(`select offering.id from offering join product on product.id = product_id
      where name = 'Sulfuric Acid 98 %' and status = 'active' order by price desc, offering.id limit 1`),
    firstOf(`select offering.id from offering join product on product.id = product_id
      where name = 'Acetone' and status = 'active' order by price, offering.id limit 1`),
  ]);
  const client = await owner.connect();
  try {
    await client.query(NO_TIMEOUTS);
    await client.query(`update offering set price = 0.18, unit = 'KG' where id = $1`, [converted]);
    expect(
      await query(`select lowest_price, lowest_price_unit from product where name = 'Sulfuric Acid 98 %'`),
    ).toEqual([{ lowest_price: '0.18', lowest_price_unit: 'KG' }]);
    await client.query(`update offering set unit = 'KG' where id = $1`, [mistaken]);
  } finally {
    client.release();
  }
};
const firstOf = async (text: string) => (await query<{ id: string }>(text))[0]!.id;

it('upgrades the market of the first release and keeps its records', async () => {
  expect(before.counts).toEqual({ product: 328, offering: 2170, auction_event: 448, order: 117, user: 128 });
  expect(await counts()).toEqual(before.counts);
  const applied = await query<{ name: string }>('select name from migration');
  expect(applied.map(({ name }) => name).sort()).toEqual(migrations.map(({ name }) => name).sort());
});

it('retires the signing key of the first release, whose receipts remain valid, and stores no private key', async () => {
  const stored = JSON.parse(readFileSync(join(import.meta.dirname, 'auction-logs-0.1.0.json'), 'utf8')) as Record<
    string,
    { log: LogWithKeys; receipts: SignedReceipt[]; finalHash: string }
  >;
  const { log, receipts, finalHash } = Object.values(stored)[0]!;
  const pool = new pg.Pool(database.app);
  // Two instances start at once.
  const [{ publicKey }] = await Promise.all([openSigningKey(pool, SECRET_KEY), openSigningKey(pool, SECRET_KEY)]);
  await pool.end();
  const publicKeys = await query<PublishedKey>(
    `select public_key as "publicKey", valid_from as "from", valid_until as "until" from signing_key order by valid_from nulls first`,
  );
  expect(publicKeys).toEqual([
    { publicKey: log.publicKey, from: null, until: expect.any(Date) },
    { publicKey, from: expect.any(Date), until: null },
  ]);
  const verify = async (until: string | null) => {
    const keys = publicKeys.map((key) => (key.publicKey === log.publicKey ? { ...key, until } : key));
    return (await verifyAuction({ log: { ...log, publicKeys: keys }, receipts, finalHash })).isVerified;
  };
  expect(await verify(new Date(publicKeys[0]!.until!).toISOString())).toBe(true);
  expect(await verify(new Date(Date.parse(receipts[0]!.at) - 1).toISOString())).toBe(false);
  const secrets = await query(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name ~ 'private|cursor_key|secret'`,
  );
  // Hashed or encrypted.
  expect(secrets.map((row) => `${row.table_name}.${row.column_name}`).sort()).toEqual([
    'api_key.secret_hash',
    'webhook.former_secret',
    'webhook.sealed_secret',
  ]);
});

it('writes the price basis of auctions of the first release in lower case', async () => {
  const found = await query(
    'select price_basis as basis, count(*)::int as auctions from auction group by 1 order by 1',
  );
  expect(found).toEqual([
    { basis: 'lot', auctions: 47 },
    { basis: 'per_unit', auctions: 14 },
  ]);
});

it('links the inquiries of the first release to their offerings', async () => {
  const found = await query<{ linked: boolean }>(
    `select link = '/offerings/' || offering_id as linked from message where offering_id is not null`,
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ linked }) => linked)).toBe(true);
});

describe('Every offer of the first release has a comparable price and a price check', () => {
  const lowest = () =>
    query(
      `select lowest_price, lowest_price_unit, lowest_comparable_price from product where name = 'Sulfuric Acid 98 %'`,
    );

  it('corrects the lowest price of a material that is offered in several units', async () => {
    const [cheapest] = await query<{ price: string }>(
      `select price from offering join product on product.id = product_id
       where name = 'Sulfuric Acid 98 %' and status = 'active' and unit = 'MT' order by price limit 1`,
    );
    expect(await lowest()).toEqual([
      {
        lowest_price: cheapest!.price,
        lowest_price_unit: 'MT',
        lowest_comparable_price: expect.stringMatching(new RegExp(`^0\\.${cheapest!.price.replace('.', '')}0*$`)),
      },
    ]);
    expect(await query('select comparable_price, price_check from offering where id = $1', [converted])).toEqual([
      { comparable_price: '0.18000000', price_check: 'ok' },
    ]);
  });

  it('knows which material each commodity of the index prices', async () => {
    expect(
      await query(
        `select symbol from commodity where not exists (select from product where commodity_id = commodity.id)`,
      ),
    ).toEqual([]);
  });

  it('checks every offer like a new one, and never uses a mistaken price as the lowest price', async () => {
    expect(await query(`select id from offering where price_check = 'unusual'`)).toEqual([{ id: mistaken }]);
    expect(await query('select id, comparable_price, comparable_unit, price_check from offering order by id')).toEqual(
      await query(`select offering.id, finding.comparable_price, finding.comparable_unit, finding.price_check
        from offering cross join lateral price_finding(product_id, price, unit, id) finding order by id`),
    );
    const products =
      'select id, offer_count, lowest_price, lowest_price_unit, lowest_comparable_price from product order by id';
    const before = await query(products);
    await query('select refresh_product_summary(id) from product');
    expect(await query(products)).toEqual(before);
    expect(await query(`select from offering where comparable_price is null`)).toEqual([]);
    expect(
      await query(`select from product where (lowest_price is null) <> (offer_count = 0)
        or lowest_comparable_price is distinct from (select min(comparable_price) from offering
          where product_id = product.id and status = 'active' and price_check <> 'unusual')`),
    ).toEqual([]);
  });
});

it('begins the time of pending orders of the first release at the upgrade', async () => {
  const counted = `select count(*)::int as count from "order" where status = 'pending' and offering_id is not null`;
  const since = `${counted} and created_at < $1 and awaiting_since >= $1::timestamptz - interval '1 millisecond'`;
  const begun = await query<{ count: number }>(since, [before.upgradedAt]);
  expect(begun).toEqual(await query(counted));
  expect(begun[0]!.count).toBeGreaterThan(0);
});

it('announces new records after the upgrade', async () => {
  const notifications = new Notifications(database.app, (error) => {
    throw error;
  });
  const notified: string[] = [];
  notifications.on('feedstock_message', (payload) => void notified.push(payload));
  notifications.on('feedstock_order', (payload) => void notified.push(payload));
  await notifications.start();
  try {
    const [order] = await query<Record<'id' | 'buyer_id' | 'seller_id', string>>(
      `update "order" set status = 'cancelled' where id = (select id from "order" where status = 'pending' limit 1)
       returning id, buyer_id, seller_id`,
    );
    const message = await aMessage(owner, { recipient_id: order!.buyer_id });
    await until('both are notified', () => notified.length === 2);
    expect(notified).toEqual([
      `${order!.buyer_id} ${order!.seller_id} ${order!.id} cancelled`,
      `${order!.buyer_id} ${message.id}`,
    ]);
  } finally {
    await notifications.stop();
  }
});

const counts = async () => {
  const found = await query<Body>(`select
    (select count(*)::int from product) as product,
    (select count(*)::int from offering) as offering,
    (select count(*)::int from auction_event) as auction_event,
    (select count(*)::int from "order") as "order",
    (select count(*)::int from "user") as "user"`);
  return found[0]!;
};

const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await owner.query<Row>(text, values)).rows;
