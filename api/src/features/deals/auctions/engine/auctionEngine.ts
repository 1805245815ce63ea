import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool } from 'pg';
import { DomainError } from '../../../../common/errors.ts';
import { lazy } from '../../../../common/lazy.ts';
import { isConflict, isConnectionLost } from '../../../../database/failureKinds.ts';
import { repeatTransient } from '../../../../database/repeatTransient.ts';
import { decideBatch, type Decided } from './batchTransaction.ts';
import type { Accepted, Answer, CommandEnvelope } from './commandEnvelope.ts';

type ChangeListener = (auctionId: string) => void;
type BatchListener = (batch: { commands: number } & Pick<Decided, 'decideMs' | 'commitMs'>) => void;

interface Waiting {
  envelope: CommandEnvelope;
  answer: (answer: Answer) => void;
  fail: (error: unknown) => void;
}

/** Maximum commands per batch. */
const MAX_BATCH = 512;

/** Whether to try again. Without an answer, only the idempotency keys show whether the transaction was committed. */
const isTransient = (error: unknown): boolean => isConnectionLost(error) || isConflict(error);

/** Whether the key was accepted in another auction at the same time. Deciding the command again refuses it. */
const isKeyConflict = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'auction_event_idempotency';

/** Decides all changes of auctions. Commands for one auction that arrive together share a transaction. */
export class AuctionEngine {
  private readonly pool: Pool;
  private readonly queues = new Map<string, Waiting[]>();
  private readonly listeners = new Set<ChangeListener>();
  private readonly batchListeners = new Set<BatchListener>();

  /** `pool` belongs to the engine, so that waiting for row locks never blocks reads. */
  constructor(pool: Pool) {
    this.pool = pool;
  }

  /** Calls the listener after each committed change of an auction. */
  onChange(listener: ChangeListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Called after each committed batch. */
  onBatch(listener: BatchListener): void {
    this.batchListeners.add(listener);
  }

  /** Commands that wait for their batch. */
  get waiting(): number {
    let count = 0;
    for (const queue of this.queues.values()) count += queue.length;
    return count;
  }

  /** Decides a command. Resolves after the commit, and throws a refusal. */
  async submit(auctionId: string, envelope: CommandEnvelope): Promise<Accepted> {
    const answer = await new Promise<Answer>((resolve, fail) => {
      const waiting = { envelope, answer: resolve, fail };
      const queue = this.queues.get(auctionId);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const first = [waiting];
      this.queues.set(auctionId, first);
      // Waits for commands of requests that are still being parsed, so that they join the batch.
      setImmediate(() => void this.work(auctionId, first));
    });
    if ('refused' in answer) throw answer.refused;
    return answer.accepted;
  }

  /** True while commands are waiting or being decided. */
  get isBusy(): boolean {
    return this.queues.size > 0;
  }

  private async work(auctionId: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const batch = lazy(() => queue.splice(0, MAX_BATCH));
      const sendAnswers = await this.decide(auctionId, batch);
      if (queue.length * 2 >= batch().length) {
        // Sends the next batch to PostgreSQL before answering this one.
        setImmediate(sendAnswers);
      } else {
        sendAnswers();
        // Callers that were answered together often send their next commands together; waiting a turn batches them.
        await nextTurn();
      }
    }
    this.queues.delete(auctionId);
  }

  /** Takes the batch only when a connection is available, so that later commands join it. Returns a function that sends the answers. */
  private async decide(auctionId: string, batch: () => readonly Waiting[]): Promise<() => void> {
    try {
      const { answers, hasChanged, decideMs, commitMs } = await this.decideWithRetries(auctionId, () =>
        batch().map(({ envelope }) => envelope),
      );
      return () => {
        // Listeners first, so that their queries run while the answers are written.
        if (hasChanged) for (const listener of this.listeners) listener(auctionId);
        batch().forEach(({ answer }, index) => answer(answers[index] as Answer));
        for (const listener of this.batchListeners) listener({ commands: answers.length, decideMs, commitMs });
      };
    } catch (error) {
      const failed = batch();
      if (isTransient(error)) {
        // What was waiting behind would only wait for the same.
        const behind = this.queues.get(auctionId)?.splice(0) ?? [];
        return () => [...failed, ...behind].forEach(({ fail }) => fail(unavailable()));
      }
      const [first, ...others] = failed;
      if (first && others.length === 0) return () => first.fail(error);
      // One failing command must not fail the batch, so each is decided again alone.
      const sends: (() => void)[] = [];
      for (const waiting of failed) sends.push(await this.decide(auctionId, () => [waiting]));
      return () => sends.forEach((send) => send());
    }
  }

  /** After a lost connection the batch is decided again. Committed commands are found by their keys and not repeated. */
  private decideWithRetries(auctionId: string, batch: () => readonly CommandEnvelope[]): Promise<Decided> {
    return repeatTransient(
      (error) => isTransient(error) || isKeyConflict(error),
      (isFirstTry) => decideBatch(this.pool, auctionId, batch, isFirstTry),
    );
  }
}

const unavailable = (): DomainError =>
  new DomainError(
    'UNAVAILABLE',
    'The auction could not be reached. Please try again with the same idempotency key.',
    undefined,
    { retryAfter: 1 },
  );
