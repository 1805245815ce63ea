import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { Suggestions } from './suggestions.ts';

type Found = { query: string; result: Suggestions };

/** Loads suggestions for the last query; the code for it is loaded with the first search. */
export const useSuggestions = () => {
  const client = useApolloClient();
  const [found, setFound] = useState<Found>();
  const [isPending, setPending] = useState(false);
  const last = useRef('');

  const suggest = async (query: string): Promise<void> => {
    last.current = query;
    setPending(true);
    try {
      const { findSuggestions } = await import('./findSuggestions.ts');
      const result = await findSuggestions(client, query);
      if (last.current === query) setFound({ query, result });
    } finally {
      if (last.current === query) setPending(false);
    }
  };

  return { found, isPending, suggest };
};
