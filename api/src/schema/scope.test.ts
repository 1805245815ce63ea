import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { checkScopes, refuseScope, rightOfScope, type Scope } from './scope.ts';
import type { CompanyRight } from '../rules/companyRoles.ts';
import { marketSchema } from '../slices.ts';

describe('schema/scope', () => {
  const schemaWith = (
    kind: 'query' | 'mutation',
    name: string,
    scope?: Scope,
    right: CompanyRight | undefined = scope && rightOfScope(scope),
  ): GraphQLSchema => {
    const fields = { [name]: { type: GraphQLString, ...(scope && { extensions: { scope, right } }) } };
    return new GraphQLSchema({
      [kind]: new GraphQLObjectType({ name: kind === 'query' ? 'Query' : 'Mutation', fields }),
    });
  };

  const viewer = (...scopes: ('read' | 'trade')[]) => ({
    id: 'member',
    admin: false,
    staff: false,
    key: { id: 'key', scopes },
  });

  it('a schema starts only if every root field declares a scope that agrees with its other rules', async () => {
    // Registers the roles of the real root fields.
    await expect(marketSchema()).resolves.toBeDefined();
    expect(() => checkScopes(schemaWith('query', 'orders', 'read'))).not.toThrow();
    expect(() => checkScopes(schemaWith('query', 'orders'))).toThrow('Query.orders has no @Scope.');
    expect(() => checkScopes(schemaWith('query', 'unheardOf', 'read'))).toThrow('has no @Authorized');
    expect(() => checkScopes(schemaWith('mutation', 'placeOrder', 'read'))).toThrow('changes data');
    expect(() => checkScopes(schemaWith('query', 'orders', 'trade'))).toThrow('only reads');
    expect(() => checkScopes(schemaWith('query', 'orders', 'read', 'trade'))).toThrow('needs the right trade');
    const fields = { orders: { type: GraphQLString, extensions: { scope: 'read' } } };
    const withoutRight = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) });
    expect(() => checkScopes(withoutRight)).toThrow('Query.orders has no right in the company.');
    expect(() => checkScopes(schemaWith('query', 'orders', 'public'))).toThrow('is for members');
    expect(() => checkScopes(schemaWith('query', 'failedJobs', 'read'))).toThrow('is for staff');
  });

  it('a key is limited to its scopes, and a session is not', () => {
    const insufficient = expect.objectContaining({ code: 'INSUFFICIENT_SCOPE' });
    for (const scope of ['public', 'read', 'trade', 'account', 'staff'] as const)
      expect(() => refuseScope({ id: 'member', admin: false, staff: false }, scope)).not.toThrow();
    expect(() => refuseScope(viewer(), 'public')).not.toThrow();
    expect(() => refuseScope(viewer('read'), 'read')).not.toThrow();
    expect(() => refuseScope(viewer('trade'), 'trade')).not.toThrow();
    expect(() => refuseScope(viewer('read'), 'trade')).toThrow(insufficient);
    expect(() => refuseScope(viewer('trade'), 'read')).toThrow(insufficient);
    for (const scope of ['account', 'staff', undefined] as const)
      expect(() => refuseScope(viewer('read', 'trade'), scope)).toThrow(insufficient);
  });
});
