import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '../../deals/auctions/serverClock.ts';

export type Timed = {
  status: 'scheduled' | 'active' | 'ended';
  startTime: string;
  endTime: string;
  pausedAt: string | null;
};

/** The longest delay of a browser's timer is about 24 days. */
const LONGEST = 2 ** 31 - 1;
const TRIES = 6;

/** When the next of these auctions opens or closes; paused ones are ignored. */
export const nextTransition = (auctions: readonly Timed[] = []): number => {
  const moments = auctions.flatMap(({ status, startTime, endTime, pausedAt }) => {
    if (status === 'ended' || pausedAt !== null) return [];
    return [Date.parse(status === 'scheduled' ? startTime : endTime)];
  });
  return Math.min(...moments);
};

/**
 * Reloads when an auction opens or closes, and repeats until it did: the market may take a moment, or may have moved
 * the end.
 */
export const useTransitions = (auctions: readonly Timed[] | undefined, reload: () => void): void => {
  const moment = nextTransition(auctions);
  const now = useEffectEvent(reload);

  useEffect(() => {
    if (!Number.isFinite(moment)) return;
    let timer: ReturnType<typeof setTimeout>;
    let tries = 0;
    const wait = () => {
      const left = moment - serverNow();
      const patience = tries === 0 ? 300 + Math.random() * 700 : 1_000 * 2 ** tries;
      timer = setTimeout(tick, Math.min(LONGEST, Math.max(0, left) + patience));
    };
    const tick = () => {
      if (serverNow() < moment) return wait();
      now();
      tries += 1;
      if (tries < TRIES) wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [moment]);
};
