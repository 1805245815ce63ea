// web → web/dist, completely if anything changed.
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compressBelow } from './compress.mjs';
import { filesBelow, hash, isTest, readNote, root, writeNote } from './files.mjs';
import { addGraphiql, graphiqlFiles } from './graphiql.mjs';

const result = join(root, 'web/dist');

function fingerprint() {
  const sources = filesBelow(
    ...[
      'web/index.html',
      'web/vite.config.ts',
      'web/docsAssets.ts',
      'web/colorScheme.js',
      'web/public',
      'web/src',
      'package-lock.json',
    ],
  );
  // The rules, page heads and auction core shared with the web app.
  const shared = filesBelow('api/package.json', 'api/src/rules', 'api/src/pages', 'api/src/features').filter((file) =>
    /[/\\](rules|core|pages)\b/.test(file),
  );
  const files = [...new Set([...sources, ...shared, ...graphiqlFiles()])].filter((file) => !isTest(file)).sort();
  return hash(...files.flatMap((file) => [relative(root, file), readFileSync(file)]));
}

export const isStale = () => readNote('web').fingerprint !== fingerprint() || !existsSync(join(result, 'index.html'));

/** Built into a temporary folder, so that a failing or slow build leaves the previous one in place. */
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
      // The sizes have a check of their own.
      logLevel: quiet ? 'error' : 'info',
      build: { outDir: unfinished, emptyOutDir: true },
    });
    await compressBelow(unfinished);
    await addGraphiql(unfinished);
    rmSync(result, { recursive: true, force: true });
    renameSync(unfinished, result);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  writeNote('web', { fingerprint: made });
  return true;
}
