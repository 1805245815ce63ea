import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { Extensions, getMetadataStorage } from 'type-graphql';
import { DomainError } from '../common/errors.ts';
import type { KeyScope, Viewer } from '../reading/reading.ts';
import type { CompanyRight } from '../rules/companyRoles.ts';

/**
 * What an API key needs to use a root field: nothing (`public`), or that scope. `account` and `staff` are never open to a key.
 * `@Authorized` decides about visitors and members.
 */
export type Scope = KeyScope | 'public' | 'account' | 'staff';

/** The right that a root field needs in the member's company, unless it names another. */
export const rightOfScope = (scope: Scope): CompanyRight => (scope === 'trade' ? 'trade' : 'read');

/** Declares the scope of a root field, and its right in the member's company. A root field without them stops the start. */
export const Scope = (scope: Scope, right: CompanyRight = rightOfScope(scope)): MethodDecorator =>
  Extensions({ scope, right }) as MethodDecorator;

/** Undefined below the root. */
export const scopeOf = (field: GraphQLField<unknown, unknown> | undefined): Scope | undefined =>
  field?.extensions['scope'] as Scope | undefined;

const rightOf = (field: GraphQLField<unknown, unknown>): CompanyRight | undefined =>
  field.extensions['right'] as CompanyRight | undefined;

/** Throws if the viewer came with an API key that may not use a root field with this scope. */
export const refuseScope = ({ key }: Partial<Viewer>, scope: Scope | undefined): void => {
  if (!key || scope === 'public') return;
  if (scope === 'read' || scope === 'trade') {
    if (key.scopes.includes(scope)) return;
    throw insufficientScope(`This API key does not have the scope "${scope}".`);
  }
  throw insufficientScope('An API key cannot do this. Please sign in.');
};

const insufficientScope = (message: string): DomainError => new DomainError('INSUFFICIENT_SCOPE', message);

/** Throws unless every root field declares a scope that agrees with its kind and with `@Authorized`. */
export const checkScopes = (schema: GraphQLSchema): void => {
  const problems = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => {
        const problem = problemOf(type.name, scopeOf(field), rolesOf(field.name), rightOf(field));
        return problem === undefined ? [] : [`${type.name}.${field.name} ${problem}.`];
      }),
    );
  if (problems.length > 0) throw new Error(problems.join('\n'));
};

const rolesOf = (field: string): readonly unknown[] => {
  const { queries, mutations, subscriptions } = getMetadataStorage();
  return [...queries, ...mutations, ...subscriptions].find(({ schemaName }) => schemaName === field)?.roles ?? [];
};

const problemOf = (
  kind: string,
  scope: Scope | undefined,
  roles: readonly unknown[],
  right: CompanyRight | undefined,
): string | undefined => {
  if (scope === undefined) return 'has no @Scope';
  if (right === undefined) return 'has no right in the company';
  if (roles.length === 0) return 'has no @Authorized';
  if (kind === 'Mutation' && (scope === 'public' || scope === 'read')) return `changes data but has the scope ${scope}`;
  if (kind !== 'Mutation' && right !== 'read') return `only reads but needs the right ${right}`;
  if (kind !== 'Mutation' && scope === 'trade') return 'only reads but has the scope trade';
  if (scope === 'public' && !roles.includes('anyone')) return 'is for members but has the scope public';
  if (roles.some((role) => role === 'support' || role === 'admin') && scope !== 'staff')
    return `is for staff but has the scope ${scope}`;
  return undefined;
};
