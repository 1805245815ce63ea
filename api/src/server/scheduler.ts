import type { FastifyBaseLogger } from 'fastify';

export interface RecurringJob {
  name: string;
  everyMs: number;
  run: () => Promise<void>;
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** Does each chore at its interval, one run at a time; a failed one is logged and tried again the next time. */
export const startScheduler = (
  chores: readonly RecurringJob[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): (() => Promise<void>) => {
  const running = new Map<string, Promise<void>>();
  const tick = ({ name, run }: RecurringJob): void => {
    if (running.has(name)) return;
    const done = run()
      .catch((error: unknown) => log.warn({ err: error, chore: name }, 'a chore failed'))
      .finally(() => running.delete(name));
    running.set(name, done);
  };
  const timers = chores.map((chore) => setInterval(tick, chore.everyMs, chore).unref());
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
};
