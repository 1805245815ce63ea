const FIRST_MS = 250;
const LONGEST_MS = 10_000;

/** Milliseconds before the next attempt: as long as the server asks for, else twice as long each time. Partly random, so that callers spread. */
export const retryDelay = (attempt: number, retryAfterSeconds?: number, random = Math.random): number => {
  if (retryAfterSeconds !== undefined) return retryAfterSeconds * 1_000 + random() * FIRST_MS;
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
  return longest / 2 + (random() * longest) / 2;
};
