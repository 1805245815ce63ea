import { argument, optional, query, rootFields, textArgument } from '../../../schema/rootFields.ts';
import { MaterialFilter } from '../catalogue/materialFilter.inputs.ts';
import { completeSearch, searchProducts } from './materialSearch.service.ts';
import { MaterialSearch } from './materialSearch.type.ts';
import { SearchCompletion } from './searchCompletion.type.ts';

export const MaterialSearchResolver = rootFields('anyone', {
  materialSearch: query('public', {
    cost: 60,
    type: () => MaterialSearch,
    description: 'Why `products` with equal arguments finds what it finds, and facets.',
    args: [
      optional(textArgument('search', 'At most 200 characters and 10 words.')),
      optional(argument<MaterialFilter>('filter', () => MaterialFilter, 'Chosen facets.')),
    ],
    run: searchProducts,
  }),
  searchCompletions: query('public', {
    cost: 35,
    type: () => [SearchCompletion],
    description: 'At most 8 ways to complete the beginning of a search.',
    args: [textArgument('text', 'What has been typed, at most 200 characters and 10 words.')],
    run: completeSearch,
  }),
});
