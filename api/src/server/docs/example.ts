import type { OpenApi, Schema } from '../rest/openapi/openApi.ts';

/** Resolves a reference. */
export const resolved = (schema: Schema, document: OpenApi): Schema => {
  const name = nameOf(schema);
  return name === undefined ? schema : (document.components.schemas[name] ?? {});
};

/** The name of the referenced schema, including nullable references. */
export const nameOf = (schema: Schema): string | undefined =>
  (schema.$ref ?? schema.anyOf?.[0]?.$ref)?.split('/').pop();

/** An example value, made from the examples in the schema. */
export const exampleOf = (schema: Schema, document: OpenApi): unknown => {
  if (schema.examples) return schema.examples[0];
  const { examples, enum: words, items, properties } = resolved(schema.anyOf?.[0] ?? schema, document);
  if (examples) return examples[0];
  if (words) return words[0];
  if (items) return [exampleOf(items, document)];
  if (!properties) return null;
  return Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, exampleOf(each, document)]));
};

export const jsonOf = (value: unknown): string => JSON.stringify(value, null, 2);
