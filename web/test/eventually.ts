const PATIENCE = 10_000;
const PAUSE = 50;

/** Repeats an expectation until it holds: what a page shows may come a moment after the step that brings it. */
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
