// The example of a partner's program, against a server that is killed again and again.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { anApiKey } from '../apiKeys.ts';
import { registration } from '../bodies.ts';
import type { Caller } from '../caller.ts';
import { aCompanyProfile, aProduct, aUser } from '../factories.ts';
import { startInstances, until, type Instances } from '../instanceGroup.ts';

const SKUS = Number(process.env['PARTNER_SKUS'] ?? 30);
const KILLS = Number(process.env['PARTNER_KILLS'] ?? 2);
const ORDERS = Number(process.env['PARTNER_EVENTS'] ?? 40);
/** The quota of a buyer is 500 a day. */
const BUYERS = Math.ceil(ORDERS / 400);
const PATIENCE_SECONDS = 120 + ORDERS / 2;

const example = join(import.meta.dirname, '../../../examples/partner');
const [HEADER = '', ...ROWS] = readFileSync(join(example, 'offerings.csv'), 'utf8').trimEnd().split('\n');

interface Delivery {
  id: string;
  type: string;
  subjectIds: { orderId: string };
}

let market: Instances;
let folder: string;
let file: string;
let environment: NodeJS.ProcessEnv;
let seller: { id: string };
let program: ChildProcess;
let output = '';
const programs = new Set<ChildProcess>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'feedstock-partner-'));
  file = join(folder, 'stock.csv');
  market = await startInstances({ environments: [{ WEBHOOKS_ALLOW_LOOPBACK: 'on' }] });
  const materials = parse<Record<string, string>>(readFileSync(join(example, 'offerings.csv')), { columns: true });
  for (const name of new Set(materials.map(({ material }) => material).filter(Boolean)))
    await aProduct(market.pool, { name });
  seller = await aVerifiedMember();
  const { secret: key } = await anApiKey(market.pool, seller);
  const port = await freePort();
  const { createWebhook } = await (
    await market.as(seller)
  ).data(
    'mutation ($url: String!, $password: String!) { createWebhook(input: { url: $url, events: ["order.placed"], password: $password }) { secret webhook { id } } }',
    { password: registration.password, url: `http://127.0.0.1:${port}/` },
  );
  environment = {
    FEEDSTOCK_URL: market.at(0).url,
    FEEDSTOCK_KEY: key,
    FEEDSTOCK_STATE: join(folder, 'state'),
    FEEDSTOCK_WEBHOOK_SECRET: String(createWebhook?.['secret']),
    FEEDSTOCK_WEBHOOK_PORT: String(port),
  };
}, 120_000);
afterAll(async () => {
  await Promise.all([...programs].map(killProgram));
  await market.close();
  rmSync(folder, { recursive: true });
});

