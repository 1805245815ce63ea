import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';

/** What one document may be; what it may fetch is the planner's to say. */
export const documentLimits = { depth: 12, aliases: 60, directives: 20, tokens: 2_000, body: 100 * 1024 };

/** One maker's rules throw from within validation by default, which would be a 500; they report instead. */
const report = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) =>
      context?.reportError(new GraphQLError(error.message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } })),
  ],
};

export const validationRules = [
  maxDepthRule({ n: documentLimits.depth, ...report } as never),
  maxAliasesRule({ n: documentLimits.aliases, allowList: [], ...report } as never),
  maxDirectivesRule({ n: documentLimits.directives, ...report } as never),
] as unknown as ValidationRule[];
