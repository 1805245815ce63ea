import { readFileSync, writeFileSync } from 'node:fs';

/** Writes a file of the repository, or with `--check` says whether it is current. */
export const writeOrCompare = (path: string, current: string, command: string): void => {
  const file = new URL(`../../../${path}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(file, current);
  else if (readFileSync(file, 'utf8') !== current) {
    console.error(`${path} is out of date. Run: ${command}`);
    process.exitCode = 1;
  }
};
