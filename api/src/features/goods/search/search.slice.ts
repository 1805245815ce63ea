import { EVERY_MINUTE } from '../../../jobs/worker.ts';
import type { Slice } from '../../../schema/market.ts';
import { SearchResolver } from './search.resolver.ts';
import { MaterialSearchResolver } from './materialSearch.resolver.ts';
import { WatchedSearchesResolver } from './watchedSearches.resolver.ts';
import './watchedSearches.reading.ts';
import { announcePostings } from './announcePostings.ts';
import { SearchIndexer } from './index/indexer.ts';
import type { ProductFinder } from './productFinder.ts';

declare module '../../../schema/context.ts' {
  interface Context {
    /** Answers searches of materials. */
    readonly finder: ProductFinder;
  }
}

export const search: Slice = {
  name: 'search',
  resolvers: [SearchResolver, MaterialSearchResolver, WatchedSearchesResolver],
  open: ({ pools, unitOfWork, log }) => {
    const indexer = new SearchIndexer(
      pools.reads,
      (error) => log.warn({ err: error }, 'the search index is not updated'),
      (line) => log.info(line),
    );
    indexer.start();
    return {
      recurring: [
        { name: 'announce postings', at: EVERY_MINUTE, run: () => announcePostings(pools.reads, unitOfWork) },
      ],
      stop: () => indexer.stop(),
    };
  },
};
