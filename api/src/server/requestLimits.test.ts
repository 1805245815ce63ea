import { startApp, type TestApp } from '../../test/app.ts';
import type { Answer, Caller } from '../../test/caller.ts';
import { aUser } from '../../test/factories.ts';
import { UNKNOWN_ID } from '../../test/world.ts';

const READ = '{ me { id } }';
const read = (caller: Caller): Promise<Answer> => caller.post('/graphql', { query: READ });
const bid = (caller: Caller): Promise<Answer> => caller.post('/api/bids', { rfpId: UNKNOWN_ID, amount: '1.00' });
const aliased = (count: number): string =>
  `mutation { ...many } fragment many on Mutation { ${Array.from({ length: count }, (_, n) => `b${n}: placeBid(input: { amount: "1.00", rfpId: "${UNKNOWN_ID}" }) { id }`).join(' ')} }`;

describe('where limits are on', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ RATE_LIMITS: 'on', LIMIT_READS_PER_MINUTE: '4', LIMIT_BIDS_PER_SECOND: '3' });
  });
  afterAll(() => app.close());
  const aMember = async (): Promise<Caller> => app.as(await aUser(app.pool));

  it('a member has so many requests a minute, over both doors together', async () => {
    const member = await aMember();
    for (const ask of [read, read]) expect((await ask(member)).status).toBe(200);
    for (const path of ['/api/user', '/api/rfps']) expect((await member.get(path)).status).toBe(200);
    const rest = await member.get('/api/user');
    expect([rest.status, rest.text]).toEqual([
      429,
      expect.stringMatching(/^Too many requests\. Please try again in \d+ seconds\.$/),
    ]);
    const seconds = Number(rest.headers.get('retry-after'));
    expect(seconds > 0 && seconds <= 60).toBe(true);
    const graphql = await read(member);
    expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
    expect(JSON.parse(graphql.text)).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED', status: 429 } }] });
    // Others are not held up by it.
    expect((await read(await aMember())).status).toBe(200);
  });

  it('so many bids a second, each of a document counted', async () => {
    const member = await aMember();
    expect((await member.post('/graphql', { query: aliased(4) })).status).toBe(429);
    expect((await (await aMember()).post('/graphql', { query: aliased(3) })).status).toBe(200);
  });

  it('whoever is signed out is counted by address', async () => {
    const statuses = [];
    for (let time = 1; time <= 5; time++) statuses.push((await read(app.anyone)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});

it('bids are no requests of the minute', async () => {
  const app = await startApp({ RATE_LIMITS: 'on', LIMIT_READS_PER_MINUTE: '2' });
  try {
    const member = await app.as(await aUser(app.pool));
    for (let time = 1; time <= 4; time++) expect((await bid(member)).status).toBe(404);
    expect([(await read(member)).status, (await read(member)).status, (await read(member)).status]).toEqual([
      200, 200, 429,
    ]);
  } finally {
    await app.close();
  }
});

it('on this machine, outside production, there are none', async () => {
  const app = await startApp({ LIMIT_READS_PER_MINUTE: '2', LIMIT_BIDS_PER_SECOND: '1' });
  try {
    const member = await app.as(await aUser(app.pool));
    for (let time = 1; time <= 4; time++)
      expect([(await read(member)).status, (await bid(member)).status]).toEqual([200, 404]);
  } finally {
    await app.close();
  }
});

it('in production they are on here too', async () => {
  const app = await startApp({ LIMIT_READS_PER_MINUTE: '2', NODE_ENV: 'production' });
  try {
    const statuses = [];
    for (let time = 1; time <= 3; time++) statuses.push((await read(app.anyone)).status);
    expect(statuses).toEqual([200, 200, 429]);
  } finally {
    await app.close();
  }
});
