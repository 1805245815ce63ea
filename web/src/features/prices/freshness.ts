// Prices are asked for again every five minutes, and on opening when they are older than two.
const STALE_AFTER = 120_000;
export const REFRESHED_EVERY = 300_000;

let askedAt = -Infinity;

/** Whether prices that were asked for before are too old to open with; if so they count as asked for now. */
export function claimStale(now = Date.now()): boolean {
  if (now - askedAt <= STALE_AFTER) return false;
  askedAt = now;
  return true;
}
