import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { StartRefused } from '../../startRefused.ts';
import type { Account } from './account.ts';

/**
 * Creates a private folder in a place others can write to (/tmp) and refuses an existing one of another owner. A folder for the account is
 * closed to others; one of our own stays readable, because the account must pass it.
 */
export function ensurePrivateFolder(path: string, account?: Account, mode = 0o700): string {
  mkdirSync(path, { recursive: true, mode });
  if (process.platform === 'win32') return path;
  const ownUid = process.getuid?.();
  const found = lstatSync(path);
  const expectedUid = account?.uid ?? ownUid;
  if (!found.isDirectory() || (found.uid !== ownUid && found.uid !== expectedUid)) {
    throw new StartRefused(`${path} belongs to another user: remove it, or set TMPDIR to another folder.`);
  }
  if (account && found.uid !== account.uid) chownSync(path, account.uid, account.gid);
  if ((found.mode & 0o777) !== mode) chmodSync(path, mode);
  return path;
}
