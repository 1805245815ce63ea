// The size of attacks: small in `npm run prove -- quick`, full in `npm run attack` and `npm run prove`.

/** Whether attacks run at full size. */
export const isRelease = process.env.ATTACK_SIZE === 'release';

/** Chooses a number by size. */
export const size = (inTests: number, inRelease: number): number => (isRelease ? inRelease : inTests);

/** Prints a figure of a full-size attack; tests print nothing. */
export const report = (line: string): void => {
  if (isRelease) process.stdout.write(`${line}\n`);
};
