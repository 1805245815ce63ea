import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aCompanyOfTwo } from '../../../../../test/colleagues.ts';
import { anOffering, aQuote } from '../../../../../test/factories.ts';
import { aQuoteOf, quoteById, quoteMove, quoteRefusal } from '../../../../../test/quotes.ts';
import { aWorld, day, UNKNOWN_ID, type World } from '../../../../../test/world.ts';

let app: SharedApp;
let world: World;
beforeAll(async () => {
  app = await sharedApp();
});
beforeEach(async () => {
  world = await aWorld(app);
});
afterAll(() => app.close());

const ofSeller = (columns: Body = {}) =>
  anOffering(app.pool, { user_id: world.sellerUser.id, quantity: 20, ...columns });
const inserted = async (columns: Body = {}, revision: Body = {}) =>
  aQuote(
    app.pool,
    { buyer_id: world.buyerUser.id, seller_id: world.sellerUser.id, offering_id: (await ofSeller()).id, ...columns },
    revision,
  );
const stockOf = async (id: string) =>
  (await app.pool.query<Body>('select quantity, status from offering where id = $1', [id])).rows[0];

it('A request, an answer and an acceptance make a confirmed order with the agreed terms', async () => {
  const { buyer, seller, other } = world;
  const offering = await ofSeller({ minimum_quantity: 10, lead_time_days: 5, available_until: day(30) });
  const asked = await quoteMove(buyer, 'requestQuote', { offeringId: offering.id, quantity: 5, note: 'For Vigo' });
  expect(asked).toMatchObject({
    number: expect.stringMatching(/^\d{10}$/),
    status: 'open',
    isSample: false,
    awaiting: 'seller',
    revision: {
      number: 1,
      side: 'buyer',
      note: 'For Vigo',
      totalAmount: null,
      terms: { price: null, quantity: 5, unit: 'MT', leadTimeDays: 5, validUntil: null },
    },
  });
  const answer = { quoteId: asked.id, revision: 1, price: '90.00', deliveryTerms: 'DAP', deliveryDate: day(9) };
  expect(await quoteMove(seller, 'reviseQuote', answer)).toMatchObject({
    awaiting: 'buyer',
    revision: {
      number: 2,
      side: 'seller',
      note: null,
      totalAmount: '450.00',
      terms: { price: '90.00', quantity: 5, deliveryTerms: 'DAP', deliveryDate: day(9), leadTimeDays: null },
    },
  });
  const accept = { quoteId: asked.id, revision: 2, purchaseOrderNumber: 'PO 7', deliveryAddress: 'Vigo' };
  expect(await quoteMove(buyer, 'acceptQuote', accept)).toMatchObject({
    status: 'accepted',
    awaiting: null,
    offering: { quantity: 15, status: 'active' },
    order: { status: 'confirmed', totalAmount: '450.00', quantity: 5, terms: { price: '90.00' } },
    viewerCan: { revise: false, accept: false, decline: false, withdraw: false },
  });
  const order = (
    await buyer.data(
      '{ orders { nodes { title purchaseOrderNumber deliveryAddress quoteId terms { deliveryTerms minimumQuantity } history { status } } } }',
    )
  )['orders'];
  expect(order).toMatchObject({
    nodes: [
      {
        title: 'Acid',
        purchaseOrderNumber: 'PO 7',
        deliveryAddress: 'Vigo',
        quoteId: asked.id,
        terms: { deliveryTerms: 'DAP', minimumQuantity: null },
        history: [{ status: 'confirmed' }],
      },
    ],
  });
  expect(await quoteById(other, asked.id)).toBeNull();
});

