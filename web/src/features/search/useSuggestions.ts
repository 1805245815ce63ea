import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { SearchSuggestionsDocument } from './SearchSuggestions.generated.ts';
import { fallbackSuggestions, type Suggestions } from './suggestions.ts';

type Found = { query: string; result: Suggestions };

/** Asks for suggestions; a failure is logged, and the fallback stands in its place. */
export function useSuggestions() {
  const client = useApolloClient();
  const [found, setFound] = useState<Found>();
  const [isPending, setPending] = useState(false);

  async function suggest(query: string): Promise<void> {
    setPending(true);
    try {
      const { data } = await client.query({
        query: SearchSuggestionsDocument,
        variables: { query },
        fetchPolicy: 'network-only',
      });
      setFound({ query, result: data?.searchSuggestions ?? fallbackSuggestions(query) });
    } catch (error) {
      console.error(error);
      setFound({ query, result: fallbackSuggestions(query) });
    } finally {
      setPending(false);
    }
  }

  return { found, isPending, suggest };
}
