import { percentile } from './figures.mjs';

/**
 * Closed-loop load: `callers` callers each send the next request after an answer, for a number of seconds. Returns requests per second and
 * latencies. `request(nth, caller)` gets a number that rises with every call.
 */
export async function closedLoopLoad(callers, seconds, request) {
  const times = [];
  let next = 0;
  const startedAt = performance.now();
  const end = startedAt + seconds * 1_000;
  const caller = async (_, index) => {
    for (let sentAt = startedAt; sentAt < end;) {
      await request(next++, index);
      const answeredAt = performance.now();
      times.push(answeredAt - sentAt);
      sentAt = answeredAt;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const rate = (times.length / (performance.now() - startedAt)) * 1_000;
  return { rate, count: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
