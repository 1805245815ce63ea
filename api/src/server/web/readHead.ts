import type { ApolloServer } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { brand } from '../../pages/brand.ts';
import type { Head } from '../../pages/head.ts';
import type { Json } from '../../reading/json.ts';
import type { Context } from '../../schema/context.ts';
import { operationsIn } from '../operations.ts';
import { notThere, type FoundPage } from './pages.ts';

/** Somebody signed out at this request's address: a page's HTML is the same for everybody. */
export type VisitorContext = (request: FastifyRequest) => Context;

type ReadHead = { head: Head; status: number };

/** Reads what a page about a record says of itself, as anybody may see it. */
export const headReader = (apollo: ApolloServer<Context>, visitor: VisitorContext) => {
  const operations = operationsIn(new URL('./pages.graphql', import.meta.url));

  return async (found: FoundPage, request: FastifyRequest): Promise<ReadHead> => {
    if ('head' in found) return found;
    const { operation, field, head, notFound } = found.record;
    const query = operations.get(operation)?.text;
    if (!query) throw new Error(`pages.graphql has no operation ${operation}.`);
    const { body } = await apollo.executeOperation(
      { query, variables: { id: found.id } },
      { contextValue: visitor(request) },
    );
    const { data, errors } = body.kind === 'single' ? body.singleResult : { data: null, errors: undefined };
    // The page comes all the same: the web app says what failed, and lets people try again.
    if (errors?.[0])
      return { head: { title: brand, isHidden: true }, status: Number(errors[0].extensions?.['status'] ?? 503) };
    const record = data?.[field] as Json | null;
    return record ? { head: head(record.toJSON() as never), status: 200 } : notThere(notFound);
  };
};
