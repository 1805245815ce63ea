// Whether a value is what the OpenAPI document says: the same keys, of the same types, null only where it may be.
import type { Schema } from '../src/server/rest/openapi/openApi.ts';

const formats: Record<string, RegExp> = {
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  decimal: /^\d{1,16}(\.\d{1,2})?$/,
  email: /@/,
  uri: /^https?:/,
};

const jsonTypeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** What does not fit, each with its place. */
export const misfits = (value: unknown, schema: Schema, named: Record<string, Schema>, place = '$'): string[] => {
  if (schema.$ref) return misfits(value, named[schema.$ref.replace('#/components/schemas/', '')] ?? {}, named, place);
  if (schema.anyOf) {
    const each = schema.anyOf.map((one) => misfits(value, one, named, place));
    return each.some((found) => found.length === 0) ? [] : (each[0] ?? []);
  }
  const type = jsonTypeOf(value);
  const types = [schema.type ?? []].flat();
  if (!types.includes(type) && !(type === 'integer' && types.includes('number')))
    return [`${place} is ${type}, not ${types.join(' or ')}`];
  if (schema.enum && !schema.enum.includes(value as string)) return [`${place} is ${JSON.stringify(value)}`];
  const format = formats[schema.format ?? ''];
  if (type === 'string' && format && !format.test(String(value)))
    return [`${place} is ${JSON.stringify(value)}, no ${schema.format}`];
  if (Array.isArray(value))
    return value.flatMap((item, at) => misfits(item, schema.items ?? {}, named, `${place}[${at}]`));
  return type === 'object' && schema.properties
    ? misfitKeys(value as Record<string, unknown>, schema, named, place)
    : [];
};

const misfitKeys = (
  value: Record<string, unknown>,
  { properties = {}, required = [] }: Schema,
  named: Record<string, Schema>,
  place: string,
): string[] => [
  ...required.filter((key) => !(key in value)).map((key) => `${place}.${key} is missing`),
  ...Object.entries(value).flatMap(([key, item]) =>
    properties[key] ? misfits(item, properties[key], named, `${place}.${key}`) : [`${place}.${key} is not known`],
  ),
];
