// A large market: the catalogue and offerings of the benchmarks and an empty category, with RFPs, auctions, bids, orders, conversations,
// quotes, notices, prices and watchlists in proportion to its products.
import type pg from 'pg';

/** Makes the ids of the benchmark's members; the function exists while the connection lives. */
const idFunction = `
create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable return
  (lpad(to_hex(1750000000000 + n), 12, '0') || '7' || substr(md5(kind || n), 1, 3) || '8' || substr(md5(kind || n), 4, 15))::uuid`;

const rfps = `
insert into rfp (id, created_at, user_id, party_id, title, description, product_id, quantity, unit, target_price, delivery_location, delivery_date, closing_date, status)
select pg_temp.id('rfp', n), timestamptz '2026-01-01Z' + n * interval '1 minute', pg_temp.id('user', 1 + n * 7 % $3::int), pg_temp.id('user', 1 + n * 7 % $3::int),
  'Request ' || n || ' for material', 'We look for a steady supply of technical grade, delivered in big bags to our plant.',
  pg_temp.id('product', 1 + n % $2::int), 1 + n % 500, 'MT', 100 + n % 900, 'Rotterdam', '2990-01-01',
  case n % 4 when 0 then date '2026-02-01' else date '2990-01-01' - (n % 300)::int end, case n % 9 when 0 then 'cancelled' else 'active' end
from generate_series(1, $1::int) n`;

const auctions = `
insert into auction (id, created_at, user_id, party_id, title, description, product_id, quantity, unit, type, starting_price, reserve_price, bid_increment,
  bid_visibility, start_time, end_time, original_end_time, closed_at, status, outcome, opened, last_bid, accepted_bids, bidders, aliases,
  leader_alias, leader_bid, leader_id, leading_amount)
select pg_temp.id('auction', n), timestamptz '2026-01-01Z' + n * interval '1 minute', pg_temp.id('user', 1 + n * 3 % $3::int), pg_temp.id('user', 1 + n * 3 % $3::int),
  'Lot ' || n || ' of a sale', 'Surplus of technical grade in original packaging, ready for collection.',
  pg_temp.id('product', 1 + n % $2::int), 1 + n % 500, 'MT', case n % 3 when 0 then 'reverse' else 'forward' end, 1000, 1200, 10,
  (array['public', 'rank_only', 'sealed'])[1 + n % 3],
  timestamptz '2026-02-01Z' + n * interval '1 second', times.ends, times.ends, case when n % 4 <> 0 then times.ends end,
  case when n % 4 <> 0 then 'ended' else 'active' end, case when n % 4 <> 0 then 'awarded' end, true, 20, 20, 10, 10,
  10, 20, pg_temp.id('user', 1 + (n + 10) % $3::int), 1200
from generate_series(1, $1::int) n
  cross join lateral (select case when n % 4 <> 0 then timestamptz '2026-06-01Z' else timestamptz '2990-01-01Z' end + n * interval '1 second' as ends) times`;

const bidders = `
insert into auction_bidder (auction_id, user_id, party_id, alias, qualification, last_amount, last_bid)
select pg_temp.id('auction', n), pg_temp.id('user', 1 + (n + bidder) % $2::int), pg_temp.id('user', 1 + (n + bidder) % $2::int), bidder, 'approved', 1000 + bidder * 20, bidder * 2
from generate_series(1, $1::int) n, generate_series(1, 10) bidder`;

const auctionBids = `
insert into bid (id, created_at, user_id, party_id, amount, auction_id, seq, alias_number)
select pg_temp.id('auction bid', n * 20 + seq), timestamptz '2026-02-01Z' + (n * 20 + seq) * interval '1 second',
  pg_temp.id('user', 1 + (n + 1 + (seq - 1) % 10) % $2::int), pg_temp.id('user', 1 + (n + 1 + (seq - 1) % 10) % $2::int), 1000 + seq * 10, pg_temp.id('auction', n), seq, 1 + (seq - 1) % 10
from generate_series(1, $1::int) n, generate_series(1, 20) seq`;

