import { GraphQLError, GraphQLScalarType, Kind, print, type ValueNode } from 'graphql';

/** The grammar of the values in answers; some scalars accept more. */
const specifications = {
  rfc3339: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  json: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
  decimal: 'https://www.w3.org/TR/xmlschema11-2/#decimal',
};

const invalid = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

const literal = (node: ValueNode): unknown => {
  if (node.kind === Kind.STRING || node.kind === Kind.BOOLEAN) return node.value;
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return { number: node.value };
  if (node.kind === Kind.NULL) return null;
  return undefined;
};

/** Reads a value in the text of a document. Its error has the value and the place, because it cannot have the field. */
const inDocument =
  (read: (value: unknown) => string) =>
  (node: ValueNode): string => {
    try {
      return read(literal(node));
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      throw new GraphQLError(`${print(node)} ${error.message}`, { nodes: node, extensions: error.extensions });
    }
  };

const PLAIN_DECIMAL = /^\d+(\.\d+)?$/;

/** A JSON number is accepted while its decimal text is exact; exponents, NaN and infinities are refused. */
const moneyText = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  const text =
    typeof value === 'number'
      ? String(value)
      : value !== null && typeof value === 'object' && 'number' in value
        ? String(value.number)
        : '';
  if (!PLAIN_DECIMAL.test(text) || text.replace('.', '').length > 15)
    throw invalid('must be a positive amount with at most 2 decimals, written as a decimal string such as "1234.50".');
  return text;
};

/** A decimal string of at most 18 digits, 2 of them decimals; never a float. */
export const Money = new GraphQLScalarType<string, string>({
  name: 'Money',
  specifiedByURL: specifications.decimal,
  description:
    'An amount as a decimal string of at most 18 digits, 2 of them decimals, such as "1234.50". In US dollars unless a currency is given with it.',
  serialize: String,
  parseValue: moneyText,
  parseLiteral: inDocument(moneyText),
});

const dayText = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  throw invalid('must be a date in the form YYYY-MM-DD.');
};

export const Calendar = new GraphQLScalarType<string, string>({
  name: 'Date',
  specifiedByURL: specifications.rfc3339,
  description:
    'A calendar day, `YYYY-MM-DD`, which ends at 24:00 UTC. Midnight in any time zone is also accepted and stands for the day as written; another hour is refused.',
  serialize: String,
  parseValue: dayText,
  parseLiteral: inDocument(dayText),
});

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** UTC if no time zone is given, independent of the server's time zone. */
const instantOf = (value: unknown): string => {
  if (typeof value === 'string' && ISO.test(value.trim())) {
    const text = value.trim();
    const at = new Date(/T.*(Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T') ? text : `${text}Z`);
    if (!Number.isNaN(at.getTime())) return at.toISOString();
  }
  throw invalid('must be a date and time in ISO 8601, such as "2026-01-31T09:00:00.000Z".');
};

export const Instant = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  specifiedByURL: specifications.rfc3339,
  description: 'A time in UTC with milliseconds, ISO 8601: `2026-01-31T09:00:00.000Z`.',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: instantOf,
  parseLiteral: inDocument(instantOf),
});

const MAX_LEVELS = 8;

/** Names that every object inherits, such as `toString`, would be found where nobody has given them. */
const isPlain = (value: unknown, levels = MAX_LEVELS): boolean =>
  value === null ||
  typeof value !== 'object' ||
  (levels > 0 &&
    Object.entries(value).every(([name, each]) => !(name in Object.prototype) && isPlain(each, levels - 1)));

export const JsonObject = new GraphQLScalarType({
  name: 'JSON',
  specifiedByURL: specifications.json,
  description: 'An object of names and values, in the order its author gave them.',
  parseValue: (value) => {
    if (value !== null && typeof value === 'object' && !Array.isArray(value) && isPlain(value)) return value;
    throw invalid(
      `must be an object of names and values, at most ${MAX_LEVELS} levels deep, without names such as "constructor".`,
    );
  },
});
