import { useEffect, useRef } from 'react';
import { money } from '../../../kit/format.ts';
import { exactTime, span } from '../../../kit/time.ts';
import { announce } from '../../../kit/ui/Announcer.tsx';
import type { AuctionStandingFragment } from './AuctionStanding.generated.ts';
import { useServerNow } from './serverClock.ts';

type AuctionAnnouncerProps = {
  auction: Pick<AuctionStandingFragment, 'status' | 'endTime' | 'pausedAt' | 'currentPrice' | 'bidCount'>;
};

/** Seconds before the end that are announced. */
const MILESTONES = [10, 30, 60];
/** Prices and new ends are announced once in this time, the latest one: each by itself would drown the page. */
const EVERY_MS = 10_000;

/** Tells screen readers the price in steps, the last minute and the end of an auction while its page is open. */
export const AuctionAnnouncer = ({ auction }: AuctionAnnouncerProps) => {
  const { status, endTime, pausedAt, currentPrice, bidCount } = auction;
  const now = useServerNow(1_000);
  const seconds = (Date.parse(endTime) - now) / 1_000;
  const isRunning = status === 'active' && pausedAt === null;
  const milestone = (isRunning && MILESTONES.find((each) => seconds <= each)) || Infinity;
  const said = useRef({ status, endTime, pausedAt, bidCount, currentPrice, milestone, at: -Infinity });
  useEffect(() => {
    const before = said.current;
    const hasEnded = status === 'ended' && before.status !== 'ended';
    const isNearer = milestone < before.milestone && seconds > 0;
    const isPriced = currentPrice !== null && (currentPrice !== before.currentPrice || bidCount !== before.bidCount);
    const isMoved = isRunning && endTime > before.endTime && pausedAt === before.pausedAt;
    before.milestone = milestone;
    if (!hasEnded && !isNearer && now - before.at < EVERY_MS) return;
    const sentences = [
      hasEnded && 'The auction has ended.',
      (isPriced || (hasEnded && currentPrice && bidCount !== 0)) &&
        `${hasEnded ? 'Final' : 'Current'} bid ${money(currentPrice ?? '')}.`,
      isMoved && `Extended to ${exactTime(endTime)}.`,
      isNearer && `${span(milestone * 1_000)} left.`,
    ].filter(Boolean);
    if (sentences.length === 0) return;
    announce(sentences.join(' '));
    said.current = { status, endTime, pausedAt, bidCount, currentPrice, milestone, at: now };
  });
  return null;
};
