// Every root field for staff, called with the least that its arguments and its type need: who is refused follows from its access alone.
import { getMetadataStorage } from 'type-graphql';
import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import type { Caller } from '../../../../../test/caller.ts';
import { aUser } from '../../../../../test/factories.ts';
import { minimalCall } from '../../../../../test/minimalCall.ts';
import { marketSchema } from '../../../../slices.ts';

describe('features/around/staff/members/access', () => {
  let app: SharedApp;
  let member: Caller;
  let support: Caller;
  beforeAll(async () => {
    app = await sharedApp();
    member = await app.as(await aUser(app.pool));
    support = await app.as(await aUser(app.pool, { role: 'support' }));
  });
  afterAll(() => app.close());

  it('anonymous callers, members and, where only admins may, support are refused', async () => {
    const schema = await marketSchema();
    const { queries, mutations } = getMetadataStorage();
    const rolesOf = (field: string): readonly string[] =>
      [...queries, ...mutations].find(({ schemaName }) => schemaName === field)?.roles ?? [];
    const fieldsOf = (kind: 'query' | 'mutation') => {
      const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
      return Object.values(type!.getFields()).map((field) => ({ kind, field, roles: rolesOf(field.name) }));
    };
    const forStaff = [...fieldsOf('query'), ...fieldsOf('mutation')].filter(
      ({ roles }) => roles.includes('support') || roles.includes('admin'),
    );
    const names = forStaff.map(({ field }) => field.name);
    expect(names).toEqual(
      expect.arrayContaining(['members', 'marketOverview', 'decideVerification', 'lockMember', 'endMemberSessions']),
    );

    for (const { kind, field, roles } of forStaff) {
      const document = `${kind} { ${minimalCall(field)} }`;
      const code = async (caller: Caller) => [field.name, (await caller.refusal(document))['code']];
      expect(await code(app.anyone)).toEqual([field.name, 'UNAUTHENTICATED']);
      expect(await code(member)).toEqual([field.name, 'FORBIDDEN']);
      if (roles.includes('admin')) expect(await code(support)).toEqual([field.name, 'FORBIDDEN']);
    }
  });
});
