// The market's clock: an auction ends by it, whatever the viewer's own clock says.
import { useSyncExternalStore } from 'react';
import { useNow } from '../../kit/ui/useNow.ts';

/** The `Date` header counts whole seconds. */
const HALF_A_SECOND = 500;
/** Below this a new measurement says nothing that matters to a countdown. */
const TOLERANCE = 250;

let offset = 0;
let isExact = false;
const listeners = new Set<() => void>();

function setOffset(next: number) {
  if (Math.abs(next - offset) < TOLERANCE) return;
  offset = next;
  for (const listener of listeners) listener();
}

/** The database's time, as a frame of the live connection brings it. */
export function noteServerTime(serverTime: string, received = Date.now()): void {
  const time = Date.parse(serverTime);
  if (Number.isNaN(time)) return;
  isExact = true;
  setOffset(time - received);
}

/** The time of an answer's `Date` header, until something better is known. */
export function noteResponseDate(date: string | null, sent: number, received = Date.now()): void {
  const time = Date.parse(date ?? '');
  if (isExact || Number.isNaN(time)) return;
  setOffset(time + HALF_A_SECOND - (sent + received) / 2);
}

/** Asks the server for its time once; without an answer the viewer's own clock has to do. */
export async function askServerTime(): Promise<void> {
  const sent = Date.now();
  try {
    const { headers } = await fetch('/livez', { cache: 'no-store' });
    noteResponseDate(headers.get('date'), sent);
  } catch {
    // The live connection says it as soon as anything happens.
  }
}

export const toServerTime = (own: number) => own + offset;
export const serverNow = () => toServerTime(Date.now());

export function resetServerClock(): void {
  offset = 0;
  isExact = false;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The market's time, renewed every `every` milliseconds. */
export function useServerNow(every: number): number {
  const now = useNow(every);
  return now + useSyncExternalStore(subscribe, () => offset);
}
