// Two companies of two people agree by REST with API keys, and hear of each step by webhooks.
import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import { anApiKey } from '../../../../../test/apiKeys.ts';
import { registration } from '../../../../../test/bodies.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aCompanyOfTwo } from '../../../../../test/colleagues.ts';
import { anOffering } from '../../../../../test/factories.ts';
import { until } from '../../../../../test/instanceGroup.ts';
import { openWebhookReceiver, type WebhookReceiver } from '../../../../../test/webhookReceiver.ts';
import { webhookEventTypes } from '../../../../rules/webhookEvents.ts';

let app: SharedApp;
let receiver: WebhookReceiver;
beforeAll(async () => {
  app = await sharedApp();
  receiver = await openWebhookReceiver();
});
afterAll(async () => {
  await app.pool.query('delete from webhook where url like $1', [`${receiver.url}%`]);
  await receiver.close();
  await app.close();
});

const CREATE = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
const PROBLEM = { accept: 'application/json' };

const sent = async (caller: Caller, method: string, path: string, body: Body) => {
  const { status, text } = await caller.call(method, path, body, PROBLEM);
  return { httpStatus: status, ...(JSON.parse(text) as { id: string; order: { id: string } }) };
};

it('Request, answer, counter-offer and acceptance, with a colleague taking over, until the order is completed', async () => {
  const [buyers, sellers] = [await aCompanyOfTwo(app), await aCompanyOfTwo(app)];
  const keyOf = async ({ user }: { user: { id: string } }) => app.anyone.with((await anApiKey(app.pool, user)).headers);
  const [buyer, buyersColleague] = [await keyOf(buyers.owner), await keyOf(buyers.colleague)];
  const [seller, sellersColleague] = [await keyOf(sellers.owner), await keyOf(sellers.colleague)];
  const input = { url: receiver.url, events: webhookEventTypes, password: registration.password };
  await sellers.owner.caller.data(CREATE, { input });
  const offering = await anOffering(app.pool, { user_id: sellers.owner.user.id, quantity: 20 });

  const asked = await sent(buyer, 'POST', '/api/quotes', { offeringId: offering.id, quantity: 5 });
  expect(asked).toMatchObject({ httpStatus: 201, awaiting: 'seller', revision: { number: 1, terms: { price: null } } });
  const path = `/api/quotes/${asked.id}`;
  expect(await seller.read<Body[]>('/api/quotes?awaitingMe=true')).toMatchObject([{ id: asked.id }]);
  await sent(seller, 'POST', `${path}/revisions`, { revision: 1, price: '90.00' });
  const stale = { revision: 1, price: '85.00' };
  expect(await sent(buyersColleague, 'POST', `${path}/revisions`, stale)).toMatchObject({
    httpStatus: 409,
    code: 'TERMS_CHANGED',
    revision: 2,
  });
  await sent(buyersColleague, 'POST', `${path}/revisions`, { ...stale, revision: 2 });
  expect(await sent(sellersColleague, 'PATCH', path, { status: 'declined', revision: 3 })).toMatchObject({
    fields: { reason: 'Please say why.' },
  });
  expect(await sent(sellersColleague, 'PATCH', path, { status: 'open', revision: 3 })).toMatchObject({
    httpStatus: 400,
    fields: { status: expect.any(String) },
  });
  const accepted = await sent(sellersColleague, 'PATCH', path, { status: 'accepted', revision: 3 });
  expect(accepted).toMatchObject({ httpStatus: 200, status: 'accepted', order: { id: expect.any(String) } });
  expect((await buyer.read<Body[]>(`${path}/revisions`)).map(({ side, totalAmount }) => [side, totalAmount])).toEqual([
    ['buyer', null],
    ['seller', '450.00'],
    ['buyer', '425.00'],
  ]);
  const orderPath = `/api/orders/${accepted.order.id}`;
  for (const [caller, status] of [
    [seller, 'shipped'],
    [buyersColleague, 'delivered'],
    [buyer, 'completed'],
  ] as const)
    expect(await sent(caller, 'PATCH', orderPath, { status })).toMatchObject({ status, quoteId: asked.id });

  await until('the last event is delivered', () => receiver.of('order.completed').length > 0);
  const expected = [
    'quote.requested',
    'quote.revised',
    'quote.revised',
    'quote.accepted',
    'order.placed',
    'order.confirmed',
    'order.shipped',
    'order.delivered',
    'order.completed',
  ];
  await until('all events are delivered', () => receiver.deliveries.length >= expected.length);
  expect(receiver.deliveries.map(({ body }) => body.type).sort()).toEqual(expected.toSorted());
  expect(receiver.of('quote.accepted')[0]?.body).toMatchObject({
    subjectIds: { quoteId: asked.id },
    data: { quote: { id: asked.id, status: 'accepted', revision: { number: 3, terms: { price: '85.00' } } } },
  });
});

it('The second of two colleagues who accept a quote reads who did, when and as which order, and that her number was not used', async () => {
  const [buyers, sellers] = [await aCompanyOfTwo(app), await aCompanyOfTwo(app)];
  const offering = await anOffering(app.pool, { user_id: sellers.owner.user.id, quantity: 20 });
  const { id } = await sent(buyers.owner.caller, 'POST', '/api/quotes', { offeringId: offering.id, quantity: 5 });
  const path = `/api/quotes/${id}`;
  await sent(sellers.owner.caller, 'POST', `${path}/revisions`, { revision: 1, price: '90.00' });
  const accept = { status: 'accepted', revision: 2 };
  const { order } = await sent(buyers.owner.caller, 'PATCH', path, { ...accept, purchaseOrderNumber: 'PO-1' });
  const { number } = await buyers.owner.caller.read<{ number: string }>(`/api/orders/${order.id}`);
  const refused = {
    httpStatus: 409,
    code: 'QUOTE_CLOSED',
    quoteStatus: 'accepted',
    acceptedBy: expect.stringMatching(/\S/),
    acceptedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    orderId: order.id,
    orderNumber: number,
  };
  expect(await sent(buyers.colleague.caller, 'PATCH', path, { ...accept, purchaseOrderNumber: 'PO-2' })).toMatchObject({
    ...refused,
    message: expect.stringMatching(
      new RegExp(
        `^This quote is accepted: by \\S.*, \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC, as order ${number}\\. The purchase order number PO-2 was not used\\.$`,
      ),
    ),
  });
  const again = await sent(sellers.colleague.caller, 'POST', `${path}/revisions`, { revision: 2, price: '80.00' });
  expect(again).toMatchObject({ ...refused, message: expect.stringMatching(/as order \d+\.$/) });
});
