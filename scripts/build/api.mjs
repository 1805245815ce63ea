// api/src → api/dist, file by file: TypeScript is compiled, everything else is copied.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesBelow, hash, isTest, readNote, root, writeNote, writeWhole } from './files.mjs';
import { buildVerifier, fingerprint } from './verifier.mjs';

/** Sources that are newer than their results, with fingerprints, and results without a source. */
function plan({ force = false } = {}) {
  const compiler = readFileSync(join(root, '.swcrc'), 'utf8');
  const known = force ? {} : readNote('api');
  const jobs = filesBelow('api/src')
    .filter((source) => !isTest(source) && !source.endsWith('.d.ts'))
    .map((source) => {
      const content = readFileSync(source);
      const result = join(root, 'api/dist', relative(join(root, 'api/src'), source)).replace(/\.tsx?$/, '.js');
      return { source, content, result, fingerprint: hash(compiler, content) };
    });
  jobs.push({ make: buildVerifier, result: join(root, 'api/dist/verify-auction.mjs'), fingerprint: fingerprint() });
  const results = new Set(jobs.map((job) => job.result));
  const twice = jobs.find((job, index) => jobs.findIndex(({ result }) => result === job.result) !== index);
  if (twice) throw new Error(`${twice.source} would overwrite the result of another file: rename it.`);
  return {
    jobs,
    stale: jobs.filter(({ result, fingerprint }) => known[key(result)] !== fingerprint || !existsSync(result)),
    orphans: filesBelow('api/dist').filter((file) => !results.has(file)),
  };
}

const key = (file) => relative(root, file).split(sep).join('/');

export const isStale = () => {
  const { stale, orphans } = plan();
  return stale.length + orphans.length > 0;
};

export async function buildApi(options) {
  const { jobs, stale, orphans } = plan(options);
  if (stale.length > 0) {
    const { transform } = await import('@swc/core');
    const configFile = join(root, '.swcrc');
    await Promise.all(
      stale.map(async ({ make, source, content, result }) => {
        if (make) return make(result);
        if (!source.endsWith('.ts')) return writeWhole(result, content);
        const { code } = await transform(content.toString(), { filename: source, configFile });
        writeWhole(result, code);
      }),
    );
  }
  for (const file of orphans) rmSync(file, { force: true });
  writeNote('api', Object.fromEntries(jobs.map(({ result, fingerprint }) => [key(result), fingerprint])));
  return stale.length + orphans.length;
}
