import { jest } from '@jest/globals';
import { Metrics } from '../common/metrics.ts';
import { startIntervals } from './startIntervals.ts';

const log = { warn: jest.fn() };

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
};

it('runs a job at its interval, also after it failed, one run at a time', async () => {
  let runs = 0;
  let running = 0;
  let max = 0;
  const metrics = new Metrics();
  const stop = startIntervals(
    [
      {
        name: 'purge',
        everyMs: 1,
        run: async () => {
          max = Math.max(max, ++running);
          await new Promise((resolve) => setTimeout(resolve, 5));
          running--;
          if (++runs === 1) throw new Error('failed');
        },
      },
    ],
    log,
    metrics,
  );
  await until(() => runs >= 3);
  await stop();
  expect(max).toBe(1);
  expect(running).toBe(0);
  expect(log.warn.mock.calls).toEqual([[{ err: new Error('failed'), job: 'purge' }, 'a job failed']]);
  const samples = await metrics.registry.metrics();
  expect(samples).toContain('feedstock_job_failures_total{job="purge"} 1');
  expect(samples).toContain(`feedstock_job_duration_seconds_count{job="purge"} ${runs}`);
  expect(samples).toMatch(/feedstock_job_last_success_timestamp_seconds\{job="purge"\} \d/);
  const before = runs;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(runs).toBe(before);
});
