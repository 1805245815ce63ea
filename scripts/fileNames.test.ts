// Names of files that are easily taken for each other, and suffixes that CONTRIBUTING.md does not explain.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const files = globSync('{api,web}/src/**/*.{ts,tsx,graphql}', { cwd: root }).filter(
  (path) => !/\.(generated|d)\.ts$/.test(path),
);
const nameOf = (path: string) => basename(path).replace(/\.\w+$/, '');
const names = new Set(files.map(nameOf));

it('no two names differ by one letter, such as a singular and a plural', () => {
  const without = (name: string) => Array.from(name, (_letter, at) => name.slice(0, at) + name.slice(at + 1));
  const pairs = [...names].flatMap((name) =>
    without(name).flatMap((shorter) =>
      shorter.search(/\.|$/) > 3 && names.has(shorter) ? [`${shorter} and ${name}`] : [],
    ),
  );
  expect(pairs).toEqual([]);
});

it.each(['api', 'web'])('no two names in %s differ only by case', (side) => {
  const own = [...new Set(files.filter((path) => path.startsWith(side)).map(nameOf))];
  const byLowerCase = Map.groupBy(own, (name) => name.toLowerCase());
  expect([...byLowerCase.values()].filter(({ length }) => length > 1)).toEqual([]);
});

it('every suffix stands in the table of CONTRIBUTING.md', () => {
  const known = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/`[*x]((?:\.\w+)+)\.ts`/g);
  const suffixes = new Set(Array.from(known, ([, suffix]) => suffix));
  expect(suffixes.size).toBeGreaterThan(5);
  const other = [...names].filter((name) => name.includes('.') && !suffixes.has(name.slice(name.indexOf('.'))));
  expect(other).toEqual([]);
});
