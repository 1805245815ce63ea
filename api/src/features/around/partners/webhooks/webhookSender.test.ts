import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { openNameServer } from '../../../../../test/nameServer.ts';
import { until } from '../../../../../test/instanceGroup.ts';
import { isPublicAddress, urlRefusal } from './publicAddress.ts';
import { byNameServers, MAX_RESPONSE_BYTES, WebhookSender, type Resolve } from './webhookSender.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A receiver on this machine; `requests` counts what reached it. */
const aReceiver = async (answer: RequestListener = (_, response) => void response.end('ok')) => {
  const seen = { requests: 0, connections: 0 };
  const server: Server = createServer((request, response) => {
    seen.requests++;
    answer(request, response);
  });
  server.on('connection', () => seen.connections++);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { seen, port: (server.address() as AddressInfo).port };
};

const aSender = (options: { allowsLoopback?: boolean; resolve?: Resolve; timeoutMs?: number } = {}): WebhookSender =>
  new WebhookSender({ allowsLoopback: true, ...options });

const post = (sender: WebhookSender, url: string) => sender.send(url, { 'content-type': 'application/json' }, '{}');

const at = (...addresses: string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const NOTHING_SENT = 'The address is not on the public internet, so nothing was sent.';

it.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.100.100.200',
  '100.64.0.1',
  '192.0.0.8',
  '192.88.99.1',
  '240.0.0.1',
  '0.1.2.3',
  '192.0.0.192',
  '168.63.129.16',
  '198.18.0.1',
  '192.0.2.1',
  '224.0.0.1',
  '255.255.255.255',
  '0.0.0.0',
  '::',
  '::1',
  '::127.0.0.1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:db8::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '4000::1',
  'no address',
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s is on the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0177.0.0.1/',
  'https://0x7f.1/',
  'https://017700000001/',
  'https://127.1/',
  'https://0/',
  'https://127.0.0.1./',
  'https://①②⑦.⓪.⓪.①/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00:ec2::254]/latest/meta-data/',
  'https://１２７.0.0.1/',
  'https://localhost/',
  'https://api.localhost./',
  'https://postgres/',
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://printer.local/',
])('%s is refused when it is entered and when it is sent to', async (url) => {
  expect(urlRefusal(new URL(url), false)).toBe('must be an address on the public internet');
  expect(await post(aSender({ allowsLoopback: false }), url)).toMatchObject({ status: null, error: NOTHING_SENT });
});

it('Without the setting for loopback only https is allowed; with it, http to this machine alone', () => {
  expect(urlRefusal(new URL('http://example.com/'), false)).toBe('must start with https://');
  expect(urlRefusal(new URL('http://example.com/'), true)).toBe('must start with https://');
  expect(urlRefusal(new URL('http://10.0.0.1/'), true)).toBe('must start with https://');
  expect(urlRefusal(new URL('https://10.0.0.1/'), true)).toBe('must be an address on the public internet');
  expect(urlRefusal(new URL('http://localhost:1/'), true)).toBeUndefined();
  expect(urlRefusal(new URL('https://example.com/'), false)).toBeUndefined();
});

it.each(['22', '25', '465', '80', '1023'])('Port %s is refused', async (port) => {
  const url = `https://example.com:${port}/`;
  expect(urlRefusal(new URL(url), false)).toBe('must have the port 443 or one from 1024');
  expect((await post(aSender({ allowsLoopback: false }), url)).error).toBe(
    'The URL must have the port 443 or one from 1024.',
  );
  for (const allowed of ['443', '1024', '8443'])
    expect(urlRefusal(new URL(`https://example.com:${allowed}/`), false)).toBeUndefined();
});

it.each([
  ['of this machine', ['127.0.0.1']],
  ['mapped into IPv6', ['::ffff:127.0.0.1']],
  ['of a metadata service', ['169.254.169.254']],
  ['public, with one that is not', ['93.184.216.34', '127.0.0.1']],
  ['none', []],
])('A name whose addresses are %s is refused before a connection is made', async (_, addresses) => {
  const { seen, port } = await aReceiver();
  const sender = aSender({ allowsLoopback: false, resolve: async () => at(...addresses) });
  expect(await post(sender, `https://rebind.example:${port}/`)).toMatchObject({ status: null, error: NOTHING_SENT });
  expect(seen.connections).toBe(0);
});

it('A name that changes its address after the check (DNS rebinding) does not lead to another address', async () => {
  const { seen, port } = await aReceiver();
  let lookups = 0;
  // Public when it is checked first, this machine from then on.
  const resolve: Resolve = async () => (lookups++ === 0 ? at('192.0.2.1') : at('127.0.0.1'));
  const strict = aSender({ allowsLoopback: false, resolve });
  for (let attempt = 0; attempt < 3; attempt++)
    expect(await post(strict, `https://rebind.example:${port}/`)).toMatchObject({ error: NOTHING_SENT });
  expect(lookups).toBe(3);
  expect(seen.connections).toBe(0);
});

