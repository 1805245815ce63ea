import { sharedApp, type SharedApp } from '../../../../test/app.ts';
import { aCompanyOfTwo } from '../../../../test/colleagues.ts';
import { aUser } from '../../../../test/factories.ts';
import { raw, render, sql, type Sql } from '../../../reading/sql.ts';
import { companyRefusalSql, holdSql, mayTrade, refusalSql, type Move } from './moves.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const viewer = { id: null, admin: false, staff: false };
const first = async (expression: Sql) => {
  const { text, values } = render(
    sql`select ${expression} as answer from (select 'shipped' as status, 5 as left_over) moved`,
  );
  return (await app.pool.query<{ answer: unknown }>(text, values)).rows[0]!.answer;
};
const isTrue: Move[number] = [() => true, 'CONFLICT', 'Never.'];

it('refuses by the first condition that does not hold, with the columns of the row', async () => {
  const move: Move = [
    isTrue,
    [
      (row) => sql`${row}.left_over > 5`,
      'ORDER_STATE',
      "It's {status}, {leftOver} are left.",
      { details: { most: 'leftOver' } },
    ],
    [() => false, 'CONFLICT', 'Later.'],
  ];
  expect(await first(refusalSql({ row: raw('moved'), viewer }, move))).toEqual({
    code: 'ORDER_STATE',
    message: "It's shipped, 5 are left.",
    details: { most: 5 },
    fields: null,
  });
  expect(await first(holdSql({ row: raw('moved'), viewer }, move))).toBe(false);
});

it('takes what the caller names into account, and names that are no columns', async () => {
  const move: Move = [
    [
      (row, _viewer, { most }) => most === undefined || sql`${row}.left_over <= ${most}::int`,
      'TERMS_CHANGED',
      '{twice} are too many.',
      { fields: { most: 'is {leftOver} now' } },
    ],
  ];
  const asked = { row: raw('moved'), viewer, names: { twice: (row: Sql) => sql`${row}.left_over * 2` } };
  expect(await first(refusalSql(asked, move))).toBeNull();
  expect(await first(refusalSql({ ...asked, given: { most: 4 } }, move))).toMatchObject({
    message: '10 are too many.',
    fields: { most: 'is 5 now' },
  });
});

it('refuses by a condition that is null', async () => {
  const move: Move = [[() => sql`null::boolean`, 'CONFLICT', 'Unknown.']];
  expect(await first(refusalSql({ row: raw('moved'), viewer }, move))).toMatchObject({ message: 'Unknown.' });
  expect(await first(holdSql({ row: raw('moved'), viewer }, move))).toBe(false);
});

it('refuses nothing if all conditions hold', async () => {
  expect(await first(refusalSql({ row: raw('moved'), viewer }, [isTrue]))).toBeNull();
  expect(await first(holdSql({ row: raw('moved'), viewer }, [isTrue]))).toBe(true);
});

describe('Before every move', () => {
  const companyOf = async ({ id }: { id: string }) => {
    const member = { ...viewer, id };
    const refusal = (await first(companyRefusalSql(member))) as { code: string; message: string } | null;
    expect(await first(sql`${mayTrade(raw('moved'), member)}`)).toBe(refusal === null);
    return refusal;
  };

  it('nothing is asked of somebody without a company, or who trades for one', async () => {
    const { owner, colleague } = await aCompanyOfTwo(app, {}, 'trader');
    for (const { user } of [owner, colleague, { user: await aUser(app.pool) }])
      expect(await companyOf(user)).toBeNull();
  });

  it('a locked company says why, and also to who has left it', async () => {
    const { owner, colleague, company } = await aCompanyOfTwo(app, {}, 'trader');
    await app.pool.query(`update company_profile set locked_at = now(), lock_reason = 'No papers.' where id = $1`, [
      company.id,
    ]);
    expect(await companyOf(owner.user)).toMatchObject({
      code: 'COMPANY_LOCKED',
      message: expect.stringContaining('Reason: No papers. '),
    });
    await app.pool.query('update company_member set left_at = now() where user_id = $1', [colleague.user.id]);
    expect(await companyOf(colleague.user)).toMatchObject({
      code: 'COMPANY_LOCKED',
      message: expect.stringContaining('You belonged to a company that is locked'),
    });
  });
});
