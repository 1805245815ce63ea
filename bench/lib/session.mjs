import { createHash, randomBytes } from 'node:crypto';
import { withClient } from './database.mjs';

/** The cookie of a member who has just logged in. */
export async function signIn(connection) {
  const id = randomBytes(32).toString('base64url');
  const idHash = createHash('sha256').update(id).digest('hex');
  await withClient(connection, (client) =>
    client.query(
      `insert into session (id_hash, user_id, expires_at, last_seen_at)
       select $1, (select id from "user" order by id limit 1), clock_timestamp() + interval '1 day', clock_timestamp()`,
      [idHash],
    ),
  );
  return `feedstock_sid=${id}`;
}
