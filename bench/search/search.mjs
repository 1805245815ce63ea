import pg from 'pg';
import { withClient } from '../lib/database.mjs';
import { figure } from '../lib/figures.mjs';
import { table } from '../lib/table.mjs';
import { feedstock } from './engines/feedstock.mjs';
import { fullText, prepareFullText } from './engines/fullText.mjs';
import { substring } from './engines/substring.mjs';
import { readLabelled } from './labelled.mjs';
import { measure, overall } from './quality.mjs';
import { speed } from './speed.mjs';

const share = (part, whole) => figure((100 * part) / whole);

/** What the search finds, beside the search of earlier releases and plain full text search; and its time as the catalogue grows. */
export async function search(environment, options) {
  if (options.wants('quality')) await quality(environment);
  if (options.wants('speed')) await speed(environment, options);
}

async function quality(environment) {
  const connection = await environment.emptyMarket('search', { seed: 'catalogue' });
  await withClient(connection, prepareFullText);
  const pool = new pg.Pool({ ...connection, max: 2 });
  const names = new Map((await pool.query('select id, name from product')).rows.map(({ id, name }) => [id, name]));
  const engines = {
    Feedstock: feedstock(pool, (id) => names.get(id)),
    'substring search': substring(pool),
    'plain full text': fullText(pool),
  };
  const queries = readLabelled();
  console.log(`\nSearch: ${queries.length} labelled queries on ${names.size} materials`);
  for (const [name, find] of Object.entries(engines)) print(name, await measure(find, queries));
  await pool.end();
}

function print(name, byKind) {
  const rows = [...byKind]
    .filter(([kind]) => kind !== 'absent')
    .concat([['all', overall(byKind)]])
    .map(([kind, { count, recalled, first, reciprocal }]) => [
      kind,
      String(count),
      share(recalled, count),
      share(first, count),
      figure(reciprocal / count),
    ]);
  console.log(`\n${table([name, 'queries', 'recall@5 %', 'first %', 'mean reciprocal rank'], rows)}`);
  const absent = byKind.get('absent');
  if (absent) console.log(`False claims: ${absent.claimed} of ${absent.count} things that are not sold here`);
}
