import pg from 'pg';
import { openPool } from '../database/pool.ts';
import { emptyDatabase } from '../../test/database.ts';
import { askingOf } from '../../test/reading/asking.ts';
import { ReadMarket } from '../../test/reading/readMarket.ts';

import { askIndexedLetters } from './indexedLetters.ts';
import { isIndexed } from './search.ts';

describe('reading/search', () => {
  let market: ReadMarket;
  beforeAll(async () => {
    market = await ReadMarket.open();
  });
  afterAll(() => market.close());

  const { data, refusal } = askingOf(() => market);

  describe('A search', () => {
    /** All materials but the hidden one and the one of a hidden category. */
    const SHOWN = 14;

    const names = async (search: string): Promise<string[]> => {
      const source = 'query ($search: String!) { products(search: $search, first: 50) { nodes { name } } }';
      const { products } = await data<{ products: { nodes: { name: string }[] } }>(source, { search });
      return products.nodes.map(({ name }) => name);
    };

    it('treats wildcards as plain characters', async () => {
      expect(await names('100%')).toEqual(['Citric Acid']);
      expect(await names('e_g')).toEqual(['Citric Acid']);
      expect(await names('%zz%')).toEqual([]);
      expect(await names('\\')).toEqual(expect.arrayContaining(['Citric Acid', 'Sulfuric Acid']));
      expect(await names('_____')).toEqual([]);
    });

    it('finds all words, in any case and order, in name, numbers, formula, synonyms and description', async () => {
      expect(await names('VITRIOL of 7664-93-9 h2so4 industry')).toEqual(['Sulfuric Acid']);
      expect(await names('ätznatron')).toEqual(['Ätznatron']);
      expect(await names('ÄTZNATRON')).toEqual(['Ätznatron']);
      expect(await names('sulfuric nitric')).toEqual([]);
      // The thirteenth word counts as well.
      expect(await names(`${'acid '.repeat(12)} zzz`)).toEqual([]);
    });

    it('for blanks finds everything', async () => {
      expect(await names(' \t ')).toHaveLength(SHOWN);
    });

    it('that is too long or contains a NUL is refused', async () => {
      const source = 'query ($search: String!) { products(search: $search) { totalCount } }';
      expect(await refusal(source, { search: 'a'.repeat(201) })).toEqual(['"search" must be at most 200 characters.']);
      expect(await refusal(source, { search: 'a\u0000b' })).toEqual([
        '"search" contains a character that cannot be searched for.',
      ]);
    });
  });

  describe('Words that an index can find', () => {
    const words = ['acid', 'äöü', 'серная', '硫酸硫酸', 'ﬁﬁﬁ', '①②③', 'é-1', '\u0301\u0301\u0301'];

    /** Those that are indexed in a new database whose letters are of this ctype, and whether it has the letters of every script. */
    const indexed = async (ctype: string): Promise<[string[], boolean]> => {
      const { connection, drop } = await emptyDatabase();
      const owner = new pg.Client({ ...connection, database: 'postgres' });
      await owner.connect();
      await owner.query(`update pg_database set datctype = $1 where datname = $2`, [ctype, connection.database]);
      await owner.end();
      const pool = openPool(connection, 1, () => undefined);
      await pool.query('create extension pg_trgm');
      const isComplete = await askIndexedLetters(pool);
      await pool.end();
      await drop();
      return [words.filter(isIndexed), isComplete];
    };

    it('are those of three letters of any script', async () =>
      expect(await indexed('C.UTF-8')).toEqual([['acid', 'äöü', 'серная', '硫酸硫酸', 'ﬁﬁﬁ'], true]));

    it('are those of three letters from A to Z in a database that knows no others; all others count as short', async () =>
      expect(await indexed('C')).toEqual([['acid'], false]));
  });
});
