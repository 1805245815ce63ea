import { startApp, type TestApp } from '../../../../../test/app.ts';
import type { Body } from '../../../../../test/caller.ts';
import { aUser } from '../../../../../test/factories.ts';
import { newId } from '../../../../database/id.ts';
import { recordAudit, type AuditedEvent } from '../../../../writing/audit/record.ts';

let app: TestApp;
let admin: { id: string };
let ana: { id: string; company_name: string };
beforeAll(async () => {
  app = await startApp();
  admin = await aUser(app.pool, { role: 'admin' });
  ana = await aUser(app.pool);
});
afterAll(() => app.close());

const record = (event: AuditedEvent) => recordAudit(app.pool, event);
const EVENTS = `query ($kind: AuditKind, $actorId: ID, $subjectId: ID, $address: String, $from: DateTime, $until: DateTime) {
  auditEvents(kind: $kind, actorId: $actorId, subjectId: $subjectId, address: $address, from: $from, until: $until) {
    nodes { kind actorId actorName subjectId subjectName address requestId detail count createdAt }
  }
}`;
const search = async (filter: Body): Promise<Body[]> => {
  const staff = await app.as(admin);
  return (await staff.data<{ auditEvents: { nodes: Body[] } }>(EVENTS, filter)).auditEvents.nodes;
};
const ACTIVITY = `query ($first: Int, $after: String) {
  securityActivity(first: $first, after: $after) {
    nodes { kind actorId subjectId address requestId detail count }
    pageInfo { hasNextPage endCursor }
  }
}`;

it('Support and admins search by kind, actor, subject, address and time', async () => {
  const order = newId();
  await record({ kind: 'login_succeeded', actorId: ana.id, address: '192.0.2.7', requestId: 'r1' });
  await record({ kind: 'login_failed', actorId: null, subjectId: ana.id, address: '2001:db8::1' });
  await record({ kind: 'login_failed', actorId: null, subjectId: ana.id, address: '2001:db8::2' });
  await record({ kind: 'auction_paused', actorId: admin.id, subjectId: order, detail: { minutes: 5 } });
  const name = `Ana Ruiz, ${ana.company_name}`;
  const failed = { kind: 'login_failed', actorId: null, subjectId: ana.id, count: 2, address: '2001:db8:0:0::/64' };
  expect(await search({ subjectId: ana.id, kind: 'login_succeeded' })).toMatchObject([
    { actorId: ana.id, actorName: name, subjectName: name, address: '192.0.2.7', requestId: 'r1', detail: null },
  ]);
  for (const address of ['2001:db8::1', '2001:DB8:0:0:ffff::9', '2001:db8:0:0::/64'])
    expect(await search({ address })).toMatchObject([failed]);
  expect(await search({ actorId: admin.id })).toMatchObject([
    { kind: 'auction_paused', subjectId: order, subjectName: null, detail: { minutes: 5 } },
  ]);
  const [paused] = await search({ kind: 'auction_paused' });
  const time = String(paused?.['createdAt']);
  expect(await search({ from: time, subjectId: order })).toHaveLength(1);
  expect(await search({ until: time, subjectId: order })).toEqual([]);
  expect(await search({ actorId: 'nobody' })).toEqual([]);
  for (const role of ['both', 'support']) {
    const caller = await app.as(await aUser(app.pool, { role }));
    const { errors } = await caller.graphql(EVENTS, {});
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(role === 'support' ? [] : ['FORBIDDEN']);
  }
});

it('A member sees what concerns their own account, page by page, and nothing about those who act on it', async () => {
  const ben = await aUser(app.pool);
  await record({ kind: 'login_succeeded', actorId: ben.id, address: '192.0.2.8' });
  await record({ kind: 'all_sessions_ended', actorId: admin.id, subjectId: ben.id, address: '198.51.100.1' });
  await record({ kind: 'authorization_refused', actorId: ben.id });
  await record({ kind: 'login_succeeded', actorId: ana.id, address: '192.0.2.7' });
  await record({ kind: 'password_changed', actorId: ben.id, address: '192.0.2.8', requestId: 'r2' });
  const hidden = { actorId: null, subjectId: null, requestId: null, detail: null, count: 1 };
  const expected = [
    { kind: 'password_changed', address: '192.0.2.8', ...hidden },
    { kind: 'all_sessions_ended', address: null, ...hidden },
    { kind: 'login_succeeded', address: '192.0.2.8', ...hidden },
  ];
  const member = await app.as(ben);
  const seen: Body[] = [];
  for (let after: unknown = null, more = true; more;) {
    const { securityActivity: page } = await member.data<{
      securityActivity: { nodes: Body[]; pageInfo: { hasNextPage: boolean; endCursor: unknown } };
    }>(ACTIVITY, { first: 1, after });
    seen.push(...page.nodes);
    ({ hasNextPage: more, endCursor: after } = page.pageInfo);
  }
  expect(seen).toEqual(expected);
  expect((await app.anyone.graphql(ACTIVITY)).errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});

it('Every filter is answered from an index', async () => {
  await app.pool.query(`
    insert into audit_event (id, created_at, kind, actor_id, subject_id, address)
    select gen_random_uuid(), clock_timestamp() + nth * interval '1 second', 'logged_out', gen_random_uuid(), nth::text, '192.0.2.' || nth
    from generate_series(1, 3000) nth`);
  await app.pool.query('analyze audit_event');
  for (const filter of [
    `kind = 'login_limited'`,
    `actor_id = '${ana.id}'`,
    `subject_id = '${ana.id}'`,
    `address in ('192.0.2.7')`,
    `created_at < now()`,
    'true',
  ]) {
    const { rows } = await app.pool.query<{ 'QUERY PLAN': string }>(
      `explain select id from audit_event where ${filter} order by created_at desc, id desc limit 21`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect([filter, plan]).toEqual([filter, expect.stringMatching(/Index/)]);
    expect([filter, plan]).not.toEqual([filter, expect.stringContaining('rows=3000')]);
  }
});
