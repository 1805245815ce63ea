/** JSON that PostgreSQL wrote: it goes to the wire as this text; whoever needs the value instead gets it parsed. */
export class Json {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** `JSON.stringify` for a GraphQL result whose leaves may be `Json`: their text is spliced in. */
export const stringifyResult = (result: unknown): string => write(result) ?? 'null';

/** A name of GraphQL, in which nothing needs to be escaped. */
const NAME = /^\w+$/;

const write = (value: unknown): string | undefined => {
  if (value instanceof Json) return value.text;
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
