import { startApp, type TestApp } from '../../../../../test/app.ts';
import type { Body } from '../../../../../test/caller.ts';
import { aMessage, aUser } from '../../../../../test/factories.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const SEND =
  'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id subject content isRead sender { id: userId } } }';
const READ = 'mutation ($id: ID!) { readMessage(id: $id) { id isRead } }';
const input = (change: Body = {}): Body => ({
  recipientId: world.sellerUser.id,
  subject: 'Hello',
  content: 'Good day.',
  ...change,
});

describe('sendMessage', () => {
  it('writes to a member', async () => {
    const { sendMessage } = await world.buyer.data(SEND, { input: input() });
    expect(sendMessage).toEqual({
      id: expect.any(String),
      subject: 'Hello',
      content: 'Good day.',
      isRead: false,
      sender: { id: world.buyerUser.id },
    });
    const [received] = await world.seller.read<Body[]>('/api/messages?limit=1');
    expect(received).toMatchObject({ id: sendMessage?.['id'], sender: { firstName: 'Ana', email: null } });
    // The inbox contains received messages only.
    expect((await world.buyer.read<Body[]>('/api/messages')).map(({ id }) => id)).toEqual([world.message.id]);
  });

  it('answers a message', async () => {
    const { sendMessage } = await world.buyer.data(SEND, {
      input: input({ recipientId: null, inReplyToId: world.message.id }),
    });
    const { rows } = await app.pool.query('select recipient_id, in_reply_to_id from message where id = $1', [
      sendMessage?.['id'],
    ]);
    expect(rows).toEqual([{ recipient_id: world.sellerUser.id, in_reply_to_id: world.message.id }]);
  });

  it('keeps the text unchanged', async () => {
    const content = `<b>"Ünï&code"</b> 🧪\n\ttab \\n 'quote'; drop table message; --`;
    const { sendMessage } = await world.buyer.data(SEND, { input: input({ content }) });
    expect(sendMessage).toMatchObject({ content });
  });

  it('sends one message for a retry', async () => {
    const again = { input: input({ idempotencyKey: 'mine' }) };
    const { sendMessage: first } = await world.buyer.data(SEND, again);
    const before = await app.fingerprint();
    expect((await world.buyer.data(SEND, again))['sendMessage']).toEqual(first);
    expect(await app.fingerprint()).toEqual(before);
  });

  it.each([
    [{ subject: ' ' }, 'BAD_USER_INPUT', 'Please fill in all required fields.'],
    [{ content: 'x'.repeat(4001) }, 'BAD_USER_INPUT', 'Message must be at most 4000 characters.'],
    [{ content: 'a\u0000b' }, 'BAD_USER_INPUT', 'Message must not have control characters; found U+0000.'],
    [{ recipientId: null }, 'BAD_USER_INPUT', 'Please choose a recipient.'],
    [{ recipientId: 'abc' }, 'BAD_USER_INPUT', 'Recipient is not a valid id.'],
    [{ recipientId: UNKNOWN_ID }, 'NOT_FOUND', 'Recipient not found.'],
    [{ inReplyToId: UNKNOWN_ID }, 'NOT_FOUND', 'Message not found.'],
  ])('refuses %j and writes nothing', async (change, code, message) => {
    const before = await app.fingerprint();
    expect(await world.buyer.refusal(SEND, { input: input(change) })).toMatchObject({ code, message });
    expect(await app.fingerprint()).toEqual(before);
  });

  it("refuses messages to oneself, answers to others' messages or to notices, and visitors", async () => {
    const notice = await aMessage(app.pool, { recipient_id: world.buyerUser.id });
    const before = await app.fingerprint();
    expect(await world.seller.refusal(SEND, { input: input() })).toMatchObject({
      message: 'You cannot send a message to yourself.',
    });
    for (const caller of [world.seller, world.other]) {
      expect(
        await caller.refusal(SEND, { input: input({ recipientId: null, inReplyToId: world.message.id }) }),
      ).toMatchObject({ code: 'NOT_FOUND', message: 'Message not found.' });
    }
    expect(
      await world.buyer.refusal(SEND, { input: input({ recipientId: null, inReplyToId: notice.id }) }),
    ).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await app.anyone.refusal(SEND, { input: input() })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await app.fingerprint()).toEqual(before);
  });
});

describe('readMessage', () => {
  it('marks a message permanently and updates the unread count', async () => {
    const message = await aMessage(app.pool, { recipient_id: world.otherUser.id, sending_user_id: world.buyerUser.id });
    const unread = async () => (await world.other.read('/api/dashboard/stats'))['unreadMessages'];
    expect(await unread()).toBe(1);
    for (const time of [1, 2])
      expect([time, await world.other.data(READ, { id: message.id })]).toEqual([
        time,
        { readMessage: { id: message.id, isRead: true } },
      ]);
    expect(await unread()).toBe(0);
  });

  it('counts unread notices apart, and of all conversations', async () => {
    const reader = await aUser(app.pool);
    const writers = 101;
    for (let writer = 0; writer < writers; writer++)
      await aMessage(app.pool, { recipient_id: reader.id, sending_user_id: (await aUser(app.pool)).id });
    await aMessage(app.pool, { recipient_id: reader.id });
    const caller = await app.as(reader);
    expect(await caller.data('{ dashboardStats { unreadMessages unreadNotices } }')).toEqual({
      dashboardStats: { unreadMessages: writers + 1, unreadNotices: 1 },
    });
  });

  it('is possible for the recipient only', async () => {
    const message = await aMessage(app.pool, { recipient_id: world.otherUser.id, sending_user_id: world.buyerUser.id });
    const before = await app.fingerprint();
    for (const caller of [world.buyer, world.seller])
      expect(await caller.refusal(READ, { id: message.id })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Message not found.',
      });
    for (const id of [UNKNOWN_ID, 'abc', ''])
      expect(await world.other.refusal(READ, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await app.anyone.refusal(READ, { id: message.id })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await app.fingerprint()).toEqual(before);
  });
});

it('notices of the market come from Feedstock', async () => {
  await app.pool.query('delete from message where recipient_id = $1', [world.otherUser.id]);
  await aMessage(app.pool, { recipient_id: world.otherUser.id });
  const [notice] = await world.other.read<Body[]>('/api/messages');
  expect(notice).toMatchObject({
    sender: { id: null, firstName: 'Feedstock', lastName: '', companyName: 'Feedstock', email: null },
  });
});

it('lists notices and the messages of conversations apart', async () => {
  await app.pool.query('delete from message where recipient_id = $1', [world.otherUser.id]);
  const notice = await aMessage(app.pool, { recipient_id: world.otherUser.id });
  const message = await aMessage(app.pool, { recipient_id: world.otherUser.id, sending_user_id: world.buyerUser.id });
  const listed = async (list: string) =>
    ((await world.other.data(`{ ${list} { nodes { id } } }`))[list.split('(')[0]!] as { nodes: Body[] }).nodes;
  expect(await listed('messages(notices: true)')).toEqual([{ id: notice.id }]);
  expect(await listed('messages(notices: false)')).toEqual([{ id: message.id }]);
  expect(await listed('messages')).toHaveLength(2);
  expect(await listed('conversations(hasSubject: false)')).toHaveLength(1);
  expect(await listed('conversations(hasSubject: true)')).toEqual([]);
});
