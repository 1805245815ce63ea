import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepsBudget, weigh } from './sizes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'feedstock-sizes-'));
/** Random text does not compress, so its size equals its length. */
const heavy = (bytes: number) => randomBytes(bytes).toString('latin1');

beforeAll(() => {
  mkdirSync(join(folder, '.vite'));
  const files = { 'index.js': 3_000, 'kit.js': 1_000, 'runtime.js': 1_200, 'forms.js': 2_000, 'auth.js': 100 };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), heavy(bytes), 'latin1');
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_runtime'] },
    _runtime: { file: 'runtime.js' },
    _kit: { file: 'kit.js', imports: ['index.html'] },
    _forms: { file: 'forms.js', imports: ['index.html', '_kit'] },
    'src/screens/Auth/AuthScreen.tsx': { file: 'auth.js', imports: ['_forms', '_kit'] },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rmSync(folder, { recursive: true }));

const namesOf = (name: string) =>
  weigh(folder)
    .find((row) => row.name === name)
    ?.files.map((file) => file.name)
    .toSorted();

it('the first load counts the app with all that it imports', () => {
  expect(namesOf('/')).toEqual(['index.js', 'runtime.js']);
});

it('a screen counts only what it adds to the app', () => {
  expect(namesOf('Auth')).toEqual(['auth.js', 'forms.js', 'kit.js']);
});

it('sizes within the budget pass', () => {
  expect(keepsBudget({ built: folder, allowed: { first: 5_000, screen: 3_500 }, say: fail })).toBe(true);
});

it('a size over the budget is reported with screen, size and largest files', () => {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  expect(keepsBudget({ built: folder, allowed: { first: 4_000, screen: 3_000 }, say })).toBe(false);
  expect(said).toEqual([
    expect.stringMatching(
      /^The first load of \/ is 4\.\d KB gzipped, 4\.0 KB are allowed\. Heaviest: index\.js 3\.\d KB, /,
    ),
    expect.stringMatching(/^The screen Auth is 3\.\d KB gzipped, 3\.0 KB are allowed\. Heaviest: forms\.js 2\.\d KB, /),
  ]);
});

const fail = (line: string) => {
  throw new Error(line);
};
