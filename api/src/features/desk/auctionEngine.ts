import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool } from 'pg';
import { DomainError } from '../../errors.ts';
import type { LogSegment } from '../auctions/logSegment.ts';
import { decideBatch, type Decided } from './batchTransaction.ts';
import type { Accepted, Answer, CommandEnvelope } from './commandEnvelope.ts';

type ChangeListener = (auctionId: string, written: LogSegment) => void;

interface Waiting {
  submission: CommandEnvelope;
  answer: (answer: Answer) => void;
  fail: (error: unknown) => void;
}

/** Commands decided in one transaction at most. */
const MOST = 512;
const TRIES = 4;

/** The connection was lost or PostgreSQL took the transaction back: nothing tells whether it was committed but the keys. */
const isLost = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string };
  return (
    /^(08|57P|40001|40P01|55P03|ECONN|EPIPE)/.test(code ?? '') ||
    /terminated|timeout exceeded when trying to connect|Client has encountered/i.test(message ?? '')
  );
};

/** Somebody's same key was accepted in another auction meanwhile, behind another lock: decided again, it is found and refused. */
const isTakenKey = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'auction_event_idempotency';

/** Where all changes of auctions are decided: commands for one auction that arrive together share one transaction. */
export class AuctionEngine {
  private readonly pool: Pool;
  private readonly queues = new Map<string, Waiting[]>();
  private readonly listeners = new Set<ChangeListener>();

  /** `pool` is the engine's own, so that waiting on a row never starves reads. */
  constructor(pool: Pool) {
    this.pool = pool;
  }

  /** Hears of every auction this engine has changed, after the change is durable. */
  onChange(listener: ChangeListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Decides a command; answers once it is durable, or throws its refusal. */
  async submit(auctionId: string, submission: CommandEnvelope): Promise<Accepted> {
    const answer = await new Promise<Answer>((resolve, fail) => {
      const waiting = { submission, answer: resolve, fail };
      const queue = this.queues.get(auctionId);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const first = [waiting];
      this.queues.set(auctionId, first);
      // Whatever came in together with this one is still being read: it shares the transaction instead of waiting for it.
      setImmediate(() => void this.work(auctionId, first));
    });
    if ('refused' in answer) throw answer.refused;
    return answer.accepted;
  }

  /** True while anything is waiting or being decided. */
  get isBusy(): boolean {
    return this.queues.size > 0;
  }

  private async work(auctionId: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const batch = once(() => queue.splice(0, MOST));
      const tell = await this.decide(auctionId, batch);
      if (queue.length * 2 >= batch().length) {
        // PostgreSQL has the next batch before the answers to this one are written.
        setImmediate(tell);
      } else {
        tell();
        // Who was answered may ask again at once; whoever comes first would otherwise be decided alone while the others wait.
        await nextTurn();
      }
    }
    this.queues.delete(auctionId);
  }

  /**
   * `batch` is taken from the queue when there is a connection: whoever comes while it is waited for is decided along. Answers how to
   * tell them.
   */
  private async decide(auctionId: string, batch: () => readonly Waiting[]): Promise<() => void> {
    try {
      const { answers, written } = await this.decideSurely(auctionId, () =>
        batch().map(({ submission }) => submission),
      );
      return () => {
        // Whoever watches needs the database, which can begin while the answers are written.
        if (written) for (const listener of this.listeners) listener(auctionId, written);
        batch().forEach(({ answer }, index) => answer(answers[index] as Answer));
      };
    } catch (error) {
      const failed = batch();
      if (isLost(error)) return () => failed.forEach(({ fail }) => fail(unavailable()));
      if (failed.length === 1) return () => failed[0]!.fail(error);
      // One poisonous command must not fail its neighbours: each is decided again on its own.
      const told: (() => void)[] = [];
      for (const waiting of failed) told.push(await this.decide(auctionId, () => [waiting]));
      return () => told.forEach((tell) => tell());
    }
  }

  /** After a lost connection the batch is decided again: what was committed is found by its keys and answered, not repeated. */
  private async decideSurely(auctionId: string, batch: () => readonly CommandEnvelope[]): Promise<Decided> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await decideBatch(this.pool, auctionId, batch, attempt === 1);
      } catch (error) {
        if (attempt === TRIES || !(isLost(error) || isTakenKey(error))) throw error;
        await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 25 * (0.5 + Math.random())));
      }
    }
  }
}

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const unavailable = (): DomainError =>
  new DomainError(
    'UNAVAILABLE',
    'The auction could not be reached. Please try again with the same idempotency key.',
    undefined,
    { retryAfter: 1 },
  );
