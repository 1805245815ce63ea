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
  suggestedActions: [
    {
      id: 'start-rfp',
      title: 'Start RFP',
      description: `Create a request for proposals for ${query}`,
      icon: 'FileText',
      requiresAuth: true,
    },
    {
      id: 'start-auction',
      title: 'Start eAuction',
      description: `Launch an auction for ${query}`,
      icon: 'Gavel',
      requiresAuth: true,
    },
    {
      id: 'marketplace-post',
      title: 'Marketplace Posting',
      description: `Post your requirement for ${query} in the marketplace`,
      icon: 'ShoppingCart',
      requiresAuth: true,
    },
  ],
});
