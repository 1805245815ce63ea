// Each test that docs/specification-coverage.md names is there.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const files = globSync(['{api,web}/{src,test}/**/*.test.{ts,tsx}'], { cwd: root });

/** The tests of a name such as `02-landing.browser` or `toasts/store`. */
const sourcesOf = (name: string) =>
  files
    .filter((path) => `/${path}`.endsWith(`/${name}.test.ts`) || `/${path}`.endsWith(`/${name}.test.tsx`))
    .map((path) => readFileSync(join(root, path), 'utf8'));

const isTestOf = (source: string, name: string) => {
  const title = name.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&').replaceAll("'", "\\\\?'");
  return new RegExp(`\\(\\s*(['"\`])${title}\\1`).test(source);
};

const document = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8');
const texts = readFileSync(join(root, 'web/test/specificationTexts.json'), 'utf8');
const rows = document.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Behaviour|---)/.test(line));
const named = rows.map((row) => /^\| (.+?) +\| `(\S+)` › (.+?) +\|$/.exec(row));

it('names one test for each behaviour', () => {
  expect(rows.filter((_row, index) => !named[index])).toEqual([]);
  expect(rows.length).toBeGreaterThan(100);
});

it('names tests that there are', () => {
  const missing = named.flatMap((row) => {
    const [, , file = '', name = ''] = row ?? [];
    const found = sourcesOf(file).filter((source) => isTestOf(source, name)).length;
    return found === 1 ? [] : [`${file} › ${name}: found ${found} times`];
  });
  expect(missing).toEqual([]);
});

it('tells of a text that is on no page which test holds it instead', () => {
  const held = [...texts.matchAll(/"heldBy": "(.+)"/g)].map(([, path]) => path ?? '');
  expect(held.filter((path) => !files.includes(path))).toEqual([]);
});

it('has a part for each section of the texts that pages are asked for', () => {
  const sections = new Set(Object.keys(JSON.parse(texts) as object).map((section) => section.split(' ')[0]));
  for (const section of sections) expect(document).toContain(`\n## ${section} `);
});
