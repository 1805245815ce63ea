import { once } from 'node:events';
import { WebSocket } from 'ws';
import { startApp, type TestApp } from '../../test/app.ts';
import { postAuction } from '../../test/auctions.ts';
import { aUser } from '../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** What is heard first of a bid, by the id of each subscription of one socket. */
const firstHeard = async (payloads: Record<string, object>): Promise<Record<string, unknown>> => {
  const owner = await app.as(await aUser(app.pool));
  const auctionId = await postAuction(app.pool, owner);
  await app.settled();
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const say = (message: object): void => socket.send(JSON.stringify(message));
  const heard: Record<string, unknown> = {};
  let bid: Promise<unknown> | undefined;
  socket.on('message', (data) => {
    const { id, type, payload } = JSON.parse(String(data)) as { id: string; type: string; payload: { data: unknown } };
    if (type === 'connection_ack') {
      for (const [each, asked] of Object.entries(payloads)) say({ id: each, type: 'subscribe', payload: asked });
      say({ type: 'ping' });
    }
    if (type === 'pong')
      bid = aUser(app.pool)
        .then((user) => app.as(user))
        .then((bidder) => bidder.post('/api/bids', { auctionId, amount: '500.00' }));
    if (type !== 'next') return;
    heard[id] = payload.data;
    if (Object.keys(heard).length === Object.keys(payloads).length) socket.close();
  });
  await once(socket, 'open');
  say({ type: 'connection_init' });
  await once(socket, 'close');
  await bid;
  return heard;
};

it('of two operations in one document each subscription gets its own', async () => {
  const query =
    'subscription Kinds { auctionsChanged { news { kind } } } subscription Own { auctionsChanged { news { own } } }';
  const heard = await firstHeard({
    kinds: { query, operationName: 'Kinds' },
    own: { query, operationName: 'Own' },
  });
  expect(heard).toEqual({
    kinds: { auctionsChanged: { news: [{ kind: 'bid' }] } },
    own: { auctionsChanged: { news: [{ own: false }] } },
  });
});
