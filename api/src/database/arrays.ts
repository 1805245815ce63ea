/** Types whose words are taken as they are: nothing in them could be mistaken for what holds an array together. */
const PLAIN: ReadonlySet<string> = new Set(['int', 'numeric', 'uuid']);

/** Values of one column as PostgreSQL reads an array of its type; pg's own way looks through every element, numbers too. */
export const arrayText = (type: string, values: readonly unknown[]): string => {
  const isPlain = PLAIN.has(type);
  const elements = values.map((value) => {
    if (value === null || value === undefined) return 'NULL';
    if (isPlain) return String(value);
    // In JSON a second quoting finds nothing but quotes and backslashes, and there an array reads it as it was meant.
    return type === 'json' ? JSON.stringify(JSON.stringify(value)) : quoted(String(value));
  });
  return `{${elements.join(',')}}`;
};

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
