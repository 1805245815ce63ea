// The market's clock: auctions end by it, whatever the browser's clock shows.
import { useSyncExternalStore } from 'react';
import { useNow } from '../../../kit/ui/useNow.ts';

/** The `Date` header has whole seconds. */
const HALF_A_SECOND = 500;
/** Smaller differences do not matter for a countdown. */
const TOLERANCE = 250;

let offset = 0;
let isExact = false;
const listeners = new Set<() => void>();

const setOffset = (next: number) => {
  if (Math.abs(next - offset) < TOLERANCE) return;
  offset = next;
  for (const listener of listeners) listener();
};

/** Uses the database's time from a frame of the live connection. */
export const recordServerTime = (serverTime: string, received = Date.now()): void => {
  const time = Date.parse(serverTime);
  if (Number.isNaN(time)) return;
  isExact = true;
  setOffset(time - received);
};

/** Uses a response's `Date` header, until a more exact time is known. */
export const recordResponseDate = (date: string | null, sent: number, received = Date.now()): void => {
  const time = Date.parse(date ?? '');
  if (isExact || Number.isNaN(time)) return;
  setOffset(time + HALF_A_SECOND - (sent + received) / 2);
};

/** Requests the server's time once; if that fails, the browser's clock is used. */
export const requestServerTime = async (): Promise<void> => {
  const sent = Date.now();
  try {
    const { headers } = await fetch('/livez', { cache: 'no-store' });
    recordResponseDate(headers.get('date'), sent);
  } catch {
    // The live connection says it as soon as anything happens.
  }
};

const toServerTime = (own: number) => own + offset;
export const serverNow = () => toServerTime(Date.now());

export const resetServerClock = (): void => {
  offset = 0;
  isExact = false;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The market's time, updated every `every` milliseconds. */
export const useServerNow = (every: number): number => {
  const now = useNow(every);
  return now + useSyncExternalStore(subscribe, () => offset);
};
