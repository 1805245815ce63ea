import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY_FOLDER = '/dev/shm';
const REQUIRED_BYTES = 4 * 2 ** 30;

/**
 * A new data folder for the tests' PostgreSQL, in memory if there is room, because tests create and remove many databases of many
 * files, which is slow on a disk.
 */
export function dataFolder(prefix: string): string {
  const folder = mkdtempSync(join(hasSpace() ? MEMORY_FOLDER : tmpdir(), prefix));
  // If root runs the tests, PostgreSQL's account needs access.
  chmodSync(folder, 0o755);
  return folder;
}

function hasSpace(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize > REQUIRED_BYTES;
  } catch {
    return false;
  }
}
