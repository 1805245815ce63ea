import pg from 'pg';

/** The role's timeouts are meant for requests, not for the benchmark. */
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

/** The connection as a URL; for a Unix socket its folder takes the place of the host. */
export function urlOf({ host, port, user, password, database }) {
  const [folder, ...login] = [host, user, ...(password ? [password] : [])].map(encodeURIComponent);
  return `postgresql://${login.join(':')}@${folder}:${port}/${database}`;
}
