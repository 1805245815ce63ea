// web → web/dist, all of it whenever any of it changed.
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compressBelow } from './compress.mjs';
import { filesBelow, hash, isTest, readNote, root, writeNote } from './files.mjs';

const result = join(root, 'web/dist');

function fingerprint() {
  const sources = filesBelow(
    ...['web/index.html', 'web/vite.config.ts', 'web/colorScheme.js', 'web/public', 'web/src', 'package-lock.json'],
  );
  // The rules, the heads of pages and the auction's core, which the web shares.
  const shared = filesBelow('api/package.json', 'api/src/rules', 'api/src/pages', 'api/src/features').filter((file) =>
    /[/\\](rules|core|pages)\b/.test(file),
  );
  const files = [...sources, ...shared].filter((file) => !isTest(file)).sort();
  return hash(...files.flatMap((file) => [relative(root, file), readFileSync(file)]));
}

export const isStale = () => readNote('web').fingerprint !== fingerprint() || !existsSync(join(result, 'index.html'));

/** Beside its place first: a build that fails, or takes its time, leaves the last one standing. */
export async function buildWeb({ force = false, quiet = false } = {}) {
  if (!force && !isStale()) return false;
  const made = fingerprint();
  const unfinished = join(root, '.cache', `web.${process.pid}`);
  const { build } = await import('vite');
  try {
    await build({
      root: join(root, 'web'),
      configFile: join(root, 'web/vite.config.ts'),
      mode: 'production',
      logLevel: quiet ? 'warn' : 'info',
      build: { outDir: unfinished, emptyOutDir: true },
    });
    await compressBelow(unfinished);
    rmSync(result, { recursive: true, force: true });
    renameSync(unfinished, result);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  writeNote('web', { fingerprint: made });
  return true;
}
