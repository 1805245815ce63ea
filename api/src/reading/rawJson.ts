/** JSON text from PostgreSQL, sent to the client unchanged; `toJSON` parses it for other consumers. */
export class RawJson {
  constructor(readonly text: string) {}

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** Like `JSON.stringify`, for results that may contain `Json`: its text is inserted unchanged. */
export const stringifyResult = (result: unknown): string => write(result) ?? 'null';

/** GraphQL names need no escaping. */
const NAME = /^\w+$/;

const write = (value: unknown): string | undefined => {
  if (value instanceof RawJson) return value.text;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => write(item) ?? 'null').join(',')}]`;
  if (typeof (value as { toJSON?: unknown }).toJSON === 'function') return JSON.stringify(value);
  let text = '';
  for (const key of Object.keys(value)) {
    const item = write((value as Record<string, unknown>)[key]);
    if (item !== undefined) text += `${text && ','}${NAME.test(key) ? `"${key}"` : JSON.stringify(key)}:${item}`;
  }
  return `{${text}}`;
};
