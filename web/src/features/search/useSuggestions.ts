import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Suggestions } from './suggestions.ts';

type Found = { query: string; result: Suggestions };

/** Asks for suggestions; what that takes is loaded with the first search. */
export function useSuggestions() {
  const client = useApolloClient();
  const [found, setFound] = useState<Found>();
  const [isPending, setPending] = useState(false);

  async function suggest(query: string): Promise<void> {
    setPending(true);
    try {
      const { findSuggestions } = await import('./findSuggestions.ts');
      setFound({ query, result: await findSuggestions(client, query) });
    } finally {
      setPending(false);
    }
  }

  return { found, isPending, suggest };
}
