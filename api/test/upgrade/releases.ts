// The release before, built from its commit, and the one after this: the present code with migrations and an index version of its own.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

const run = (folder: string, program: string, ...args: string[]): void => {
  const { status, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
};

/** Links the dependencies, if the release has the same. */
const install = (folder: string): void => {
  const [theirs, ours] = [folder, root].map((each) => readFileSync(join(each, 'package-lock.json'), 'utf8'));
  if (theirs !== ours) return run(folder, 'npm', 'ci');
  for (const modules of ['node_modules', 'api/node_modules']) symlinkSync(join(root, modules), join(folder, modules));
};

const buildBaseline = (folder: string): void => {
  const { commit } = JSON.parse(readFileSync(join(root, 'api/contract/baseline.json'), 'utf8')) as { commit: string };
  run(root, 'git', 'worktree', 'add', '--detach', folder, commit);
  install(folder);
  run(folder, process.execPath, 'scripts/build.mjs', '--only=api', '--quiet');
};

/** What an upgrade may do beside the release before: a column that nobody needs yet, and an index of a table that is written to. */
const MIGRATIONS = `
const added = (name, isTransactional, statements) => migrations.push({ name, class: class extends Migration {
  up() { for (const statement of statements) this.addSql(statement); }
  isTransactional() { return isTransactional; }
} });
added('ProofColumns', true, ['auction', 'offering', 'product', 'bid', 'message', 'session', '"user"'].map((table) =>
  'alter table ' + table + ' add column proof text'));
added('ProofIndex', false, ['set lock_timeout = 0', 'drop index concurrently if exists offering_proof',
  'create index concurrently offering_proof on offering (proof)']);
`;

const buildNext = (folder: string): void => {
  mkdirSync(join(folder, 'api'), { recursive: true });
  for (const path of ['package.json', 'package-lock.json', 'api/package.json', 'api/dist', 'api/schema.sql', 'docs'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  install(folder);
  appendFileSync(join(folder, 'api/dist/database/migrations/migrations.js'), MIGRATIONS);
  const index = join(folder, 'api/dist/features/goods/search/index/rebuild.js');
  const code = readFileSync(index, 'utf8');
  writeFileSync(index, code.replace(/(INDEX_VERSION = )\d+/, `$1${NEXT_INDEX}`));
};

export const NEXT_INDEX = 1_000;

export interface Releases {
  baseline: string;
  next: string;
  remove(): void;
}

export const buildReleases = (): Releases => {
  const folder = mkdtempSync(join(tmpdir(), 'feedstock-upgrade-'));
  const [baseline, next] = [join(folder, 'baseline'), join(folder, 'next')];
  buildBaseline(baseline);
  buildNext(next);
  return {
    baseline,
    next,
    remove: () => {
      run(root, 'git', 'worktree', 'remove', '--force', baseline);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
