// WebSockets that request more than they read, and too many WebSockets.
import { once } from 'node:events';
import { startInstances, until, type Instances } from '../test/instanceGroup.ts';
import { bidOn, postAuction } from '../test/auctions.ts';
import { anApiKey } from '../test/apiKeys.ts';
import { newSession } from '../test/app.ts';
import { aUser } from '../test/factories.ts';
import { openTcp, requestText, UPGRADE, Wire } from '../test/wire.ts';
import { figuresOf } from './server.ts';
import { report, size } from './size.ts';

const MB = 2 ** 20;
const GROWTH_MB = 50;

let market: Instances;
/** Its callers are limited. */
let limited = '';
/** Its callers are not limited, so that only limits that are always on apply. */
let unlimited = '';
beforeAll(async () => {
  market = await startInstances({ environments: [{ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' }, {}] });
  [limited, unlimited] = [market.at(0).url, market.at(1).url];
});
afterAll(() => market.close());

const from = (address: string, headers: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': address, ...headers },
});

const [TEXT, PING] = [1, 9];
/** A frame as a client sends it (RFC 6455), under a mask of zeros. */
const frameOf = (opcode: number, payload: string): Buffer => {
  const long = payload.length > 125;
  const head = Buffer.alloc(long ? 8 : 6);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | (long ? 126 : payload.length);
  if (long) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, Buffer.from(payload)]);
};

/** The growth of the server's memory during some work. */
const growthDuring = async (url: string, work: () => Promise<unknown>): Promise<number> => {
  const before = (await figuresOf(url)).rssMb;
  await work();
  return (await figuresOf(url)).rssMb - before;
};

describe('A socket that pings and does not read', () => {
  const FLOOD = size(20, 200) * MB;

  /** Writes until the server cuts the connection, or all is written. */
  const flood = async (chunk: Buffer, bytes: number, isRead: boolean): Promise<number> => {
    const socket = await openTcp(unlimited);
    socket.write(requestText('GET /graphql', UPGRADE));
    socket.write(frameOf(TEXT, '{"type":"connection_init"}'));
    await once(socket, 'data');
    if (isRead) socket.resume();
    else socket.pause();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let sent = 0;
    for (; sent < bytes && !socket.destroyed; sent += chunk.length)
      await Promise.race([closed, new Promise<void>((resolve) => socket.write(chunk, () => resolve()))]);
    socket.destroy();
    return sent;
  };
  const pings: Record<string, Buffer> = {
    'of the protocol': frameOf(TEXT, JSON.stringify({ type: 'ping', payload: { filler: 'x'.repeat(60_000) } })),
    'of WebSocket': Buffer.concat(Array.from({ length: 500 }, () => frameOf(PING, 'x'.repeat(125)))),
  };

  it.each(Object.entries(pings))('does not fill the memory of the server with %s', async (name, chunk) => {
    // The memory that a client with the same pings causes when it reads its pongs is subtracted.
    await flood(chunk, FLOOD / 4, true);
    const growths: number[] = [];
    // A leak grows each time; memory that waits for the garbage collector does not.
    while (growths.length < 3 && !(Math.min(...growths) < GROWTH_MB)) {
      let sent = 0;
      const growth = await growthDuring(unlimited, async () => {
        sent = await flood(chunk, FLOOD, false);
      });
      report(`pings ${name}: ${Math.round(sent / MB)} MB sent, RSS grew by ${growth} MB`);
      growths.push(growth);
    }
    expect(Math.min(...growths)).toBeLessThan(GROWTH_MB);
  });

  it('is closed for its message rate if callers are limited', async () => {
    const wire = await Wire.connect(limited, from('203.0.113.1'));
    for (let nth = 0; nth < 100; nth++) wire.send({ type: 'ping' });
    expect(await wire.closed).toBe(4429);
    expect(wire.messages.filter(({ type }) => type === 'pong').length).toBeLessThanOrEqual(40);
  });
});

it('A socket that subscribes and does not read is closed, and others continue', async () => {
  const owner = await market.as(await aUser(market.pool));
  const auctionId = await postAuction(market.pool, owner, { description: 'x'.repeat(4_000) });
  const bidder = await market.as(await aUser(market.pool));
  const rival = await market.as(await aUser(market.pool));
  const large = `subscription { auctionChanged(auctionId: "${auctionId}") {
    news { kind } auction { ${Array.from({ length: 20 }, (_, nth) => `d${nth}: description`).join(' ')} } } }`;
  const unread = await Wire.connect(unlimited);
  const reader = await Wire.connect(unlimited);
  for (let nth = 0; nth < 20; nth++) unread.subscribe(String(nth), large);
  reader.subscribe('small', `subscription { auctionChanged(auctionId: "${auctionId}") { news { kind } } }`);
  for (const wire of [unread, reader]) {
    wire.send({ type: 'ping' });
    await wire.received(({ type }) => type === 'pong');
  }
  unread.socket.pause();
  const receivedByReader = (): number => reader.messages.filter(({ type }) => type === 'next').length;

  const BIDS = 20;
  const growth = await growthDuring(unlimited, async () => {
    for (let nth = 1; nth <= BIDS; nth++) {
      await bidOn(auctionId, (nth % 2 === 0 ? bidder : rival).at(unlimited), `${100 + nth * 5}.00`);
      await until('the reader received the bid', () => receivedByReader() >= nth);
    }
  });
  unread.socket.resume();
  // Without a close frame, which would have waited behind the other frames.
  expect(await unread.closed).toBe(1006);
  const received = unread.messages.filter(({ type }) => type === 'next').length;
  report(`unread subscriptions: closed after ${received} of ${BIDS * 20} frames of 80 KB, RSS grew by ${growth} MB`);
  expect(received).toBeLessThan(BIDS * 20);
  expect(reader.socket.readyState).toBe(reader.socket.OPEN);
  reader.socket.terminate();
});

describe('A flood of sockets', () => {
  const FLOOD = size(60, 1_000);

  const openAll = async (
    count: number,
    options: (nth: number) => object,
  ): Promise<{ open: Wire[]; refused: string[] }> => {
    const tried = await Promise.allSettled(Array.from({ length: count }, (_, nth) => Wire.open(limited, options(nth))));
    return {
      open: tried.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
      refused: tried.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Error).message] : [])),
    };
  };
  const closeAll = async (wires: Wire[]): Promise<void> => {
    for (const wire of wires) wire.socket.terminate();
    await Promise.all(wires.map(({ closed }) => closed));
  };

  it.each([
    ['one IPv4 address', () => '198.51.100.7'],
    ['one /64 network of IPv6', (nth: number) => `2001:db8:7:7::${(nth + 1).toString(16)}`],
  ])('from %s gets 20, and another address is not affected', async (_, addressOf) => {
    const { open, refused } = await openAll(FLOOD, (nth) => from(addressOf(nth)));
    expect(open).toHaveLength(20);
    expect(new Set(refused)).toEqual(new Set(['refused with 429']));
    const other = await Wire.connect(limited, from('2001:db8:7:8::1'));
    await closeAll([...open, other]);
    // Closing sockets makes room for new ones.
    await until('there is room again', async () => {
      const { open: again } = await openAll(1, () => from(addressOf(0)));
      await closeAll(again);
      return again.length === 1;
    });
  });

  it.each(['a session', 'three API keys'])(
    'of one member with %s gets 10, from any number of addresses',
    async (by) => {
      const member = await aUser(market.pool);
      const credentials =
        by === 'a session'
          ? [{ cookie: await newSession(market.pool, member) }]
          : (await Promise.all([1, 2, 3].map(() => anApiKey(market.pool, member)))).map(({ headers }) => headers);
      const { open } = await openAll(30, (nth) => from(`198.51.100.${nth}`, credentials[nth % credentials.length]));
      const codes: number[] = [];
      for (const wire of open) void wire.closed.then((code) => codes.push(code));
      await until('those over the limit are closed', () => codes.length === 20);
      expect(new Set(codes)).toEqual(new Set([4429]));
      await closeAll(open);
    },
  );
});
