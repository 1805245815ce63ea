// Two companies, or people without one, write to each other about one subject; each person has read marks of their own.
import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aCompanyOfTwo } from '../../../../../test/colleagues.ts';
import { anOffering, anOrder, anRfp, aProduct, aUser } from '../../../../../test/factories.ts';
import { exportSections } from '../../../around/personalData/exportSections.ts';
import { UNKNOWN_ID } from '../../../../../test/world.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
  id subject isRead sender { id: userId } conversation { id subject { ... on Offering { id } ... on Rfp { id } ... on Order { id } ... on Product { id } } } } }`;
const INQUIRE = 'mutation ($input: InquireInput!) { inquire(input: $input) { id conversation { id } } }';
const READ = 'mutation ($id: ID!) { readMessage(id: $id) { id isRead } }';
const MARK = 'mutation ($id: ID!) { markConversationRead(id: $id) { unreadCount } }';
const LIST =
  '{ conversations { nodes { id unreadCount counterparty { name userId company { id } } lastMessage { content } viewerCan { sendMessage } } } dashboardStats { unreadMessages } }';
const MESSAGES =
  'query ($id: ID!) { conversation(id: $id) { messages { nodes { content kind isRead order { id } sender { id: userId } } } } }';

type Sent = { id: string; subject: string; conversation: { id: string; subject: { id: string } | null } };

const send = async (caller: Caller, input: Body): Promise<Sent> =>
  (await caller.data(SEND, { input: { content: 'Good day.', ...input } }))['sendMessage'] as Sent;
const conversationsOf = async (caller: Caller): Promise<Body[]> =>
  ((await caller.data(LIST))['conversations'] as { nodes: Body[] }).nodes;
const unreadOf = async (caller: Caller): Promise<unknown> =>
  ((await caller.data(LIST))['dashboardStats'] as Body)['unreadMessages'];
const messagesIn = async (caller: Caller, id: string): Promise<Body[] | undefined> =>
  ((await caller.data(MESSAGES, { id }))['conversation'] as { messages: { nodes: Body[] } } | null)?.messages.nodes;

/** A company of two and a buyer without one. */
const aTrade = async () => {
  const seller = await aCompanyOfTwo(app);
  const buyerUser = await aUser(app.pool);
  const buyer = { user: buyerUser, caller: await app.as(buyerUser) };
  const offering = await anOffering(app.pool, { user_id: seller.owner.user.id });
  return { seller, buyer, offering };
};

it('An inquiry opens a conversation in which a colleague answers; further messages about the offering continue it', async () => {
  const { seller, buyer, offering } = await aTrade();
  const { inquire } = await buyer.caller.data(INQUIRE, { input: { offeringId: offering.id, message: 'Purity?' } });
  const { id } = (inquire as Sent).conversation;
  expect(await conversationsOf(seller.colleague.caller)).toEqual([
    {
      id,
      unreadCount: 1,
      counterparty: { name: 'Ana Ruiz', userId: buyer.user.id, company: null },
      lastMessage: { content: 'Purity?' },
      viewerCan: { sendMessage: true },
    },
  ]);
  const answer = await send(seller.colleague.caller, { conversationId: id, content: '99 %.' });
  expect(answer).toMatchObject({ subject: 'Acid', conversation: { id, subject: { id: offering.id } } });
  expect((await send(buyer.caller, { offeringId: offering.id, content: 'Thanks.' })).conversation.id).toBe(id);
  expect(await messagesIn(seller.owner.caller, id)).toMatchObject([
    { content: 'Thanks.', isRead: false, sender: { id: buyer.user.id } },
    { content: '99 %.', sender: { id: seller.colleague.user.id } },
    { content: 'Purity?' },
  ]);
  expect((await conversationsOf(buyer.caller))[0]).toMatchObject({
    counterparty: { userId: seller.owner.user.id, company: { id: seller.company.id } },
  });
});

it('Each person has read marks of their own; opening a conversation marks all of it, reading a message that message', async () => {
  const { seller, buyer, offering } = await aTrade();
  const { owner, colleague } = seller;
  const [first, second] = [
    await send(buyer.caller, { offeringId: offering.id }),
    await send(buyer.caller, { offeringId: offering.id }),
  ];
  const unread = async () => [await unreadOf(owner.caller), await unreadOf(colleague.caller)];
  expect(await unread()).toEqual([2, 2]);
  expect(await colleague.caller.data(READ, { id: second.id })).toEqual({
    readMessage: { id: second.id, isRead: true },
  });
  expect(await unread()).toEqual([2, 1]);
  await owner.caller.data(READ, { id: first.id });
  expect(await unread()).toEqual([1, 1]);
  const list = await colleague.caller.read<Body[]>('/api/messages');
  expect(list.map(({ id, isRead }) => [id, isRead])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  expect(await colleague.caller.data(MARK, { id: first.conversation.id })).toEqual({
    markConversationRead: { unreadCount: 0 },
  });
  expect(await unread()).toEqual([1, 0]);
  await send(buyer.caller, { offeringId: offering.id });
  expect(await unread()).toEqual([2, 1]);
  const UNREAD = '{ conversations(unread: false) { totalCount } }';
  expect(await colleague.caller.data(UNREAD)).toEqual({ conversations: { totalCount: 0 } });
});

it('There is one conversation for two sides and a subject: a company, an RFP, an order, or a material of a company', async () => {
  const { seller, buyer } = await aTrade();
  const product = await aProduct(app.pool);
  const rfp = await anRfp(app.pool, { user_id: buyer.user.id });
  const order = await anOrder(app.pool, { buyer_id: buyer.user.id, seller_id: seller.owner.user.id });
  const { colleague } = seller;
  const [plain, about, ofRfp, ofOrder] = [
    await send(buyer.caller, { companyId: seller.company.id }),
    await send(buyer.caller, { companyId: seller.company.id, productId: product.id }),
    await send(colleague.caller, { rfpId: rfp.id }),
    await send(colleague.caller, { orderId: order.id }),
  ];
  expect([plain, about, ofRfp, ofOrder].map(({ conversation }) => conversation.subject)).toEqual([
    null,
    { id: product.id },
    { id: rfp.id },
    { id: order.id },
  ]);
  expect(await send(buyer.caller, { orderId: order.id })).toMatchObject({ conversation: ofOrder.conversation });
  expect(await send(colleague.caller, { recipientId: buyer.user.id, subject: 'Hello' })).toMatchObject({
    conversation: { id: plain.conversation.id },
  });
  expect(await conversationsOf(buyer.caller)).toHaveLength(4);
});

it('The steps of an order are messages of its conversation', async () => {
  const { seller, buyer } = await aTrade();
  const order = await anOrder(app.pool, { buyer_id: buyer.user.id, seller_id: seller.owner.user.id });
  const change = 'mutation ($input: ChangeOrderInput!) { changeOrder(input: $input) { id } }';
  await seller.colleague.caller.data(change, { input: { orderId: order.id, status: 'confirmed' } });
  const sent = await send(buyer.caller, { orderId: order.id, content: 'Thank you.' });
  expect(await messagesIn(seller.owner.caller, sent.conversation.id)).toMatchObject([
    { content: 'Thank you.', kind: 'text', order: null },
    { kind: 'order', order: { id: order.id }, sender: { id: seller.colleague.user.id } },
  ]);
});

it('Nobody else reads or writes in a conversation; who left the company reads it no more, who joins has nothing unread', async () => {
  const { seller, buyer, offering } = await aTrade();
  const { colleague } = seller;
  const { id, conversation } = await send(buyer.caller, { offeringId: offering.id });
  await app.pool.query('update message set recipient_id = $1 where id = $2', [colleague.user.id, id]);
  await send(colleague.caller, { conversationId: conversation.id });
  const stranger = await app.as(await aUser(app.pool));
  await seller.leave();
  for (const caller of [stranger, colleague.caller]) {
    expect(await conversationsOf(caller)).toEqual([]);
    expect(await messagesIn(caller, conversation.id)).toBe(undefined);
    expect(await caller.data('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
    const input = { conversationId: conversation.id, content: 'Hello?' };
    expect(await caller.refusal(SEND, { input })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await caller.refusal(MARK, { id: conversation.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await caller.refusal(READ, { id })).toMatchObject({ code: 'NOT_FOUND' });
  }
  const of = (id: string) => app.pool.query<{ id: string }>(exportSections['messages']!, [id]);
  const copied = (await of(colleague.user.id)).rows.map((row) => row.id);
  expect(copied).not.toContain(id);
  expect(copied).toHaveLength(1);
  await send(buyer.caller, { offeringId: offering.id });
  await seller.join();
  expect(await unreadOf(colleague.caller)).toBe(0);
  expect(await conversationsOf(colleague.caller)).toHaveLength(1);
});

it.each([
  [{ companyId: UNKNOWN_ID }, 'NOT_FOUND', 'Company not found.'],
  [{ conversationId: UNKNOWN_ID }, 'NOT_FOUND', 'Conversation not found.'],
  [{ orderId: UNKNOWN_ID }, 'NOT_FOUND', 'Order not found.'],
  [{ productId: UNKNOWN_ID }, 'BAD_USER_INPUT', 'Please choose a company.'],
  [
    { rfpId: UNKNOWN_ID, orderId: UNKNOWN_ID },
    'BAD_USER_INPUT',
    'A message names one conversation, company or subject.',
  ],
  [
    { companyId: UNKNOWN_ID, recipientId: UNKNOWN_ID },
    'BAD_USER_INPUT',
    'A message names one conversation, company or subject.',
  ],
  [{ companyId: UNKNOWN_ID, content: ' ' }, 'BAD_USER_INPUT', 'Please fill in all required fields.'],
])('refuses a message to %j', async (input, code, message) => {
  const { buyer } = await aTrade();
  expect(await buyer.caller.refusal(SEND, { input: { content: 'Good day.', ...input } })).toMatchObject({
    code,
    message,
  });
});

it('Nobody writes to their own company, and a block of a colleague holds for all', async () => {
  const { seller, buyer, offering } = await aTrade();
  const { owner, colleague } = seller;
  for (const input of [
    { offeringId: offering.id },
    { companyId: seller.company.id },
    { recipientId: owner.user.id, subject: 'Hi' },
  ])
    expect(await colleague.caller.refusal(SEND, { input: { content: 'Good day.', ...input } })).toMatchObject({
      message: 'You cannot write to your own company.',
    });
  const { conversation } = await send(buyer.caller, { offeringId: offering.id });
  await colleague.caller.data('mutation ($id: ID!) { blockMember(memberId: $id) }', { id: buyer.user.id });
  for (const input of [
    { offeringId: offering.id },
    { conversationId: conversation.id },
    { companyId: seller.company.id },
  ])
    expect(await buyer.caller.refusal(SEND, { input: { content: 'Hello?', ...input } })).toMatchObject({
      code: 'NOT_RECEIVING',
    });
});

it('Messages written at the same time have different numbers, and the conversation begins once', async () => {
  const { seller, buyer, offering } = await aTrade();
  const sent = await Promise.all(
    Array.from({ length: 12 }, (_, nth) =>
      nth % 2 === 0
        ? send(buyer.caller, { offeringId: offering.id })
        : send(seller.colleague.caller, { recipientId: buyer.user.id, subject: `Message ${nth}` }),
    ),
  );
  expect(new Set(sent.map(({ conversation }) => conversation.id)).size).toBe(2);
  const { rows } = await app.pool.query<{ numbers: number[] }>(
    `select array_agg(number order by number) as numbers from message where id = any ($1) group by conversation_id`,
    [sent.map(({ id }) => id)],
  );
  for (const { numbers } of rows) expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
});

it('A founder keeps the conversations of before for the company, and what was unread', async () => {
  const { buyer, seller, offering } = await aTrade();
  const { conversation } = await send(buyer.caller, { offeringId: offering.id });
  await send(seller.owner.caller, { conversationId: conversation.id });
  const profile = { companyName: 'New', phone: '+34 91 123 45 67', registrationCountry: 'Spain' };
  await buyer.caller.data('mutation ($input: CompanyProfileInput!) { saveCompanyProfile(input: $input) { id } }', {
    input: profile,
  });
  expect(await conversationsOf(buyer.caller)).toMatchObject([{ id: conversation.id, unreadCount: 1 }]);
  expect(await conversationsOf(seller.owner.caller)).toMatchObject([{ counterparty: { name: 'New' } }]);
});
