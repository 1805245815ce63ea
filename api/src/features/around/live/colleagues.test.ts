// Updates about what belongs to a company reach all its people.
import { newSession, startApp, type TestApp } from '../../../../test/app.ts';
import { bidOn, postAuction } from '../../../../test/auctions.ts';
import { AuctionWatcher, subscriptions } from '../../../../test/auctionWatcher.ts';
import { aCompanyOfTwo } from '../../../../test/colleagues.ts';
import { anOrder, aUser } from '../../../../test/factories.ts';
import { until } from '../../../../test/instanceGroup.ts';
import { Wire } from '../../../../test/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('a colleague gets the changes of the auctions in which the company bids, as its own', async () => {
  const { owner, colleague } = await aCompanyOfTwo(app);
  const auctionId = await postAuction(app.pool, await app.as(await aUser(app.pool)), { bidVisibility: 'sealed' });
  const cookie = await newSession(app.pool, colleague.user);
  const watcher = new AuctionWatcher({ query: subscriptions.myAuctionsChanged(), cookie, url: () => app.url });
  await watcher.ready;
  await bidOn(auctionId, owner.caller, '300.00');
  const bids = () => watcher.frames.flatMap((frame) => frame.bids);
  await until('the bid arrived', () => bids().length > 0);
  await watcher.close();
  expect(bids()).toMatchObject([{ amount: '300.00', userId: owner.user.id }]);
  // The auction's opening may arrive too.
  expect(watcher.newsOf(auctionId)).toContainEqual(
    expect.objectContaining({ kind: 'bid', own: true, amount: '300.00' }),
  );
});

it('a colleague gets the orders of the company', async () => {
  const { owner, colleague } = await aCompanyOfTwo(app);
  const wire = await Wire.connect(app.url, { headers: { cookie: await newSession(app.pool, colleague.user) } });
  wire.subscribe('orders', 'subscription { orderChanged(confirmStart: true) { order { id } } }');
  await wire.received(({ type }) => type === 'next');
  const { id } = await anOrder(app.pool, { buyer_id: owner.user.id, seller_id: (await aUser(app.pool)).id });
  await wire.received(({ payload }) => JSON.stringify(payload ?? null).includes(id));
  wire.socket.terminate();
});

it('a message to the company reaches all its people, each with the number of their own unread messages', async () => {
  const { owner, colleague } = await aCompanyOfTwo(app);
  const sender = await app.as(await aUser(app.pool));
  const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
  const send = (content: string) =>
    sender.data(SEND, { input: { recipientId: owner.user.id, subject: 'Hello', content } });
  await send('First');
  await owner.caller.data('mutation ($id: ID!) { readMessage(id: $id) { id } }', {
    id: (await owner.caller.read<{ id: string }[]>('/api/messages'))[0]?.id,
  });
  const twin = await app.twin();
  const wires = await Promise.all(
    [owner, colleague].map(async ({ user }, nth) =>
      Wire.connect(nth === 0 ? app.url : twin.url, { headers: { cookie: await newSession(app.pool, user) } }),
    ),
  );
  for (const wire of wires) {
    wire.subscribe('m', 'subscription { messageReceived(confirmStart: true) { message { content } unreadCount } }');
    await wire.received(({ type }) => type === 'next');
  }
  await send('Second');
  for (const [nth, wire] of wires.entries()) {
    const { payload } = await wire.received((frame) => JSON.stringify(frame.payload ?? null).includes('Second'));
    expect(payload).toMatchObject({ data: { messageReceived: { unreadCount: nth + 1 } } });
    wire.socket.terminate();
  }
});

it('what one side writes reaches all its people who ask for it, as read, and nobody but the two sides', async () => {
  const [sellers, buyers] = [await aCompanyOfTwo(app), await aCompanyOfTwo(app)];
  const stranger = await aUser(app.pool);
  const open = async ({ id }: { id: string }, includeSent: boolean) => {
    const wire = await Wire.connect(app.url, { headers: { cookie: await newSession(app.pool, { id }) } });
    wire.subscribe(
      'm',
      `subscription { messageReceived(confirmStart: true, includeSent: ${includeSent}) { message { content } unreadCount } }`,
    );
    await wire.received(({ type }) => type === 'next');
    wire.messages.length = 0;
    return wire;
  };
  const asking = await Promise.all(
    [sellers.owner, sellers.colleague, buyers.owner, buyers.colleague].map(({ user }) => open(user, true)),
  );
  const others = [await open(stranger, true), await open(sellers.owner.user, false)];
  await sellers.colleague.caller.data('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', {
    input: { companyId: buyers.company.id, content: 'Our price list' },
  });
  const frames = await Promise.all(asking.map((wire) => wire.received(({ type }) => type === 'next')));
  expect(frames.map(({ payload }) => payload)).toEqual(
    [0, 0, 1, 1].map((unreadCount) => ({
      data: { messageReceived: { message: { content: 'Our price list' }, unreadCount } },
    })),
  );
  // What was sent before arrives first.
  await app.pool.query(
    `insert into message (id, recipient_id, subject, content) select gen_random_uuid(), id, 'Later', 'A notice' from unnest($1::uuid[]) id`,
    [[stranger.id, sellers.owner.user.id]],
  );
  for (const wire of others) {
    const { payload } = await wire.received(({ type }) => type === 'next');
    expect(payload).toMatchObject({ data: { messageReceived: { message: { content: 'A notice' } } } });
  }
  for (const { socket } of [...asking, ...others]) socket.terminate();
});
