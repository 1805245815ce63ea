import type { Pool } from 'pg';
import { freshDatabase, type TestDatabase } from '../../../../../test/database.ts';
import { PAIR_FILES, readPairs, wrongPairs } from '../../../../../test/substancePairs.ts';
import { openPool } from '../../../../database/pool.ts';

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

describe.each(PAIR_FILES)('%s', (file, size) => {
  const pairs = readPairs(file);
  const gaps = new Set(
    pairs.flatMap(({ isKnownGap, isGapOfWhole, text }) => (isKnownGap && !isGapOfWhole ? [text] : [])),
  );
  const closed = new Set(gaps);
  const otherThanGaps = (wrong: readonly string[]) => {
    for (const text of wrong) closed.delete(text);
    return wrong.filter((text) => !gaps.has(text));
  };
  beforeAll(() => pool.query('delete from product'));

  it('Each of twelve classes has as many pairs that are different as pairs that are one substance', () => {
    const sizes = Map.groupBy(pairs, ({ kind, meets }) => `${kind} ${meets}`);
    expect([...sizes.values()].map(({ length }) => length)).toEqual(Array.from({ length: 24 }, () => size));
  });

  it('In a catalogue of all of them, materials are results for their own names, and never for those of other substances', async () => {
    expect(otherThanGaps(await wrongPairs(pool, pairs))).toEqual([]);
  });

  it('Also where the catalogue knows few other words', async () => {
    const wrong: string[] = [];
    // One pair of each class.
    for (let at = 0; at < size; at++) {
      await pool.query('delete from product');
      wrong.push(
        ...(await wrongPairs(
          pool,
          pairs.filter(({ place }) => place === at),
        )),
      );
    }
    expect(otherThanGaps(wrong)).toEqual([]);
  });

  it('Pairs that are marked as gaps are gaps in one of both', () => expect([...closed]).toEqual([]));
});
