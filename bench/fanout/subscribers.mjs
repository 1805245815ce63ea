import { subscription } from './change.mjs';
import { listen } from './listener.mjs';

const AT_ONCE = 100;
const TIMEOUT_MS = 30_000;
/** The protocol does not confirm subscriptions, so changes are repeated up to this often until all subscribers have received one. */
const MAX_TRIALS = 10;
const TRIAL_MS = 3_000;

/** `size` subscribers to one auction, every other one signed in, and the change that all of them receive. */
export async function openSubscribers(url, { size, auctionId, cookies, change }) {
  let receivedCount = 0;
  let onAllReceived = () => undefined;
  let lastBytes;
  const refusals = [];
  const onChange = (bytes) => {
    receivedCount++;
    if (receivedCount === size) {
      lastBytes = Buffer.from(bytes);
      onAllReceived();
    }
  };
  const onRefusal = (refusal) => void refusals.push(refusal);

  /** Makes a change; returns the milliseconds until the last subscriber has it. */
  const measureChange = async (timeout = TIMEOUT_MS) => {
    receivedCount = 0;
    const { promise, resolve, reject } = Promise.withResolvers();
    const late = setTimeout(
      () => reject(new Error(`${receivedCount} of ${size} subscribers received a change at ${url}. ${refusals}`)),
      timeout,
    );
    const startedAt = performance.now();
    onAllReceived = () => resolve(performance.now() - startedAt);
    try {
      const [ms] = await Promise.all([promise, change.make()]);
      return ms;
    } finally {
      clearTimeout(late);
    }
  };

  const listeners = [];
  for (let first = 0; first < size; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, size - first) }, (_, i) => {
      const nth = first + i;
      const cookie = nth % 2 === 0 ? undefined : cookies[(nth >> 1) % cookies.length];
      return listen(url, { cookie, query: subscription, variables: { auctionId }, onChange, onRefusal });
    });
    await Promise.all(some.map(({ ready }) => ready));
    listeners.push(...some);
  }
  for (let trial = 1; !(await isReceivedByAll(measureChange, trial)); trial++);
  return {
    measureChange: () => measureChange(),
    last: () => JSON.parse(lastBytes.toString()).payload.data.auctionChanged,
    close: () => listeners.forEach((listener) => listener.close()),
  };
}

const isReceivedByAll = (measureChange, trial) =>
  measureChange(TRIAL_MS).then(
    () => true,
    (error) => {
      if (trial === MAX_TRIALS) throw error;
      return false;
    },
  );
