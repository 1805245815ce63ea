import { remaining } from '../../kit/time.ts';
import { Moment } from '../../kit/ui/Figures.tsx';

type AuctionEndProps = { auction: { endTime: string; pausedAt: string | null } };

/** When an auction ends; paused, it has a time that is left, and no end yet. */
export const AuctionEnd = ({ auction: { endTime, pausedAt } }: AuctionEndProps) =>
  pausedAt === null ? <Moment at={endTime} form="dateTime" /> : `${remaining(endTime, pausedAt)} after it goes on`;
