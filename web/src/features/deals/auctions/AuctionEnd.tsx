import { remaining } from '../../../kit/time.ts';
import { Moment } from '../../../kit/ui/Figures.tsx';

type AuctionEndProps = { auction: { endTime: string; pausedAt: string | null } };

/** The end of an auction; during a pause, the remaining time. */
export const AuctionEnd = ({ auction: { endTime, pausedAt } }: AuctionEndProps) =>
  pausedAt === null ? <Moment at={endTime} form="both" /> : `${remaining(endTime, pausedAt)} after it goes on`;
