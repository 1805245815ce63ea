import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, ID, Info, Mutation, Query, Resolver, type ClassType } from 'type-graphql';
import { behindGate } from '../database/writeGate.ts';
import { Cost, type RootFieldCost } from '../limits/rootFieldCost.ts';
import { everything, type Condition, type Viewer } from '../reading/reading.ts';
import type { Sql } from '../reading/sql.ts';
import type { CompanyRight } from '../rules/companyRoles.ts';
import type { Access } from './access.ts';
import { refuseOtherCompany, withRight } from './companyRight.ts';
import { connectionOf, IdArgs } from './connectionTypes.ts';
import type { Context } from './context.ts';
import type { ResolverClass } from './market.ts';
import { rightOfScope, Scope } from './scope.ts';

type TypeFunction = Parameters<typeof Query>[0];

/** A single argument; `value` is only its type. */
interface Argument<T> {
  name: string;
  type: TypeFunction;
  description: string;
  nullable?: true;
  value?: T;
}

export const argument = <T>(name: string, type: TypeFunction, description: string): Argument<T> => ({
  name,
  type,
  description,
});
export const idArgument = (name: string, description: string) => argument<string>(name, () => ID, description);
export const textArgument = (name: string, description: string) => argument<string>(name, () => String, description);
export const input = <T extends object>(type: ClassType<T>, description: string) =>
  argument<T>('input', () => type, description);
export const optional = <T>(given: Argument<T>): Argument<T | null | undefined> => ({ ...given, nullable: true });

type Answer<A extends unknown[]> =
  | { cost: number; type: TypeFunction; nullable?: true | 'items'; run: (ctx: Context, ...values: A) => unknown }
  | {
      cost: RootFieldCost;
      type: TypeFunction;
      nullable?: true | 'items';
      /** Instead of `run`: a call of the reader, which needs the selection. */
      read: (ctx: Context, info: GraphQLResolveInfo, ...values: A) => unknown;
    }
  | ({
      cost: RootFieldCost;
      /** The answer is the record with the id that `run` or `id` returns; null if there is none for the viewer. */
      record: ClassType<object>;
      /** The context in which it is read, if not the caller's. */
      as?: (ctx: Context, id: string) => Context;
    } & (
      | { run: (ctx: Context, ...values: A) => Promise<string | Sql | null> | string | Sql | null }
      | { run: (ctx: Context, ...values: A) => unknown; id: (...values: A) => string }
    ));

type Field<A extends unknown[]> = Answer<A> & {
  /** If not that of its table; a field of the scope `public` is for anyone. */
  access?: Access | undefined;
  /** In the company of the member, if not that of the scope. */
  right?: CompanyRight;
  description: string;
  /** Single arguments and classes of arguments, in the order in which they are passed on. */
  args?: [...{ [I in keyof A]: Argument<A[I]> | ClassType<A[I] & object> }];
};

/** Adds a field to a class of resolvers. */
type RootField = (target: ResolverClass, name: string, access: Access) => void;

const rootField =
  (kind: typeof Query | typeof Mutation) =>
  <A extends unknown[] = []>(scope: Scope, field: Field<A>): RootField =>
  ({ prototype }, name, access) => {
    const right = field.right ?? rightOfScope(scope);
    const args: readonly (Argument<unknown> | ClassType)[] = field.args ?? [];
    const value = async (ctx: Context, info: GraphQLResolveInfo, ...values: A) => {
      const answer = await behindGate(ctx.budget.writing, () =>
        withRight(ctx, right, async () => {
          if (kind === Mutation) await refuseOtherCompany(ctx.em);
          return 'read' in field ? field.read(ctx, info, ...values) : field.run(ctx, ...values);
        }),
      );
      if (!('record' in field)) return answer;
      const id = 'id' in field ? field.id(...values) : (answer as string | Sql | null);
      const reading = typeof id === 'string' && field.as ? field.as(ctx, id) : ctx;
      return id === null ? null : ctx.reader.byId(reading, info, field.record, id);
    };
    const property = { value };
    Object.defineProperty(prototype, name, property);
    Reflect.defineMetadata('design:paramtypes', [Object, Object, ...args.map(() => Object)], prototype, name);
    const { description } = field;
    const returns: TypeFunction = 'record' in field ? () => field.record : field.type;
    kind(returns, { description, nullable: 'record' in field || (field.nullable ?? false) })(prototype, name, property);
    Scope(scope, right)(prototype, name, property);
    Cost(field.cost)(prototype, name, property);
    Authorized(field.access ?? (scope === 'public' ? 'anyone' : access))(prototype, name, property);
    Ctx()(prototype, name, 0);
    Info()(prototype, name, 1);
    for (const [index, each] of args.entries())
      if (typeof each === 'function') Args(() => each)(prototype, name, index + 2);
      else
        Arg(each.name, each.type, { description: each.description, nullable: each.nullable ?? false })(
          prototype,
          name,
          index + 2,
        );
  };

export const query = rootField(Query);
export const mutation = rootField(Mutation);

/** The record of a type with an id, or null. */
export const recordById = (scope: Scope, record: ClassType<object>, description: string, access?: Access): RootField =>
  query(scope, { cost: 'planned', access, record, description, args: [IdArgs], run: (_ctx, { id }) => id });

/** A list of the records of a type that the viewer may see and that meet a condition. */
export const listOf = (
  scope: Scope,
  type: ClassType<object>,
  args: ClassType<object>,
  description: string,
  where: (row: Sql, viewer: Viewer) => Condition = everything,
): RootField => {
  const connection = connectionOf(type);
  return query(scope, {
    cost: 'planned',
    type: () => connection,
    description,
    args: [args],
    read: (ctx, info, given: object) => ctx.reader.many(ctx, info, type, { ...given }, (row) => where(row, ctx.viewer)),
  });
};

/** Root fields of a slice: what they take, and the function that answers. */
export const rootFields = (access: Access, fields: Readonly<Record<string, RootField>>): ResolverClass => {
  class Fields {}
  Resolver()(Fields);
  for (const [name, add] of Object.entries(fields)) add(Fields, name, access);
  return Fields;
};
