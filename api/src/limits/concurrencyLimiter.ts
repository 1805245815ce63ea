import { DomainError } from '../common/errors.ts';

interface Queue {
  running: number;
  waiting: (() => void)[];
}

/** Limits how many statements each caller runs at once; further ones wait in a queue. */
export class ConcurrencyLimiter {
  private readonly queues = new Map<string, Queue>();

  /** After `waitMs` in the queue, `run` throws `UNAVAILABLE`; if absent, it waits without a limit. */
  constructor(
    private readonly max: number,
    private readonly waitMs?: number,
  ) {}

  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(caller) ?? { running: 0, waiting: [] };
    this.queues.set(caller, queue);
    if (queue.running === this.max) await this.turn(queue);
    else queue.running += 1;
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else if ((queue.running -= 1) === 0) this.queues.delete(caller);
    }
  }

  /** Resolves when another statement gives up its place. */
  private turn({ waiting }: Queue): Promise<void> {
    return new Promise((resolve, reject) => {
      const expire = (): void => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(busy());
      };
      const timer = this.waitMs === undefined ? undefined : setTimeout(expire, this.waitMs);
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(start);
    });
  }
}

const busy = (): DomainError =>
  new DomainError('UNAVAILABLE', 'The market is busy at the moment. Please try again.', undefined, { retryAfter: 2 });
