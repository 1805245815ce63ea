import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pathIn = (dataDir: string): string => join(dataDir, 'secret-key');

/** The secret of a market with the embedded database, made at the first start. */
export const secretIn = (dataDir: string): string => {
  if (!existsSync(pathIn(dataDir))) writeSecret(dataDir, newSecret());
  return readFileSync(pathIn(dataDir), 'utf8').trim();
};

export const newSecret = (): string => randomBytes(32).toString('base64');

/** Written under another name first, so that a crash leaves no incomplete file. */
export const writeSecret = (dataDir: string, secret: string): void => {
  const unfinished = `${pathIn(dataDir)}.new`;
  writeFileSync(unfinished, `${secret}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, pathIn(dataDir));
};
