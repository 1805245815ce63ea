// Updates about what belongs to a company reach all its people.
import { newSession, startApp, type TestApp } from '../../../test/app.ts';
import { bidOn, postAuction } from '../../../test/auctions.ts';
import { AuctionWatcher, subscriptions } from '../../../test/auctionWatcher.ts';
import { aCompanyOfTwo } from '../../../test/colleagues.ts';
import { anOrder, aUser } from '../../../test/factories.ts';
import { until } from '../../../test/instanceGroup.ts';
import { Wire } from '../../../test/wire.ts';

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
