/** Where whoever started the run says what its test files share (`shared.ts`). */
export const SHARED = 'FEEDSTOCK_SHARED';

/** `seed` is the data of the demo market, for copies. */
export type SharedName = 'demo' | 'none' | 'seed' | 'browser';

/** The address of it; it opens with the first who asks. */
export async function sharedAddress(name: SharedName): Promise<string> {
  const answer = await fetch(`${process.env[SHARED]}/${name}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
