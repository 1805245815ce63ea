// How large the attacks are: small inside `npm test`, as large as a release demands in `npm run attack` and `npm run prove`.

/** Whether the attacks run in the size of a release. */
export const isRelease = process.env.ATTACK_SIZE === 'release';

/** A number for each of the two sizes. */
export const size = (inTests: number, inRelease: number): number => (isRelease ? inRelease : inTests);

/** Prints a figure of an attack in release size; tests stay quiet. */
export const report = (line: string): void => {
  if (isRelease) process.stdout.write(`${line}\n`);
};
