import { startApp } from '../../test/app.ts';
import { failingProxy } from '../../test/failingProxy.ts';
import { aUser, anRfp } from '../../test/factories.ts';

it('proxy', async () => {
  let proxy: any;
  const app = await startApp({LOG_LEVEL: 'error'}, { address: async (c) => { proxy = await failingProxy(c); return { ...c, host: proxy.host, port: proxy.port }; } });
  const member = await app.as(await aUser(app.pool));
  let t = performance.now();
  console.log((await member.get('/api/user')).text, performance.now() - t);
  t = performance.now();
  console.log((await member.put('/api/company-profile', { companyName: 'A', phone: '1' })).text, performance.now() - t);
  await app.close();
});
it('stop', async () => {
  const app = await startApp({LOG_LEVEL: 'error'});
  const rfp = await anRfp(app.pool, { user_id: (await aUser(app.pool)).id });
  const bidder = await app.as(await aUser(app.pool));
  const holder = await app.pool.connect();
  await holder.query('begin');
  await holder.query('select from rfp where id = $1 for update', [rfp.id]);
  let t = performance.now();
  const bid = bidder.post('/api/bids', { rfpId: rfp.id, amount: '5.00' });
  await new Promise((r) => setTimeout(r, 300));
  console.log((await app.pool.query(`select pid, state, wait_event_type, wait_event, query from pg_stat_activity where datname = current_database()`)).rows);
  await holder.query('commit');
  holder.release();
  console.log((await bid).text, performance.now() - t);
  await app.close();
});
