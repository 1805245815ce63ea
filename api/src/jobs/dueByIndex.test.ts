import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { openPool } from '../database/pool.ts';
import { purgeUsedChallenges } from '../features/people/accounts/challenges.ts';
import { purgeLinks } from '../features/people/accounts/oneTimeLinks.ts';
import { sendEndsSoon } from '../features/deals/auctions/notices/endsSoon.ts';
import { followUpUnconfirmedOrders } from '../features/deals/trade/orders/unconfirmedOrders.ts';
import { purgeDeliveries } from '../features/around/partners/webhooks/maintain.ts';
import { announcePostings } from '../features/goods/search/announcePostings.ts';
import { openMarketOrm } from '../slices.ts';
import { purgeQuotas } from '../writing/quota.ts';

describe('jobs/dueByIndex', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  /** Each statement reports its plan to its sender. */
  const reportPlans = async (): Promise<void> => {
    const owner = new pg.Client(database.connection);
    await owner.connect();
    const settings = {
      ...{ session_preload_libraries: 'auto_explain', 'auto_explain.log_min_duration': '0' },
      ...{ client_min_messages: 'log', enable_seqscan: 'off', enable_bitmapscan: 'off' },
    };
    for (const [name, value] of Object.entries(settings))
      await owner.query(`alter database ${database.connection.database} set ${name} = '${value}'`);
    await owner.end();
  };

  it('Jobs find what is due by the index of its time', async () => {
    await reportPlans();
    const plans: string[] = [];
    const listen = (pool: pg.Pool) =>
      pool.on('connect', (client) => client.on('notice', ({ message }) => plans.push(String(message))));
    const pool = openPool(database.app, 2, () => undefined);
    listen(pool);
    const orm = await openMarketOrm(database.app, { onPool: listen });
    await followUpUnconfirmedOrders(orm.em.fork(), 3);
    await announcePostings(pool, () => orm.em.fork());
    for (const job of [sendEndsSoon, purgeDeliveries, purgeLinks, purgeQuotas, purgeUsedChallenges]) await job(pool);
    await Promise.all([orm.close(), pool.end()]);
    const looked = plans.join('\n').match(/Index Cond: .*statement_timestamp\(\)/g) ?? [];
    const columns = looked.map((condition) => /\(+(?:\w+\.)?(\w+) [<>]/.exec(condition)?.[1]);
    expect([...new Set(columns)].sort()).toEqual([
      'awaiting_since',
      'created_at',
      'day',
      'ends_at',
      'expires_at',
      'told_at',
    ]);
  });
});
