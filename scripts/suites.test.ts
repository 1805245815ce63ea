// Each test file runs in `npm test` or in `npm run prove`, never in both or neither.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './build/files.mjs';
import { askedFor, groups, ONLY_IN_FULL, proofFiles, proofsOf, SOAK, testFiles } from './suites.mjs';

/** The files that Jest runs without arguments. */
const chosenByJest = (environment: NodeJS.ProcessEnv): string[] => {
  const { stdout } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--listTests'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PROOFS: '', TEST_GROUPS: '', SWEEP: '', ...environment },
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

it('a full run has each member of a group once, and all other files', () => {
  const found = groups();
  const members = found.flatMap(({ members }) => members);
  expect(members.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(new Set(members).size).toBe(members.length);
  for (const group of found) expect(group.members.length).toBeLessThanOrEqual(10);
  const inGroups = chosenByJest({ PROOFS: 'none', TEST_GROUPS: 'all' }).flatMap(
    (path) => found.find((group) => group.path === path)?.members ?? [path],
  );
  expect(inGroups.toSorted()).toEqual(chosenByJest({ PROOFS: 'none' }));
});

it('each member of a group is one describe, because hooks outside would run for the whole group', () => {
  const atTop = groups().flatMap(({ members }) =>
    members.map((path) => [
      path,
      readFileSync(join(root, path), 'utf8')
        .match(/^\w+(?=\(|\.each)/gm)
        ?.join(),
    ]),
  );
  expect(atTop.filter(([, calls]) => calls !== 'describe')).toEqual([]);
});

it.each([
  [[], true],
  [['--json', '--outputFile', 'x.json', '-w', '1'], true],
  [['api/src/reading'], false],
  [['-t', 'a title'], false],
  [['--shard=1/2'], false],
  [['--onlyChanged'], false],
])('npm test -- %j is a full run: %s', (args, isFull) => {
  expect(askedFor(args).isFull).toBe(isFull);
});

it.each([
  ['api/src/features/deals/auctions/engine/crash', true],
  ['api/test/nginx/nginx.proof.test.ts', true],
  ['nonInterference', true],
  ['api/src/reading', false],
  ['api/src/reading/', false],
  ['api/attack/', false],
])('npm test -- %s runs a proof: %s', (path, isNamed) => {
  expect(askedFor([path]).namesProof).toBe(isNamed);
  expect(askedFor(['-t', path]).namesProof).toBe(false);
});
