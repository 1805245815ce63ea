import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { checkCosts } from './rootFieldCost.ts';

it('The start fails if a root field has no cost, or less than a statement', () => {
  const start = (cost: unknown, kind = 'Query') => {
    const type = new GraphQLObjectType({
      name: kind,
      fields: { me: { type: GraphQLString, extensions: cost === undefined ? {} : { cost } } },
    });
    return () => checkCosts(new GraphQLSchema(kind === 'Query' ? { query: type } : { mutation: type }));
  };
  expect(start('planned')).not.toThrow();
  expect(start(5)).not.toThrow();
  expect(start(20, 'Mutation')).not.toThrow();
  expect(start(undefined)).toThrow(
    "The root field me has the cost none: write at least 5 points, or for a query that only reads with the planner 'planned'.",
  );
  expect(start(4)).toThrow('The root field me has the cost 4:');
  expect(start('planned', 'Mutation')).toThrow('The root field me has the cost planned:');
});
