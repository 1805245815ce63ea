import { EVERY_MINUTE } from '../../jobs/worker.ts';
import type { Slice } from '../../schema/market.ts';
import { SearchResolver } from './search.resolver.ts';
import { MaterialSearchResolver } from './materialSearch.resolver.ts';
import { WatchedSearchesResolver } from './watchedSearches.resolver.ts';
import './watchedSearches.reading.ts';
import { announcePostings } from './announcePostings.ts';
import { SearchIndexer } from './index/indexer.ts';
import type { ProductFinder } from './productFinder.ts';
import { askModel, type NamesFor, noNames } from './modelNames.ts';

declare module '../../schema/context.ts' {
  interface Context {
    /** Answers searches of materials. */
    readonly finder: ProductFinder;
  }
}

declare module '../../schema/services.ts' {
  interface Services {
    /** Suggests material names for the words of a search. */
    namesFor: NamesFor;
  }
}

export const search: Slice = {
  name: 'search',
  resolvers: [SearchResolver, MaterialSearchResolver, WatchedSearchesResolver],
  open: ({ settings, pools, unitOfWork, sharedLimits, log }) => {
    const indexer = new SearchIndexer(
      pools.reads,
      (error) => log.warn({ err: error }, 'the search index is not updated'),
      (line) => log.info(line),
    );
    indexer.start();
    const namesFor = settings.ai
      ? askModel(settings.ai, {
          perMember: sharedLimits.limiter('model', { points: settings.ai.questionsPerHour, duration: 3600 }),
          onError: (error) => log.warn({ err: error }, 'the model suggested nothing'),
        })
      : noNames;
    return {
      services: { namesFor },
      recurring: [
        { name: 'announce postings', at: EVERY_MINUTE, run: () => announcePostings(pools.reads, unitOfWork) },
      ],
      stop: () => indexer.stop(),
    };
  },
};
