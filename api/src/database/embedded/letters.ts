import pg from 'pg';
import { LETTERS } from './cluster.ts';

const SET = `update pg_database set datctype = $1 where datctype = 'C' and datname = any($2)`;

const INDEXES = `
select indexrelid::regclass::text as name from pg_index join pg_opclass on pg_opclass.oid = any(indclass) where opcname = 'gin_trgm_ops'`;

/**
 * Gives a cluster of release 0.2.0 the letters of every script, once, and builds the indexes of parts of words again. The database `postgres`
 * follows last, so that an interrupted start begins again.
 */
export const addLetters = async (
  client: pg.Client,
  market: pg.ClientConfig & { database: string },
  log: (line: string) => void,
): Promise<void> => {
  const { rowCount } = await client.query(`select from pg_database where datname = 'postgres' and datctype = 'C'`);
  if (rowCount === 0 || !LETTERS) return;
  log('The search learns the letters of every script; this happens once.');
  await client.query(SET, [LETTERS, [market.database]]);
  // Only a connection that is opened afterwards knows them.
  const owner = new pg.Client(market);
  await owner.connect();
  try {
    const { rows } = await owner.query<{ name: string }>(INDEXES);
    for (const { name } of rows) await owner.query(`reindex index ${name}`);
  } finally {
    await owner.end();
  }
  await client.query(SET, [LETTERS, ['postgres', 'template0', 'template1']]);
};
