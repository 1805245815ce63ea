import { useQuery } from '@apollo/client/react';
import { searchArgument } from '../../kit/searchArgument.ts';
import { useDebounced } from '../../kit/ui/useDebounced.ts';
import { SearchCompletionsDocument, type SearchCompletionsQuery } from './SearchCompletions.generated.ts';

export type Completion = SearchCompletionsQuery['searchCompletions'][number];

const none: readonly Completion[] = [];

/**
 * Completions of the text once typing pauses; none if the search fails. Those of the previous text stay until the new ones arrive, so that
 * the list does not flicker.
 */
export const useCompletions = (typed: string, isWanted: boolean): readonly Completion[] => {
  const text = searchArgument(useDebounced(typed, 150)) ?? '';
  const { data, previousData, error } = useQuery(SearchCompletionsDocument, {
    variables: { text },
    skip: !isWanted || !text,
  });
  if (!isWanted || !typed.trim() || error) return none;
  return (data ?? previousData)?.searchCompletions ?? none;
};
