import { ID } from 'type-graphql';
import { sql } from '../../../reading/sql.ts';
import { idArgument, input, mutation, query, rootFields } from '../../../schema/rootFields.ts';
import { WatchedSearch, WatchSearchInput } from './watchedSearch.type.ts';
import { MAX_SEARCHES, unwatchSearch, watchSearch } from './watchedSearches.service.ts';

export const WatchedSearchesResolver = rootFields('member', {
  watchedSearches: query('read', {
    cost: 10,
    type: () => [WatchedSearch],
    description: 'The saved searches of the viewer, newest first; at most 50.',
    read: (ctx, info) =>
      ctx.reader.many(ctx, info, WatchedSearch, {}, undefined, {
        order: (row) => sql`${row}.created_at desc, ${row}.id`,
        max: MAX_SEARCHES,
      }),
  }),
  watchSearch: mutation('trade', {
    cost: 20,
    right: 'read',
    record: WatchedSearch,
    description:
      'Saves a search, if it is not saved: new offers and lower prices of the materials that it names are announced.',
    args: [input(WatchSearchInput, 'The search.')],
    run: watchSearch,
  }),
  unwatchSearch: mutation('trade', {
    cost: 20,
    right: 'read',
    type: () => ID,
    description: 'Removes a saved search, if it is there; returns its id.',
    args: [idArgument('id', 'The saved search.')],
    run: unwatchSearch,
  }),
});
