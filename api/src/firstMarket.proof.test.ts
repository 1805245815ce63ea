// The first steps of docs/operations.md: from an empty database to a market with a category of its own, imported materials, a verified
// company and a closed auction.
import pg from 'pg';
import { runAdmin, runCommand } from '../test/adminCommand.ts';
import { registration } from '../test/bodies.ts';
import { Caller, type Body } from '../test/caller.ts';
import { emptyDatabase, type TestDatabase } from '../test/database.ts';
import { Instance, urlOf } from '../test/instance.ts';
import { until } from '../test/instanceGroup.ts';
import { openMailServer, type MailServer } from '../test/mailServer.ts';
import { activate, codeOf, cookieIn, setUp } from '../test/secondFactor.ts';
import { indexed } from '../test/searchIndex.ts';
import { SECRET_KEY } from '../test/secretKey.ts';

const PUBLIC_URL = 'http://localhost:5580';

let database: TestDatabase;
let pool: pg.Pool;
let mail: MailServer;
let server: Instance;
let anyone: Caller;
let admin: Caller;
let seller: Caller;
let productId: string;

beforeAll(async () => {
  [database, mail] = await Promise.all([emptyDatabase(), openMailServer()]);
  pool = new pg.Pool(database.app);
  const owner = { DATABASE_URL: urlOf(database.app), DATABASE_MIGRATION_URL: urlOf(database.connection), SECRET_KEY };
  expect(await runCommand('migrate.js', [], owner)).toMatchObject({ code: 0, errors: '' });
  // The server does not know the owner of the tables.
  server = await Instance.start(database.app, {
    SEED: 'catalogue',
    SMTP_URL: mail.url,
    PUBLIC_URL,
  });
  anyone = new Caller(server.url, { origin: PUBLIC_URL });
});
afterAll(async () => {
  await server.terminate();
  await pool.end();
  await Promise.all([database.drop(), mail.close()]);
});

/** Registers a member and follows the link of the email. */
const register = async (email: string, companyName: string): Promise<Caller> => {
  const answer = await anyone.post('/api/register', { ...registration, email, companyName });
  expect(answer.status).toBe(201);
  const member = anyone.with({ cookie: cookieIn(answer) });
  await until('the email arrived', () => mail.to(email).length > 0);
  const token = /confirm-email#([\w-]+)/.exec(mail.to(email)[0]?.text ?? '')?.[1];
  await anyone.data('mutation ($token: String!) { confirmEmail(token: $token) }', { token });
  return member;
};

it('The log says in three lines what to do', async () => {
  await until('the last line', () => server.output.includes('/admin\n'));
  const lines = server.output.split('\n').filter((line) => /(^| )[123]\. /.test(line));
  expect(lines).toEqual([
    expect.stringContaining(`1. Create your account at ${PUBLIC_URL}/auth`),
    expect.stringContaining('2. Make it an admin: npm run admin -- grant'),
    expect.stringContaining('3. Sign in'),
  ]);
});

it('The first member becomes an admin by the command and a second factor', async () => {
  const email = 'olga@operator.example';
  const member = await register(email, 'Riverside Market');
  const settings = { DATABASE_URL: urlOf(database.app), SECRET_KEY, PUBLIC_URL };
  expect(await runAdmin(['grant', email], settings)).toMatchObject({ code: 0, errors: '' });
  const { secret } = await setUp(member);
  const answer = await activate(member, await codeOf(pool, secret));
  admin = anyone.with({ cookie: cookieIn(answer) });
  expect(await admin.data('{ marketOverview { waitingCompanies } }')).toEqual({
    marketOverview: { waitingCompanies: 0 },
  });
});

it('The admin adds a category and imports 50 materials into it', async () => {
  const ADD = 'mutation ($input: CategoryInput!) { saveCategory(input: $input) { id } }';
  await admin.data(ADD, { input: { name: 'Artists’ materials' } });
  const rows = Array.from({ length: 50 }, (_, n) => `Artists’ materials,Resin ${n + 1},12.50,kg`);
  const csv = ['industry,name,reference_price,reference_unit', ...rows].join('\n');
  const query = `mutation ($input: ImportInput!) { importCatalogueFile(file: materials, input: $input) { added newCategories problemCount } }`;
  for (const isDryRun of [true, false]) {
    const { text } = await admin.post('/graphql/import', { query, variables: { input: { csv, isDryRun } } });
    expect(JSON.parse(text)).toMatchObject({
      data: { importCatalogueFile: { added: 50, newCategories: [], problemCount: 0 } },
    });
  }
  await indexed(pool);
  const found = '{ products(search: "resin 50") { nodes { id name } } }';
  const { products } = await anyone.data<{ products: { nodes: { id: string; name: string }[] } }>(found);
  productId = products.nodes.find(({ name }) => name === 'Resin 50')!.id;
});

it('The admin verifies a company', async () => {
  seller = await register('samir@atlas-salts.example', 'Atlas Fine Salts');
  const SAVE = 'mutation ($input: CompanyProfileInput!) { saveCompanyProfile(input: $input) { id } }';
  await seller.data(SAVE, { input: { companyName: 'Atlas Fine Salts', phone: '+34 91 123 45 67' } });
  const WAITING = '{ companyProfiles(status: pending, first: 1) { nodes { id submittedAt } } }';
  const { companyProfiles } = await admin.data<{ companyProfiles: { nodes: { id: string; submittedAt: string }[] } }>(
    WAITING,
  );
  const { id: companyProfileId, submittedAt } = companyProfiles.nodes[0]!;
  const DECIDE = `mutation ($input: DecideVerificationInput!) { decideVerification(input: $input) { verificationStatus } }`;
  expect(await admin.data(DECIDE, { input: { companyProfileId, submittedAt, status: 'approved' } })).toEqual({
    decideVerification: { verificationStatus: 'approved' },
  });
});

it('An auction is closed, and its winner has an order', async () => {
  const buyer = await register('bea@okafor-farms.example', 'Okafor Farms');
  const posted = async (caller: Caller, path: string, body: Body): Promise<Body> => {
    const { status, text } = await caller.post(path, body);
    expect([status, text]).toEqual([201, expect.any(String)]);
    return JSON.parse(text) as Body;
  };
  const { id: auctionId } = await posted(seller, '/api/auctions', {
    ...{ title: 'Resin, 40 sacks', description: 'In sacks.', productId, quantity: 2, unit: 'MT' },
    ...{ startingPrice: '20000.00', autoExtend: false },
    startTime: new Date(Date.now() - 1_000).toISOString(),
    endTime: new Date(Date.now() + 4_000).toISOString(),
  });
  await posted(buyer, '/api/bids', { auctionId, amount: '21000.00' });
  const orders = '{ orders(first: 1) { nodes { totalAmount bid { auctionId } } } }';
  const won = { orders: { nodes: [{ totalAmount: '21000.00', bid: { auctionId } }] } };
  await until('the auction closed', async () => {
    const answer = await buyer.data<{ orders: { nodes: unknown[] } }>(orders);
    return answer.orders.nodes.length > 0;
  });
  expect(await buyer.data(orders)).toEqual(won);
  expect(await seller.data(orders)).toEqual(won);
});
