import { openPool } from '../../../../database/pool.ts';
import { freshDatabase } from '../../../../../test/database.ts';
import { aUser } from '../../../../../test/factories.ts';
import { authenticatorSecrets, hasAuthenticators, resealAuthenticators } from './resealAuthenticators.ts';

it('A new market secret keeps the authenticator apps that the former one can read', async () => {
  const database = await freshDatabase();
  const pool = openPool(database.connection, 1, () => undefined);
  const [former, next, foreign] = ['former', 'next', 'foreign'].map(authenticatorSecrets);
  const sealedOf = async (userId: string) =>
    (await pool.query<{ sealed: string }>('select sealed from authenticator where user_id = $1', [userId])).rows[0]!
      .sealed;
  try {
    expect(await hasAuthenticators(pool)).toBe(false);
    const [ana, ben] = [await aUser(pool), await aUser(pool)];
    for (const [user, sealed] of [
      [ana.id, former!.seal(ana.id, 'SECRET')],
      [ben.id, foreign!.seal(ben.id, 'OTHER')],
    ])
      await pool.query('insert into authenticator (user_id, sealed, last_step) values ($1, $2, 0)', [user, sealed]);
    expect(await hasAuthenticators(pool)).toBe(true);

    expect(await resealAuthenticators(pool, 'former', 'next')).toBe(1);
    expect(next!.open(ana.id, await sealedOf(ana.id))).toBe('SECRET');
    expect(next!.open(ben.id, await sealedOf(ana.id))).toBeUndefined();
    expect(foreign!.open(ben.id, await sealedOf(ben.id))).toBe('OTHER');
  } finally {
    await pool.end();
    await database.drop();
  }
});
