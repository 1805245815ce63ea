import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { Caller } from '../../../test/caller.ts';
import { registration } from '../../../test/bodies.ts';
import { newSecret } from '../../features/people/accounts/apiKeys/secret.ts';
import { Instance } from '../../../test/instance.ts';

let database: TestDatabase;
let instance: Instance;
beforeAll(async () => {
  database = await freshDatabase();
  instance = await Instance.start(database.connection, { LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  await instance.kill();
  await database.drop();
});

it('The log names members by id and never contains an email address, an API key or a parameter of a link', async () => {
  const anyone = new Caller(instance.url).beyondDocument();
  const { email, password } = registration;
  const registered = await anyone.post('/api/register', registration);
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { id } = (await anyone.with({ cookie }).read('/api/user')) as { id: string };
  await anyone.post('/api/register', registration);
  await anyone.post('/api/login', { email, password });
  await anyone.post('/api/login', { email, password: 'wrong' });
  await anyone.post('/api/login', { email: 'not an address@@', password });
  await anyone.get(`/api/products?search=${encodeURIComponent(email)}`);
  await anyone.get(`/settings?token=confidential&email=${email}`, { cookie });
  await anyone.get(`/${email}`);
  await anyone.get('/api/user', { 'user-agent': email, referer: `http://x.example/?${email}` });
  const secret = newSecret();
  for (const token of [secret, `${secret}x`]) await anyone.get('/api/user', { authorization: `Bearer ${token}` });
  await anyone.get(`/api/user?key=${secret}`);
  // Writes the rest of the log.
  await instance.terminate();
  const lines = instance.output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { url?: string; status?: number; memberId?: string });
  const answered = lines.filter(({ status }) => status !== undefined);
  expect(answered).toHaveLength(13);
  expect(answered.slice(0, 2)).toMatchObject([
    { url: '/api/register', memberId: id },
    { url: '/api/user', memberId: id },
  ]);
  expect(instance.output).not.toMatch(/@|%40|confidential|fsk_/);
});