it('The connection is made to the address that was checked, and each delivery checks again', async () => {
  const { seen, port } = await aReceiver();
  const asked: string[] = [];
  const resolve: Resolve = async (hostname) => {
    asked.push(hostname);
    return asked.length === 1 ? at('127.0.0.1') : at('10.0.0.1');
  };
  const sender = aSender({ resolve });
  expect(await post(sender, `http://localhost:${port}/`)).toMatchObject({ status: 200, body: 'ok', error: null });
  expect(await post(sender, `http://localhost:${port}/`)).toMatchObject({ status: null, error: NOTHING_SENT });
  expect(asked).toEqual(['localhost', 'localhost']);
  expect(seen.requests).toBe(1);
});

it('A redirect is a response like any other and is not followed', async () => {
  const target = await aReceiver();
  const { port } = await aReceiver((_, response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${target.port}/` }).end('elsewhere'),
  );
  expect(await post(aSender(), `http://127.0.0.1:${port}/`)).toMatchObject({ status: 307, body: 'elsewhere' });
  expect(target.seen.connections).toBe(0);
});

it('A request to an endpoint that does not respond ends at the time limit', async () => {
  const { port } = await aReceiver(() => undefined);
  const answer = await post(aSender({ timeoutMs: 200 }), `http://127.0.0.1:${port}/`);
  expect(answer).toMatchObject({ status: null, body: null, error: 'No complete answer within 0.2 seconds.' });
});

it('The time limit also applies to a response that trickles in', async () => {
  const { port } = await aReceiver((_, response) => {
    response.writeHead(200).flushHeaders();
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  });
  const answer = await post(aSender({ timeoutMs: 300 }), `http://127.0.0.1:${port}/`);
  expect(answer).toMatchObject({ status: 200, error: 'No complete answer within 0.3 seconds.' });
});

it('Only the first 4 KB of an endless response are read, and the connection is closed', async () => {
  let isClosed: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (isClosed = resolve));
  const { port } = await aReceiver((_, response) => {
    const write = (): void => {
      while (!response.destroyed && response.write('\u0000'.repeat(10_000)));
    };
    response.on('drain', write).on('close', isClosed);
    write();
  });
  const answer = await post(aSender(), `http://127.0.0.1:${port}/`);
  expect(answer).toMatchObject({ status: 200, error: null });
  // PostgreSQL cannot store NUL.
  expect(answer.body).toBe('\ufffd'.repeat(MAX_RESPONSE_BYTES));
  await closed;
});

it.each([
  ['at once', 0, 10_000, 'The connection failed (UND_ERR_HEADERS_OVERFLOW).'],
  ['slowly', 20, 300, 'No complete answer within 0.3 seconds.'],
])('An endpoint that writes headers for ever, %s, is left', async (_how, everyMs, timeoutMs, error) => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => socket.write('X-More: 1\r\n'.repeat(everyMs === 0 ? 100 : 1)), everyMs);
    socket.on('close', () => {
      clearInterval(timer);
      server.close();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closed = once(server, 'close');
  const { port } = server.address() as AddressInfo;
  expect(await post(aSender({ timeoutMs }), `http://127.0.0.1:${port}/`)).toMatchObject({ status: null, error });
  await closed;
});

it('A refused connection is reported with its error code', async () => {
  const { port } = await aReceiver();
  await closing.pop()?.();
  expect(await post(aSender(), `http://127.0.0.1:${port}/`)).toMatchObject({
    status: null,
    error: 'The connection failed (ECONNREFUSED).',
  });
});

describe('A name', () => {
  const aNameServer = async (ipv4?: string) => {
    const server = await openNameServer(ipv4);
    closing.push(() => server.close());
    return { server, resolve: byNameServers([server.address]) };
  };

  it('is resolved by the name servers', async () => {
    const { resolve } = await aNameServer('127.0.0.1');
    expect(await resolve('a.example', new AbortController().signal)).toEqual(at('127.0.0.1'));
    expect(await post(aSender({ allowsLoopback: false, resolve }), 'https://a.example/')).toMatchObject({
      error: NOTHING_SENT,
    });
  });

  it('that does not resolve does not delay connections to the database by its host name', async () => {
    const { server, resolve } = await aNameServer();
    const sender = aSender({ resolve });
    const sent = Array.from({ length: 20 }, (_, nth) => post(sender, `https://h${nth}.slow.example/`));
    await until('all names are looked up', () => server.questions >= 40);
    // As a new connection to the database does.
    const first = await Promise.race([lookup('localhost'), ...sent]);
    expect(first).toMatchObject({ address: expect.any(String) });
    for (const { error, durationMs } of await Promise.all(sent)) {
      expect(error).toBe('The name of the host could not be resolved (ETIMEOUT).');
      expect(durationMs).toBeLessThan(10_000);
    }
  });

  it('is not looked up any longer than its attempt lasts', async () => {
    const { resolve } = await aNameServer();
    const lookups: Promise<unknown>[] = [];
    const sender = aSender({
      timeoutMs: 100,
      resolve: (hostname, signal) => {
        const looked = resolve(hostname, signal);
        lookups.push(looked);
        return looked;
      },
    });
    expect((await post(sender, 'https://a.example/')).error).toBe('No complete answer within 0.1 seconds.');
    await expect(lookups[0]).rejects.toThrow('ECANCELLED');
  });
});
