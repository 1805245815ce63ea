import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import { registration } from '../../../../../test/bodies.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import {
  aCategory,
  aCompanyProfile,
  anAuction,
  anOffering,
  anRfp,
  aProduct,
  aUser,
} from '../../../../../test/factories.ts';
import { until } from '../../../../../test/instanceGroup.ts';
import { JsonSchemas } from '../../../../../test/jsonSchema.ts';
import { openWebhookReceiver, verify, type WebhookReceiver } from '../../../../../test/webhookReceiver.ts';
import { UNKNOWN_ID } from '../../../../../test/world.ts';
import { inTransaction } from '../../../../database/inTransaction.ts';
import { webhookEvents, webhookEventTypes } from '../../../../rules/webhookEvents.ts';
import type { OpenApi } from '../../../../server/rest/openapi/openApiTypes.ts';
import { newId } from '../../../../database/id.ts';
import { addDeliveryJobs } from './deliveryJobs.ts';
import { resumeDeliveries, purgeDeliveries } from './maintain.ts';
import { subjectQuery } from './subjects.ts';

let app: SharedApp;
let receiver: WebhookReceiver;
let document: OpenApi;
let schemas: JsonSchemas;
beforeAll(async () => {
  app = await sharedApp();
  document = await app.anyone.read<OpenApi>('/api/openapi.json');
  schemas = new JsonSchemas(document);
});
beforeEach(async () => {
  receiver = await openWebhookReceiver();
});
/** Differences between the events that were received and the OpenAPI document. */
const undocumented = (): string[] =>
  receiver.deliveries.flatMap(({ body }) => {
    const content = document.webhooks[body.type]?.post.requestBody?.content['application/json'];
    return content ? schemas.answerErrors(body, content.schema).map((error) => `${body.type}: ${error}`) : [];
  });

afterEach(async () => {
  await app.pool.query('delete from webhook where url like $1', [`${new URL(receiver.url).origin}/%`]);
  await receiver.close();
  expect(undocumented()).toEqual([]);
});
afterAll(() => app.close());

const { password } = registration;
const CREATE = `mutation ($input: CreateWebhookInput!) {
  createWebhook(input: $input) { secret webhook { id url events filter { categoryIds productIds } disabledAt } }
}`;
const LIST =
  '{ webhooks { id url events filter { categoryIds productIds categories { id name } products { id name } } firstFailureAt pausedUntil disabledAt } }';
const DELIVERIES = `query ($webhookId: ID!) { webhookDeliveries(webhookId: $webhookId) { nodes {
  id eventId type status attemptCount dueAt attempts { requestBody responseStatus responseBody durationMs error }
} } }`;
const TEST = 'mutation ($id: ID!) { sendTestEvent(webhookId: $id) { id type status dueAt webhook { pausedUntil } } }';
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
const AGAIN = 'mutation ($id: ID!) { redeliverWebhook(deliveryId: $id) { id status } }';

interface Created {
  secret: string;
  webhook: { id: string };
}
interface DeliveryRow {
  id: string;
  eventId: string;
  type: string;
  status: string;
  attemptCount: number;
  dueAt: string | null;
  attempts: { requestBody: string; responseStatus: number | null; responseBody: string | null; error: string | null }[];
}

const create = async (caller: Caller, input: Body = {}): Promise<Created> =>
  (
    await caller.data<{ createWebhook: Created }>(CREATE, {
      input: { url: receiver.url, events: [...webhookEventTypes], password, ...input },
    })
  ).createWebhook;

const aMember = async () => {
  const user = await aUser(app.pool);
  return { user, caller: await app.as(user) };
};

const aSubscriber = async (input: Body = {}) => {
  const member = await aMember();
  return { ...member, ...(await create(member.caller, input)) };
};

const deliveriesOf = async (caller: Caller, webhookId: string): Promise<DeliveryRow[]> =>
  ((await caller.data(DELIVERIES, { webhookId }))['webhookDeliveries'] as { nodes: DeliveryRow[] }).nodes;

const jobOf = (deliveryId: string) =>
  app.pool.query<{ attempts: number }>('select attempts from graphile_worker.jobs where key = $1', [
    `deliver_webhook ${deliveryId}`,
  ]);

