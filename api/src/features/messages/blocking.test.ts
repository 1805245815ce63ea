import { sharedApp, type SharedApp } from '../../../test/app.ts';
import { aCompanyOfTwo } from '../../../test/colleagues.ts';
import { aUser } from '../../../test/factories.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../test/world.ts';

let app: SharedApp;
let world: World;
beforeAll(async () => {
  app = await sharedApp();
});
beforeEach(async () => {
  world = await aWorld(app);
});
afterAll(() => app.close());

const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
const INQUIRE = 'mutation ($input: InquireInput!) { inquire(input: $input) { id } }';
const BLOCK = 'mutation ($id: ID!) { blockMember(memberId: $id) }';
const UNBLOCK = 'mutation ($id: ID!) { unblockMember(memberId: $id) }';
const BLOCKED = '{ blockedMembers { nodes { blocked { id isBlocked } } } }';

const toSeller = () => ({ input: { recipientId: world.sellerUser.id, subject: 'Hello', content: 'Good day.' } });
const refused = { code: 'NOT_RECEIVING', status: 409, message: 'This member is not receiving messages at the moment.' };

test('Messages, answers and inquiries of a blocked member are refused, and nothing is written', async () => {
  const { buyer, seller, buyerUser, offering, message } = world;
  expect(await seller.data(BLOCK, { id: buyerUser.id })).toEqual({ blockMember: true });
  expect(await buyer.refusal(SEND, toSeller())).toMatchObject(refused);
  const answer = { inReplyToId: message.id, subject: 'Re: Hello', content: 'Yes.' };
  expect(await buyer.refusal(SEND, { input: answer })).toMatchObject(refused);
  const inquiry = { offeringId: offering.id, message: 'Which purity?' };
  expect(await buyer.refusal(INQUIRE, { input: inquiry })).toMatchObject(refused);
  const { rows } = await app.pool.query('select from message where recipient_id = $1', [world.sellerUser.id]);
  expect(rows).toEqual([]);
});

test('A block ends when it is taken back, and holds in one direction only', async () => {
  const { buyer, seller, buyerUser } = world;
  await seller.data(BLOCK, { id: buyerUser.id });
  await seller.data(SEND, { input: { recipientId: buyerUser.id, subject: 'Last word', content: 'Goodbye.' } });
  expect(await seller.data(UNBLOCK, { id: buyerUser.id })).toEqual({ unblockMember: expect.any(String) });
  expect(await seller.data(UNBLOCK, { id: buyerUser.id })).toEqual({ unblockMember: null });
  expect(await buyer.data(SEND, toSeller())).toEqual({ sendMessage: { id: expect.any(String) } });
});

test('A blocked member who joins a company stays blocked, and can be blocked again with the company', async () => {
  const { seller } = world;
  const { owner, colleague, join, leave } = await aCompanyOfTwo(app);
  await leave();
  await seller.data(BLOCK, { id: colleague.user.id });
  await join();
  expect(await colleague.caller.refusal(SEND, toSeller())).toMatchObject(refused);
  await owner.caller.data(SEND, toSeller());
  await seller.data(BLOCK, { id: colleague.user.id });
  expect(await owner.caller.refusal(SEND, toSeller())).toMatchObject(refused);
  await leave();
  expect(await colleague.caller.refusal(SEND, toSeller())).toMatchObject(refused);
  const IS_BLOCKED = 'query ($id: ID!) { node(id: $id) { ... on User { isBlocked } } }';
  expect(await seller.data(IS_BLOCKED, { id: colleague.user.id })).toEqual({ node: { isBlocked: true } });
});

test('A block of a company stays when who made it leaves and blocks the same member again', async () => {
  const { buyer, buyerUser } = world;
  const { owner, colleague, leave } = await aCompanyOfTwo(app);
  await colleague.caller.data(BLOCK, { id: buyerUser.id });
  await leave();
  await colleague.caller.data(BLOCK, { id: buyerUser.id });
  for (const { user } of [owner, colleague])
    expect(
      await buyer.refusal(SEND, { input: { recipientId: user.id, subject: 'Hello', content: 'Good day.' } }),
    ).toMatchObject(refused);
  expect(await owner.caller.data(UNBLOCK, { id: buyerUser.id })).toEqual({ unblockMember: expect.any(String) });
});

test('Only the blocking member can see a block; blocking twice has no further effect', async () => {
  const { buyer, seller, other, buyerUser, sellerUser } = world;
  for (const _ of [1, 2]) await seller.data(BLOCK, { id: buyerUser.id });
  expect(await seller.data(BLOCKED)).toEqual({
    blockedMembers: { nodes: [{ blocked: { id: buyerUser.id, isBlocked: true } }] },
  });
  for (const caller of [buyer, other]) expect(await caller.data(BLOCKED)).toEqual({ blockedMembers: { nodes: [] } });
  const { messages } = await buyer.data('{ messages { nodes { sender { id: userId isBlocked } } } }');
  expect(messages).toEqual({ nodes: [{ sender: { id: sellerUser.id, isBlocked: false } }] });
  const seen = '{ messages { nodes { isNotice sender { isBlocked } } } }';
  await buyer.data(BLOCK, { id: sellerUser.id });
  expect(await buyer.data(seen)).toEqual({
    messages: { nodes: [{ isNotice: false, sender: { isBlocked: true } }] },
  });
});