const rfpBids = `
insert into bid (id, created_at, user_id, party_id, amount, message, rfp_id, offering_id)
select pg_temp.id('rfp bid', n * 3 + bid), timestamptz '2026-02-01Z' + (n * 3 + bid) * interval '1 second',
  pg_temp.id('user', 1 + (n * 11 + bid) % $2::int), pg_temp.id('user', 1 + (n * 11 + bid) % $2::int), 100 + bid, 'Ready for shipment within a week.', pg_temp.id('rfp', n), pg_temp.id('offering', n)
from generate_series(1, $1::int) n, generate_series(1, 3) bid`;

const orders = `
with numbered as (
  select n, pg_temp.id('user', 1 + n % $2::int) as buyer, pg_temp.id('user', 1 + (n + 1) % $2::int) as seller from generate_series(1, $1::int) n
)
insert into "order" (id, created_at, buyer_id, buyer_party_id, seller_id, seller_party_id, total_amount, quantity, unit, status, offering_id, number, title, material_name,
  price, delivery_terms, delivery_location, payment_terms, buyer_contact_name, seller_contact_name)
select pg_temp.id('order', n), timestamptz '2026-02-01Z' + n * interval '1 minute', buyer, buyer, seller, seller, 1000 + n % 900, 1 + n % 20, 'MT',
  (array['pending', 'confirmed', 'shipped', 'delivered', 'completed', 'cancelled'])[1 + n % 6], pg_temp.id('offering', n),
  (1000000000 + n)::text, 'Order ' || n, 'Material ' || n, 50, 'FCA', 'Rotterdam', 'net_30', 'Ada Buyer', 'Ben Seller'
from numbered`;

const orderEvents = `
insert into order_event (id, created_at, order_id, status, actor_id)
select gen_random_uuid(), created_at, id, event.status, buyer_id from "order", (values ('confirmed'), ('shipped')) event (status)`;

/** Member 6 takes part in every tenth deal. */
const deals = `
create temporary table deal as
select n, pg_temp.id('conversation', n) as conversation, pg_temp.id('quote', n) as quote, offering.id as offering, buyer, offering.party_id as seller,
  timestamptz '2026-01-01Z' + n * interval '20 seconds' as began, n % 2 = 0 as is_quoted, (array['open', 'accepted', 'declined', 'withdrawn'])[1 + n / 2 % 4] as status
from generate_series(1, $1::int) n join offering on offering.id = pg_temp.id('offering', n),
  lateral (select pg_temp.id('user', case n % 10 when 0 then 6 else 1 + n * 13 % $2::int end) as buyer) buyers
where buyer <> offering.party_id`;

const conversations = `
insert into conversation (id, created_at, first_party_id, second_party_id, subject_kind, subject_id, last_number, last_message_at)
select conversation, began, least(buyer, seller), greatest(buyer, seller), 'offering', offering, 4, began + interval '4 hours' from deal`;

/** A question, the two revisions of a quote or two more texts, and a last word of the seller. */
const messages = `
insert into message (id, created_at, sending_user_id, sending_party_id, recipient_id, recipient_party_id, subject, content, is_read, offering_id,
  conversation_id, number, kind, about_id, link)
select pg_temp.id('message', n * 4 + number), began + number * interval '1 hour', writer, writer, reader, reader, 'Question about offer ' || n,
  'Could you ship half of it in September? Kind regards.', n % 3 > 0 and number < 4, offering, conversation, number, case when of_quote then 'quote' else 'text' end,
  case when of_quote then quote end, case when of_quote then '/quotes/' || quote end
from deal, generate_series(1, 4) number, lateral (select is_quoted and number in (2, 3) as of_quote,
  case when number <= 2 then buyer else seller end as writer, case when number <= 2 then seller else buyer end as reader) sides`;

const readers = `
insert into conversation_reader (conversation_id, user_id, read_up_to)
select conversation, reader, case n % 3 when 0 then 2 else 4 end from deal, unnest(array[buyer, seller]) reader`;

