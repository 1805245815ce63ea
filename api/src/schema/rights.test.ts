// Calls every root field as each kind of caller. Who is refused follows from the declared scope and role alone.
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { anApiKey } from '../../test/apiKeys.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import type { Caller } from '../../test/caller.ts';
import { aUser } from '../../test/factories.ts';
import { minimalCall } from '../../test/minimalCall.ts';
import { Wire } from '../../test/wire.ts';
import { scopeOf, type Scope } from './scope.ts';
import { marketSchema } from '../slices.ts';

describe('schema/rights', () => {
  /** Codes that refuse a caller, whatever the arguments are. */
  const REFUSALS = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'INSUFFICIENT_SCOPE', 'SECOND_FACTOR_REQUIRED']);
  const callers = ['visitor', 'read key', 'trade key', 'member', 'admin'] as const;
  type CallerName = (typeof callers)[number];
  type Field = GraphQLField<unknown, unknown>;

  let app: TestApp;
  let schema: GraphQLSchema;
  let keys: { read: { authorization: string }; trade: { authorization: string } };
  let member: { id: string };
  let admin: { id: string };
  beforeAll(async () => {
    app = await startApp();
    schema = await marketSchema();
    [member, admin] = [await aUser(app.pool), await aUser(app.pool, { role: 'admin' })];
    // Of an admin, because a key has no rights of its member's role.
    keys = {
      read: (await anApiKey(app.pool, admin, ['read'])).headers,
      trade: (await anApiKey(app.pool, admin, ['trade'])).headers,
    };
  });
  afterAll(() => app.close());

  /** Each call has a session of its own, because some fields end it. */
  const as = async (name: CallerName): Promise<Caller> => {
    if (name === 'visitor') return app.anyone;
    if (name === 'read key') return app.anyone.with(keys.read);
    if (name === 'trade key') return app.anyone.with(keys.trade);
    return app.as(name === 'member' ? member : admin);
  };

  const rolesOf = (field: string): readonly unknown[] => {
    const { queries, mutations, subscriptions } = getMetadataStorage();
    return [...queries, ...mutations, ...subscriptions].find(({ schemaName }) => schemaName === field)?.roles ?? [];
  };

  /** The code that the declarations demand, or null. */
  const declared = (field: Field, caller: CallerName): string | null => {
    const scope = scopeOf(field) as Scope;
    const roles = rolesOf(field.name);
    if (caller === 'admin' || roles.includes('anyone')) {
      if (caller !== 'read key' && caller !== 'trade key') return null;
    } else if (caller === 'visitor') return 'UNAUTHENTICATED';
    else if (caller === 'member') return roles.includes('support') || roles.includes('admin') ? 'FORBIDDEN' : null;
    if (scope === 'public' || `${scope} key` === caller) return null;
    return 'INSUFFICIENT_SCOPE';
  };

  const refusalIn = (codes: readonly (string | undefined)[]): string | null =>
    codes.find((code): code is string => REFUSALS.has(code ?? '')) ?? null;

  const fieldsOf = (type: GraphQLObjectType | null | undefined): Field[] => Object.values(type?.getFields() ?? {});
  const table = (fields: readonly Field[], codeOf: (field: Field, caller: CallerName) => string | null | undefined) =>
    fields.map((field) => [field.name, ...callers.map((caller) => `${caller}: ${codeOf(field, caller) ?? 'allowed'}`)]);

  const overHttp = async (kind: string, field: Field, name: CallerName): Promise<string | null> => {
    const caller = await as(name);
    const { errors } = await caller.graphql(`${kind} { ${minimalCall(field)} }`);
    return refusalIn(errors.map(({ extensions }) => extensions.code));
  };

  it.each(['query', 'mutation'])('over HTTP, each %s refuses whom its declaration excludes', async (kind) => {
    const fields = fieldsOf(kind === 'query' ? schema.getQueryType() : schema.getMutationType());
    const found = new Map<string, string | null>();
    for (const field of fields) {
      // Others first: some fields change or end what they are called with.
      const codes = await Promise.all(callers.map((caller) => overHttp(kind, field, caller)));
      callers.forEach((caller, at) => found.set(`${field.name} ${caller}`, codes[at] ?? null));
    }
    expect(table(fields, (field, caller) => found.get(`${field.name} ${caller}`))).toEqual(table(fields, declared));
  });

  it('over the socket, each subscription refuses whom its declaration excludes, and nothing else is served', async () => {
    const fields = fieldsOf(schema.getSubscriptionType());
    const found = new Map<string, string | null>();
    for (const caller of callers) {
      const { headers } = await as(caller);
      const wire = await Wire.open(app.url, { headers: { cookie: headers['cookie'] ?? '' } });
      const authorization = headers['authorization'];
      wire.send({ type: 'connection_init', ...(authorization !== undefined && { payload: { authorization } }) });
      await wire.received(({ type }) => type === 'connection_ack');
      for (const field of fields) wire.subscribe(field.name, `subscription { ${minimalCall(field)} }`);
      wire.subscribe('a query', '{ me { id } }');
      wire.subscribe('a mutation', 'mutation { logOut }');
      wire.send({ type: 'ping' });
      await wire.received(({ type }) => type === 'pong');
      const codesOf = (id: string) =>
        wire.messages
          .filter((message) => message.id === id && message.type === 'error')
          .flatMap(({ payload }) =>
            (payload as { extensions: { code: string } }[]).map(({ extensions }) => extensions.code),
          );
      for (const { name } of fields) found.set(`${name} ${caller}`, refusalIn(codesOf(name)));
      expect([codesOf('a query'), codesOf('a mutation')]).toEqual([['BAD_USER_INPUT'], ['BAD_USER_INPUT']]);
      wire.socket.terminate();
    }
    expect(table(fields, (field, caller) => found.get(`${field.name} ${caller}`))).toEqual(table(fields, declared));
  });
});
