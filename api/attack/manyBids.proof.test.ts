// RFPs with far more bids than members may place: awarding one takes as long as with a few, and each bidder is told once.
import { aBid, anRfp, aUser } from '../test/factories.ts';
import { startInstances, until, type Instances } from '../test/instanceGroup.ts';
import { quantile, timed } from './members.ts';
import { figuresOf } from './server.ts';
import { report } from './size.ts';

const BIDDERS = 20_000;
const BIDS = 100_000;

let market: Instances;
beforeAll(async () => {
  market = await startInstances({ environments: [{ RATE_LIMITS: 'off' }, { RATE_LIMITS: 'off' }] });
  await market.pool.query(
    `insert into "user" (id, email, first_name, last_name, company_name, position, mobile_number, country, city, role, password_hash)
     select gen_random_uuid(), 'bidder' || n || '@acme.example', 'Ana', 'Ruiz', 'Acme ' || n, 'Buyer', '+34 600 000 000', 'Spain', 'Vigo', 'both', '!'
     from generate_series(1, $1::int) n`,
    [BIDDERS],
  );
});
afterAll(() => market.close());

const FLOOD = `
insert into bid (id, user_id, party_id, rfp_id, amount)
select gen_random_uuid(), id, party_id, $1, 900 + $2::int from "user" where email like 'bidder%'`;

const AWARD = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id totalAmount bid { status } } }';

it(`An RFP with ${BIDS} bids is awarded within 100 ms, refused as fast, and each bidder is told once although a server is killed`, async () => {
  const owner = await aUser(market.pool);
  const buyer = await market.as(owner);
  const winner = await aUser(market.pool);
  const rfpWithBid = async () => {
    const rfp = await anRfp(market.pool, { user_id: owner.id });
    return { rfp, bid: await aBid(market.pool, { rfp_id: rfp.id, user_id: winner.id, amount: '950.00' }) };
  };
  let last = await rfpWithBid();
  const usual: number[] = [];
  for (let nth = 0; nth < 10; nth++) {
    const { bid } = await rfpWithBid();
    usual.push(await timed(() => buyer.data(AWARD, { input: { bidId: bid.id } })));
  }
  const took: { refused: number; award: number; delayMs: number }[] = [];
  // The better of two counts: other programs may hold up one of them.
  for (const _attempt of [1, 2]) {
    last = await rfpWithBid();
    for (let nth = 0; nth < BIDS / BIDDERS; nth++) await market.pool.query(FLOOD, [last.rfp.id, nth]);
    await market.pool.query('vacuum analyze bid');
    const wrong = { input: { bidId: last.bid.id, totalAmount: '1.00' } };
    expect(await buyer.refusal(AWARD, wrong)).toMatchObject({ message: 'The total is $950.00.' });
    await figuresOf(market.at(0).url);
    const refused = await timed(() => buyer.refusal(AWARD, wrong));
    const award = await timed(() => buyer.data(AWARD, { input: { bidId: last.bid.id, totalAmount: '950.00' } }));
    const { delayMs } = await figuresOf(market.at(0).url);
    took.push({ refused, award, delayMs });
  }
  const best = (figure: keyof (typeof took)[number]): number => Math.min(...took.map((each) => each[figure]));
  report(
    `bids: ${BIDS} on one RFP: awarded in ${best('award').toFixed(0)} ms, refused in ${best('refused').toFixed(0)} ms, longest turn ${best('delayMs')} ms; with one bid awarded in ${quantile(usual, 0.5).toFixed(0)} ms`,
  );
  // On a busy machine, an RFP with one bid takes longer too.
  const most = Math.max(100, 2 * quantile(usual, 0.5));
  expect(best('award')).toBeLessThan(most);
  expect(best('refused')).toBeLessThan(most);
  expect(best('delayMs')).toBeLessThan(50);

  const told = async (): Promise<{ count: number; people: number }> => {
    const { rows } = await market.pool.query<{ count: number; people: number }>(
      'select count(*)::int as count, count(distinct recipient_id)::int as people from message where link = $1',
      [`/rfps/${last.rfp.id}`],
    );
    return rows[0]!;
  };
  await until('the first bidders are told', async () => (await told()).count > 0);
  await Promise.all(market.all.map((instance) => instance.kill()));
  // Otherwise other instances take a dead one's jobs after half a minute of silence.
  await market.pool.query(`update job_worker set beat = beat - interval '1 minute'`);
  await market.pool.query(`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`);
  await Promise.all(market.all.map((instance) => instance.run()));
  const isTelling = `select from graphile_worker.jobs where task_identifier = 'tell_bidders'`;
  await until('all bidders are told', async () => (await market.pool.query(isTelling)).rowCount === 0, 300);
  expect(await told()).toEqual({ count: BIDDERS, people: BIDDERS });
}, 600_000);
