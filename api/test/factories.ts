// Inserts rows by SQL, with plausible defaults. Columns have their database names.
import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { writeOrders } from '../src/features/goods/postings/writeOrders.ts';
import { newId } from '../src/database/id.ts';

type Columns = Record<string, unknown>;
type Row<Known extends Columns = Columns> = Known & { id: string };

/** What belongs to the party that its person acts for. */
const TRADED = new Set(['offering', 'rfp', 'auction', 'bid']);

/** A database of the release before has no parties: there `party_id` is undefined. */
const insert = async <Known extends Columns>(pool: Pool, table: string, columns: Columns): Promise<Row<Known>> => {
  const given = Object.keys(columns).filter((name) => name !== 'party_id' || columns[name] !== undefined);
  const names = [...given];
  const places = given.map((_, at) => `$${at + 1}`);
  if (TRADED.has(table) && !('party_id' in columns)) {
    names.push('party_id');
    places.push(`(select party_id from "user" where id = $${names.indexOf('user_id') + 1})`);
  }
  const { rows } = await pool.query<Row<Known>>(
    `insert into "${table}" (${names.join(', ')}) values (${places.join(', ')}) returning *`,
    given.map((name) => columns[name]),
  );
  return rows[0]!;
};

/** Test files share databases, so each begins elsewhere. */
let count = randomInt(2 ** 40);

const MONTH_MS = 30 * 24 * 3_600_000;

/** Registered a month ago, so that the quotas of new accounts do not apply. */
/** The password of `registration`, hashed at the least cost. */
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$RWUZy7momPY2ScBtzv9WpqR9vjEuocuygMdCaxdBxfQ';

export const aUser = (pool: Pool, columns: Columns = {}) =>
  insert<{ email: string; company_name: string }>(pool, 'user', {
    id: newId(),
    created_at: new Date(Date.now() - MONTH_MS),
    email: `person${++count}@acme.example`,
    first_name: 'Ana',
    last_name: 'Ruiz',
    company_name: `Acme ${count}`,
    position: 'Buyer',
    mobile_number: '+34 600 000 000',
    country: 'Spain',
    city: 'Vigo',
    role: 'both',
    password_hash: PASSWORD_HASH,
    ...columns,
  });

export const aCompanyProfile = (pool: Pool, columns: Columns = {}) =>
  insert(pool, 'company_profile', {
    id: newId(),
    company_name: 'Acme Official',
    phone: '+34 91 123 45 67',
    ...columns,
  });

export const aCategory = (pool: Pool, columns: Columns = {}) => {
  const id = newId();
  return insert(pool, 'category', {
    id,
    name: 'Acids',
    description: 'Sour things.',
    path: [id],
    position: 1,
    ...columns,
  });
};

export const aProduct = async (pool: Pool, columns: Columns = {}) =>
  insert<{ name: string }>(pool, 'product', {
    id: newId(),
    name: `Sulfuric Acid ${++count}`,
    description: 'An acid.',
    cas_number: '7664-93-9',
    synonyms: [],
    specifications: '{"assay":"98 %"}',
    safety_data: '{"signal_word":"Danger"}',
    ...columns,
    category_id: columns['category_id'] ?? (await aCategory(pool)).id,
  });

const aPosting = { title: 'Acid', description: 'Strong.', quantity: 20, unit: 'MT' };

export const anOffering = (pool: Pool, columns: Columns = {}) => {
  const left = columns['status'] === 'sold_out' && { quantity: 0 };
  return insert(pool, 'offering', { id: newId(), ...aPosting, price: '100.50', ...columns, ...left });
};

export const anRfp = (pool: Pool, columns: Columns = {}) =>
  insert(pool, 'rfp', { id: newId(), ...aPosting, ...columns });

const HOUR = 3_600_000;

/** By default a live public forward auction from 100.00 with an increment of 5.00. */
export const anAuction = (pool: Pool, columns: Columns = {}) => {
  const start = (columns['start_time'] as Date | undefined) ?? new Date(Date.now() - HOUR);
  const end = columns['end_time'] ?? new Date(Date.now() + HOUR);
  const isOpen = start.getTime() <= Date.now();
  return insert(pool, 'auction', {
    id: newId(),
    ...aPosting,
    status: isOpen ? 'active' : 'scheduled',
    // Otherwise the scheduler would open it during the test.
    opened: isOpen,
    starting_price: '100.00',
    bid_increment: '5.00',
    start_time: start,
    end_time: end,
    original_end_time: end,
    ...columns,
  });
};

/** A bid on an RFP. */
/** Bidders of an auction are participants. */
export const aBid = async (pool: Pool, columns: Columns = {}) => {
  const { auction_id: auctionId, user_id: userId, alias_number: alias } = columns;
  if (auctionId)
    await pool.query(
      `insert into auction_bidder (auction_id, user_id, party_id, alias) select $1, id, party_id, $3 from "user" where id = $2 on conflict do nothing`,
      [auctionId, userId, alias],
    );
  return insert(pool, 'bid', { id: newId(), amount: '950.00', ...columns });
};

/** An order of one unit between the given members. */
export const anOrder = async (pool: Pool, columns: Columns) => {
  const { buyer_id, seller_id, ...more } = columns;
  const order = { id: newId(), totalAmount: '100.50', quantity: 1, unit: 'MT', status: 'pending', ...more };
  await writeOrders(pool, [{ ...order, buyerId: String(buyer_id), sellerId: String(seller_id) }]);
  return (await pool.query<Row>('select * from "order" where id = $1', [order.id])).rows[0]!;
};

/** A quote that waits for the buyer; `revision` are the columns of its current terms. */
export const aQuote = async (
  pool: Pool,
  columns: { buyer_id: string; seller_id: string; offering_id: string } & Columns,
  revision: Columns = {},
) => {
  const { rows } = await pool.query<Columns>(
    `select buyer.party_id as buyer_party_id, seller.party_id as seller_party_id,
      conversation_between(buyer.party_id, seller.party_id, 'offering', $3::uuid) as conversation_id
    from "user" buyer, "user" seller where buyer.id = $1 and seller.id = $2`,
    [columns.buyer_id, columns.seller_id, columns.offering_id],
  );
  await pool.query('update conversation set last_message_at = clock_timestamp() where id = $1', [
    rows[0]!['conversation_id'],
  ]);
  const quote = await insert(pool, 'quote', { id: newId(), ...rows[0], ...columns });
  const terms = { number: 1, side: 'seller', price: '90.00', quantity: 5, unit: 'MT', ...revision };
  const user_id = columns[`${terms.side}_id`];
  await insert(pool, 'quote_revision', { id: newId(), quote_id: quote.id, user_id, ...terms });
  return quote;
};

export const aMessage = (pool: Pool, columns: Columns = {}) =>
  insert(pool, 'message', { id: newId(), subject: 'Hello', content: 'Do you have acid?', ...columns });

export const aCommodity = async (pool: Pool, columns: Columns = {}) => {
  const made = await insert(pool, 'commodity', {
    id: newId(),
    name: 'Urea',
    symbol: `U${++count}`,
    unit: 'MT',
    currency: 'USD',
    ...columns,
  });
  await insert(pool, 'price_point', {
    id: newId(),
    commodity_id: made.id,
    region: 'all',
    day: '2026-11-20',
    price: '310.00',
  });
  return made;
};
