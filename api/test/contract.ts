// The contract as a schema, without loading the market; `npm run check` compares both.
import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';

export const contractSchema = (): GraphQLSchema =>
  buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
