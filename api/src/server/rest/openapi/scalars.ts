import type { Schema } from './openApi.ts';

interface Scalar {
  answered: Schema;
  accepted: Schema;
}

const both = (schema: Schema): Scalar => ({ answered: schema, accepted: schema });

/** The JSON schema of each scalar; more is accepted than returned. */
const scalars: Record<string, Scalar> = {
  String: both({ type: 'string' }),
  Boolean: both({ type: 'boolean' }),
  Int: both({ type: 'integer', format: 'int32' }),
  Float: both({ type: 'number' }),
  JSON: both({ type: 'object' }),
  // Some fields accept blank values or 'none'.
  ID: { answered: { type: 'string', format: 'uuid' }, accepted: { type: 'string' } },
  Money: {
    answered: { type: 'string', format: 'decimal' },
    accepted: { type: ['string', 'number'], format: 'decimal' },
  },
  Date: both({ type: 'string', format: 'date' }),
  DateTime: both({ type: 'string', format: 'date-time' }),
};

export const scalarSchema = (name: string, way: keyof Scalar): Schema => {
  const scalar = scalars[name];
  if (!scalar) throw new Error(`OpenAPI does not know the scalar ${name}: say in scalars.ts what it is in JSON.`);
  return { ...scalar[way] };
};

/** The same, or null. */
export const orNull = (schema: Schema): Schema =>
  schema.type === undefined
    ? { anyOf: [schema, { type: 'null' }] }
    : { ...schema, type: [schema.type, 'null'].flat(), ...(schema.enum && { enum: [...schema.enum, null] }) };
