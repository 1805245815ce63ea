import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { DomainError } from '../../common/errors.ts';
import type { Context } from '../../schema/context.ts';
import { beforeExecution } from './graphqlErrors.ts';
import type { ObservedOperation } from './observedOperation.ts';
import {
  MAX_MUTATION_FIELDS,
  MAX_PER_OPERATION,
  MAX_PER_SUBSCRIPTION,
  MAX_QUERY_FIELDS,
  weights,
} from '../../limits/costTable.ts';
import type { CostModel, OperationCost } from '../../limits/operationCost.ts';

interface Requested {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
  page: number;
}

const maxFields: Readonly<Record<OperationTypeNode, number>> = {
  query: MAX_QUERY_FIELDS,
  mutation: MAX_MUTATION_FIELDS,
  subscription: 1,
};

/** Refuses operations that are too expensive and charges callers, on every transport. */
export class OperationLimits {
  private readonly model: CostModel;

  constructor(model: CostModel) {
    this.model = model;
  }

  /** The cost of the operation; throws above the limits of points and of root fields. */
  admit(requested: Requested, priced: (cost: OperationCost) => void = () => undefined): OperationCost {
    const { operation } = requested.operation;
    const cost = this.model.of(requested);
    priced(cost);
    const fields = cost.fields.filter((name) => !name.startsWith('__')).length;
    const limit = operation === OperationTypeNode.SUBSCRIPTION ? MAX_PER_SUBSCRIPTION : MAX_PER_OPERATION;
    if (fields > maxFields[operation])
      throw new DomainError(
        'ROOT_FIELD_LIMIT_EXCEEDED',
        `A ${operation} may have at most ${maxFields[operation]} root fields; this one has ${fields}.`,
        undefined,
        { rootFields: fields, limit: maxFields[operation] },
      );
    if (cost.points > limit)
      throw new DomainError(
        'COST_LIMIT_EXCEEDED',
        `This ${operation} costs ${cost.points} points; at most ${limit} are allowed. Please ask for smaller pages or fewer fields.`,
        undefined,
        { cost: cost.points, limit },
      );
    return cost;
  }

  /** Charges the caller; throws `RATE_LIMITED` if the budget does not suffice. */
  async charge({ budget }: Context, cost: OperationCost): Promise<void> {
    const { count, points } = cost.auctionBids;
    if (count > 0) await budget.chargeBids(count);
    // These bids are limited per second instead of by points, so that a member may bid at that rate for minutes.
    const ofBids = points + (count === cost.fields.length ? weights.operation : 0);
    await budget.charge(Math.max(0, cost.points - ofBids));
  }
}

/** Applies the limits to everything that Apollo executes, on all transports. */
export const limitOperations = (
  limits: OperationLimits,
  observe: () => ObservedOperation,
): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => {
    const observed = observe();
    let requested: number | undefined;
    return {
      didResolveOperation: async ({ contextValue, document, operation, request }) => {
        if (!operation) return;
        try {
          const variables = request.variables ?? {};
          const { page } = contextValue.limits;
          const cost = limits.admit({ document, operation, variables, page }, (priced) =>
            observed.priced(operation.name?.value, priced),
          );
          requested = cost.points;
          await limits.charge(contextValue, cost);
        } catch (refused) {
          throw beforeExecution(refused);
        }
      },
      didEncounterErrors: async ({ errors, document, request }) =>
        observed.failed(errors, document, request.operationName),
      willSendResponse: async ({ contextValue, response }) => {
        observed.answered();
        if (requested === undefined || response.body.kind !== 'single') return;
        const balance = await contextValue.budget.balance();
        const cost = {
          requested,
          remaining: balance?.remaining ?? null,
          resetAt: balance ? new Date(Date.now() + balance.resetMs).toISOString() : null,
        };
        const { singleResult } = response.body;
        singleResult.extensions = { ...singleResult.extensions, cost };
      },
    };
  },
});
