import { query, rootFields, textArgument } from '../../../schema/rootFields.ts';
import { suggest } from './search.service.ts';
import { SearchSuggestions } from './searchSuggestions.type.ts';

export const SearchResolver = rootFields('member', {
  searchSuggestions: query('read', {
    cost: 100,
    type: () => SearchSuggestions,
    description: 'Suggestions for a search for raw materials.',
    args: [textArgument('query', 'The search text, at most 200 characters.')],
    run: (ctx, text) => suggest(ctx, { query: text }),
  }),
});
