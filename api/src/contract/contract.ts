import { lexicographicSortSchema, printSchema } from 'graphql';
import { feedstockSchema } from '../schema/schema.ts';

/** The schema as text, sorted so that it changes only if its meaning does. */
export const contract = async (): Promise<string> =>
  `${printSchema(lexicographicSortSchema(await feedstockSchema()))}\n`;