it('The buyer counters with a price, which the seller accepts; a cancelled order gives the quantity back', async () => {
  const { buyer, seller, buyerUser } = world;
  const offering = await ofSeller({ quantity: 5 });
  const { id } = await aQuoteOf(buyer, seller, offering.id);
  await quoteMove(buyer, 'reviseQuote', { quoteId: id, revision: 2, price: '80.00' });
  expect(await quoteRefusal(buyer, 'acceptQuote', { quoteId: id, revision: 3 })).toMatchObject({
    code: 'NOT_YOUR_TURN',
  });
  const accept = { quoteId: id, revision: 3 };
  expect(await quoteRefusal(seller, 'acceptQuote', { ...accept, purchaseOrderNumber: '1' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { purchaseOrderNumber: 'must be absent' },
  });
  const accepted = await quoteMove(seller, 'acceptQuote', accept);
  expect(accepted).toMatchObject({
    buyerId: buyerUser.id,
    order: { totalAmount: '400.00' },
    offering: { status: 'sold_out' },
  });
  const CANCEL = 'mutation ($input: ChangeOrderInput!) { changeOrder(input: $input) { id } }';
  await buyer.data(CANCEL, { input: { orderId: (accepted['order'] as Body)['id'], status: 'cancelled', note: 'No.' } });
  expect(await stockOf(offering.id)).toEqual({ quantity: 5, status: 'active' });
  expect(await quoteById(buyer, id)).toMatchObject({ status: 'accepted', order: { status: 'cancelled' } });
});

it('The order of a quote is found by an index, cancelled or not', async () => {
  const client = await app.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query(`explain select from "order" where quote_id = '${UNKNOWN_ID}'`);
    expect(JSON.stringify(rows)).toContain('order_quote_unique');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

it('Who acts has seen the current terms of an open quote', async () => {
  const { buyer, seller } = world;
  const { id } = await inserted();
  await quoteMove(seller, 'reviseQuote', { quoteId: id, revision: 1, price: '95.00' });
  for (const [caller, move, more] of [
    [buyer, 'acceptQuote', {}],
    [buyer, 'declineQuote', { reason: 'price' }],
    [buyer, 'reviseQuote', {}],
    [seller, 'withdrawQuote', {}],
  ] as const)
    expect(await quoteRefusal(caller, move, { quoteId: id, revision: 1, ...more })).toMatchObject({
      code: 'TERMS_CHANGED',
      revision: 2,
      fields: { revision: 'is 2 now' },
    });
  const declined = await quoteMove(buyer, 'declineQuote', {
    quoteId: id,
    revision: 2,
    reason: 'price',
    note: 'Too high',
  });
  expect(declined).toMatchObject({ status: 'declined', closedReason: 'price', closedNote: 'Too high', order: null });
  expect(await quoteMove(buyer, 'declineQuote', { quoteId: id, revision: 2, reason: 'price' })).toEqual(declined);
  expect(await quoteRefusal(buyer, 'acceptQuote', { quoteId: id, revision: 2 })).toMatchObject({
    code: 'QUOTE_CLOSED',
    message: 'This quote is declined.',
    quoteStatus: 'declined',
  });
});

it('The same idempotency key with null in the place of an absent term is another command', async () => {
  const { buyer } = world;
  const { id } = await inserted({}, { delivery_location: 'Vigo' });
  const again = { quoteId: id, revision: 1, quantity: 4, idempotencyKey: 'counter-offer' };
  const first = await quoteMove(buyer, 'reviseQuote', again);
  expect(await quoteMove(buyer, 'reviseQuote', again)).toEqual(first);
  expect(await quoteRefusal(buyer, 'reviseQuote', { ...again, deliveryLocation: null })).toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
  });
});

it('The side in turn declines, the other one withdraws', async () => {
  const { buyer, seller, other } = world;
  const { id } = await inserted();
  const seen = { quoteId: id, revision: 1 };
  expect(await quoteRefusal(seller, 'declineQuote', { ...seen, reason: 'other' })).toMatchObject({
    code: 'NOT_YOUR_TURN',
  });
  expect(await quoteRefusal(buyer, 'withdrawQuote', seen)).toMatchObject({ code: 'NOT_YOUR_TURN' });
  expect(await quoteRefusal(other, 'withdrawQuote', seen)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await quoteMove(seller, 'withdrawQuote', seen)).toMatchObject({ status: 'withdrawn', awaiting: null });
});

it('Expired terms cannot be accepted or countered; the seller renews them', async () => {
  const { buyer, seller } = world;
  const { id } = await inserted({}, { available_until: day(-1) });
  expect(await quoteById(buyer, id)).toMatchObject({ status: 'expired', isExpired: true });
  const found = async (status: string) =>
    (await buyer.read<Body[]>(`/api/quotes?status=${status}&limit=1000`)).some((quote) => quote['id'] === id);
  expect([await found('open'), await found('expired')]).toEqual([false, true]);
  expect(
    await buyer.refusal(
      'mutation ($id: ID!) { changeQuote(input: { quoteId: $id, revision: 1, status: expired }) { id } }',
      { id },
    ),
  ).toMatchObject({ code: 'BAD_USER_INPUT', fields: { status: expect.any(String) } });
  for (const move of ['acceptQuote', 'reviseQuote'] as const)
    expect(await quoteRefusal(buyer, move, { quoteId: id, revision: 1 })).toMatchObject({
      code: 'QUOTE_EXPIRED',
      message: `These terms were valid until ${day(-1)}, 24:00 UTC.`,
    });
  expect(await quoteRefusal(seller, 'reviseQuote', { quoteId: id, revision: 1 })).toMatchObject({
    fields: { validUntil: 'cannot be in the past' },
  });
  await quoteMove(seller, 'reviseQuote', { quoteId: id, revision: 1, validUntil: day(0) });
  expect(await quoteMove(buyer, 'acceptQuote', { quoteId: id, revision: 2 })).toMatchObject({ status: 'accepted' });
});

it("The seller's terms have a price and fit into an amount, and a quote has at most 50 proposals", async () => {
  const { buyer, seller } = world;
  const asked = await quoteMove(buyer, 'requestQuote', { offeringId: (await ofSeller()).id, isSample: true });
  expect(asked).toMatchObject({ isSample: true, revision: { terms: { quantity: 20 } } });
  const seen = { quoteId: asked.id, revision: 1 };
  expect(await quoteRefusal(seller, 'acceptQuote', seen)).toMatchObject({ fields: { revision: 'has no price' } });
  for (const [terms, fields] of [
    [{}, { price: 'is required' }],
    [{ price: '0' }, { price: expect.any(String) }],
    [{ price: '9999999999999999.99' }, { quantity: 'is too large for this price' }],
    [{ price: '1', leadTimeDays: 2, deliveryDate: day(3) }, { leadTimeDays: expect.any(String) }],
    [{ price: '1', quantity: 0 }, { quantity: expect.any(String) }],
  ])
    expect(await quoteRefusal(seller, 'reviseQuote', { ...seen, ...terms })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields,
    });
  const full = await inserted({ current_revision: 50 }, { number: 50 });
  expect(await quoteRefusal(seller, 'reviseQuote', { quoteId: full.id, revision: 50 })).toMatchObject({
    code: 'CONFLICT',
  });
  expect(await quoteById(seller, full.id)).toMatchObject({ viewerCan: { revise: false, withdraw: true } });
});

