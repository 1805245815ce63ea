// How good the answers are: by kind of query, for each engine.
const FIRST = 5;

/** Place of the first expected material, from 1; Infinity if it is not found. */
const placeOf = (found, expected) => {
  const at = found.findIndex(({ name }) => expected.includes(name));
  return at < 0 ? Infinity : at + 1;
};

/** Asks all queries one after the other. Engines answer with `{ name, isClaimed }`, the best first. */
export async function measure(find, queries) {
  const byKind = new Map();
  for (const { kind, query, expected } of queries) {
    const sums = byKind.get(kind) ?? { count: 0, recalled: 0, first: 0, reciprocal: 0, claimed: 0 };
    byKind.set(kind, sums);
    const found = await find(query);
    sums.count++;
    if (expected.length === 0) {
      sums.claimed += Number(found.some(({ isClaimed }) => isClaimed));
      continue;
    }
    const place = placeOf(found, expected);
    sums.recalled += Number(place <= FIRST);
    sums.first += Number(place === 1);
    sums.reciprocal += 1 / place;
  }
  return byKind;
}

/** The sums over all kinds that have expected materials. */
export const overall = (byKind) =>
  [...byKind]
    .filter(([kind]) => kind !== 'absent')
    .map(([, sums]) => sums)
    .reduce((a, b) => Object.fromEntries(Object.keys(a).map((key) => [key, a[key] + b[key]])));
