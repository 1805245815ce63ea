/** Environment variable: the URL at which the run serves what test files share (`sharedResources.ts`). */
export const SHARED = 'FEEDSTOCK_SHARED';

/** `seed` is the demo market's data folder, for copies. */
export type SharedName = 'demo' | 'none' | 'seed' | 'browser';

/** The resource's address; the first request opens it. */
export async function sharedAddress(name: SharedName): Promise<string> {
  const answer = await fetch(`${process.env[SHARED]}/${name}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
