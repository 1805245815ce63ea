// Restores the demo market as release 0.1.0 (commit 01d7555) left it, so that migrations can be tested on its data.
// `market-0.1.0.jsonl.gz` holds, per table, a line with its name and columns and one line of JSON for each row;
// of the price history it holds the last 60 days. `auction-logs-0.1.0.json` holds ended auctions of that release:
// their logs, the bidders' receipts and the final hashes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import type { Connection } from '../../src/database/embedded.ts';
import { NO_TIMEOUTS } from '../../src/database/orm.ts';
import { migrate } from '../../src/database/prepare.ts';

interface Table {
  table: string;
  columns: string[];
  rows: number;
}

const ROWS_PER_INSERT = 2_000;

/** Builds the tables of release 0.1.0 in an empty database and fills them. The migrations after it have not run yet. */
export const restoreRelease = async (connection: Connection): Promise<void> => {
  const lines = gunzipSync(readFileSync(join(import.meta.dirname, 'market-0.1.0.jsonl.gz')))
    .toString()
    .trimEnd()
    .split('\n');
  const tables = tablesIn(lines);
  await migrate(connection, migrationsOf(tables));
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(NO_TIMEOUTS);
    // Rows go in as they were: without triggers, and before the rows that they refer to.
    await client.query(`set session_replication_role = replica; set timezone = 'UTC'`);
    const filled = tables.filter(({ table }) => table !== 'migration');
    await client.query(`truncate ${filled.map(({ table }) => `"${table}"`).join(', ')}`);
    for (const { table, columns, rows } of filled) {
      for (let at = 0; at < rows.length; at += ROWS_PER_INSERT)
        await insert(client, table, columns, rows.slice(at, at + ROWS_PER_INSERT));
    }
    await client.query('analyze');
  } finally {
    await client.end();
  }
};

interface Filled extends Omit<Table, 'rows'> {
  rows: string[];
}

const tablesIn = (lines: readonly string[]): Filled[] => {
  const tables: Filled[] = [];
  for (let at = 0; at < lines.length;) {
    const { rows, ...table } = JSON.parse(lines[at]!) as Table;
    tables.push({ ...table, rows: lines.slice(at + 1, at + 1 + rows) });
    at += 1 + rows;
  }
  return tables;
};

const migrationsOf = (tables: readonly Filled[]): string[] => {
  const applied = tables.find(({ table }) => table === 'migration');
  if (!applied) throw new Error('The dump does not say which migrations had run.');
  return applied.rows.map((row) => (JSON.parse(row) as { name: string }).name);
};

const insert = async (client: pg.Client, table: string, columns: readonly string[], rows: readonly string[]) => {
  const list = columns.map((column) => `"${column}"`).join(', ');
  await client.query(
    `insert into "${table}" (${list}) overriding system value
     select ${list} from json_populate_recordset(null::"${table}", $1)`,
    [`[${rows.join(',')}]`],
  );
};
