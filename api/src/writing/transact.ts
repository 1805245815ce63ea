import type { EntityManager } from '@mikro-orm/postgresql';

const TRIES = 4;
/** Serialization failure, deadlock, lock timeout: nothing was written, so the whole may be tried again. */
const TRANSIENT = new Set(['40001', '40P01', '55P03']);

const isTransient = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  // Two requests with one idempotency key: the second try finds what the first wrote.
  return TRANSIENT.has(code ?? '') || (code === '23505' && (constraint ?? '').endsWith('_idempotency'));
};

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 10 * (0.5 + Math.random())));

/** The one way to write: a transaction, tried again with jitter where PostgreSQL says that nothing was written. */
export const transact = async <T>(em: EntityManager, work: (em: EntityManager) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await em.fork({ clear: true }).transactional(work);
    } catch (error) {
      if (attempt === TRIES || !isTransient(error)) throw error;
      await pause(attempt);
    }
  }
};
