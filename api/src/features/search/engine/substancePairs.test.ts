import type { Pool } from 'pg';
import { freshDatabase, type TestDatabase } from '../../../../test/database.ts';
import { readPairs, wrongPairs } from '../../../../test/substancePairs.ts';
import { openPool } from '../../../database/pool.ts';

const pairs = readPairs();
let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.app, 4, () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const known = pairs.flatMap(({ isKnownGap, text }) => (isKnownGap ? [text] : []));
const AT_ONCE = 25;

it('Each of twelve classes has 25 pairs that are different, and 25 that are one substance', () => {
  const sizes = Map.groupBy(pairs, ({ kind, meets }) => `${kind} ${meets}`);
  expect([...sizes.values()].map(({ length }) => length)).toEqual(Array.from({ length: 24 }, () => 25));
});

it('In a catalogue of all of them, materials are results for their own names, and never for those of other substances', async () => {
  expect(await wrongPairs(pool, pairs)).toEqual(known);
});

it('Also where the catalogue knows few other words', async () => {
  const wrong: string[] = [];
  // One pair of each class.
  for (let at = 0; at < AT_ONCE; at++) {
    await pool.query('delete from product');
    wrong.push(
      ...(await wrongPairs(
        pool,
        pairs.filter(({ place }) => place === at),
      )),
    );
  }
  expect(wrong.sort()).toEqual(known.toSorted());
});
