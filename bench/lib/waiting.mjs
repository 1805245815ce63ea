import { percentile } from './figures.mjs';

/**
 * `waiting` callers, each of whom asks again as soon as it is answered, for so many seconds: answers a second, and how long they
 * took. `ask(nth, caller)` gets a number that rises with every call.
 */
export async function keepWaiting(waiting, seconds, ask) {
  const times = [];
  let next = 0;
  const began = performance.now();
  const end = began + seconds * 1_000;
  const caller = async (_, own) => {
    for (let asked = began; asked < end;) {
      await ask(next++, own);
      const answered = performance.now();
      times.push(answered - asked);
      asked = answered;
    }
  };
  await Promise.all(Array.from({ length: waiting }, caller));
  const rate = (times.length / (performance.now() - began)) * 1_000;
  return { rate, count: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
