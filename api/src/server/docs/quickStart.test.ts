import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { startApp, type TestApp } from '../../../test/app.ts';
import { anApiKey } from '../../../test/apiKeys.ts';
import { endAuction, postAuction } from '../../../test/auctions.ts';
import { registration } from '../../../test/bodies.ts';
import { movableClock } from '../../../test/clock.ts';
import { aCompanyProfile, anOffering, anOrder, aProduct, aUser } from '../../../test/factories.ts';
import { guideSteps } from '../../../test/guide.ts';
import { until } from '../../../test/instanceGroup.ts';

let app: TestApp;
let member: { id: string };
let material: { id: string };
let steps: ReturnType<typeof guideSteps>;
let folder: string;
let environment: NodeJS.ProcessEnv;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  app = await startApp({}, { address: movableClock });
  steps = guideSteps(app.url);
  member = await aUser(app.pool);
  const { secret } = await anApiKey(app.pool, member);
  folder = mkdtempSync(join(tmpdir(), 'feedstock-quick-start-'));
  for (const { file, text } of Object.values(steps).flatMap((step) => step?.blocks ?? []))
    if (file) writeFileSync(join(folder, file), text);
  material = await aProduct(app.pool, { name: 'Sulfuric Acid 98 %', cas_number: '7664-93-9' });
  await aProduct(app.pool, { name: 'Caustic Soda Lye 50 %', cas_number: '1310-73-2' });
  environment = {
    PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
    PORT: '0',
    FEEDSTOCK_URL: app.url,
    FEEDSTOCK_KEY: secret,
  };
});
afterAll(async () => {
  for (const { pid } of running) if (pid) process.kill(-pid);
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

/** The nth command of a section. */
const commandOf = (title: string, nth = 0): string => {
  const command = steps[title]?.blocks.filter(({ lang }) => lang === 'sh')[nth];
  if (!command) throw new Error(`The guide has no command "${title}".`);
  return command.text;
};

/** What the guide says that a step answers. */
const answerOf = (title: string): unknown => {
  const answer = steps[title]?.blocks.find(({ lang }) => lang === 'json');
  return JSON.parse(answer?.text ?? 'null');
};

/** The same keys, and values of the same kind. */
const alike = (documented: unknown): unknown => {
  if (Array.isArray(documented)) return documented.map(alike);
  if (documented === null || typeof documented === 'boolean') return documented;
  if (typeof documented !== 'object') return expect.any(typeof documented === 'number' ? Number : String);
  return Object.fromEntries(Object.entries(documented).map(([key, value]) => [key, alike(value)]));
};

interface Run extends Record<string, string | number | undefined> {
  nth?: number;
  secret?: string;
}

/** Starts a step in a shell, in a folder that has the files of all steps; with further variables of the environment. */
const start = (title: string, { nth = 0, secret = '', ...variables }: Run = {}) => {
  const child = spawn('sh', ['-ec', commandOf(title, nth).replace('whsec_…', secret)], {
    cwd: folder,
    env: { ...environment, ...(variables as Record<string, string>) },
    detached: true,
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  child.stdout.on('data', (text) => (output += String(text)));
  const ended = new Promise<string>((resolve, reject) =>
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${title}: ${code} ${errors}`)))),
  );
  /** Waits for text in the output of a program that keeps running. */
  const printed = async (pattern: RegExp): Promise<RegExpExecArray> => {
    running.add(child);
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found;
      await Promise.race([once(child.stdout, 'data'), ended]);
    }
  };
  return { ended, printed };
};
const json = async (title: string, options: Run = {}): Promise<unknown> =>
  JSON.parse(await start(title, options).ended) as unknown;

describe('The quick start', () => {
  it('runs all of its steps in this test', () => {
    expect(
      Object.entries(steps)
        .filter(([, step]) => step?.blocks.some(({ lang }) => lang === 'sh'))
        .map(([title]) => title),
    ).toEqual([
      'Create a key',
      'Make the first REST call',
      'Send the first GraphQL query',
      'Keep an offering equal',
      'Send a file of offerings',
      'Fetch what changed',
      'Receive events',
      'Follow orders live',
      'Companies',
      'Invite a colleague',
      'Accept an invitation',
      'Conversations',
      'Quotes',
      'Orders',
      'Watching',
      'Auctions',
    ]);
  });

  it('keeps address and key in the environment', async () => {
    const command = commandOf('Create a key');
    const printed = await promisify(execFile)('sh', ['-ec', `${command}\necho "$FEEDSTOCK_URL $FEEDSTOCK_KEY"`]);
    expect(printed.stdout).toBe(`${app.url} fsk_…\n`);
  });

  it('reads over REST', async () => {
    expect(await json('Make the first REST call')).toEqual(expect.any(Array));
  });

  it('reads over GraphQL as the member of the key', async () => {
    expect(await json('Send the first GraphQL query')).toMatchObject({
      data: { me: { companyName: expect.any(String) }, products: { nodes: expect.any(Array) } },
    });
  });

  it('creates an offering, and no second one when repeated', async () => {
    const first = await json('Keep an offering equal');
    expect(first).toMatchObject({ sku: 'H2SO4-98-IBC', userId: member.id, price: '210.50', productId: material.id });
    expect(await json('Keep an offering equal')).toMatchObject({ id: (first as { id: string }).id });
  });

  it('sends a file of offerings', async () => {
    const { id } = (await json('Send a file of offerings')) as { id: string };
    const caller = await app.as(member);
    const imported = (): Promise<Record<string, unknown>> => caller.read(`/api/imports/${id}`);
    await until('the import has finished', async () => (await imported())['finishedAt'] !== null);
    expect(await imported()).toMatchObject({ isDryRun: true, rows: 2, done: 2, failed: 0, problems: [] });
  });

  it('fetches what changed', async () => {
    const { id } = await anOrder(app.pool, { seller_id: member.id, buyer_id: (await aUser(app.pool)).id });
    expect(await json('Fetch what changed')).toMatchObject({ data: { orders: { nodes: [{ id }] } } });
  });

  it('receives events of a webhook and refuses others', async () => {
    const caller = await app.as(member);
    const { password } = registration;
    const create = `mutation ($password: String!) { createWebhook(input: { url: "http://127.0.0.1:9/", events: ["order.placed"], password: $password }) { secret webhook { id } } }`;
    const { createWebhook } = await caller.data<{ createWebhook: { secret: string; webhook: { id: string } } }>(
      create,
      { password },
    );
    const receiver = start('Receive events', { secret: createWebhook.secret });
    const url = `http://127.0.0.1:${(await receiver.printed(/port (\d+)/))[1]}/`;
    expect((await fetch(url, { method: 'POST', body: '{"type":"order.placed"}' })).status).toBe(401);

    const { id } = createWebhook.webhook;
    await caller.data(
      `mutation ($id: ID!, $url: String!, $password: String!) { updateWebhook(input: { id: $id, url: $url, password: $password }) { id } }`,
      {
        id,
        password,
        url,
      },
    );
    await caller.data(`mutation ($id: ID!) { sendTestEvent(webhookId: $id) { id } }`, { id });
    await receiver.printed(/webhook\.test/);
    await caller.data(`mutation ($id: ID!) { deleteWebhook(id: $id) }`, { id });
  });

  it('follows orders over the socket', async () => {
    const [line = ''] = await start('Follow orders live').printed(/.*\n/);
    expect(JSON.parse(line)).toEqual({ data: { orderChanged: { order: null } } });
  });

  it('finds companies by country', async () => {
    const { id } = await aUser(app.pool);
    await aCompanyProfile(app.pool, {
      user_id: id,
      registration_country: 'Netherlands',
      verification_status: 'approved',
      website: 'https://northsea.example/',
      description: 'Importer.',
    });
    expect(await json('Companies')).toEqual(alike(answerOf('Companies')));
  });

  it('invites a colleague, who accepts by the link', async () => {
    const [owner, colleague] = [await aUser(app.pool), await aUser(app.pool, { email_confirmed_at: new Date() })];
    await aCompanyProfile(app.pool, { user_id: owner.id, verification_status: 'approved' });
    const people = { EMAIL: owner.email, COLLEAGUE: colleague.email, PASSWORD: registration.password };
    const invited = await json('Invite a colleague', people);
    expect(invited).toMatchObject(alike(answerOf('Invite a colleague')) as object);
    const { link } = (invited as { data: { inviteMember: { link: string } } }).data.inviteMember;
    const accepted = await json('Accept an invitation', { ...people, INVITATION_LINK: link });
    expect(accepted).toMatchObject(alike(answerOf('Accept an invitation')) as object);
  });

  it.each(['Conversations', 'Quotes', 'Orders'])(
    '%s: the answer is as documented, and the same for a retry',
    async (title) => {
      const offering = await anOffering(app.pool, {
        ...{ user_id: (await aUser(app.pool)).id, price: '210.50', unit: 'MT', quantity: 50 },
      });
      const answer = await json(title, { OFFERING_ID: offering.id });
      expect(answer).toMatchObject(alike(answerOf(title)) as object);
      expect(await json(title, { OFFERING_ID: offering.id })).toMatchObject({
        data: (answer as { data: object }).data,
      });
    },
  );

  it('watches a material', async () => {
    expect(await json('Watching', { PRODUCT_ID: material.id })).toMatchObject(answerOf('Watching') as object);
  });

  it('bids in an auction and verifies its log', async () => {
    const AUCTION_ID = await postAuction(app.pool, await app.as(await aUser(app.pool)));
    const auction = { minimumNextBid: '100.00', termsVersion: 0, viewerCan: { bid: true } };
    expect(await json('Auctions', { AUCTION_ID })).toMatchObject({ data: { auction } });
    const bid = await json('Auctions', { AUCTION_ID, nth: 1 });
    expect(bid).toMatchObject({ leading: true, currentPrice: '120.00', receipt: { auctionId: AUCTION_ID } });
    expect(await json('Auctions', { AUCTION_ID, nth: 1 })).toMatchObject({
      receipt: (bid as { receipt: object }).receipt,
    });
    await endAuction(app.pool, AUCTION_ID);
    writeFileSync(join(folder, 'receipts.json'), JSON.stringify(bid));
    expect(await start('Auctions', { AUCTION_ID, nth: 2 }).ended).toMatch(/receipt/i);
  });
});
