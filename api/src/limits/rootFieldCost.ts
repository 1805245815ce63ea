import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import { weights } from './costTable.ts';

/**
 * Points of a root field in addition to its selection; `planned` for a query that only reads what the planner prices. One that runs
 * statements of its own, hashes passwords or asks other servers says what that takes.
 */
export type RootFieldCost = number | 'planned';

export const Cost = (cost: RootFieldCost): MethodDecorator => Extensions({ cost }) as MethodDecorator;

export const costOf = ({ extensions: { cost } }: GraphQLField<unknown, unknown>): number =>
  cost === 'planned' ? 0 : (cost as number);

/** Throws unless every root field has a cost, of at least a statement. */
export const checkCosts = (schema: GraphQLSchema): void => {
  const mutations = schema.getMutationType();
  for (const type of [schema.getQueryType(), mutations, schema.getSubscriptionType()].filter(isObjectType))
    for (const field of Object.values(type.getFields())) {
      const cost = field.extensions['cost'] as RootFieldCost | undefined;
      if (cost === 'planned' ? type === mutations : !(Number(cost) >= weights.statement))
        throw new Error(
          `The root field ${field.name} has the cost ${cost ?? 'none'}: write at least ${weights.statement} points, or for a query that only reads with the planner 'planned'.`,
        );
    }
};