test('Nobody can block themselves or an unknown member, and the market itself has no id to block', async () => {
  const { buyer, buyerUser } = world;
  expect(await buyer.refusal(BLOCK, { id: buyerUser.id })).toMatchObject({ code: 'BAD_USER_INPUT' });
  for (const id of [UNKNOWN_ID, 'x']) expect(await buyer.refusal(BLOCK, { id })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await app.anyone.refusal(BLOCK, { id: buyerUser.id })).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('Orders and bids of a blocked member are not affected', async () => {
  const { buyer, seller, buyerUser, sellerUser, offering } = world;
  await seller.data(BLOCK, { id: buyerUser.id });
  const body = { sellerId: sellerUser.id, offeringId: offering.id, quantity: 1 };
  const ordered = await buyer.post('/api/orders', body);
  expect(ordered.status).toBe(201);
});

test('A notice says that it is one; a message by a member never does', async () => {
  const reader = await aUser(app.pool);
  const inbox = await app.as(reader);
  await app.pool.query(
    `insert into message (id, recipient_id, subject, content, is_read) values (gen_random_uuid(), $1, 'Notice', 'From the market', false)`,
    [reader.id],
  );
  await world.buyer.data(SEND, { input: { recipientId: reader.id, subject: 'Notice', content: 'From the market' } });
  const messages = await inbox.read<{ isNotice: boolean; sender: { id: string | null } }[]>('/api/messages');
  expect(messages.map(({ isNotice, sender }) => [isNotice, sender.id])).toEqual([
    [false, world.buyerUser.id],
    [true, null],
  ]);
});

describe('Of companies of two', () => {
  const setUp = async () => {
    const [blocking, blocked] = [await aCompanyOfTwo(app), await aCompanyOfTwo(app)];
    const toBlocking = () => ({ input: { companyId: blocking.company.id, content: 'Good day.' } });
    await blocking.owner.caller.data(BLOCK, { id: blocked.owner.user.id });
    return { blocking, blocked, toBlocking };
  };

  it('the messages of a colleague of the blocked person are refused, to both of the company that blocks', async () => {
    const { blocking, blocked, toBlocking } = await setUp();
    const { caller } = blocked.colleague;
    expect(await caller.refusal(SEND, toBlocking())).toMatchObject(refused);
    const toColleague = { recipientId: blocking.colleague.user.id, subject: 'Hello', content: 'Good day.' };
    expect(await caller.refusal(SEND, { input: toColleague })).toMatchObject(refused);
    expect(await blocking.colleague.caller.data(BLOCKED)).toEqual({
      blockedMembers: { nodes: [{ blocked: { id: blocked.owner.user.id, isBlocked: true } }] },
    });
  });

  it('a colleague lifts a block, by any person of the blocked company', async () => {
    const { blocking, blocked, toBlocking } = await setUp();
    expect(await blocking.colleague.caller.data(UNBLOCK, { id: blocked.colleague.user.id })).toEqual({
      unblockMember: expect.any(String),
    });
    await blocked.owner.caller.data(SEND, toBlocking());
  });

  it('nobody blocks a colleague', async () => {
    const { blocking } = await setUp();
    expect(await blocking.owner.caller.refusal(BLOCK, { id: blocking.colleague.user.id })).toMatchObject({
      message: 'You cannot block a colleague.',
    });
  });

  it('who leaves the blocked company is not blocked any more, and who leaves the other blocks nobody', async () => {
    const { blocking, blocked, toBlocking } = await setUp();
    for (const { leave } of [blocking, blocked]) await leave();
    const LISTED = '{ blockedMembers { nodes { company { id } } } }';
    expect(await blocking.owner.caller.data(LISTED)).toEqual({
      blockedMembers: { nodes: [{ company: { id: blocked.company.id } }] },
    });
    await blocked.colleague.caller.data(SEND, toBlocking());
    const toLeaver = { recipientId: blocking.colleague.user.id, subject: 'Hello', content: 'Good day.' };
    await blocked.owner.caller.data(SEND, { input: toLeaver });
    expect(await blocked.owner.caller.refusal(SEND, toBlocking())).toMatchObject(refused);
  });
});

test('A reader neither blocks for the company nor takes a block back', async () => {
  const { colleague } = await aCompanyOfTwo(app, {}, 'reader');
  for (const act of [BLOCK, UNBLOCK])
    expect(await colleague.caller.refusal(act, { id: world.buyerUser.id })).toMatchObject({ code: 'FORBIDDEN' });
});
