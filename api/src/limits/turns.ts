import { DomainError } from '../errors.ts';

/** Limits how many statements each caller runs at once; further ones wait in a queue. */
export class Turns {
  private readonly max: number;
  private readonly waitMs: number | undefined;
  private readonly running = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();

  /** After `waitMs` in the queue, `run` throws `UNAVAILABLE`; if absent, it waits without a limit. */
  constructor(max: number, waitMs?: number) {
    this.max = max;
    this.waitMs = waitMs;
  }

  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    await this.take(caller);
    try {
      return await work();
    } finally {
      this.give(caller);
    }
  }

  private take(caller: string): Promise<void> | undefined {
    const running = this.running.get(caller) ?? 0;
    if (running < this.max) {
      this.running.set(caller, running + 1);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const queue = this.waiting.get(caller) ?? [];
      let timer: NodeJS.Timeout | undefined;
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      if (this.waitMs !== undefined)
        timer = setTimeout(() => {
          queue.splice(queue.indexOf(start), 1);
          if (queue.length === 0) this.waiting.delete(caller);
          reject(busy());
        }, this.waitMs);
      queue.push(start);
      this.waiting.set(caller, queue);
    });
  }

  /** Starts the next in the queue, so the number of running statements stays the same. */
  private give(caller: string): void {
    const queue = this.waiting.get(caller);
    const next = queue?.shift();
    if (queue?.length === 0) this.waiting.delete(caller);
    if (next) return next();
    const running = (this.running.get(caller) ?? 1) - 1;
    if (running > 0) this.running.set(caller, running);
    else this.running.delete(caller);
  }
}

const busy = (): DomainError =>
  new DomainError('UNAVAILABLE', 'The market is busy at the moment. Please try again.', undefined, { retryAfter: 2 });
