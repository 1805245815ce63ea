import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Schema } from '../src/server/rest/openapi/openApi.ts';

const formats: Record<string, RegExp | true> = {
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  decimal: /^\d{1,16}(\.\d{1,2})?$/,
  email: /@/,
  uri: /^https?:/,
  'uri-reference': true,
  password: true,
  int32: true,
};
const ajv = new Ajv2020({ allErrors: true, strict: false, formats });

/** Differences between a value and the OpenAPI document, including properties that the document does not mention. */
export const schemaErrors = (value: unknown, schema: Schema, schemas: Record<string, Schema>): string[] => {
  const closed = JSON.stringify({ ...schema, components: { schemas } }, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && 'properties' in part ? { ...part, additionalProperties: false } : part,
  );
  ajv.validate(JSON.parse(closed) as object, value);
  return (ajv.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath || '/', message, params['additionalProperty'] ?? ''].join(' ').trim(),
  );
};
