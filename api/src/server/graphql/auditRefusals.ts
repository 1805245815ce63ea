import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError } from 'graphql';
import { originOf, recordAudit } from '../../writing/audit/record.ts';
import type { Context } from '../../schema/context.ts';
import { toPublicError } from '../../schema/errors/publicError.ts';

/** The refused root fields, by their names in the schema because aliases are the caller's own words. */
const refusedFields = (errors: readonly GraphQLError[]): Set<string> =>
  new Set(
    errors
      .filter((error) => toPublicError(error).code === 'FORBIDDEN')
      .flatMap(({ nodes }) => nodes?.[0])
      .flatMap((node) => (node?.kind === 'Field' ? node.name.value : [])),
  );

/** Records what members tried without being allowed to. The response stays the same if that fails. */
export const auditRefusals = (log: Pick<FastifyBaseLogger, 'error'>): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue }) => {
      for (const operation of refusedFields(errors))
        await recordAudit(contextValue.reader.pool, {
          kind: 'authorization_refused',
          ...originOf(contextValue),
          detail: { operation },
        }).catch((error: unknown) => log.error({ err: error }, 'a refusal is missing in the audit log'));
    },
  }),
});
