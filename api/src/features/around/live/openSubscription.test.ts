import { OpenSubscription } from './openSubscription.ts';

it('A subscription stops its source once, when it ends', async () => {
  let stops = 0;
  const subscription = new OpenSubscription(() => void stops++);
  const next = subscription.next();
  await subscription.return();
  await subscription.return();
  expect([await next, stops]).toEqual([{ done: true, value: undefined }, 1]);
});

it('A failed subscription rejects pending reads and causes no unhandled rejection', async () => {
  const failure = new Error('no');
  await expect(OpenSubscription.failed(failure).next()).rejects.toBe(failure);
  // An unhandled rejection would end the process.
  await expect(OpenSubscription.failed(failure).return()).resolves.toEqual({ done: true, value: undefined });
});
