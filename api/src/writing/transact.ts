import type { EntityManager } from '@mikro-orm/postgresql';
import { isConflict } from '../database/failureKinds.ts';

const MAX_ATTEMPTS = 4;

const isTransient = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  // Two requests with one idempotency key or SKU: the retry finds the first one's record.
  return isConflict(error) || (code === '23505' && /_(idempotency|sku)$/.test(constraint ?? ''));
};

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 10 * (0.5 + Math.random())));

/** Runs a write transaction and retries it with jitter if PostgreSQL reports that nothing was written. */
export const transact = async <T>(em: EntityManager, work: (em: EntityManager) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await em.fork({ clear: true }).transactional(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isTransient(error)) throw error;
      await pause(attempt);
    }
  }
};
