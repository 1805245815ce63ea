/** A piece of SQL with its values. Pieces can be nested; parameters are numbered when the whole is rendered. */
export class Sql {
  readonly chunks: readonly string[];
  readonly values: readonly unknown[];
  /** A short key for the chunks; pieces with equal chunks have equal keys. */
  readonly mark: string | undefined;

  constructor(chunks: readonly string[], values: readonly unknown[] = [], mark?: string) {
    this.chunks = chunks;
    this.values = values;
    this.mark = mark;
  }
}

/** SQL with values: nested `Sql` is inserted, any other value becomes a parameter. */
export const sql = (chunks: TemplateStringsArray, ...values: unknown[]): Sql => new Sql(chunks, values);

/** Inserts text into the statement unchanged. Never pass user input. */
export const raw = (text: string): Sql => new Sql([text]);

/** A quoted identifier. */
export const name = (identifier: string): Sql => raw(`"${identifier.replaceAll('"', '""')}"`);

export const join = (parts: readonly Sql[], separator = ', '): Sql =>
  parts.length === 0 ? raw('') : new Sql(['', ...Array(parts.length - 1).fill(separator), ''], parts);

export const and = (conditions: readonly (Sql | boolean)[]): Sql => {
  const real = conditions.filter((condition) => condition !== true);
  if (real.includes(false)) return raw('false');
  return real.length === 0 ? raw('true') : join(real as Sql[], ' and ');
};

let marks = 0;

/** The same SQL with its text joined once and marked, for pieces that are inserted often. */
export const flattened = (part: Sql): Sql => {
  const chunks = [''];
  const values: unknown[] = [];
  const add = ({ chunks: texts, values: between }: Sql): void =>
    texts.forEach((text, index) => {
      chunks[chunks.length - 1] += text;
      const value = between[index];
      if (value instanceof Sql) add(value);
      else if (index < between.length) {
        values.push(value);
        chunks.push('');
      }
    });
  add(part);
  // This character does not occur in statements.
  return new Sql(chunks, values, `\0${++marks}\0`);
};

export interface Statement {
  text: string;
  values: unknown[];
}

export const render = (query: Sql): Statement => {
  const values: unknown[] = [];
  return { text: write(query, values, false), values };
};

/** A short key of the statement, with marks instead of marked pieces; unique like the whole text. */
export const shortKeyOf = (query: Sql): Statement => {
  const values: unknown[] = [];
  return { text: write(query, values, true), values };
};

const write = (part: Sql, values: unknown[], isBrief: boolean): string => {
  if (isBrief && part.mark !== undefined) {
    values.push(...part.values);
    return part.mark;
  }
  let text = part.chunks[0] ?? '';
  for (let i = 0; i < part.values.length; i++) {
    const value = part.values[i];
    text += value instanceof Sql ? write(value, values, isBrief) : `$${values.push(value)}`;
    text += part.chunks[i + 1] ?? '';
  }
  return text;
};
