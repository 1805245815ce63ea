import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { searchArgument } from '../../../kit/searchArgument.ts';
import { useDebounced } from '../../../kit/ui/useDebounced.ts';
import { completionRows, type CompletionRow, type Found } from './completionRows.ts';
import { SearchCompletionsDocument } from './SearchCompletions.generated.ts';

export type CompletionQuery = TypedDocumentNode<Found, { text: string }>;

const none: readonly CompletionRow[] = [];

/**
 * Completions of the text once typing pauses; none if the search fails. Those of the previous text stay until the new ones arrive, so that
 * the list does not flicker.
 */
export const useCompletions = (
  typed: string,
  isWanted: boolean,
  query: CompletionQuery = SearchCompletionsDocument,
): readonly CompletionRow[] => {
  const text = searchArgument(useDebounced(typed, 150)) ?? '';
  const { data, previousData, error } = useQuery(query, { variables: { text }, skip: !isWanted || !text });
  const found = (data ?? previousData) as Found | undefined;
  const rows = useMemo(() => (found ? completionRows(found) : none), [found]);
  return !isWanted || !typed.trim() || error ? none : rows;
};
