// Each test file runs in `npm test` or in `npm run prove`, never in both or neither.
import { spawnSync } from 'node:child_process';
import { relative, sep } from 'node:path';
import { root } from './build/files.mjs';
import { namesProof, ONLY_IN_FULL, proofFiles, proofsOf, SOAK, testFiles } from './suites.mjs';

/** The files that Jest runs without arguments. */
const chosenByJest = (environment: NodeJS.ProcessEnv): string[] => {
  const { stdout } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--listTests'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PROOFS: '', SWEEP: '', ...environment },
  });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((path) => relative(root, path).split(sep).join('/'))
    .toSorted();
};

it('every test file is a proof or a test of npm test, and none is both', () => {
  const inTest = chosenByJest({ PROOFS: 'none' });
  expect(inTest.length).toBeGreaterThan(100);
  // `npm run sweep` runs the file left over.
  expect([...inTest, ...proofFiles(), 'web/src/flows/sweep.browser.test.ts'].toSorted()).toEqual(testFiles());
});

it('npm run prove runs every proof, and leaves out in quick only what is named', () => {
  const isIn = (folders: string[]) => (path: string) => folders.some((folder) => path.startsWith(folder));
  const all = proofFiles();
  expect(proofsOf()).toEqual(all.filter((path) => !isIn([SOAK])(path)));
  expect(proofsOf({ isQuick: true })).toEqual(all.filter((path) => !isIn([SOAK, ...ONLY_IN_FULL])(path)));
  for (const folder of [SOAK, ...ONLY_IN_FULL]) expect(proofsOf({ names: [folder] })).toHaveLength(1);
  const rest = chosenByJest({ PROOFS: '' });
  expect(all.filter((path) => !rest.includes(path))).toEqual([]);
});

it.each([
  ['api/src/features/auctions/engine/crash', true],
  ['api/test/nginx/nginx.proof.test.ts', true],
  ['nonInterference', true],
  ['api/src/reading', false],
  ['api/src/reading/', false],
  ['api/attack/', false],
])('npm test -- %s runs a proof: %s', (path, isNamed) => {
  expect(namesProof([path])).toBe(isNamed);
  expect(namesProof(['-t', path])).toBe(false);
});
