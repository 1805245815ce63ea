// Which test files run when: `npm test` runs all but the proofs against force, `npm run prove` runs these. A full run loads many files in
// groups.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build/files.mjs';

const filesOf = (pattern) =>
  globSync(`{api,scripts,web}/${pattern}`, { cwd: root, exclude: ['**/{node_modules,dist}'] })
    .map((path) => path.split(sep).join('/'))
    .toSorted();

const isGroup = (path) => path.includes('/test/groups/');

export const testFiles = () => filesOf('**/*.test.{ts,tsx}').filter((path) => !isGroup(path));
export const proofFiles = () => filesOf('**/*.proof.test.ts');

/** Each group with the files that it imports: in a full run these share what they load. */
export const groups = () =>
  filesOf('test/groups/*.test.{ts,tsx}').map((path) => {
    const imports = readFileSync(join(root, path), 'utf8').matchAll(/^import '(.+)';$/gm);
    return { path, members: Array.from(imports, ([, from]) => join(dirname(path), from).split(sep).join('/')) };
  });

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

/** Arguments for Jest after which a run is still of everything. */
const ofFullRuns = {
  ci: { type: 'boolean' },
  json: { type: 'boolean' },
  listTests: { type: 'boolean' },
  maxWorkers: { type: 'string', short: 'w' },
  outputFile: { type: 'string' },
  runInBand: { type: 'boolean', short: 'i' },
  silent: { type: 'boolean' },
  verbose: { type: 'boolean' },
};
const ofParts = { testNamePattern: { type: 'string', short: 't' }, shard: { type: 'string' } };

/** What these arguments of `npm test` ask for. */
export const askedFor = (args) => {
  const options = { ...ofFullRuns, ...ofParts };
  const { values, positionals } = parseArgs({ args, options, strict: false, allowPositionals: true });
  const paths = positionals.map((path) => new RegExp(path.replaceAll('\\', '/')));
  return {
    isFull: paths.length === 0 && Object.keys(values).every((name) => name in ofFullRuns),
    /** The folder of a proof does not name it. */
    namesProof: proofFiles().some((proof) =>
      paths.some((path) => path.test(proof) && !path.test(proof.replace(/[^/]+$/, ''))),
    ),
  };
};
