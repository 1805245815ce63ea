/** A piece of SQL with its values. Pieces can be nested; parameters are numbered when the whole is rendered. */
export class Sql {
  constructor(
    readonly chunks: readonly string[],
    readonly values: readonly unknown[] = [],
  ) {}
}

/** SQL with values: nested `Sql` is inserted, any other value becomes a parameter. */
export const sql = (chunks: TemplateStringsArray, ...values: unknown[]): Sql => new Sql(chunks, values);

/** Inserts text into the statement unchanged. Never pass user input. */
export const raw = (text: string): Sql => new Sql([text]);

/** A quoted identifier. */
export const name = (identifier: string): Sql => raw(`"${identifier.replaceAll('"', '""')}"`);

export const join = (parts: readonly Sql[], separator = ', '): Sql =>
  parts.length === 0 ? raw('') : new Sql(['', ...Array(parts.length - 1).fill(separator), ''], parts);

type Conditions = readonly (Sql | boolean)[];

const joined = (conditions: Conditions, operator: 'and' | 'or', neutral: boolean): Sql => {
  const real = conditions.filter((condition) => condition !== neutral);
  if (real.includes(!neutral)) return raw(String(!neutral));
  return real.length === 0 ? raw(String(neutral)) : join(real as Sql[], ` ${operator} `);
};
export const and = (conditions: Conditions): Sql => joined(conditions, 'and', true);
/** In brackets. */
export const or = (...conditions: Conditions): Sql => sql`(${joined(conditions, 'or', false)})`;

/** The same SQL with its text joined once, for pieces that are inserted often. */
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
  return new Sql(chunks, values);
};

export interface Statement {
  text: string;
  values: unknown[];
}

export const render = (query: Sql): Statement => {
  const values: unknown[] = [];
  return { text: write(query, values), values };
};

const write = (part: Sql, values: unknown[]): string => {
  let text = part.chunks[0] ?? '';
  for (let i = 0; i < part.values.length; i++) {
    const value = part.values[i];
    text += value instanceof Sql ? write(value, values) : `$${values.push(value)}`;
    text += part.chunks[i + 1] ?? '';
  }
  return text;
};
