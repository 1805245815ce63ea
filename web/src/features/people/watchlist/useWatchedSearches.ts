import { useMutation, useQuery } from '@apollo/client/react';
import { failureOf, isUnauthorized } from '../../../kit/errors.ts';
import { toast } from '../../../kit/toasts/store.ts';
import { announce } from '../../../kit/ui/Announcer.tsx';
import { useSession } from '../accounts/SessionProvider.tsx';
import { UnwatchSearchDocument, WatchedSearchesDocument, WatchSearchDocument } from './WatchedSearches.generated.ts';

const fail = (error: unknown) => {
  if (!isUnauthorized(error)) toast({ title: 'Error', description: failureOf(error).reason, tone: 'error' });
};

/** The searches that the member is notified about, and how to add and remove them. */
export const useWatchedSearches = () => {
  const { user } = useSession();
  // A search can be saved before the list has arrived: then the list is asked again, not shared with the first request.
  const context = { queryDeduplication: false };
  const { data, error, refetch } = useQuery(WatchedSearchesDocument, { skip: !user, context });
  const options = { refetchQueries: [WatchedSearchesDocument], awaitRefetchQueries: true };
  const [watch, adding] = useMutation(WatchSearchDocument, options);
  const [unwatch, removing] = useMutation(UnwatchSearchDocument, options);

  return {
    searches: data?.watchedSearches,
    error,
    retry: () => void refetch(),
    isBusy: adding.loading || removing.loading,
    add: (text: string) =>
      watch({ variables: { input: { text } } }).then(() => announce(`You will be notified about ${text}`), fail),
    remove: ({ id, text }: { id: string; text: string }) =>
      unwatch({ variables: { id } }).then(() => announce(`No longer notified about ${text}`), fail),
  };
};