const delivered = (type: string, count = 1): Promise<void> =>
  until(`${type} is delivered`, () => receiver.of(type).length >= count);

/** Everything that was added is sent. */
const idle = (): Promise<void> =>
  until('no event waits for its webhooks', async () => {
    const { rowCount } = await app.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'webhook_event' and attempts < max_attempts
       union all select from webhook_delivery join webhook on webhook.id = webhook_id
         where status = 'waiting' and attempt_count = 0 and url like $1`,
      [`${new URL(receiver.url).origin}/%`],
    );
    return rowCount === 0;
  });

describe('A webhook', () => {
  it('is created with a secret that is shown once, listed for its owner only, changed and deleted', async () => {
    const product = await aProduct(app.pool);
    const { caller, secret, webhook } = await aSubscriber({
      events: ['order.placed'],
      filter: { productIds: [product.id] },
    });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await caller.data(LIST)).toEqual({
      webhooks: [
        {
          id: webhook.id,
          url: receiver.url,
          events: ['order.placed'],
          filter: {
            categoryIds: [],
            productIds: [product.id],
            categories: [],
            products: [{ id: product.id, name: product.name }],
          },
          firstFailureAt: null,
          pausedUntil: null,
          disabledAt: null,
        },
      ],
    });
    const stored = await app.pool.query<{ row: string }>('select webhook::text as row from webhook where id = $1', [
      webhook.id,
    ]);
    expect(stored.rows[0]!.row).not.toContain(secret.slice(6));

    const stranger = await aMember();
    expect(await stranger.caller.data(LIST)).toEqual({ webhooks: [] });
    expect(await deliveriesOf(stranger.caller, webhook.id)).toEqual([]);
    for (const [operation, variables] of [
      [TEST, { id: webhook.id }],
      ['mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret } }', { id: webhook.id }],
      ['mutation ($id: ID!) { enableWebhook(id: $id) { id } }', { id: webhook.id }],
      ['mutation ($id: ID!) { updateWebhook(input: { id: $id, events: ["rfp.posted"] }) { id } }', { id: webhook.id }],
      [AGAIN, { id: UNKNOWN_ID }],
    ] as const)
      expect((await stranger.caller.refusal(operation, variables)).code).toBe('NOT_FOUND');
    await stranger.caller.data('mutation ($id: ID!) { deleteWebhook(id: $id) }', { id: webhook.id });

    const UPDATE =
      'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { url events filter { productIds } } }';
    expect(await caller.data(UPDATE, { input: { id: webhook.id, events: ['rfp.posted'], filter: {} } })).toEqual({
      updateWebhook: { url: receiver.url, events: ['rfp.posted'], filter: { productIds: [] } },
    });
    await caller.data('mutation ($id: ID!) { deleteWebhook(id: $id) }', { id: webhook.id });
    expect(await caller.data(LIST)).toEqual({ webhooks: [] });
  });

  it.each([
    ['url', { url: 'ftp://acme.example/' }, 'URL must start with https://.'],
    ['url', { url: 'http://acme.example/' }, 'URL must start with https://.'],
    ['url', { url: 'https://10.0.0.1/' }, 'URL must be an address on the public internet.'],
    ['url', { url: 'https://metadata.google.internal/' }, 'URL must be an address on the public internet.'],
    ['url', { url: 'https://acme.example:25/' }, 'URL must have the port 443 or one from 1024.'],
    ['url', { url: 'https://me:secret@acme.example/' }, 'URL must not contain a user name or password.'],
    ['url', { url: `https://a.example/${'é'.repeat(400)}` }, 'URL must be at most 2000 characters when it is encoded.'],
    ['password', { password: 'Not-the-passw0rd' }, 'Your current password is not right.'],
    ['events', { events: [] }, 'Please choose at least one event.'],
    ['events[0]', { events: ['order.lost'] }, 'There is no event "order.lost".'],
    ['filter.productIds', { filter: { productIds: [UNKNOWN_ID] } }, 'A product of the filter does not exist.'],
    ['filter.categoryIds[0]', { filter: { categoryIds: ['x'] } }, 'Category is not a valid id.'],
  ])('with a wrong %s is refused: %j', async (field, input, message) => {
    const { caller } = await aMember();
    const refusal = await caller.refusal(CREATE, {
      input: { url: receiver.url, events: ['rfp.posted'], password, ...input },
    });
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', message, fields: { [field]: expect.any(String) } });
    expect(await caller.data(LIST)).toEqual({ webhooks: [] });
  });

  it('takes the password for another URL only, and the owner is notified of each host', async () => {
    const { caller, webhook } = await aSubscriber();
    const UPDATE = 'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { url } }';
    const update = (input: Body): Body => ({ input: { id: webhook.id, ...input } });
    await caller.data(UPDATE, update({ url: receiver.url, events: ['rfp.posted'] }));
    const url = 'https://hooks.example:8443/feedstock';
    expect((await caller.refusal(UPDATE, update({ url }))).fields).toHaveProperty('password');
    expect((await caller.refusal(UPDATE, update({ url, password: 'wrong' }))).fields).toHaveProperty('password');
    expect(await caller.data(UPDATE, update({ url, password }))).toEqual({ updateWebhook: { url } });
    await until('both notices are written', async () => {
      const messages = await caller.read<{ subject: string; content: string }[]>('/api/messages');
      const texts = messages.filter(({ subject }) => subject === 'New webhook').map(({ content }) => content);
      return [new URL(receiver.url).host, new URL(url).host].every((host) =>
        texts.some((text) => text.includes(`are sent to ${host} since`)),
      );
    });
  });

  it('is limited to ten per member, and a retry with the same key creates one and returns the same secret', async () => {
    const { caller } = await aMember();
    const [first, again] = [
      await create(caller, { idempotencyKey: 'a' }),
      await create(caller, { idempotencyKey: 'a' }),
    ];
    expect(again).toEqual(first);
    for (let number = 1; number < 10; number++) await create(caller);
    expect(
      await caller.refusal(CREATE, { input: { url: receiver.url, events: ['rfp.posted'], password } }),
    ).toMatchObject({
      message: 'You can have at most 10 webhooks.',
      code: 'CONFLICT',
    });
  });
});

