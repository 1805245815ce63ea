import { suggestedActions } from 'api/rules/suggested-actions';
import type { SearchSuggestionsQuery } from './SearchSuggestions.generated.ts';

type Answer = SearchSuggestionsQuery['searchSuggestions'];
type Plain<Part> = Omit<Part, '__typename'>;

export type SuggestedAction = Plain<Answer['suggestedActions'][number]>;
export type SuggestionReason = Plain<Answer['reasons'][number]>;
export type UnderstoodPart = Plain<Answer['understood'][number]>;
export type Prefills = Plain<Answer['prefills']>;

export type Suggestions = Pick<Answer, 'suggestions' | 'alternatives' | 'categories'> & {
  suggestedActions: readonly SuggestedAction[];
  reasons: readonly SuggestionReason[];
  understood: readonly UnderstoodPart[];
  /** Null if the search failed. */
  prefills: Prefills | null;
};

/** Shown when the search fails: docs/specification-coverage.md, section 8. */
export const fallbackSuggestions = (query: string): Suggestions => ({
  suggestions: ['Sulfuric Acid', 'Titanium Dioxide', 'Ammonia', 'Urea'],
  alternatives: [],
  categories: ['Chemicals', 'Fertilizers'],
  suggestedActions: suggestedActions(query),
  reasons: [],
  understood: [],
  prefills: null,
});
