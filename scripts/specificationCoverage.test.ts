// Checks that the tests named in docs/specification-coverage.md exist.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const files = globSync(['{api,web}/{src,test}/**/*.test.{ts,tsx}'], { cwd: root });

/** The test files for a name such as `02-landing.browser` or `toasts/store`. */
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

it('every behaviour names a test', () => {
  expect(rows.filter((_row, index) => !named[index])).toEqual([]);
  expect(rows.length).toBeGreaterThan(100);
});

it('every named test exists', () => {
  const missing = named.flatMap((row) => {
    const [, , file = '', name = ''] = row ?? [];
    const found = sourcesOf(file).filter((source) => isTestOf(source, name)).length;
    return found === 1 ? [] : [`${file} › ${name}: found ${found} times`];
  });
  expect(missing).toEqual([]);
});

it('a text that is on no page names the test that covers it', () => {
  const held = [...texts.matchAll(/"heldBy": "(.+)"/g)].map(([, path]) => path ?? '');
  expect(held.filter((path) => !files.includes(path))).toEqual([]);
});

it('every section of required texts is covered', () => {
  const sections = new Set(Object.keys(JSON.parse(texts) as object).map((section) => section.split(' ')[0]));
  for (const section of sections) expect(document).toContain(`\n## ${section} `);
});
