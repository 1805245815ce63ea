import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await freshDatabase();
  pool = new pg.Pool(database.app);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** What a command was sent with. */
const internal = ['idempotency_key', 'command_hash'];

/** Columns that some viewers of the row may not see, that are computed, or that never change. */
const others: Record<string, string[]> = {
  offering: ['party_id', 'price_order', 'sku', ...internal],
  rfp: ['party_id', 'awarded_bid_id', 'decided_at', ...internal],
  order: [
    ...[
      'buyer_party_id',
      'seller_party_id',
      'buyer_id',
      'seller_id',
      'offering_id',
      'bid_id',
      'awaiting_since',
      'reminded_at',
      ...internal,
    ],
    ...['purchase_order_number', 'delivery_address'],
    ...['buyer', 'seller'].flatMap((side) =>
      ['contact_name', 'contact_email', 'contact_phone', 'vat_number'].map((name) => `${side}_${name}`),
    ),
  ],
};

it.each(Object.keys(others))(
  'updatedAt of table %s follows the columns that all viewers of a row see, and no others',
  async (table) => {
    const { rows: columns } = await pool.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [`"${table}"`],
    );
    const { rows } = await pool.query<{ text: string }>(
      `select pg_get_triggerdef(oid) as text from pg_trigger where tgrelid = $1::regclass and tgname = 'updated_at_set'`,
      [`"${table}"`],
    );
    const ignored = [...rows[0]!.text.matchAll(/'(\w+)'/g)].map(([, name]) => name);
    expect(ignored).toEqual(others[table]);
    expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(ignored));
  },
);
