const MAX_ATTEMPTS = 4;
/** No attempt starts later, so that every caller is answered within ten seconds. */
const MAX_RETRY_MS = 5_900;

/** Repeats a transaction with jitter while its failure is transient. */
export const repeatTransient = async <T>(
  isTransient: (error: unknown) => boolean,
  work: (isFirstTry: boolean) => Promise<T>,
): Promise<T> => {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt === 1);
    } catch (error) {
      const isLate = attempt === MAX_ATTEMPTS || performance.now() - startedAt > MAX_RETRY_MS;
      if (isLate || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 25 * (0.5 + Math.random())));
    }
  }
};
