import type { ApolloClient } from '@apollo/client';
import { SearchSuggestionsDocument } from './SearchSuggestions.generated.ts';
import { fallbackSuggestions, type Suggestions } from './suggestions.ts';

/** Loads suggestions; a failure is logged and the fallback is returned. */
export const findSuggestions = async (client: ApolloClient, query: string): Promise<Suggestions> => {
  try {
    const variables = { query };
    const { data } = await client.query({ query: SearchSuggestionsDocument, variables, fetchPolicy: 'network-only' });
    return data?.searchSuggestions ?? fallbackSuggestions(query);
  } catch (error) {
    console.error(error);
    return fallbackSuggestions(query);
  }
};
