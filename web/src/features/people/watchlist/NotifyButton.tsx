import { Bell, BellRing } from 'lucide-react';
import { Button } from '../../../kit/ui/Button.tsx';
import { useWatch, type Watchable } from './useWatch.ts';

/** Asks for a message when products are available in a category. */
export const NotifyButton = ({ thing, name }: { thing: Watchable; name: string }) => {
  const change = useWatch(thing, name);
  const Icon = thing.isWatched ? BellRing : Bell;
  return (
    <Button variant="secondary" icon={Icon} onClick={change}>
      {thing.isWatched ? 'You will be notified' : 'Notify Me When Available'}
    </Button>
  );
};
