import type { OpenApi, Schema } from './openApiTypes.ts';

type Schemas = OpenApi['components']['schemas'];

/** Resolves a reference, including a nullable one. */
const resolved = (schema: Schema, schemas: Schemas): Schema => {
  const name = (schema.$ref ?? schema.anyOf?.[0]?.$ref)?.split('/').pop();
  return name === undefined ? schema : (schemas[name] ?? {});
};

/** An example value, made from the examples in the schema. */
export const exampleOf = (schema: Schema, schemas: Schemas): unknown => {
  if (schema.examples) return schema.examples[0];
  const { examples, enum: words, items, properties } = resolved(schema.anyOf?.[0] ?? schema, schemas);
  if (examples) return examples[0];
  if (words) return words[0];
  if (items) return [exampleOf(items, schemas)];
  if (!properties) return null;
  return Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, exampleOf(each, schemas)]));
};
