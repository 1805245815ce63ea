// A company of two people, made by SQL.
import type { Pool } from 'pg';
import type { SharedApp } from './app.ts';
import { aCompanyProfile, aUser } from './factories.ts';

export const join = (pool: Pool, company: { id: string }, user: { id: string }, role = 'trader') =>
  pool.query('insert into company_member (company_id, user_id, role) values ($1, $2, $3)', [company.id, user.id, role]);

/** A company with its owner and a colleague. */
export const aCompanyOfTwo = async (
  app: Pick<SharedApp, 'pool' | 'as'>,
  columns: Record<string, unknown> = {},
  role = 'trader',
) => {
  const [owner, colleague] = [await aUser(app.pool), await aUser(app.pool)];
  const company = await aCompanyProfile(app.pool, { user_id: owner.id, ...columns });
  const rejoin = () => join(app.pool, company, colleague, role);
  await rejoin();
  const leave = () =>
    app.pool.query('update company_member set left_at = clock_timestamp() where user_id = $1 and left_at is null', [
      colleague.id,
    ]);
  return {
    company,
    owner: { user: owner, caller: await app.as(owner) },
    colleague: { user: colleague, caller: await app.as(colleague) },
    join: rejoin,
    leave,
  };
};
