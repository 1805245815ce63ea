/** JSON with sorted keys and no spaces: the same value always gives the same text, so that it can be hashed. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) return `{${membersOf(value).join(',')}}`;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  // JSON.stringify would write null for these, and two values one text.
  if (!Number.isFinite(value)) throw new Error(`Not JSON: ${String(value)}`);
  return JSON.stringify(value);
};

/** In the order of their UTF-16 code units; members without a value are left out, as JSON does. */
const membersOf = (value: object): string[] =>
  Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`);