describe('A delivery', () => {
  it('is signed by Standard Webhooks, also with the former secret after it was replaced, and logged', async () => {
    const { caller, secret, webhook } = await aSubscriber();
    receiver.answer = (response) => response.writeHead(200).end('thank you');
    await caller.data(TEST, { id: webhook.id });
    await delivered('webhook.test');
    const rotated = (
      await caller.data('mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret } }', { id: webhook.id })
    )['rotateWebhookSecret'] as { secret: string };
    await until('it is logged', async () => (await deliveriesOf(caller, webhook.id))[0]?.status === 'delivered');
    const [logged] = await deliveriesOf(caller, webhook.id);
    expect(logged).toMatchObject({
      type: 'webhook.test',
      attemptCount: 1,
      dueAt: null,
      attempts: [
        { requestBody: receiver.deliveries[0]!.text, responseStatus: 200, responseBody: 'thank you', error: null },
      ],
    });
    // Others get the same answer as for an id that does not exist.
    const stranger = await aMember();
    const unknown = await stranger.caller.refusal(AGAIN, { id: UNKNOWN_ID });
    expect(await stranger.caller.refusal(AGAIN, { id: logged!.id })).toEqual(unknown);
    await caller.data(AGAIN, { id: logged!.id });
    await delivered('webhook.test', 2);
    const [first, second] = receiver.deliveries;
    expect(verify(secret, first!)).toMatchObject({
      id: first!.id,
      type: 'webhook.test',
      data: { message: expect.any(String) },
    });
    expect(() => verify(rotated.secret, first!)).toThrow();
    for (const key of [secret, rotated.secret]) expect(verify(key, second!)).toEqual(verify(secret, first!));
    expect(second!.id).toBe(first!.id);
    expect(first!.headers).toMatchObject({
      'content-type': 'application/json',
      accept: '*/*',
      'user-agent': expect.stringMatching(/^Feedstock-Webhooks\/1 \(\+https?:\/\/\S+\/api\/docs#webhooks\)$/),
    });
  });

  it('leaves no job once nothing waits', async () => {
    const { caller, webhook } = await aSubscriber();
    await caller.data(TEST, { id: webhook.id });
    await delivered('webhook.test');
    await until('there is no job', async () => {
      const [delivery] = await deliveriesOf(caller, webhook.id);
      return (await jobOf(delivery!.id)).rowCount === 0;
    });
  });

  it('that fails is retried with the same id, and the reason is logged', async () => {
    const { caller, webhook } = await aSubscriber();
    receiver.answer = (response) => response.writeHead(500).end('no');
    await caller.data(TEST, { id: webhook.id });
    await until('it failed', async () => (await deliveriesOf(caller, webhook.id))[0]?.attemptCount === 1);
    const [failed] = await deliveriesOf(caller, webhook.id);
    expect(failed).toMatchObject({
      status: 'waiting',
      dueAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      attempts: [{ responseStatus: 500, responseBody: 'no' }],
    });
    expect(await caller.data(LIST)).toMatchObject({ webhooks: [{ firstFailureAt: expect.any(String) }] });
    delete receiver.answer;
    await delivered('webhook.test', 2);
    expect(new Set(receiver.deliveries.map(({ id }) => id)).size).toBe(1);
    await until('it is delivered', async () => (await deliveriesOf(caller, webhook.id))[0]?.status === 'delivered');
    expect(await caller.data(LIST)).toMatchObject({ webhooks: [{ firstFailureAt: null }] });
  });

  it('of a test event is sent before the others, and lifts a pause once a minute', async () => {
    const { user, caller, webhook } = await aSubscriber();
    const pause = () =>
      app.pool.query(`update webhook set failures = 9, paused_until = now() + interval '4 minutes' where id = $1`, [
        webhook.id,
      ]);
    await pause();
    const sender = await aMember();
    await sender.caller.data(SEND, {
      input: { recipientId: user.id, subject: 'Hello', content: 'Good day.' },
    });
    await until('it waits', async () => (await deliveriesOf(caller, webhook.id)).length === 1);
    const [{ pausedUntil }] = (await caller.data<{ webhooks: [Body] }>(LIST)).webhooks;
    expect(pausedUntil).toMatch(/\.\d{3}Z$/);
    expect(await deliveriesOf(caller, webhook.id)).toMatchObject([{ status: 'waiting', dueAt: pausedUntil }]);

    await caller.data(TEST, { id: webhook.id });
    await delivered('message.received');
    expect(receiver.deliveries.map(({ body }) => body.type)).toEqual(['webhook.test', 'message.received']);
    // Each recorded success ends the pause, also one that begins meanwhile.
    await until('both are recorded', async () =>
      (await deliveriesOf(caller, webhook.id)).every(({ status }) => status === 'delivered'),
    );
    expect((await caller.data<{ webhooks: [Body] }>(LIST)).webhooks).toMatchObject([{ pausedUntil: null }]);

    await pause();
    const [again] = (await caller.data<{ webhooks: [Body] }>(LIST)).webhooks;
    const { sendTestEvent } = await caller.data(TEST, { id: webhook.id });
    expect(sendTestEvent).toMatchObject({
      status: 'waiting',
      dueAt: again['pausedUntil'],
      webhook: { pausedUntil: again['pausedUntil'] },
    });
    expect((await caller.data(TEST, { id: webhook.id }))['sendTestEvent']).toEqual(sendTestEvent);
    await caller.data('mutation ($id: ID!) { enableWebhook(id: $id) { id } }', { id: webhook.id });
    expect((await caller.data<{ webhooks: [Body] }>(LIST)).webhooks).toEqual([again]);

    await app.pool.query(`update webhook set pause_lifted_at = pause_lifted_at - interval '1 minute' where id = $1`, [
      webhook.id,
    ]);
    await caller.data(TEST, { id: webhook.id });
    await delivered('webhook.test', 2);
  });

  it('of one member occupies at most four workers', async () => {
    const { user, caller } = await aMember();
    for (let nth = 0; nth < 10; nth++) await create(caller);
    const { rows } = await app.pool.query<{ id: string }>('select id from webhook where user_id = $1', [user.id]);
    await inTransaction(app.pool, async (client) => {
      const deliveries = rows.flatMap(({ id: webhookId }) =>
        [newId(), newId()].map((id) => ({ id, webhookId, ownerId: user.id })),
      );
      await addDeliveryJobs(client, deliveries);
      const queues = await client.query<{ queue_name: string; webhooks: number }>(
        `select queue_name, count(distinct webhook) as webhooks from graphile_worker.jobs
         join unnest($1::uuid[], $2::uuid[]) as added (id, webhook) on key = 'deliver_webhook ' || added.id group by 1`,
        [deliveries.map(({ id }) => id), deliveries.map(({ webhookId }) => webhookId)],
      );
      // The deliveries of a webhook are in one queue.
      expect(queues.rows.reduce((sum, { webhooks }) => sum + Number(webhooks), 0)).toBe(10);
      expect(queues.rowCount).toBeGreaterThan(1);
      expect(queues.rowCount).toBeLessThanOrEqual(4);
    });
  });

  it('fails after its last attempt, and its job does not stand in the list of failed jobs', async () => {
    const { caller, webhook } = await aSubscriber();
    receiver.answer = (response) => response.writeHead(404).end();
    await caller.data(TEST, { id: webhook.id });
    await until('it failed', async () => (await deliveriesOf(caller, webhook.id))[0]?.attemptCount === 1);
    const [{ id }] = (await deliveriesOf(caller, webhook.id)) as [DeliveryRow];
    const RESCHEDULE =
      'select from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = $1), now(), attempts := 12)';
    // Not while the worker still has it.
    await until(
      'its job waits',
      async () => (await app.pool.query(RESCHEDULE, [`deliver_webhook ${id}`])).rowCount === 1,
    );
    await until('it is given up', async () => (await deliveriesOf(caller, webhook.id))[0]?.status === 'failed');
    await until('there is no job', async () => (await jobOf(id)).rowCount === 0);
  });

  it.each([
    [429, '1800', 1_800],
    [503, new Date(Date.now() + 2_000_000).toUTCString(), 2_000],
    [429, '86400', 3_600],
    [500, '1800', null],
    [429, 'soon', null],
  ])('answered with %s and Retry-After %s is not repeated for %s seconds', async (status, retryAfter, seconds) => {
    const { caller, webhook } = await aSubscriber();
    receiver.answer = (response) => response.writeHead(status, { 'retry-after': retryAfter }).end();
    await caller.data(TEST, { id: webhook.id });
    await until('it failed', async () => (await deliveriesOf(caller, webhook.id))[0]?.attemptCount === 1);
    const [{ pausedUntil }] = (await caller.data<{ webhooks: [{ pausedUntil: string | null }] }>(LIST)).webhooks;
    if (seconds === null) return expect(pausedUntil).toBeNull();
    const wait = (Date.parse(pausedUntil!) - Date.now()) / 1_000;
    expect(wait).toBeGreaterThan(seconds - 120);
    expect(wait).toBeLessThanOrEqual(seconds + 1);
  });

  it('answered with 410 disables the webhook at once, and its owner reads why', async () => {
    const { caller, webhook } = await aSubscriber();
    receiver.answer = (response) => response.writeHead(410).end();
    await caller.data(TEST, { id: webhook.id });
    await until(
      'it is disabled',
      async () => (await caller.data<{ webhooks: Body[] }>(LIST)).webhooks[0]!['disabledAt'] !== null,
    );
    expect((await deliveriesOf(caller, webhook.id))[0]).toMatchObject({ status: 'failed' });
    const [notice] = await caller.read<Body[]>('/api/messages?limit=1');
    expect(notice).toMatchObject({
      subject: 'A webhook was disabled',
      content: expect.stringContaining('answered 410 Gone'),
    });
  });

  it('to an endpoint that hangs delays no other', async () => {
    const hanging = await aSubscriber();
    const hung: string[] = [];
    receiver.answer = (response, { id, path }) => {
      if (path === '/hook') hung.push(id);
      else response.writeHead(204).end();
    };
    await hanging.caller.data(TEST, { id: hanging.webhook.id });
    await until('it hangs', () => hung.length === 1);
    const other = await aSubscriber({ url: receiver.url.replace('/hook', '/other') });
    await other.caller.data(TEST, { id: other.webhook.id });
    await until(
      'the other is delivered',
      async () => (await deliveriesOf(other.caller, other.webhook.id))[0]?.status === 'delivered',
    );
    expect((await deliveriesOf(hanging.caller, hanging.webhook.id))[0]).toMatchObject({
      status: 'waiting',
      attemptCount: 0,
    });
  });

  it('that fails after five days without success disables the webhook, and its owner is notified', async () => {
    const { caller, webhook } = await aSubscriber();
    receiver.answer = (response) => response.writeHead(500).end();
    await app.pool.query(
      `update webhook set failures = 1, first_failure_at = now() - interval '121 hours' where id = $1`,
      [webhook.id],
    );
    await caller.data(TEST, { id: webhook.id });
    await until(
      'it is disabled',
      async () => (await caller.data<{ webhooks: Body[] }>(LIST)).webhooks[0]!['disabledAt'] !== null,
    );
    expect((await deliveriesOf(caller, webhook.id))[0]).toMatchObject({ status: 'failed' });
    const [notice] = await caller.read<Body[]>('/api/messages?limit=1');
    expect(notice).toMatchObject({ subject: 'A webhook was disabled', link: '/settings/webhooks' });
    expect((await caller.refusal(TEST, { id: webhook.id })).code).toBe('CONFLICT');
    delete receiver.answer;
    await caller.data('mutation ($id: ID!) { enableWebhook(id: $id) { disabledAt } }', { id: webhook.id });
    await caller.data(TEST, { id: webhook.id });
    await delivered('webhook.test', 2);
  });

  it('whose subject cannot be read does not hold up the others', async () => {
    const { user, caller, webhook } = await aSubscriber();
    await app.pool.query(
      `insert into webhook_delivery (id, webhook_id, event_id, type, subject_ids, occurred_at, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), 'order.placed', '{}', now(), now() - interval '6 minutes')`,
      [webhook.id],
    );
    await resumeDeliveries(app.pool);
    const unreadable = async () =>
      (await deliveriesOf(caller, webhook.id)).find(({ type }) => type === 'order.placed')!;
    await until('it was attempted', async () => (await unreadable()).attemptCount === 1);
    const sender = await aMember();
    await sender.caller.data(SEND, {
      input: { recipientId: user.id, subject: 'Hello', content: 'Good day.' },
    });
    await delivered('message.received');
    expect((await unreadable()).status).toBe('waiting');
  });

  it('is kept for thirty days, and resumed if its job is lost', async () => {
    const { user, caller, webhook } = await aSubscriber();
    await caller.data(TEST, { id: webhook.id });
    await until('it is delivered', async () => (await deliveriesOf(caller, webhook.id))[0]?.status === 'delivered');
    const losing = async (): Promise<void> => {
      await until('it is delivered', async () => (await deliveriesOf(caller, webhook.id))[0]?.status === 'delivered');
      await app.pool.query(
        `update webhook_delivery set status = 'waiting', created_at = now() - interval '6 minutes' where webhook_id = $1`,
        [webhook.id],
      );
    };
    await losing();
    await resumeDeliveries(app.pool);
    await delivered('webhook.test', 2);
    // The queue was removed while the job was being added.
    await losing();
    const [{ id }] = (await deliveriesOf(caller, webhook.id)) as [DeliveryRow];
    await inTransaction(app.pool, async (client) => {
      await addDeliveryJobs(client, [{ id, webhookId: webhook.id, ownerId: user.id }]);
      await client.query('delete from graphile_worker._private_job_queues where queue_name like $1', [
        `deliver_webhook ${user.id} %`,
      ]);
    });
    await resumeDeliveries(app.pool);
    await delivered('webhook.test', 3);
    await app.pool.query(`update webhook_delivery set created_at = now() - interval '31 days' where webhook_id = $1`, [
      webhook.id,
    ]);
    await purgeDeliveries(app.pool);
    expect(await deliveriesOf(caller, webhook.id)).toEqual([]);
  });
});

const POST_RFP = 'mutation ($input: PostRfpInput!) { postRfp(input: $input) { id } }';
const ORDER = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
const BID = 'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { id: bidId } }';

describe('Events', () => {
  it('of new RFPs reach subscribers by category and material', async () => {
    const branch = await aCategory(app.pool);
    const below = await aCategory(app.pool, { parent_id: branch.id });
    await app.pool.query('update category set path = $2 where id = $1', [below.id, [branch.id, below.id]]);
    const [product, other] = [await aProduct(app.pool, { category_id: below.id }), await aProduct(app.pool)];
    const at = (path: string) => receiver.url.replace('hook', path);
    await aSubscriber({ url: at('category'), filter: { categoryIds: [branch.id] } });
    await aSubscriber({ url: at('material'), filter: { productIds: [product.id] } });
    await aSubscriber({ url: at('other'), filter: { productIds: [other.id] } });
    await aSubscriber({ url: at('all') });
    await aSubscriber({ url: at('orders'), events: ['order.placed'] });
    const buyer = await aMember();
    const input = { title: 'Acid', description: 'Strong.', quantity: 5, unit: 'MT', productId: product.id };
    const { postRfp } = await buyer.caller.data(POST_RFP, { input });
    const rfpId = (postRfp as { id: string }).id;
    const ours = () => receiver.of('rfp.posted').filter(({ body }) => body.subjectIds['rfpId'] === rfpId);
    await until('three subscribers got it', () => ours().length === 3);
    await idle();
    expect(
      ours()
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['/all', '/category', '/material']);
    expect(ours()[0]!.body).toMatchObject({
      timestamp: expect.stringMatching(/Z$/),
      data: { rfp: { id: rfpId, title: 'Acid', quantity: 5 } },
    });
    expect(new Set(ours().map(({ id }) => id)).size).toBe(1);
  });

  it('of bids, awards and orders reach the parties, and nobody else', async () => {
    const [buyer, seller] = [
      await aSubscriber({ url: receiver.url.replace('hook', 'buyer') }),
      await aSubscriber({ url: receiver.url.replace('hook', 'seller') }),
    ];
    await aSubscriber({ url: receiver.url.replace('hook', 'stranger') });
    const rfp = await anRfp(app.pool, { user_id: buyer.user.id });
    const offering = await anOffering(app.pool, { user_id: seller.user.id, sku: 'W-1' });
    const input = { rfpId: rfp.id, amount: '10.00', offeringId: offering.id };
    const placed = (await seller.caller.data(BID, { input }))['placeBid'] as {
      id: string;
    };
    await delivered('bid.placed', 2);
    const order = (await buyer.caller.data(ORDER, { input: { bidId: placed.id, totalAmount: '10.00' } }))[
      'placeOrder'
    ] as { id: string };
    for (const type of ['rfp.awarded', 'order.placed', 'order.confirmed']) await delivered(type, 2);
    const paths = new Set(receiver.deliveries.map(({ path }) => path));
    expect([...paths].sort()).toEqual(['/buyer', '/seller']);
    expect(receiver.of('bid.placed')[0]!.body).toMatchObject({
      subjectIds: { bidId: placed.id, rfpId: rfp.id },
      data: { bid: { id: placed.id, amount: '10.00', target: { id: rfp.id } } },
    });
    expect(receiver.of('order.confirmed')[0]!.body.data['order']).toMatchObject({ id: order.id, totalAmount: '10.00' });
    const skus = receiver.of('order.placed').map(({ path, body }) => [path, body.data['order']?.['sku']]);
    expect(skus.sort()).toEqual([
      ['/buyer', null],
      ['/seller', 'W-1'],
    ]);
  });

  it('of inquiries, messages, cancelled RFPs and decisions reach the member concerned', async () => {
    const seller = await aSubscriber();
    const buyer = await aMember();
    const offering = await anOffering(app.pool, { user_id: seller.user.id });
    await buyer.caller.data('mutation ($input: InquireInput!) { inquire(input: $input) { id } }', {
      input: { offeringId: offering.id, message: 'How much?' },
    });
    await delivered('offering.inquired');
    expect(receiver.of('offering.inquired')[0]!.body).toMatchObject({
      data: { message: { sender: { id: buyer.user.id } }, offering: { id: offering.id } },
    });
    await buyer.caller.data(SEND, {
      input: { recipientId: seller.user.id, subject: 'Hello', content: 'Good day.' },
    });
    await delivered('message.received');
    expect(receiver.of('message.received')).toMatchObject([{ body: { data: { message: { subject: 'Hello' } } } }]);
    const rfp = await anRfp(app.pool, { user_id: seller.user.id });
    await seller.caller.data('mutation ($input: CancelRfpInput!) { cancelRfp(input: $input) { id } }', {
      input: { rfpId: rfp.id, reason: 'Not needed.' },
    });
    await delivered('rfp.cancelled');
    const profile = await aCompanyProfile(app.pool, { user_id: seller.user.id, submitted_at: new Date(0) });
    const admin = await app.as(await aUser(app.pool, { role: 'admin' }));
    await admin.data('mutation ($input: DecideVerificationInput!) { decideVerification(input: $input) { id } }', {
      input: { companyProfileId: profile.id, submittedAt: new Date(0).toISOString(), status: 'approved' },
    });
    await delivered('verification.decided');
    expect(receiver.of('verification.decided')[0]!.body.data['companyProfile']).toMatchObject({
      verificationStatus: 'approved',
    });
  });

  it('are skipped if the owner may no longer see the subject, and nothing is sent to a locked owner', async () => {
    const [subscriber, locked] = [await aSubscriber(), await aSubscriber()];
    for (const { webhook } of [subscriber, locked])
      await app.pool.query(`update webhook set paused_until = now() + interval '1 hour' where id = $1`, [webhook.id]);
    const sender = await aMember();
    for (const { user } of [subscriber, locked])
      await sender.caller.data(SEND, {
        input: { recipientId: user.id, subject: 'Hello', content: 'Good day.' },
      });
    for (const { caller, webhook } of [subscriber, locked])
      await until('it waits', async () => (await deliveriesOf(caller, webhook.id)).length === 1);
    await app.pool.query(
      'update message set recipient_id = sending_user_id, recipient_party_id = sending_party_id where recipient_id = $1 and sending_user_id is not null',
      [subscriber.user.id],
    );
    await app.pool.query('update "user" set locked_at = now(), lock_reason = $2 where id = $1', [
      locked.user.id,
      'Spam.',
    ]);
    await app.pool.query('update webhook set paused_until = null where id = any ($1)', [
      [subscriber.webhook.id, locked.webhook.id],
    ]);
    const { rows } = await app.pool.query<{ id: string; webhookId: string; ownerId: string }>(
      `select webhook_delivery.id, webhook_id as "webhookId", user_id as "ownerId" from webhook_delivery
       join webhook on webhook.id = webhook_id where webhook_id = any ($1)`,
      [[subscriber.webhook.id, locked.webhook.id]],
    );
    await addDeliveryJobs(app.pool, rows);
    await until('both are skipped', async () => {
      const { rowCount } = await app.pool.query(
        `select from webhook_delivery where status = 'skipped' and webhook_id = any ($1)`,
        [[subscriber.webhook.id, locked.webhook.id]],
      );
      return rowCount === 2;
    });
    expect(receiver.deliveries).toEqual([]);
  });

  it.each(['public', 'rank_only', 'sealed'] as const)(
    'of a %s auction are sent once; of its bids only if they are public',
    async (visibility) => {
      const owner = await aSubscriber({ url: receiver.url.replace('hook', 'owner') });
      const bidder = await aSubscriber({ url: receiver.url.replace('hook', 'bidder') });
      const auction = await anAuction(app.pool, { user_id: owner.user.id, bid_visibility: visibility });
      const ours = (type: string) =>
        receiver.of(type).filter(({ body }) => body.subjectIds['auctionId'] === auction.id);
      await bidder.caller.data(BID, { input: { auctionId: auction.id, amount: '500.00', confirmed: true } });
      await app.pool.query('update auction set end_time = now(), original_end_time = now() where id = $1', [
        auction.id,
      ]);
      await until('the end is sent', () => ours('auction.closed').length === 2);
      await app.settled();
      await idle();
      expect(
        ours('bid.placed')
          .map(({ path }) => path)
          .sort(),
      ).toEqual(visibility === 'public' ? ['/bidder', '/owner'] : []);
      for (const type of ['auction.closed', 'order.placed', 'order.confirmed'])
        expect(receiver.of(type)).toHaveLength(2);
      expect(new Set(ours('auction.closed').map(({ id }) => id)).size).toBe(1);
    },
  );
});

it('Events are described in plain text, because forms show it', () => {
  for (const { description } of Object.values(webhookEvents)) expect(description).not.toMatch(/[`*]/);
});

it('The subject queries are valid', () => {
  const schema = buildSchema(readFileSync(new URL('../../../../../../schema.graphql', import.meta.url), 'utf8'));
  for (const type of webhookEventTypes) expect(validate(schema, parse(subjectQuery(type)))).toEqual([]);
});
