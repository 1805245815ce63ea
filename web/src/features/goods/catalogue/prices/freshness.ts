// Prices are refetched every five minutes, and on a visit if they are older than two minutes.
const STALE_AFTER = 120_000;
export const REFRESHED_EVERY = 300_000;

let askedAt = -Infinity;

/** Whether cached prices are outdated; if so, they count as loaded now. */
export const claimStale = (now = Date.now()): boolean => {
  if (now - askedAt <= STALE_AFTER) return false;
  askedAt = now;
  return true;
};
