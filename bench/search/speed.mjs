// Time of a search with facets, of facets without a search, and of completions, at two sizes of the catalogue: one connection, alternating
// between them.
import pg from 'pg';
import { completeText } from '../../api/dist/features/goods/search/engine/completeText.js';
import { findProducts } from '../../api/dist/features/goods/search/engine/findProducts.js';
import { figure, percentile } from '../lib/figures.mjs';
import { table } from '../lib/table.mjs';
import { beginningsOf, facetsOf, fillCatalogue, queriesOf } from './fillCatalogue.mjs';

const QUERIES = 400;
const MAX_RATIO = 4;
const MAX_COMPLETION_MS = 50;

/** Runs statements and adds up their time. */
const timed = (pool) => {
  const db = {
    ms: 0,
    async query(text, values) {
      const began = performance.now();
      const result = await pool.query(text, values);
      db.ms += performance.now() - began;
      return result;
    },
  };
  return db;
};

const kinds = {
  'search with facets': { texts: queriesOf, ask: (db, text) => findProducts(db, text) },
  'facets without a search': { texts: facetsOf, ask: (db, filter) => findProducts(db, null, filter) },
  completions: { texts: beginningsOf, ask: (db, text) => completeText(db, text) },
};

async function times(pool, { texts, ask }, products) {
  const taken = { all: [], database: [] };
  for (const text of texts(products, QUERIES)) {
    const db = timed(pool);
    const began = performance.now();
    await ask(db, text);
    taken.all.push(performance.now() - began);
    taken.database.push(db.ms);
  }
  return taken;
}

export async function speed(environment, { quick, rounds }) {
  const sizes = quick ? [500, 1_500] : [1_000, 100_000];
  const pools = [];
  for (const size of sizes) {
    const connection = await environment.emptyMarket(`search_${size}`);
    const began = performance.now();
    await fillCatalogue(connection, size);
    console.log(`Filled and indexed ${figure(size)} products in ${figure((performance.now() - began) / 1_000)} s`);
    pools.push(new pg.Pool({ ...connection, max: 2 }));
  }
  const rows = [];
  for (const [title, kind] of Object.entries(kinds)) {
    for (const [at, pool] of pools.entries()) await times(pool, kind, sizes[at]);
    const taken = sizes.map(() => ({ all: [], database: [] }));
    for (let round = 0; round < rounds; round++)
      for (const [at, pool] of pools.entries()) {
        const { all, database } = await times(pool, kind, sizes[at]);
        taken[at].all.push(...all);
        taken[at].database.push(...database);
      }
    const [few, many] = taken.map(({ all }) => percentile(all, 0.95));
    const [databaseFew, database] = taken.map((each) => percentile(each.database, 0.95));
    const isMet = many / few <= MAX_RATIO && (title !== 'completions' || database <= MAX_COMPLETION_MS);
    rows.push([
      title,
      figure(few),
      figure(many),
      figure(many / few),
      figure(databaseFew),
      figure(database),
      `≤ ${MAX_RATIO} ${isMet ? '✓' : '✗'}`,
    ]);
  }
  const [few, many] = sizes.map(figure);
  const head = [
    'p95, 1 connection',
    `ms at ${few}`,
    `ms at ${many} products`,
    'ratio',
    `of it in the database at ${few}`,
    `at ${many}`,
    'target',
  ];
  console.log(`\n${table(head, rows)}`);
  for (const pool of pools) await pool.end();
}
