import { Pause } from 'lucide-react';
import { remaining } from '../../../kit/time.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Moment } from '../../../kit/ui/Figures.tsx';
import type { AuctionCardFragment } from './AuctionCard.generated.ts';
import { useServerNow } from './serverClock.ts';

type Timed = Pick<AuctionCardFragment, 'status' | 'startTime' | 'endTime' | 'pausedAt'>;

const EVERY = 10_000;

/** When an auction opens or ends ('Ends in 2d 3h'), or 'Ended'. Uses the market's clock; stops during a pause. */
export const AuctionClock = ({ auction: { status, startTime, endTime, pausedAt } }: { auction: Timed }) => {
  const now = useServerNow(EVERY);
  if (pausedAt !== null)
    return <Badge icon={<Pause size={12} aria-hidden />}>Paused · {remaining(endTime, pausedAt)} left</Badge>;
  const left = remaining(endTime, now);
  if (status === 'ended' || left === 'Ended') return <Badge>Ended</Badge>;
  if (status === 'scheduled') return <Moment at={startTime} form="both" prefix="Starts " />;
  return <Badge tone="live">Ends in {left}</Badge>;
};
