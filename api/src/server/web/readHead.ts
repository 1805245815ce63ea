import type { ApolloServer } from '@apollo/server';
import { brand } from '../../pages/brand.ts';
import type { Head } from '../../pages/head.ts';
import type { Json } from '../../reading/json.ts';
import type { Context } from '../../schema/context.ts';
import { operationsIn } from '../operations.ts';
import { notThere, type FoundPage } from './pages.ts';

type ReadHead = { head: Head; status: number };

/** Reads what a page about a record says of itself, as anybody may see it. */
export const headReader = (apollo: ApolloServer<Context>) => {
  const operations = operationsIn(new URL('./pages.graphql', import.meta.url));

  return async (found: FoundPage, visitor: Context): Promise<ReadHead> => {
    if ('head' in found) return found;
    const { operation, field, head, notFound } = found.record;
    const query = operations.get(operation)?.text;
    if (!query) throw new Error(`pages.graphql has no operation ${operation}.`);
    const variables = { id: found.id };
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue: visitor });
    const { data, errors } = body.kind === 'single' ? body.singleResult : { data: null, errors: undefined };
    // The page comes all the same: the web app says what failed, and lets people try again.
    if (errors?.[0])
      return { head: { title: brand, isHidden: true }, status: Number(errors[0].extensions?.['status'] ?? 503) };
    const record = data?.[field] as Json | null;
    return record ? { head: head(record.toJSON() as never), status: 200 } : notThere(notFound);
  };
};
