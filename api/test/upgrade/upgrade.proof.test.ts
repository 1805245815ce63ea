// The upgrade of docs/operations.md: servers of the release before are replaced one after the other, and the first new one migrates.
import { openBalancer } from '../balancer.ts';
import { aCategory, anRfp, aUser } from '../factories.ts';
import { startInstances, until, type Instances } from '../instanceGroup.ts';
import { holding } from '../lockGate.ts';
import { PROFILE, tradeDuring } from '../trading.ts';
import { buildReleases, NEXT_INDEX, type Releases } from './releases.ts';

const PRODUCTS = Number(process.env['UPGRADE_PRODUCTS'] ?? 2_000);
const CREATED = expect.stringMatching(/^201 /) as string;

describe('An upgrade from the baseline', () => {
  let releases: Releases;
  let market: Instances;
  let balancer: Awaited<ReturnType<typeof openBalancer>>;
  beforeAll(async () => {
    releases = buildReleases();
    const environment = { DRAIN_SECONDS: '2' };
    market = await startInstances({ environments: [environment, environment], folder: releases.baseline });
    balancer = await openBalancer(market.all);
  }, 240_000);
  afterAll(async () => {
    balancer.close();
    await market.close();
    releases.remove();
  });

  it('fails no request, loses no bid and brings sockets back', async () => {
    const { pool } = market;
    const { id } = await aCategory(pool);
    for (let from = 1; from <= PRODUCTS; from += 1_000)
      await pool.query(
        `insert into product (id, name, description, category_id, specifications, safety_data, synonyms)
         select gen_random_uuid(), initcap(left(md5(n::text), 8)), 'Heavy.', $1, '{}', '{}', '{}' from generate_series($2::int, $2 + 999) n`,
        [id, from],
      );
    const isEmpty = async (statement: string): Promise<boolean> => (await pool.query(statement)).rowCount === 0;
    await until(
      'the release before has indexed the materials',
      () => isEmpty('select from search_change limit 1'),
      240,
    );
    const rfp = await anRfp(pool, { user_id: (await aUser(pool)).id });
    const aMember = async () => (await market.as(await aUser(pool))).at(balancer.url).beyondDocument();
    const members = [await aMember(), await aMember(), await aMember()];
    const addresses = {
      url: balancer.url,
      socketUrl: () => balancer.ready().url,
      paths: ['/api/products?search=c4ca4238'],
    };
    const [first] = market.all;
    await tradeDuring(market, addresses, async () => {
      // Transactions that are in the way of a migration, as reports could be, and the migrations that wait for them.
      const report = async (table: string, migration: string) => ({
        migration,
        held: await holding(
          pool,
          ['set local idle_in_transaction_session_timeout = 0', []],
          [`select from ${table}`, []],
        ),
      });
      const reports = [
        await report('offering', 'CommercialTerms'),
        await report('message', 'PartiesOfRecords'),
        await report('watch', 'Announcements'),
      ];
      const endReports = async (): Promise<void> => {
        for (const { migration, held } of reports) {
          const line = `${migration} waits for a lock (try 2`;
          await until(`the migration ${migration} waits`, () => first!.output.includes(line));
          // Triggers of the migrations before write new tables for the release before.
          const member = members.pop()!;
          const saved = await member.call('POST', '/api/company-profile', { ...PROFILE, companyName: migration });
          const bid = await member.call('POST', '/api/bids', { rfpId: rfp.id, amount: '90.00' });
          expect([saved, bid].map(({ status, text }) => `${status} ${text}`)).toEqual(Array(2).fill(CREATED));
          await held.end('rollback');
        }
      };
      for (const instance of market.all) {
        await instance.terminate();
        instance.folder = releases.next;
        await Promise.all([instance.run(), instance === first && endReports()]);
        await until('it gets requests again', () => balancer.isReady(instance));
      }
      await until(
        'the new index is built',
        async () => {
          const { rows } = await pool.query<{ version: number }>('select version from search_index');
          return rows[0]?.version === NEXT_INDEX;
        },
        240,
      );
    });
    console.log(first!.output.match(/^Migration .*$/gm)?.join('\n'));
    expect(first!.output).toMatch(/waits for a lock \(try 2[^]*ProofColumns took [^]*ProofIndex took/);
  }, 600_000);

  it('keeps the demo market, and its orders get numbers of their own', async () => {
    const demo = await startInstances({ environments: [{ SEED: 'demo' }], folder: releases.baseline });
    const [server] = demo.all;
    await server!.terminate();
    server!.folder = releases.next;
    await server!.run();
    const { rows: orders } = await demo.pool.query<{ id: string; number: string; buyer: string }>(
      'select id, number, buyer_id as buyer from "order" order by id',
    );
    expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
    const doubles = orders.filter(({ number }) => number.endsWith('X2'));
    expect(doubles).toHaveLength(2);
    for (const { id, number, buyer } of doubles) {
      const first = orders.find((order) => order.number === number.slice(0, -2))!;
      expect(first.id.slice(-12)).toBe(id.slice(-12));
      const reader = await demo.as({ id: buyer });
      expect(await reader.read(`/api/orders/${id}`)).toMatchObject({ id, number });
    }
    await demo.close();
  }, 240_000);
});
