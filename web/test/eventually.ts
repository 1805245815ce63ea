const PATIENCE = 120_000;
const PAUSE = 50;

/** Repeats an expectation until it holds, because pages update asynchronously. */
export async function eventually(expectation: () => Promise<void>): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
