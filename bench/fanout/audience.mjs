import { subscription } from './change.mjs';
import { listen } from './listener.mjs';

const AT_ONCE = 100;
const PATIENCE_MS = 30_000;
/** The protocol does not confirm a subscription: all are there when a change was heard by all, which is tried this often. */
const TRIALS = 10;
const TRIAL_MS = 3_000;

/** `size` subscribers to one auction, every other one signed in, and the change that all of them will hear. */
export async function openAudience(url, { size, auctionId, cookies, change }) {
  let heard = 0;
  let everybody = () => undefined;
  let lastBytes;
  const refusals = [];
  const onChange = (bytes) => {
    heard++;
    if (heard === size) {
      lastBytes = Buffer.from(bytes);
      everybody();
    }
  };
  const onRefusal = (refusal) => void refusals.push(refusal);

  /** Makes a change; milliseconds until the last subscriber has it. */
  const hear = async (patience = PATIENCE_MS) => {
    heard = 0;
    const { promise, resolve, reject } = Promise.withResolvers();
    const late = setTimeout(
      () => reject(new Error(`${heard} of ${size} heard of a change at ${url}. ${refusals}`)),
      patience,
    );
    const began = performance.now();
    everybody = () => resolve(performance.now() - began);
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
  for (let trial = 1; !(await isHeardByAll(hear, trial)); trial++);
  return {
    hear: () => hear(),
    last: () => JSON.parse(lastBytes.toString()).payload.data.auctionChanged,
    close: () => listeners.forEach((listener) => listener.close()),
  };
}

const isHeardByAll = (hear, trial) =>
  hear(TRIAL_MS).then(
    () => true,
    (error) => {
      if (trial === TRIALS) throw error;
      return false;
    },
  );
