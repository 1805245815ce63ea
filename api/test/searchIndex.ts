import type { Pool } from 'pg';
import { SearchIndexer } from '../src/features/goods/search/index/indexer.ts';

/** Returns when the search index has all changes that were committed before. */
export const indexed = async (pool: Pool): Promise<void> => {
  const indexer = new SearchIndexer(pool, (error) => {
    throw error;
  });
  for (;;) {
    await indexer.catchUp();
    const { rowCount } = await pool.query('select from search_change limit 1');
    if (rowCount === 0) return;
    // Another instance is indexing.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
