// Connections that are reset, half-closed or not read, on every path through the server.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startInstances, until, type Instances } from '../test/instanceGroup.ts';
import { openTcp, requestText, UPGRADE } from '../test/wire.ts';
import { figuresOf } from './server.ts';
import { report, size } from './size.ts';

const CONNECTIONS = size(240, 2_000);
/** Number of simultaneous connections. */
const WAVE = size(120, 500);
const WARM_UP = CONNECTIONS * 4;
const GROWTH_MB = 50;
const ASSET_BYTES = 4 * 1024 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'feedstock-attack-'));
let market: Instances;
let url = '';
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/large.js'), 'x'.repeat(ASSET_BYTES));
  market = await startInstances({
    environments: [{ RATE_LIMITS: 'on', LIMIT_READS_PER_MINUTE: '1000000', TRUST_PROXY: 'loopback', WEB_DIR: folder }],
  });
  url = market.at(0).url;
});
afterAll(async () => {
  await market.close();
  rmSync(folder, { recursive: true });
});

let callers = 0;
/** A caller with a separate address, as a proxy reports it. */
const fromAnywhere = (): Record<string, string> => {
  callers++;
  return { 'X-Forwarded-For': `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}` };
};
const fromOneAddress = { 'X-Forwarded-For': '203.0.113.7' };
const upgrade = (headers: Record<string, string> = {}, path = '/graphql'): string =>
  requestText(`GET ${path}`, { ...UPGRADE, ...fromAnywhere(), ...headers });
const get = (path: string, headers: Record<string, string> = {}): string =>
  requestText(`GET ${path}`, { ...fromAnywhere(), ...headers });
const post = (body: string, headers: Record<string, string> = {}): string =>
  requestText(
    'POST /graphql',
    { 'Content-Type': 'application/json', 'Content-Length': String(body.length), ...fromAnywhere(), ...headers },
    body,
  );
const PRODUCTS = '{"query":"{ products(first: 100) { totalCount nodes { id name casNumber } } }"}';

const branches: Record<string, () => string> = {
  'upgrade, accepted': () => upgrade(),
  // Read from the database, so that the reset arrives meanwhile.
  'upgrade, accepted, with a session that does not exist': () =>
    upgrade({ Cookie: `feedstock_sid=${randomBytes(32).toString('base64url')}` }),
  'upgrade, accepted, then a frame without a mask': () => `${upgrade()}\x81\x02{}`,
  'upgrade on another path': () => upgrade({}, '/x'),
  'upgrade from another site': () => upgrade({ Origin: 'https://evil.example' }),
  'upgrade over the limit of its address': () => upgrade(fromOneAddress),
  'upgrade with a wrong key': () => upgrade({ 'Sec-WebSocket-Key': 'short' }),
  'upgrade to another version': () => upgrade({ 'Sec-WebSocket-Version': '7' }),
  'upgrade to another subprotocol': () => upgrade({ 'Sec-WebSocket-Protocol': 'mqtt' }),
  'upgrade with malformed subprotocols': () => upgrade({ 'Sec-WebSocket-Protocol': ',,' }),
  'upgrade by POST': () => post(PRODUCTS, UPGRADE),
  'upgrade to h2c': () => get('/livez', { Connection: 'Upgrade', Upgrade: 'h2c' }),
  'upgrade, broken off in its head': () => upgrade().slice(0, -10),
  CONNECT: () => requestText('CONNECT example.com:443'),
  'a request, broken off in its head': () => get('/livez').slice(0, -2),
  'a request, broken off in its body': () => post(PRODUCTS).slice(0, -20),
  'a request with a malformed chunk': () =>
    requestText('POST /graphql', { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }, 'zz\r\n'),
  'a request with a body that is too large': () => post('x'.repeat(200_000)),
  'a request that expects to continue': () => post(PRODUCTS, { Expect: '100-continue' }),
  'a request with too many headers': () => get('/livez', { Filler: 'x'.repeat(20_000) }),
  'a request with a path that cannot be read': () => get('/%E0%A4%A'),
  'no HTTP': () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
  'nothing at all': () => '',
  'GET /livez': () => get('/livez'),
  GraphQL: () => post(PRODUCTS),
  REST: () => get('/api/products?limit=1000'),
  'a page': () => get('/products'),
  'a large file': () => get('/assets/large.js'),
  'many requests at once': () => get('/assets/large.js').repeat(50),
};

