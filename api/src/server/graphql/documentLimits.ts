import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext } from 'graphql';

/** Limits the form of a document; the planner limits how much it may read. */
export const documentLimits = {
  depth: 12,
  aliases: 60,
  directives: 20,
  tokens: 2_000,
  body: 100 * 1024,
  importBody: 6 * 1024 * 1024,
};

/** By default these rules throw during validation, which would result in status 500; with this they report errors. */
const report = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) =>
      context?.reportError(new GraphQLError(error.message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } })),
  ],
};

export const validationRules = [
  maxDepthRule({ n: documentLimits.depth, ...report }),
  maxAliasesRule({ n: documentLimits.aliases, allowList: [], ...report }),
  maxDirectivesRule({ n: documentLimits.directives, ...report }),
];
