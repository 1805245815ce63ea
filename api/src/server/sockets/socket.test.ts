import { once } from 'node:events';
import { sharedApp, type SharedApp } from '../../../test/app.ts';
import { postAuction } from '../../../test/auctions.ts';
import { aUser } from '../../../test/factories.ts';
import { answerTo, openTcp, requestText, UPGRADE, Wire } from '../../../test/wire.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const NEWS = 'cursor news { kind own }';
const UNKNOWN = '00000000-0000-7000-8000-000000000000';

const bidOn = async (auctionId: string): Promise<void> => {
  const bidder = await app.as(await aUser(app.pool));
  expect((await bidder.post('/api/bids', { auctionId, amount: '500.00', confirmed: true })).status).toBe(201);
};
const anAuction = async (): Promise<string> => {
  const auctionId = await postAuction(app.pool, await app.as(await aUser(app.pool)));
  await app.settled();
  return auctionId;
};
/** The pong is sent after earlier subscriptions have started. */
const caughtUp = async (wire: Wire): Promise<void> => {
  const pongs = (): number => wire.messages.filter(({ type }) => type === 'pong').length;
  const before = pongs();
  wire.send({ type: 'ping' });
  await wire.received(() => pongs() > before);
};

it('Each subscription of a document with two operations gets its own fields', async () => {
  const auctionId = await anAuction();
  const query =
    'subscription Kinds { auctionsChanged { news { kind } } } subscription Own { auctionsChanged { news { own } } }';
  const wire = await Wire.connect(app.url);
  for (const operationName of ['Kinds', 'Own'])
    wire.send({ id: operationName, type: 'subscribe', payload: { query, operationName } });
  await caughtUp(wire);
  await bidOn(auctionId);
  const heardBy = (id: string) => wire.received((message) => message.type === 'next' && message.id === id);
  expect((await heardBy('Kinds')).payload).toEqual({ data: { auctionsChanged: { news: [{ kind: 'bid' }] } } });
  expect((await heardBy('Own')).payload).toEqual({ data: { auctionsChanged: { news: [{ own: false }] } } });
  wire.socket.terminate();
});

describe('A failed subscription', () => {
  const failing: [string, string, object, object][] = [
    [
      'a wrong cursor',
      `subscription ($after: [String!]) { auctionsChanged(after: $after) { ${NEWS} } }`,
      { after: ['nonsense'] },
      { code: 'BAD_USER_INPUT', status: 400, fields: { after: 'is not a cursor of this subscription' } },
    ],
    ['a syntax error', 'subscription {', {}, { code: 'GRAPHQL_PARSE_FAILED', status: 400 }],
    [
      'an id of the wrong form',
      `subscription { auctionChanged(auctionId: "nonsense") { ${NEWS} } }`,
      {},
      { code: 'NOT_FOUND', status: 404 },
    ],
    [
      'the id of no auction',
      `subscription { auctionChanged(auctionId: "${UNKNOWN}") { ${NEWS} } }`,
      {},
      { code: 'NOT_FOUND', status: 404 },
    ],
    [
      'a signed-out viewer who asks for their own auctions',
      `subscription { myAuctionsChanged { ${NEWS} } }`,
      {},
      { code: 'UNAUTHENTICATED', status: 401 },
    ],
    [
      'a variable of the wrong type',
      `subscription ($after: [String!]) { auctionsChanged(after: $after) { ${NEWS} } }`,
      { after: [{}] },
      { code: 'BAD_USER_INPUT', status: 400 },
    ],
    ['an unknown field', 'subscription { nonsense }', {}, { code: 'GRAPHQL_VALIDATION_FAILED', status: 400 }],
    ['a query', '{ me { id } }', {}, { code: 'BAD_USER_INPUT', status: 400 }],
    [
      'a field inside a fragment',
      `subscription { ...all } fragment all on Subscription { auctionsChanged { ${NEWS} } }`,
      {},
      { code: 'BAD_USER_INPUT', status: 400 },
    ],
  ];

  it.each(failing)(
    'because of %s gets an error, and other subscriptions of the socket continue',
    async (_, query, variables, extensions) => {
      const auctionId = await anAuction();
      const wire = await Wire.connect(app.url);
      wire.subscribe('good', `subscription { auctionsChanged { ${NEWS} } }`);
      wire.subscribe('bad', query, variables);
      const { payload } = await wire.received(({ type }) => type === 'error');
      expect(payload).toEqual([expect.objectContaining({ extensions: expect.objectContaining(extensions) })]);
      await caughtUp(wire);
      await bidOn(auctionId);
      expect(await wire.received(({ type }) => type === 'next')).toMatchObject({ id: 'good' });
      wire.socket.terminate();
    },
  );

  it('because of too many subscriptions on the socket gets an error', async () => {
    const wire = await Wire.connect(app.url);
    for (let nth = 0; nth <= 20; nth++) wire.subscribe(String(nth), `subscription { auctionsChanged { ${NEWS} } }`);
    const { id, payload } = await wire.received(({ type }) => type === 'error');
    expect([id, payload]).toEqual([
      '20',
      [expect.objectContaining({ message: 'A socket can have at most 20 subscriptions.' })],
    ]);
    // Ending one allows another.
    await caughtUp(wire);
    wire.send({ id: '0', type: 'complete' });
    await caughtUp(wire);
    wire.subscribe('another', `subscription { auctionsChanged { ${NEWS} } }`);
    await caughtUp(wire);
    expect(wire.messages.filter(({ type }) => type === 'error')).toHaveLength(1);
    wire.socket.terminate();
  });
});