/** Behaviour of a client after it has sent its text. */
const manners: Record<string, (socket: Socket) => Promise<unknown>> = {
  'reset at once': async (socket) => socket.resetAndDestroy(),
  // Waits first, because the kernel drops a text that is followed by a reset immediately.
  'reset after a moment': async (socket) => {
    await sleep(Math.random() * 20);
    socket.resetAndDestroy();
  },
  'reset when the answer begins': async (socket) => {
    await firstOf(socket, 'data', 'end', 'close');
    socket.resetAndDestroy();
  },
  'half-closed': async (socket) => {
    socket.resume().end();
    await firstOf(socket, 'end', 'close');
  },
  'half-closed and not read': async (socket) => void socket.pause().end(),
  'not read': async (socket) => void socket.pause(),
  'read slowly': async (socket) => {
    socket.pause();
    const reads = setInterval(() => socket.read(64), 20);
    socket.once('close', () => clearInterval(reads));
  },
};
/** Like an ordinary client. */
const readAll = async (socket: Socket): Promise<void> => {
  socket.resume();
  await firstOf(socket, 'end', 'close');
};
/** Some texts are never answered, so the client waits only this long. */
const TIMEOUT_MS = 500;
const firstOf = (socket: Socket, ...events: string[]): Promise<unknown> =>
  new Promise((resolve) => {
    for (const event of events) socket.once(event, resolve);
    setTimeout(resolve, TIMEOUT_MS).unref();
  });

const attack = async (text: string, behave: (socket: Socket) => Promise<unknown>): Promise<Socket> => {
  const socket = await openTcp(url);
  socket.write(text, 'latin1');
  await behave(socket);
  return socket;
};

it(
  'leave the server running, and its memory as it was',
  async () => {
    const texts = Object.values(branches);
    const ways = texts.flatMap((text) => Object.values(manners).map((behave) => ({ text, behave })));
    const wave = async (from: number, count: number): Promise<Socket[]> =>
      Promise.all(
        Array.from({ length: count }, (_, nth) => {
          const way = ways[(from + nth) % ways.length]!;
          return attack(way.text(), way.behave);
        }),
      );
    // The server opens connections to PostgreSQL as it needs them; a wave that stays open has more.
    const maxIdle = (await figuresOf(url)).handles + WAVE / 2;
    const letGo = async (sockets: Socket[]): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      await until('the server has closed the connections', async () => (await figuresOf(url)).handles < maxIdle);
    };
    // The memory that ordinary clients cause is subtracted, because V8 enlarges its young generation under any load.
    for (let done = 0; done < WARM_UP; done += WAVE)
      await letGo(
        await Promise.all(
          Array.from({ length: WAVE }, (_, nth) => attack(texts[(done + nth) % texts.length]!(), readAll)),
        ),
      );
    const before = (await figuresOf(url)).rssMb;

    let peak = before;
    for (let done = 0; done < CONNECTIONS; done += WAVE) {
      const sockets = await wave(done, Math.min(WAVE, CONNECTIONS - done));
      peak = Math.max(peak, (await figuresOf(url)).rssMb);
      await letGo(sockets);
    }
    const after = (await figuresOf(url)).rssMb;
    report(`${CONNECTIONS} connections, ${ways.length} ways: RSS ${before} MB before, ${peak} at most, ${after} after`);
    expect(market.at(0).isRunning).toBe(true);
    expect(peak - before).toBeLessThan(GROWTH_MB);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
  },
  size(180_000, 300_000),
);
