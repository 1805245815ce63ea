// Which test files run when: `npm test` runs all but the proofs against force, `npm run prove` runs these.
import { globSync } from 'node:fs';
import { sep } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build/files.mjs';

const filesOf = (pattern) =>
  globSync(`{api,scripts,web}/${pattern}`, { cwd: root, exclude: ['**/{node_modules,dist}'] })
    .map((path) => path.split(sep).join('/'))
    .toSorted();

export const testFiles = () => filesOf('**/*.test.{ts,tsx}');
export const proofFiles = () => filesOf('**/*.proof.test.ts');

/** Runs only when it is named. */
export const SOAK = 'api/test/soak/';

/** They need nginx, PgBouncer or a build of the release before: more than Node and npm. */
export const ONLY_IN_FULL = ['api/test/nginx/', 'api/test/pgbouncer/', 'api/test/upgrade/'];

export const proofsOf = ({ names = [], isQuick = false } = {}) =>
  proofFiles().filter((path) =>
    names.length > 0
      ? names.some((name) => path.includes(name))
      : ![SOAK, ...(isQuick ? ONLY_IN_FULL : [])].some((folder) => path.startsWith(folder)),
  );

/** Whether these arguments of `npm test` name a proof; its folder does not. */
export const namesProof = (args) => {
  const { positionals } = parseArgs({
    args,
    options: { testNamePattern: { type: 'string', short: 't' } },
    strict: false,
    allowPositionals: true,
  });
  const paths = positionals.map((path) => new RegExp(path.replaceAll('\\', '/')));
  return proofFiles().some((proof) =>
    paths.some((path) => path.test(proof) && !path.test(proof.replace(/[^/]+$/, ''))),
  );
};
