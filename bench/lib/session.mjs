import { createHash, randomBytes } from 'node:crypto';
import { withClient } from './database.mjs';

/** The session cookies of members who have just logged in, in order. */
export async function signIn(connection, userIds) {
  const ids = userIds.map(() => randomBytes(32).toString('base64url'));
  const hashes = ids.map((id) => createHash('sha256').update(id).digest('hex'));
  await withClient(connection, (client) =>
    client.query(
      `insert into session (id_hash, user_id, expires_at, last_seen_at)
       select hash, user_id, clock_timestamp() + interval '1 day', clock_timestamp() from unnest($1::text[], $2::uuid[]) as x(hash, user_id)`,
      [hashes, userIds],
    ),
  );
  return ids.map((id) => `feedstock_sid=${id}`);
}

/** The cookies of the first members. */
export async function signInMembers(connection, count) {
  const { rows } = await withClient(connection, (client) =>
    client.query('select id from "user" order by id limit $1', [count]),
  );
  return signIn(
    connection,
    rows.map(({ id }) => id),
  );
}
