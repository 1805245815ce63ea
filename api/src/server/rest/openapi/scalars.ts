import type { Schema } from './openApiTypes.ts';

interface Scalar {
  output: Schema;
  input: Schema;
}

const both = (schema: Schema): Scalar => ({ output: schema, input: schema });

/** The JSON schema of each scalar; inputs accept more than outputs return. */
const scalars: Record<string, Scalar> = {
  String: both({ type: 'string' }),
  Boolean: both({ type: 'boolean' }),
  Int: both({ type: 'integer', format: 'int32' }),
  Float: both({ type: 'number' }),
  JSON: both({ type: 'object' }),
  // Some fields accept blank values or 'none'.
  ID: { output: { type: 'string', format: 'uuid' }, input: { type: 'string' } },
  Money: {
    output: { type: 'string', format: 'decimal' },
    input: { type: ['string', 'number'], format: 'decimal' },
  },
  Date: both({ type: 'string', format: 'date' }),
  DateTime: both({ type: 'string', format: 'date-time' }),
};

export const scalarSchema = (name: string, direction: keyof Scalar): Schema => {
  const scalar = scalars[name];
  if (!scalar) throw new Error(`OpenAPI does not know the scalar ${name}: add its JSON schema to scalars.ts.`);
  return { ...scalar[direction] };
};

/** Makes a schema nullable. */
export const orNull = (schema: Schema): Schema =>
  schema.type === undefined
    ? { anyOf: [schema, { type: 'null' }] }
    : { ...schema, type: [schema.type, 'null'].flat(), ...(schema.enum && { enum: [...schema.enum, null] }) };
