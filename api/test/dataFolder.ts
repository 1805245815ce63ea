import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM = 4 * 2 ** 30;

/**
 * A new data folder for a PostgreSQL of the tests, in memory where that has the room. Every database is some hundred files, made and
 * soon removed: on a disk (ext4) most of a run's database work was to find numbers for new files among those just removed.
 */
export function dataFolder(prefix: string): string {
  const folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix));
  // Run by root, PostgreSQL's account has to enter it.
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}
