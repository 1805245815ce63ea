// A page that was drawn for another member than the one who is signed in by now.
import type { GraphQLObjectType } from 'graphql';
import { anApiKey } from '../../../test/apiKeys.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import { aCompanyProfile, aUser } from '../../../test/factories.ts';
import { aCompanyOfTwo } from '../../../test/colleagues.ts';
import { holding, waiting } from '../../../test/lockGate.ts';
import { bodies } from '../../../test/bodies.ts';
import { contractSchema } from '../../../test/contract.ts';
import { minimalCall } from '../../../test/minimalCall.ts';
import { Wire } from '../../../test/wire.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../test/world.ts';
import { manualRoutes, routes } from '../rest/routes.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const meaning = (id: string) => ({ 'feedstock-viewer': id });
const REFUSED = 'You are signed in as somebody else now, so nothing was done. Please reload the page.';
const MALFORMED = 'Feedstock-Viewer must be the id of a member, once; leave it out to mean whoever is signed in.';

it('Every root field over HTTP is refused, and nothing is written', async () => {
  const { buyerUser, seller } = world;
  const schema = contractSchema();
  const before = await app.fingerprint();
  const answers = new Map<string, unknown>();
  const documents = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => documentsOf(type!));
  for (const [name, query] of documents) {
    const { status, text } = await seller.post('/graphql', { query }, meaning(buyerUser.id));
    const { errors } = JSON.parse(text) as { errors?: { extensions: { code: string } }[] };
    answers.set(name, [status, errors?.[0]?.extensions.code]);
  }
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(documents.map(([name]) => [name, [409, 'OTHER_MEMBER']])),
  );
  expect(await app.fingerprint()).toEqual(before);
});

const documentsOf = (type: GraphQLObjectType): [string, string][] =>
  Object.values(type.getFields()).map((field) => [field.name, `${type.name.toLowerCase()} { ${minimalCall(field)} }`]);

it('Every REST call is refused, uploads and downloads too, and nothing is written', async () => {
  const { buyerUser, seller } = world;
  const before = await app.fingerprint();
  const calls = [...routes, ...manualRoutes].map(({ method, path }) => ({ method, path }));
  const answers = [];
  for (const { method, path } of calls) {
    const isUpload = path === '/api/offerings/import';
    const body = isUpload ? 'material,price\n' : JSON.stringify(bodies(world)[path] ?? {});
    const type = isUpload ? 'text/csv' : 'application/json';
    const address = path.replace(':id', UNKNOWN_ID).replace(/:\w+/, 'X');
    const { status, text } = await seller
      .beyondDocument()
      .send(method, address, method === 'GET' ? undefined : body, { 'content-type': type, ...meaning(buyerUser.id) });
    answers.push([method, path, status, text]);
  }
  expect(answers).toEqual(calls.map(({ method, path }) => [method, path, 409, REFUSED]));
  expect(await app.fingerprint()).toEqual(before);
});

it('The member who is meant is served, and so is who names nobody', async () => {
  const { sellerUser, seller } = world;
  for (const headers of [{}, meaning(sellerUser.id), meaning(sellerUser.id.toUpperCase())])
    expect((await seller.post('/api/offerings', bodies(world)['/api/offerings'], headers)).status).toBe(201);
});

it('Who is not signed in any more is unauthorized for writes, and reads as a visitor', async () => {
  const { sellerUser } = world;
  const headers = meaning(sellerUser.id);
  expect((await app.anyone.post('/api/offerings', bodies(world)['/api/offerings'], headers)).status).toBe(401);
  const [plain, named] = [await app.anyone.get('/api/categories'), await app.anyone.get('/api/categories', headers)];
  const caching = ['cache-control', 'vary', 'etag'].map((name) => named.headers.get(name));
  expect([named.status, named.text, caching]).toEqual([
    200,
    plain.text,
    ['cache-control', 'vary', 'etag'].map((name) => plain.headers.get(name)),
  ]);
});

it('An API key belongs to one member too', async () => {
  const { buyerUser, sellerUser } = world;
  const { headers } = await anApiKey(app.pool, sellerUser);
  const { errors } = await app.anyone.with(headers).graphql('{ me { id } }', {}, meaning(buyerUser.id));
  expect(errors[0]?.extensions).toMatchObject({ code: 'OTHER_MEMBER', status: 409 });
});

