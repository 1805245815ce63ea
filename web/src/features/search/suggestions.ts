import { suggestedActions } from 'api/rules/suggested-actions';
import type { SearchSuggestionsQuery } from './SearchSuggestions.generated.ts';

export type Suggestions = Omit<SearchSuggestionsQuery['searchSuggestions'], '__typename' | 'suggestedActions'> & {
  suggestedActions: readonly SuggestedAction[];
};
export type SuggestedAction = Omit<
  SearchSuggestionsQuery['searchSuggestions']['suggestedActions'][number],
  '__typename'
>;

/** What is shown when the search fails: the specification's own list. */
export const fallbackSuggestions = (query: string): Suggestions => ({
  suggestions: ['Sulfuric Acid', 'Titanium Dioxide', 'Ammonia', 'Urea'],
  alternatives: [],
  categories: ['Chemicals', 'Fertilizers'],
  suggestedActions: suggestedActions(query),
});
