import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import { aCompanyOfTwo } from '../../../../../test/colleagues.ts';
import { aBid, anOrder, aQuote, aUser } from '../../../../../test/factories.ts';
import { quoteRefusal } from '../../../../../test/quotes.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../../../test/world.ts';

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

test('A blocked member orders nothing, by an order, an award or a quote', async () => {
  const { buyer, seller, buyerUser, sellerUser, offering, rfp } = world;
  const quote = await aQuote(app.pool, {
    buyer_id: buyerUser.id,
    seller_id: sellerUser.id,
    offering_id: offering.id,
  });
  const bid = await aBid(app.pool, { user_id: sellerUser.id, rfp_id: rfp.id });
  const deals = [{ offeringId: offering.id, quantity: 1 }, { bidId: bid.id }];
  await seller.data(BLOCK, { id: buyerUser.id });
  for (const deal of deals)
    expect(await buyer.post('/api/orders', { sellerId: sellerUser.id, ...deal })).toMatchObject({
      status: 409,
      text: expect.stringContaining('This seller does not trade with you at the moment.'),
    });
  expect(await quoteRefusal(buyer, 'acceptQuote', { quoteId: quote.id, revision: 1 })).toMatchObject({
    code: 'NOT_RECEIVING',
    message: 'This seller does not trade with you at the moment.',
  });
  const stock = await app.pool.query('select quantity, status from offering where id = $1', [offering.id]);
  expect(stock.rows).toEqual([{ quantity: offering['quantity'], status: 'active' }]);
  await seller.data(UNBLOCK, { id: buyerUser.id });
  for (const deal of deals)
    expect(await buyer.post('/api/orders', { sellerId: sellerUser.id, ...deal })).toMatchObject({ status: 201 });
});

test('A seller whom the buyer has blocked does not accept the quote of the buyer', async () => {
  const { buyer, seller, buyerUser, sellerUser, offering } = world;
  const quote = await aQuote(
    app.pool,
    { buyer_id: buyerUser.id, seller_id: sellerUser.id, offering_id: offering.id },
    { side: 'buyer' },
  );
  await buyer.data(BLOCK, { id: sellerUser.id });
  const accept = { quoteId: quote.id, revision: 1 };
  expect(await quoteRefusal(seller, 'acceptQuote', accept)).toMatchObject({
    message: 'This buyer does not trade with you at the moment.',
  });
});

test('A blocked member bids without a message, on RFPs and auctions', async () => {
  const { buyer, seller, buyerUser, sellerUser, rfp, auction } = world;
  const BID = 'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { bidId } }';
  await buyer.data(BLOCK, { id: sellerUser.id });
  await seller.data(BLOCK, { id: buyerUser.id });
  const bids = [
    [seller, { rfpId: rfp.id, amount: '100.00' }],
    [buyer, { auctionId: auction.id, amount: '1000.00', confirmed: true }],
  ] as const;
  for (const [bidder, input] of bids) {
    expect(await bidder.refusal(BID, { input: { ...input, message: 'Read this.' } })).toMatchObject({
      code: 'NOT_RECEIVING',
      message: `${refused.message} Please bid without a message.`,
    });
    await bidder.data(BID, { input });
  }
});

test('Of a blocked member no text reaches the other side of an order, and the order can be cancelled', async () => {
  const { buyer, seller, buyerUser, sellerUser } = world;
  const order = () => anOrder(app.pool, { buyer_id: buyerUser.id, seller_id: sellerUser.id });
  const [bought, sold] = [await order(), await order()];
  await seller.data(BLOCK, { id: buyerUser.id });
  await buyer.data(BLOCK, { id: sellerUser.id });
  const NUMBER =
    'mutation ($id: ID!, $to: String) { setPurchaseOrderNumber(orderId: $id, purchaseOrderNumber: $to) { id } }';
  expect(await buyer.refusal(NUMBER, { id: bought.id, to: 'Read this' })).toMatchObject({
    message: `${refused.message} Please leave out the number.`,
  });
  await buyer.data(NUMBER, { id: bought.id, to: null });
  const confirm = { status: 'confirmed', note: 'Read this' };
  expect(await seller.call('PATCH', `/api/orders/${sold.id}`, confirm)).toMatchObject({
    status: 409,
    text: expect.stringContaining(`${refused.message} Please leave out the note.`),
  });
  expect(await seller.call('PATCH', `/api/orders/${sold.id}`, { status: 'confirmed' })).toMatchObject({ status: 200 });
  const cancel = { status: 'cancelled', note: 'Read this' };
  expect(await buyer.call('PATCH', `/api/orders/${bought.id}`, cancel)).toMatchObject({ status: 200 });
  const texts = await app.pool.query(
    `select note as text from order_event where order_id = $1 union all select content from message where recipient_id = $2`,
    [bought.id, sellerUser.id],
  );
  expect(JSON.stringify(texts.rows)).not.toContain('Read this');
  expect(JSON.stringify(texts.rows)).toContain(
    'The reason is not passed on, because the other side receives no messages.',
  );
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
