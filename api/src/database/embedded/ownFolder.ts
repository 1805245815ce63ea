import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { StartRefused } from '../../startRefused.ts';
import type { Account } from './account.ts';

/**
 * A folder of ours in a place that others may write to (/tmp): whoever made it first is not believed to be us.
 * An account's folder is closed to all others; one of our own stays readable, because an account has to pass it.
 */
export function ownFolder(path: string, account?: Account, mode = 0o700): string {
  mkdirSync(path, { recursive: true, mode });
  if (process.platform === 'win32') return path;
  const me = process.getuid?.();
  const found = lstatSync(path);
  const wanted = account?.uid ?? me;
  if (!found.isDirectory() || (found.uid !== me && found.uid !== wanted)) {
    throw new StartRefused(`${path} belongs to somebody else: remove it, or set TMPDIR to another folder.`);
  }
  if (account && found.uid !== account.uid) chownSync(path, account.uid, account.gid);
  if ((found.mode & 0o777) !== mode) chmodSync(path, mode);
  return path;
}
