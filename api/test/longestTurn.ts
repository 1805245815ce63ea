import { setImmediate } from 'node:timers/promises';

const ATTEMPTS = 2;
/** Shorter turns hold up nobody, so that they need no second attempt. */
const SHORT_MS = 100;

async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let [isDone, longest] = [false, 0];
  const done = () => (isDone = true);
  void setImmediate().then(work).then(done, done);
  while (!isDone) {
    const before = process.threadCpuUsage();
    await setImmediate();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
  }
  return longest;
}

/**
 * The longest turn of the event loop during some work, in milliseconds of this thread's processor time, which other
 * programs do not change. A long one is tried twice, and the shorter counts: the test runner's memory may be collected during one of them.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let shortest = Infinity;
  for (let nth = 0; nth < ATTEMPTS && shortest >= SHORT_MS; nth++)
    shortest = Math.min(shortest, await longestTurnOf(work));
  return shortest;
}
