import { jest } from '@jest/globals';
import { startScheduler } from './scheduler.ts';

const log = { warn: jest.fn() };

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
};

it('does a chore again and again, also after it failed, one run at a time', async () => {
  let runs = 0;
  let running = 0;
  let most = 0;
  const stop = startScheduler(
    [
      {
        name: 'sweep',
        everyMs: 1,
        run: async () => {
          most = Math.max(most, ++running);
          await new Promise((resolve) => setTimeout(resolve, 5));
          running--;
          if (++runs === 1) throw new Error('no broom');
        },
      },
    ],
    log,
  );
  await until(() => runs >= 3);
  await stop();
  expect(most).toBe(1);
  expect(running).toBe(0);
  expect(log.warn.mock.calls).toEqual([[{ err: new Error('no broom'), chore: 'sweep' }, 'a chore failed']]);
  const before = runs;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(runs).toBe(before);
});
