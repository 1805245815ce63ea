import pg from 'pg';

/** The role's time limits are for requests, not for what a bench does. */
export async function withClient(connection, work) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The way to a database as one URL, also where that is a Unix socket. */
export function urlOf({ host, port, user, password, database }) {
  const url = new URL(`postgresql://localhost:${port}/${database}`);
  url.username = user;
  url.password = password ?? '';
  url.searchParams.set('host', host);
  return url.href;
}
