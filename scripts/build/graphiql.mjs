// The page at /graphql → .cache/graphiql, which the build of the web app copies. It is large and seldom changes, so it has a build of its own.
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compressBelow } from './compress.mjs';
import { filesBelow, hash, readNote, root, writeNote } from './files.mjs';

const result = join(root, '.cache/graphiql');

export const graphiqlFiles = () =>
  filesBelow(
    'web/graphiql.html',
    'web/graphiql.config.ts',
    'web/src/graphiql',
    'web/src/fonts.css',
    'web/src/theme.ts',
  );

const fingerprint = () =>
  hash(
    ...[...graphiqlFiles(), join(root, 'package-lock.json')]
      .sort()
      .flatMap((file) => [relative(root, file), readFileSync(file)]),
  );

/** Builds it if it is out of date, and copies it into `folder`. */
export async function addGraphiql(folder) {
  const made = fingerprint();
  if (readNote('graphiql').fingerprint !== made || !existsSync(join(result, 'graphiql.html'))) await build(made);
  cpSync(result, folder, { recursive: true });
}

async function build(made) {
  const unfinished = `${result}.${process.pid}`;
  const { build: bundle } = await import('vite');
  try {
    await bundle({
      configFile: join(root, 'web/graphiql.config.ts'),
      mode: 'production',
      // Its libraries have directives for a compiler that is not used, each of which is warned about.
      logLevel: 'error',
      build: { outDir: unfinished, emptyOutDir: true },
    });
    await compressBelow(unfinished, { fast: true });
    rmSync(result, { recursive: true, force: true });
    renameSync(unfinished, result);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  writeNote('graphiql', { fingerprint: made });
}
