/** JSON with sorted keys and no spaces: equal values always give the same text, so that it can be hashed. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) return `{${membersOf(value as Readonly<Record<string, unknown>>)}}`;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  // JSON.stringify would write null for these, so different values would give the same text.
  if (!Number.isFinite(value)) throw new Error(`Not JSON: ${String(value)}`);
  return JSON.stringify(value);
};

/** Sorted by UTF-16 code units; undefined members are left out, as JSON does. */
const membersOf = (value: Readonly<Record<string, unknown>>): string => {
  let members = '';
  for (const key of Object.keys(value).sort()) {
    const item = value[key];
    if (item !== undefined) members += `${members && ','}${JSON.stringify(key)}:${canonical(item)}`;
  }
  return members;
};