const quotes = `
insert into quote (id, created_at, updated_at, number, buyer_id, buyer_party_id, seller_id, seller_party_id, offering_id, conversation_id, status, current_revision)
select quote, began, began + interval '4 hours', (2000000000 + n)::text, buyer, buyer, seller, seller, offering, conversation, status, 2 from deal where is_quoted`;

const revisions = `
insert into quote_revision (id, created_at, quote_id, number, side, user_id, price, quantity, unit, delivery_terms, delivery_location, payment_terms, available_until)
select pg_temp.id('revision', n * 2 + number), began + (1 + number) * interval '1 hour', quote, number, (array['buyer', 'seller'])[number],
  case number when 1 then buyer else seller end, case number when 2 then 90 end, 1 + n % 20, 'MT', 'FCA', 'Rotterdam', 'net_30',
  case n % 3 when 0 then date '2026-02-01' else date '2990-01-01' end
from deal, generate_series(1, 2) number where is_quoted`;

const emptyCategory = `
insert into category (id, name, description, parent_id, path, position)
select id, 'Empty category', 'Without materials.', parent, array[industry, parent, id], 99
from (select pg_temp.id('category', 0) as id, path[1] as industry, path[2] as parent from category where cardinality(path) = 2 order by path limit 1) placed`;

const owners = `
insert into company_member (company_id, user_id, role) select id, user_id, 'owner' from company_profile`;

const notices = `
insert into message (id, created_at, recipient_id, recipient_party_id, subject, content, is_read, link)
select pg_temp.id('notice', n), timestamptz '2026-01-01Z' + n * interval '20 seconds', reader, reader, 'New offers', 'There are new offers.', n % 3 > 0,
  '/offerings/' || pg_temp.id('offering', n)
from generate_series(1, $1::int) n, lateral (select pg_temp.id('user', 1 + n % $2::int) as reader) readers`;

const commodities = `
insert into commodity (id, name, symbol, unit, currency)
select pg_temp.id('commodity', n), 'Commodity ' || n, 'C' || n, 'MT', 'USD' from generate_series(1, 30) n`;

const prices = `
insert into price_point (id, commodity_id, region, day, price)
select gen_random_uuid(), pg_temp.id('commodity', n), region, current_date - day, 100 + (n * 37 + day * 11) % 200
from generate_series(1, 30) n, unnest(array['all', 'north-america', 'europe', 'asia-pacific', 'middle-east', 'africa']) region, generate_series(0, 399) day`;

const watches = `
insert into watch (id, user_id, product_id)
select gen_random_uuid(), pg_temp.id('user', n), pg_temp.id('product', 1 + (n * 31 + each) % $2::int)
from generate_series(1, $1::int) n, generate_series(1, 20) each`;

/** Adds the trade to a market that `fillMarket` of the benches made: `products` as there, one member for ten products. */
export const fillTrade = async (client: pg.ClientBase, products: number): Promise<void> => {
  const users = Math.max(20, Math.floor(products / 10));
  const [ofRfps, ofAuctions] = [Math.floor(products / 5), Math.floor(products / 10)];
  // The rows are consistent, and checking foreign keys and firing triggers would take most of the time.
  await client.query('set session_replication_role = replica');
  await client.query(idFunction);
  await client.query(rfps, [ofRfps, products, users]);
  await client.query(auctions, [ofAuctions, products, users]);
  await client.query(bidders, [ofAuctions, users]);
  await client.query(auctionBids, [ofAuctions, users]);
  await client.query(rfpBids, [ofRfps, users]);
  await client.query(orders, [products, users]);
  await client.query(orderEvents);
  await client.query(emptyCategory);
  await client.query(owners);
  await client.query(deals, [products, users]);
  for (const dealt of [conversations, messages, readers, quotes, revisions]) await client.query(dealt);
  await client.query(notices, [products, users]);
  await client.query(commodities);
  await client.query(prices);
  await client.query(watches, [users, products]);
  await client.query('vacuum analyze');
};