it('Two quotes may exceed the quantity; the second acceptance is refused with what is left', async () => {
  const { buyer, seller, other } = world;
  const offering = await ofSeller({ quantity: 8 });
  const first = await aQuoteOf(buyer, seller, offering.id);
  const second = await aQuoteOf(other, seller, offering.id);
  await quoteMove(buyer, 'acceptQuote', { quoteId: first.id, revision: 2 });
  expect(await quoteRefusal(other, 'acceptQuote', { quoteId: second.id, revision: 2 })).toMatchObject({
    code: 'OFFERING_CLOSED',
    status: 409,
    message: 'Only 3 MT are available.',
    available: 3,
  });
  await quoteMove(other, 'reviseQuote', { quoteId: second.id, revision: 2, quantity: 3 });
  await quoteMove(seller, 'acceptQuote', { quoteId: second.id, revision: 3 });
  expect(await stockOf(offering.id)).toMatchObject({ status: 'sold_out' });
  const third = await inserted({ offering_id: offering.id });
  expect(await quoteRefusal(buyer, 'acceptQuote', { quoteId: third.id, revision: 1 })).toMatchObject({
    message: 'Only 0 MT are available.',
    available: 0,
  });
});

it('A quote outlives the last day of its offering, but not its withdrawal', async () => {
  const { buyer, seller, offering } = world;
  const expired = await ofSeller({ available_until: day(-1), status: 'expired' });
  const outliving = await inserted({ offering_id: expired.id });
  await quoteMove(buyer, 'acceptQuote', { quoteId: outliving.id, revision: 1 });
  expect(await stockOf(expired.id)).toEqual({ quantity: 15, status: 'expired' });
  const ended = await inserted({ offering_id: offering.id });
  await seller.data('mutation ($ids: [ID!]!) { withdrawOfferings(ids: $ids) { id } }', { ids: [offering.id] });
  for (const move of ['acceptQuote', 'reviseQuote'] as const)
    expect(await quoteRefusal(buyer, move, { quoteId: ended.id, revision: 1 })).toMatchObject({
      code: 'OFFERING_CLOSED',
    });
  expect(await quoteById(buyer, ended.id)).toMatchObject({
    viewerCan: { revise: false, accept: false, decline: true },
  });
  for (const offeringId of [expired.id, offering.id])
    expect(await quoteRefusal(buyer, 'requestQuote', { offeringId })).toMatchObject({ code: 'OFFERING_CLOSED' });
  // On the market again, at another price.
  const RELIST = 'mutation ($input: EditOfferingInput!) { editOffering(input: $input) { status } }';
  await seller.data(RELIST, { input: { offeringId: offering.id, status: 'active', price: '150.00' } });
  expect(await quoteRefusal(buyer, 'acceptQuote', { quoteId: ended.id, revision: 1 })).toMatchObject({
    message: 'This offering was withdrawn after these terms were proposed. Please propose them again.',
  });
  expect(await quoteById(buyer, ended.id)).toMatchObject({ viewerCan: { revise: true, accept: false } });
  await quoteMove(seller, 'reviseQuote', { quoteId: ended.id, revision: 1 });
  await quoteMove(buyer, 'acceptQuote', { quoteId: ended.id, revision: 2 });
});

