// Instances are killed between the commit of an event and its delivery, and endpoints fail at random: every event arrives, and one that
// arrives twice can be recognised.
import { randomInt } from 'node:crypto';
import { registration } from '../../../../../test/bodies.ts';
import { aUser } from '../../../../../test/factories.ts';
import { startInstances, until, type Instances } from '../../../../../test/instanceGroup.ts';
import { openWebhookReceiver, verify, type WebhookReceiver } from '../../../../../test/webhookReceiver.ts';
import { addWebhookEvents } from '../../../../writing/webhookEvents.ts';

const EVENTS = Number(process.env['WEBHOOK_COUNT'] ?? 40);
const KILLS = Number(process.env['WEBHOOK_KILLS'] ?? 1);
const FAILING = 0.15;

let receiver: WebhookReceiver;
let market: Instances;
beforeAll(async () => {
  receiver = await openWebhookReceiver();
  const environment = { WEBHOOKS_ALLOW_LOOPBACK: 'on' };
  market = await startInstances({ environments: [environment, environment] });
}, 180_000);
afterAll(async () => {
  await market.close();
  await receiver.close();
});

it(`each of ${EVENTS} events arrives over ${KILLS} kills at an endpoint that fails at random, and repeated ones have equal ids`, async () => {
  const [owner, sender] = [await aUser(market.pool), await aUser(market.pool)];
  const CREATE = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
  const { createWebhook } = await (
    await market.as(owner)
  ).data<{ createWebhook: { secret: string } }>(CREATE, {
    input: { url: receiver.url, events: ['message.received'], password: registration.password },
  });
  const failures = new Map<string, number>();
  const unsigned: string[] = [];
  receiver.answer = (response, delivered) => {
    const { id } = delivered;
    try {
      verify(createWebhook.secret, delivered);
    } catch {
      unsigned.push(id);
    }
    // At most twice for an event, so that the test does not wait for later attempts.
    const failed = failures.get(id) ?? 0;
    const fails = failed < 2 && randomInt(1_000) < FAILING * 1_000;
    if (fails) failures.set(id, failed + 1);
    if (fails && randomInt(2) === 0) response.destroy();
    else response.writeHead(fails ? 503 : 200).end();
  };
  const { rows } = await market.pool.query<{ id: string }>(
    `insert into message (id, sending_user_id, recipient_id, subject, content)
     select gen_random_uuid(), $1, $2, 'Hello', 'Good day.' from generate_series(1, $3) returning id`,
    [sender.id, owner.id, EVENTS],
  );
  await addWebhookEvents(
    market.pool,
    rows.map(({ id }) => ({ type: 'message.received', subjectIds: { messageId: id }, parties: [owner.id] })),
  );
  for (let kill = 0; kill < KILLS; kill++) {
    const goal = (kill * EVENTS) / (KILLS + 1);
    await until('some events arrived', () => receiver.deliveries.length >= goal, 120);
    // Both, because either may hold the webhook's job; the first kill comes right after the commit.
    await Promise.all(market.all.map((instance) => instance.kill()));
    // Other instances take a dead one's jobs after half a minute of silence.
    await market.pool.query(`update job_worker set beat = beat - interval '1 minute'`);
    await market.pool.query(`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`);
    await Promise.all(market.all.map((instance) => instance.run()));
  }
  const WAITING = `select from webhook_delivery where status <> 'delivered'
    union all select from graphile_worker.jobs where task_identifier = 'webhook_event'`;
  await until('all events are delivered', async () => (await market.pool.query(WAITING)).rowCount === 0, 480);

  const idsByMessage = new Map<string, Set<string>>();
  for (const delivered of receiver.deliveries) {
    const messageId = delivered.body.subjectIds['messageId'] ?? '';
    idsByMessage.set(messageId, (idsByMessage.get(messageId) ?? new Set()).add(delivered.id));
  }
  expect(unsigned).toEqual([]);
  expect([...idsByMessage.keys()].sort()).toEqual(rows.map(({ id }) => id).sort());
  expect([...idsByMessage.values()].filter(({ size }) => size > 1)).toEqual([]);
  if (process.env['WEBHOOK_COUNT'])
    console.log(`${EVENTS} events, ${KILLS} kills, ${receiver.deliveries.length} requests`);
}, 900_000);
