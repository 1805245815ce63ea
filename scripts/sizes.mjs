// Checks the gzipped script sizes of the web app against their budget: the first load of the front page, whose screen is part of the app,
// and what each other screen adds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildIfStale } from './build/ifStale.mjs';
import { root } from './build/files.mjs';

const KB = 1_000;
const budget = { first: 190 * KB, screen: 60 * KB };

const SCREEN = /^src\/screens\/\w+\/(\w+)Screen\.tsx$/;

/** Reports everything over its budget by name; true if there is none. */
function keepsBudget() {
  const over = weigh(join(root, 'web/dist')).filter(
    ({ bytes, isFirst }) => bytes > (isFirst ? budget.first : budget.screen),
  );
  for (const { name, bytes, isFirst, files } of over) {
    const max = isFirst ? budget.first : budget.screen;
    const heaviest = files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 3);
    console.error(
      `${isFirst ? 'The first load of /' : `The screen ${name}`} is ${kb(bytes)} gzipped, ${kb(max)} are allowed. ` +
        `Heaviest: ${heaviest.map((file) => `${file.name} ${kb(file.bytes)}`).join(', ')}.`,
    );
  }
  return over.length === 0;
}

/** Sizes of the first load and of each screen; requires `npm run build`. */
function weigh(built) {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
  const closure = (key, seen = new Set()) => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const each of manifest[key].imports ?? []) closure(each, seen);
    return seen;
  };
  const sized = (keys) =>
    [...keys].map((key) => manifest[key].file).map((name) => ({ name, bytes: weightOf(built, name) }));
  const row = (name, keys, isFirst) => {
    const files = sized(keys);
    return { name, isFirst, files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  };

  const screens = Object.keys(manifest).filter((key) => SCREEN.test(key));
  const nameOf = (key) => SCREEN.exec(key)[1];
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const app = closure(entry);
  return [
    row('/', app, true),
    ...screens.map((key) =>
      row(
        nameOf(key),
        [...closure(key)].filter((each) => !app.has(each)),
        false,
      ),
    ),
  ];
}

const weightOf = (built, file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length;
const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`;

/** Checks the built web app; builds it first if it is out of date. */
export function checkSizes() {
  buildIfStale({ only: 'web' });
  return keepsBudget();
}
