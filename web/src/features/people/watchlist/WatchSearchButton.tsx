import { Bell, BellRing } from 'lucide-react';
import { Button } from '../../../kit/ui/Button.tsx';
import { useMembersAct } from '../accounts/useMembersOnly.ts';
import { useWatchedSearches } from './useWatchedSearches.ts';

/** Asks for a notice and an email about new offers that a search finds. Visitors sign in first and come back. */
export const WatchSearchButton = ({ search }: { search: string }) => {
  const { searches, isBusy, add, remove } = useWatchedSearches();
  const text = search.trim();
  const watched = searches?.find((one) => one.text.toLowerCase() === text.toLowerCase());
  const Icon = watched ? BellRing : Bell;
  const change = useMembersAct(
    `watch ${text}`,
    () => void (watched ? remove(watched) : add(text)),
    () => void add(text),
  );
  return (
    <Button variant="secondary" icon={Icon} busy={isBusy} onClick={change}>
      {watched ? 'You will be notified' : 'Notify me'}
    </Button>
  );
};
