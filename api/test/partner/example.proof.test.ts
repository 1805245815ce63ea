// The example in a folder of its own, as its README says, with the packages that it names and no others.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sharedApp, type SharedApp } from '../app.ts';

const root = join(import.meta.dirname, '../../..');
const example = join(root, 'examples/partner');
const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync(join(example, 'package.json'), 'utf8')) as {
  scripts: Record<'check' | 'codegen' | 'test', string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

let app: SharedApp;
let folder: string;
beforeAll(async () => {
  app = await sharedApp();
  folder = mkdtempSync(join(tmpdir(), 'feedstock-example-'));
  cpSync(example, folder, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  for (const name of [...Object.keys({ ...dependencies, ...devDependencies }), '.bin']) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

const run = (script: keyof typeof scripts) => {
  const path = [dirname(process.execPath), join(folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  return promisify(execFile)(scripts[script], {
    cwd: folder,
    shell: true,
    env: { ...process.env, PATH: path, NODE_OPTIONS: '', FEEDSTOCK_URL: app.url },
  });
};

it('The types of the example are right', async () => {
  await run('check');
});

it('Its operations are generated from the schema of the market', async () => {
  const file = join(folder, 'src/operations.generated.ts');
  writeFileSync(file, '');
  await run('codegen');
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(example, 'src/operations.generated.ts'), 'utf8'));
});

it('Its tests pass', async () => {
  const { stdout } = await run('test');
  expect(stdout).toMatch(/pass \d\d/);
  expect(stdout).toMatch(/fail 0/);
});
