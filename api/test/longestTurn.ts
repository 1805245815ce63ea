import { setImmediate } from 'node:timers/promises';

/** The longest turn of the event loop during some work, in milliseconds of this thread's processor time, which other programs do not change. */
export const longestTurn = async (work: () => Promise<unknown>): Promise<number> => {
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
};
