import { lexicographicSortSchema, printSchema } from 'graphql';
import { marketSchema } from '../slices.ts';

/** The schema as text, sorted so that it changes only if its meaning does. */
export const contract = async (): Promise<string> => `${printSchema(lexicographicSortSchema(await marketSchema()))}\n`;