it('A request is refused for own and unknown offerings, where blocked, and beyond the quota of messages', async () => {
  const { buyer, seller, sellerUser, buyerUser, offering } = world;
  const ask = { offeringId: offering.id };
  expect(await quoteRefusal(seller, 'requestQuote', ask)).toMatchObject({ code: 'OWN_POSTING' });
  expect(await quoteRefusal(buyer, 'requestQuote', { offeringId: UNKNOWN_ID })).toMatchObject({ code: 'NOT_FOUND' });
  const { id } = await inserted();
  await seller.data('mutation ($id: ID!) { blockMember(memberId: $id) }', { id: buyerUser.id });
  expect(await quoteRefusal(buyer, 'requestQuote', ask)).toMatchObject({ code: 'NOT_RECEIVING' });
  expect(await quoteRefusal(buyer, 'reviseQuote', { quoteId: id, revision: 1 })).toMatchObject({
    code: 'NOT_RECEIVING',
  });
  await app.pool.query(
    `insert into write_quota (member_id, day, messages) values ($1, (clock_timestamp() at time zone 'UTC')::date, 2000)
     on conflict (member_id, day) do update set messages = 2000`,
    [sellerUser.id],
  );
  expect(await quoteRefusal(seller, 'reviseQuote', { quoteId: id, revision: 1 })).toMatchObject({
    code: 'QUOTA_EXCEEDED',
    quota: 'messages',
  });
});

