// Before anything is timed: all three ways answer the same.
import { deepStrictEqual, notStrictEqual, strictEqual } from 'node:assert/strict';
import { openConnection } from '../lib/http.mjs';
import { pages } from './pages.mjs';

const SAMPLES = 25;

export async function verify(ways) {
  for (const [page, each] of Object.entries(ways)) {
    const total = each.feedstock.bodies.length;
    const step = Math.max(1, Math.floor(total / SAMPLES));
    for (let i = 0; i < total; i += step) await verifyOne(pages[page].field, each, i);
  }
}

async function verifyOne(field, { feedstock, bare, postgraphile }, i) {
  const [ours, text, theirs] = await Promise.all([feedstock, bare, postgraphile].map((way) => answer(way, i)));
  const data = JSON.parse(ours).data[field];
  notStrictEqual(data, null);
  // The planner's text goes to the wire as it is, so these two are equal to the byte.
  strictEqual(ours.trim().replace(/,"extensions":\{"cost":\{[^{}]*\}\}\}$/, '}'), `{"data":{"${field}":${text}}}`);
  deepStrictEqual(comparable(JSON.parse(theirs).data?.[field] ?? theirs), comparable(data));
}

async function answer({ program, path, headers, bodies }, i) {
  const connection = openConnection(program.url, headers);
  try {
    return (await connection.post(path, bodies[i])).text;
  } finally {
    connection.close();
  }
}

/** A moment may be written in several ways, and a cursor is everybody's own. */
function comparable(value, key = '') {
  if (key === 'endCursor') return typeof value;
  if (key === 'createdAt') return new Date(value).getTime();
  if (Array.isArray(value)) return value.map((one) => comparable(one));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, comparable(one, name)]));
}
