// Members who bid, and their auctions.
import { newId } from '../../api/dist/database/id.js';
import { withClient } from '../lib/database.mjs';

export async function addMembers(connection, count) {
  const ids = Array.from({ length: count }, () => newId());
  await withClient(connection, (client) =>
    client.query(
      `insert into "user" (id, email, first_name, last_name, company_name, position, mobile_number, country, city, role, password_hash)
       select id, id || '@feedstock.example', 'First', 'Last', 'Trading Company', 'Buyer', '+49 30 1', 'Germany', 'Hamburg', 'both', 'nobody logs in with this' from unnest($1::uuid[]) as id`,
      [ids],
    ),
  );
  return ids;
}

/** Public auctions that end in an hour, with a step of one hundredth, so that a better bid is always possible. */
export async function addAuctions(connection, count, ownerId) {
  const ids = Array.from({ length: count }, () => newId());
  await withClient(connection, (client) =>
    client.query(
      `insert into auction (id, user_id, party_id, title, description, quantity, unit, starting_price, bid_increment, start_time, end_time, original_end_time, status, opened)
       select id, $2, $2, 'Sodium chloride', 'A lot of technical salt.', 10, 'MT', 1, 0.01, now() - interval '1 minute',
         now() + interval '1 hour', now() + interval '1 hour', 'active', true
       from unnest($1::uuid[]) as id`,
      [ids, ownerId],
    ),
  );
  return ids;
}