it('Who is blocked declines without a note', async () => {
  const { buyer, seller, buyerUser } = world;
  const { id } = await inserted();
  await seller.data('mutation ($id: ID!) { blockMember(memberId: $id) }', { id: buyerUser.id });
  const decline = { quoteId: id, revision: 1, reason: 'price' };
  expect(await quoteRefusal(buyer, 'declineQuote', { ...decline, note: 'Too high' })).toMatchObject({
    code: 'NOT_RECEIVING',
    message: 'This member is not receiving messages at the moment. Please decline without a note.',
  });
  expect(await quoteMove(buyer, 'declineQuote', decline)).toMatchObject({ status: 'declined' });
});

it('A seller sends a quote in a conversation with the buyer, with the terms of the offering', async () => {
  const { buyer, seller, other, buyerUser, offering, rfp } = world;
  const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { conversation { id } } }';
  const { sendMessage } = await seller.data(SEND, { input: { rfpId: rfp.id, content: 'We can deliver.' } });
  const conversationId = ((sendMessage as Body)['conversation'] as Body)['id'];
  const send = { conversationId, offeringId: offering.id, quantity: 2 };
  expect(await quoteMove(seller, 'sendQuote', send)).toMatchObject({
    buyerId: buyerUser.id,
    awaiting: 'buyer',
    revision: { number: 1, side: 'seller', terms: { price: '100.50', quantity: 2 } },
  });
  const soldOut = await ofSeller({ status: 'sold_out' });
  expect(await quoteRefusal(seller, 'sendQuote', { conversationId, offeringId: soldOut.id, price: '1' })).toMatchObject(
    { code: 'BAD_USER_INPUT', fields: { quantity: 'is required' } },
  );
  expect(await quoteRefusal(buyer, 'sendQuote', send)).toMatchObject({
    code: 'NOT_FOUND',
    message: 'Offering not found.',
  });
  expect(await quoteRefusal(other, 'sendQuote', send)).toMatchObject({ message: 'Conversation not found.' });
});

it('A retry with the same key proposes once', async () => {
  const { buyer, seller, offering } = world;
  const ask = { offeringId: offering.id, idempotencyKey: 'ask-1' };
  const asked = await quoteMove(buyer, 'requestQuote', ask);
  expect(await quoteMove(buyer, 'requestQuote', ask)).toEqual(asked);
  expect(await quoteRefusal(buyer, 'requestQuote', { ...ask, quantity: 1 })).toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
  });
  const answer = { quoteId: asked.id, revision: 1, price: '9', idempotencyKey: 'ask-1' };
  const answered = await quoteMove(seller, 'reviseQuote', answer);
  expect(await quoteMove(seller, 'reviseQuote', answer)).toEqual(answered);
});

it('Each step is a message in the conversation about the offering, also those of the order', async () => {
  const { buyer, seller, offering } = world;
  const { id } = await aQuoteOf(buyer, seller, offering.id);
  const { order } = await quoteMove(buyer, 'acceptQuote', { quoteId: id, revision: 2 });
  const orderId = (order as Body)['id'];
  await seller.data('mutation ($input: ChangeOrderInput!) { changeOrder(input: $input) { id } }', {
    input: { orderId, status: 'shipped' },
  });
  const READ =
    'query ($id: ID!) { quote(id: $id) { conversation { subject { ... on Offering { id } } messages { nodes { subject content kind quote { id } order { id } } } } } }';
  const { quote } = await buyer.data(READ, { id });
  expect(quote).toEqual({
    conversation: {
      subject: { id: offering.id },
      messages: {
        nodes: [
          {
            subject: 'Order shipped: Acid',
            content: 'Your order is on its way. Order of $450.00: Acid.',
            kind: 'order',
            quote: null,
            order: { id: orderId },
          },
          {
            subject: 'Quote accepted: Acid',
            content: 'The buyer accepted: 5 MT at $90.00. There is a confirmed order now.',
            kind: 'quote',
            quote: { id },
            order: null,
          },
          {
            subject: 'New terms: Acid',
            content: 'The seller proposed: 5 MT at $90.00.',
            kind: 'quote',
            quote: { id },
            order: null,
          },
          {
            subject: 'Request for a quote: Acid',
            content: 'The buyer asked: 5 MT.',
            kind: 'quote',
            quote: { id },
            order: null,
          },
        ],
      },
    },
  });
});

