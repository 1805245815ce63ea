import { OpenSubscription } from './openSubscription.ts';

it('a subscription stops its source once, when it ends', async () => {
  let stops = 0;
  const subscription = new OpenSubscription(() => void stops++);
  const next = subscription.next();
  await subscription.return();
  await subscription.return();
  expect([await next, stops]).toEqual([{ done: true, value: undefined }, 1]);
});

it('a failed subscription says why to those who wait for it, and to nobody else', async () => {
  const failure = new Error('no');
  await expect(OpenSubscription.failed(failure).next()).rejects.toBe(failure);
  // Left alone, it must not be an unhandled rejection, which would end the process.
  await expect(OpenSubscription.failed(failure).return()).resolves.toEqual({ done: true, value: undefined });
});
