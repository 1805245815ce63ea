// Verifies before measuring that all three servers give the same answers.
import { deepStrictEqual, notStrictEqual, strictEqual } from 'node:assert/strict';
import { openConnection } from '../lib/http.mjs';
import { pages } from './pages.mjs';

const SAMPLES = 25;

export async function verify(servers) {
  for (const [page, each] of Object.entries(servers)) {
    const total = each.feedstock.bodies.length;
    const step = Math.max(1, Math.floor(total / SAMPLES));
    for (let i = 0; i < total; i += step) await verifyOne(pages[page].field, each, i);
  }
}

async function verifyOne(field, { feedstock, bare, postgraphile }, i) {
  const [ours, text, theirs] = await Promise.all([feedstock, bare, postgraphile].map((server) => answer(server, i)));
  const data = JSON.parse(ours).data[field];
  notStrictEqual(data, null);
  // The planner's text is sent unchanged, so these two are byte-identical, except for the cost extension.
  strictEqual(ours.trim().replace(/,"extensions":\{"cost":\{[^{}]*\}\}\}$/, '}'), `{"data":{"${field}":${text}}}`);
  deepStrictEqual(comparable(JSON.parse(theirs).data?.[field] ?? theirs), comparable(data));
}

async function answer({ program, path, headers, bodies }, i) {
  const connection = openConnection(program.url, headers[0]);
  try {
    return (await connection.post(path, bodies[i])).text;
  } finally {
    connection.close();
  }
}

/** Times have several valid formats, and cursors differ between servers. */
function comparable(value, key = '') {
  if (key === 'endCursor') return typeof value;
  if (key === 'createdAt') return new Date(value).getTime();
  if (Array.isArray(value)) return value.map((one) => comparable(one));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, comparable(one, name)]));
}