it('A colleague takes over, a reader only reads, and who has left does neither', async () => {
  const [buyers, sellers] = [await aCompanyOfTwo(app), await aCompanyOfTwo(app, {}, 'reader')];
  const offering = await anOffering(app.pool, { user_id: sellers.owner.user.id });
  const { id } = await aQuoteOf(buyers.owner.caller, sellers.owner.caller, offering.id);
  expect(await quoteRefusal(sellers.colleague.caller, 'withdrawQuote', { quoteId: id, revision: 2 })).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await quoteById(sellers.colleague.caller, id)).toMatchObject({ status: 'open' });
  const countered = await quoteMove(buyers.colleague.caller, 'reviseQuote', {
    quoteId: id,
    revision: 2,
    price: '85.00',
  });
  expect(countered).toMatchObject({ buyerId: buyers.colleague.user.id, viewerCan: { withdraw: true } });
  await buyers.leave();
  expect(await quoteById(buyers.colleague.caller, id)).toBeNull();
  expect(await quoteMove(sellers.owner.caller, 'acceptQuote', { quoteId: id, revision: 3 })).toMatchObject({
    buyerId: buyers.colleague.user.id,
    order: { totalAmount: '425.00' },
  });
  const orders = (await buyers.owner.caller.data('{ orders { nodes { buyerId } } }'))['orders'];
  expect(orders).toEqual({ nodes: [{ buyerId: buyers.owner.user.id }] });
});

it('Lists show the quotes of a side, of a status, of an offering, and what waits for the viewer', async () => {
  const { buyer, seller, offering } = world;
  const waiting = await inserted({ offering_id: offering.id });
  const expired = await inserted({}, { available_until: day(-1) });
  const declined = await inserted({ status: 'declined' });
  const ids = async (caller: Caller, args: string): Promise<unknown> =>
    ((await caller.data(`{ quotes${args} { nodes { id } } }`))['quotes'] as { nodes: Body[] }).nodes.map(
      ({ id }) => id,
    );
  expect(await ids(buyer, '')).toEqual([declined.id, expired.id, waiting.id]);
  expect(await ids(buyer, '(updatedSince: "2001-01-01T00:00:00Z")')).toEqual([waiting.id, expired.id, declined.id]);
  expect(await ids(buyer, '(side: seller)')).toEqual([]);
  expect(await ids(seller, '(status: declined)')).toEqual([declined.id]);
  expect(await ids(seller, `(offeringId: "${offering.id}")`)).toEqual([waiting.id]);
  expect(await ids(buyer, '(awaitingMe: true)')).toEqual([waiting.id]);
  expect(await ids(buyer, '(awaitingMe: false)')).toEqual([declined.id, expired.id]);
  const awaiting = async (caller: Caller) =>
    (await caller.data('{ dashboardStats { quotesAwaiting } }'))['dashboardStats'];
  expect([await awaiting(buyer), await awaiting(seller)]).toEqual([{ quotesAwaiting: 1 }, { quotesAwaiting: 0 }]);
});

it('Visitors are asked to sign in', async () => {
  const seen = { quoteId: UNKNOWN_ID, revision: 1 };
  expect(await quoteRefusal(app.anyone, 'withdrawQuote', seen)).toMatchObject({ code: 'UNAUTHENTICATED' });
});