describe('An upgrade to a WebSocket', () => {
  it.each([
    ['on another path', '/elsewhere', {}, 'HTTP/1.1 404 Not Found'],
    ['from another site', '/graphql', { Origin: 'https://evil.example' }, 'HTTP/1.1 403 Forbidden'],
    ['with two hosts', '/graphql', { host: 'other.example', Connection: 'Upgrade, close' }, 'HTTP/1.1 400 Bad Request'],
    ['without a key', '/graphql', { 'Sec-WebSocket-Key': '' }, 'HTTP/1.1 400 Bad Request'],
  ])('%s is refused and its connection closed', async (_, path, headers, status) => {
    expect(await answerTo(app.url, requestText(`GET ${path}`, { ...UPGRADE, ...headers }))).toContain(status);
  });

  it('that is refused closes the connection even if the client keeps its half open', async () => {
    const socket = await openTcp(app.url);
    socket.resume().write(requestText('GET /elsewhere', UPGRADE));
    await once(socket, 'end');
    // A write is answered by a reset once the server has closed both halves.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const writes = setInterval(() => socket.write('x'), 5);
    await closed;
    clearInterval(writes);
  });
});

it('A client that never begins is disconnected, also if it does not answer the close', async () => {
  const began = performance.now();
  const socket = await openTcp(app.url);
  socket.resume().write(requestText('GET /graphql', UPGRADE));
  await once(socket, 'end');
  // Earlier than by a ping that is not answered.
  expect(performance.now() - began).toBeLessThan(12_000);
  socket.destroy();
});

describe('An upgrade to an unknown protocol is ignored', () => {
  it.each(['h2c', 'TLS/1.2', 'websocket, h2c'])('%s: the request is answered over HTTP', async (protocol) => {
    const headers = {
      Connection: 'Upgrade, HTTP2-Settings, close',
      Upgrade: protocol,
      'HTTP2-Settings': 'AAMAAABkAAQAAP__',
    };
    const answer = await answerTo(app.url, requestText('GET /livez', headers));
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\nok$/);
  });

  it('with the body of a POST request', async () => {
    const body = '{"query":"{ __typename }"}';
    const headers = {
      Connection: 'Upgrade, close',
      Upgrade: 'h2c',
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
    };
    const answer = await answerTo(app.url, requestText('POST /graphql', headers, body));
    expect(answer).toContain('{"data":{"__typename":"Query"}');
  });
});

it('A pong of the protocol does not repeat the payload of its ping', async () => {
  const wire = await Wire.connect(app.url);
  wire.send({ type: 'ping', payload: { filler: 'x'.repeat(10_000) } });
  expect(await wire.received(({ type }) => type === 'pong')).toEqual({ type: 'pong' });
  wire.socket.terminate();
});