it.each(['', 'none', 'x', `${UNKNOWN_ID}, ${UNKNOWN_ID}`])('%p is refused, because it is no id', async (value) => {
  for (const caller of [world.seller, app.anyone]) {
    const { status, text } = await caller.beyondDocument().post('/api/logout', {}, meaning(value));
    expect([status, text]).toEqual([400, MALFORMED]);
  }
});

it('A page of another company than the one that the member acts for by now writes nothing, and reads', async () => {
  const user = await aUser(app.pool);
  const { id } = await aCompanyProfile(app.pool, { user_id: user.id });
  const me = await app.as(user);
  const before = await app.fingerprint();
  const other = { ...meaning(user.id), 'feedstock-company': UNKNOWN_ID };
  const post = (headers: Record<string, string>) => me.post('/api/offerings', bodies(world)['/api/offerings'], headers);
  expect(await post(other)).toMatchObject({ status: 409, text: expect.stringContaining('another company') });
  const csv = { ...other, 'content-type': 'text/csv' };
  expect((await me.send('POST', '/api/offerings/import', 'material,price\n', csv)).status).toBe(409);
  expect(await app.fingerprint()).toEqual(before);
  expect((await me.get('/api/orders', other)).status).toBe(200);
  expect((await post({ ...other, 'feedstock-company': id })).status).toBe(201);
});

it('A page without a company writes nothing once its member has joined one, also just before, and goes on once they have founded one', async () => {
  const { company, owner, colleague, leave } = await aCompanyOfTwo(app);
  const post = async ({ caller, user }: typeof owner) => {
    const headers = { ...meaning(user.id), 'feedstock-company': 'none' };
    return (await caller.post('/api/offerings', bodies(world)['/api/offerings'], headers)).status;
  };
  expect([await post(owner), await post(colleague)]).toEqual([201, 409]);
  await leave();
  expect(await post(colleague)).toBe(201);
  const insert = `insert into company_member (company_id, user_id, role) values ($1, $2, 'trader')`;
  const joining = await holding(
    app.pool,
    ['select from "user" where id = $1 for update', [colleague.user.id]],
    [insert, [company.id, colleague.user.id]],
  );
  const posted = post(colleague);
  await waiting(app.pool, 1);
  await joining.end('commit');
  expect(await posted).toBe(409);
});

describe('A socket', () => {
  const closeOf = async (payload: object, as = world.seller) => {
    const wire = await Wire.open(app.url, { headers: { cookie: as.headers['cookie'] ?? '' } });
    wire.send({ type: 'connection_init', payload });
    const code = await Promise.race([
      wire.closed,
      wire
        .received(({ type }) => type === 'connection_ack')
        .then(
          () => 'open',
          () => wire.closed,
        ),
    ]);
    wire.socket.terminate();
    return code;
  };

  it('is closed if it was opened for another member', async () => {
    const { buyerUser, sellerUser } = world;
    expect(await closeOf(meaning(buyerUser.id))).toBe(4403);
    expect(await closeOf({ 'Feedstock-Viewer': buyerUser.id })).toBe(4403);
    expect(await closeOf(meaning(sellerUser.id))).toBe('open');
    expect(await closeOf(meaning(buyerUser.id), app.anyone)).toBe('open');
  });

  it('is not opened at all for a program that names another member in its headers', async () => {
    const { buyerUser, sellerUser, seller } = world;
    const open = (id: string) =>
      Wire.open(app.url, { headers: { cookie: seller.headers['cookie'] ?? '', ...meaning(id) } });
    await expect(open(buyerUser.id)).rejects.toThrow('409');
    (await open(sellerUser.id)).socket.terminate();
  });

  it('with an API key, too', async () => {
    const { buyerUser, sellerUser } = world;
    const { headers } = await anApiKey(app.pool, sellerUser);
    expect(await closeOf({ ...headers, ...meaning(buyerUser.id) }, app.anyone)).toBe(4403);
    expect(await closeOf({ ...headers, ...meaning(sellerUser.id) }, app.anyone)).toBe('open');
  });

  it.each([['x'], [null], [[UNKNOWN_ID]], [7]])('is closed if %p is named, because it is no id', async (value) => {
    expect(await closeOf({ 'feedstock-viewer': value })).toBe(4400);
  });

  it('is closed if it names two', async () => {
    const { id } = world.sellerUser;
    expect(await closeOf({ 'feedstock-viewer': id, 'Feedstock-Viewer': id })).toBe(4400);
  });
});