/** May post and order as much as a verified company. */
const aVerifiedMember = async (): Promise<{ id: string }> => {
  const user = await aUser(market.pool);
  await aCompanyProfile(market.pool, { user_id: user.id, verification_status: 'approved' });
  return user;
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

const writeStock = (rows: readonly string[]): void => {
  writeFileSync(`${file}.new`, `${[HEADER, ...rows].join('\n')}\n`);
  renameSync(`${file}.new`, file);
};

/** Makes Node say that it is one that does not run TypeScript, so that the program starts the other one. */
const OLDER_NODE = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.19.0'}})`;

interface Start {
  isOlderNode?: boolean;
  hasWebhook?: boolean;
}

const startProgram = (options: string[] = [], { isOlderNode = false, hasWebhook = true }: Start = {}): ChildProcess => {
  const older = isOlderNode ? ['--import', OLDER_NODE] : [];
  const child = spawn(process.execPath, [...older, join(example, 'sync.mjs'), file, ...options], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      ...environment,
      ...(!hasWebhook && { FEEDSTOCK_WEBHOOK_SECRET: '', FEEDSTOCK_WEBHOOK_PORT: '' }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  programs.add(child);
  child.stdout?.on('data', (text: Buffer) => (output += String(text)));
  return child;
};

const killProgram = async (child: ChildProcess): Promise<void> => {
  programs.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  // Not before the Node that it started has ended too.
  await once(child, 'close');
};

const killServer = async (): Promise<void> => {
  await market.at(0).kill();
  // As if half a minute had passed, after which the jobs of a killed server run again.
  if (!process.env['PARTNER_KILLS'])
    await market.pool.query(
      `select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`,
    );
  await market.at(0).run();
};

const count = async (text: string): Promise<number> =>
  (await market.pool.query<{ count: number }>(text)).rows[0]?.count ?? 0;
const offered = () => count('select count(*)::int as count from offering where sku is not null');
const ordered = () => count('select count(*)::int as count from "order"');

/** SKU, price, and quantity with pending orders, of each offering on the market. */
const onTheMarket = async (): Promise<string[]> => {
  const { rows } = await market.pool.query<{ line: string }>(
    `select concat_ws(' ', sku, price, quantity + coalesce((select sum(quantity) from "order"
       where offering_id = offering.id and status = 'pending'), 0)) as line
     from offering where status = 'active' or status = 'sold_out'`,
  );
  return rows.map(({ line }) => line).sort();
};

/** The same of the file; the sample quotes texts that contain commas. */
const inTheFile = (): string[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.replaceAll(/"[^"]*"/g, '').split(','))
    .map(([sku, , , , quantity, , price]) => `${sku} ${price} ${quantity}`)
    .sort();

const isEqual = async () => (await onTheMarket()).join('\n') === inTheFile().join('\n');

/** A buyer repeats an order until it is answered. */
const order = async (buyer: Caller, offering: { id: string; price: string }, nth: number): Promise<void> => {
  const body = { sellerId: seller.id, offeringId: offering.id, quantity: 1, totalAmount: offering.price };
  for (;;) {
    const answer = await buyer
      .post('/api/orders', body, { 'idempotency-key': `order ${nth}` })
      .catch(() => ({ status: 503, text: '' }));
    if (answer.status === 201) return;
    if (answer.status < 500) throw new Error(`Order ${nth}: ${answer.status} ${answer.text}`);
    await sleep(50);
  }
};

it(
  `${SKUS} SKUs equal the file over ${KILLS} kills of the server, and each of ${ORDERS} events arrives`,
  async () => {
    writeStock(ROWS.slice(0, SKUS));
    const dry = startProgram(['--dry-run']);
    await once(dry, 'close');
    expect([output.split('\n').at(-2), await offered()]).toEqual([`${SKUS} to add, 0 to change, 0 to withdraw`, 0]);
    program = startProgram(['--watch'], { isOlderNode: true, hasWebhook: false });
    const early = Math.ceil(KILLS / 2);
    for (let kill = 1; kill <= early; kill++) {
      await until('some offerings are posted', async () => (await offered()) >= (SKUS * kill) / (early + 1), 120);
      await killServer();
      if (kill === 1) {
        await killProgram(program);
        expect(output).toContain('socket: connected');
        expect(output).toContain('no webhook secret: orders are followed by the socket only');
        program = startProgram(['--watch']);
      }
    }
    await until('all offerings are posted', isEqual, PATIENCE_SECONDS);

    // The file changes: half of the prices, and every tenth offering goes.
    writeStock(
      ROWS.slice(0, SKUS)
        .map((row, nth) => (nth % 2 === 0 ? row.replace(/,(\d+\.\d\d),/, ',9$1,') : row))
        .filter((_row, nth) => nth % 10 !== 9),
    );
    const buyers = await Promise.all(Array.from({ length: BUYERS }, async () => market.as(await aVerifiedMember())));
    await until('the changed file is on the market', isEqual, PATIENCE_SECONDS);

    const { rows: offerings } = await market.pool.query<{ id: string; price: string }>(
      `select id, price from offering where status = 'active' order by sku`,
    );
    const ordering = (async () => {
      for (let nth = 0; nth < ORDERS; nth++)
        await order(buyers[nth % BUYERS]!, offerings[nth % offerings.length]!, nth);
    })();
    const killing = (async () => {
      for (let kill = early + 1; kill <= KILLS; kill++) {
        const goal = (ORDERS * (kill - early)) / (KILLS - early + 1);
        await until('some orders are placed', async () => (await ordered()) >= goal, PATIENCE_SECONDS);
        await killServer();
      }
    })();
    await Promise.all([ordering, killing]);

    const journal = join(folder, 'state/webhooks.jsonl');
    const deliveries = (): Delivery[] =>
      !existsSync(journal)
        ? []
        : readFileSync(journal, 'utf8')
            .trimEnd()
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as Delivery);
    const received = () => new Set(deliveries().map(({ subjectIds }) => subjectIds.orderId));
    await until('each event has arrived', () => received().size === ORDERS, PATIENCE_SECONDS);
    // One id for each event, also if it was delivered repeatedly.
    expect(new Set(deliveries().map(({ id }) => id)).size).toBe(ORDERS);
    await until('the offerings equal the file again', isEqual, PATIENCE_SECONDS);
    await until(
      'the program has seen all orders',
      () => output.split('\norder pending').length > ORDERS,
      PATIENCE_SECONDS,
    );
    for (const source of ['socket: connected', 'socket: order pending', 'webhook: order.placed'])
      expect(output).toContain(source);
    await killProgram(program);

    output = '';
    const last = startProgram([], { isOlderNode: true });
    await once(last, 'close');
    expect([output, last.exitCode]).toEqual(['difference: 0\n', 0]);
    if (process.env['PARTNER_KILLS'])
      console.log(
        `${SKUS} SKUs, ${KILLS} kills, ${ORDERS} events, ${deliveries().length - ORDERS} repeated; ${output.trim()}`,
      );
  },
  (300 + KILLS * 30) * 1_000 + PATIENCE_SECONDS * 5_000,
);
