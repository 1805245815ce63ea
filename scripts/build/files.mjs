// Build inputs, compared by content because a checkout or copy changes all dates.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** All files below the paths, which are relative to the repository; a missing one counts as empty. */
export function filesBelow(...paths) {
  return paths.flatMap((path) => {
    const absolute = join(root, path);
    if (!existsSync(absolute)) return [];
    if (statSync(absolute).isFile()) return [absolute];
    const entries = readdirSync(absolute, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  });
}

export const isTest = (file) => /\.test\.tsx?$/.test(file);

export function hash(...contents) {
  const sum = createHash('sha256');
  for (const content of contents) sum.update(content).update('\0');
  return sum.digest('base64url');
}

/** Written atomically, so that readers never see half a file. */
export function writeWhole(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

const note = (part) => join(root, '.cache', `build-${part}.json`);

/** The inputs of the last build of a part. */
export function readNote(part) {
  try {
    return JSON.parse(readFileSync(note(part), 'utf8'));
  } catch {
    return {};
  }
}

export const writeNote = (part, content) => writeWhole(note(part), JSON.stringify(content));
