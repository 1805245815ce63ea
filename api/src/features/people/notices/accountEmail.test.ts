import { startApp, type TestApp } from '../../../../test/app.ts';
import { until } from '../../../../test/instanceGroup.ts';
import { openMailServer, type MailServer } from '../../../../test/mailServer.ts';
import { countFailedJobs, failedJobs } from '../../../jobs/failedJobs.ts';
import { sendEmail } from './accountEmail.ts';

const PATH = '/confirm-email#a-token';

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await openMailServer();
  app = await startApp({
    SMTP_URL: server.url,
    MAIL_FROM: 'Feedstock <post@market.example>',
    PUBLIC_URL: 'https://market.example',
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const send = (to: { address: string }): Promise<void> =>
  sendEmail(app.pool, { to, kind: 'confirm_email', params: { path: PATH } });
const received = (address: string) => until(`an email to ${address}`, () => server.to(address).length > 0);

it('An email about an account is sent as text and as HTML with the same link', async () => {
  await send({ address: 'ada@buyer.example' });
  await received('ada@buyer.example');
  const [email] = server.to('ada@buyer.example');
  const link = `https://market.example${PATH}`;
  expect(email).toMatchObject({
    subject: 'Confirm your email address for Feedstock',
    from: { text: '"Feedstock" <post@market.example>' },
    messageId: expect.stringMatching(/^<[\da-f-]{36}@market\.example>$/),
  });
  expect(email!.text).toContain(`Confirm email address: ${link}`);
  expect(email!.html).toContain(`href="${link}"`);
});

it.each([
  'two@buyer.example, three@buyer.example',
  'ada@buyer.example\r\nBcc: victim@buyer.example',
  'Victim <victim@buyer.example>',
  'ada@buyer.example>\r\nDATA',
])('An address that is not exactly one address gets no email: %j', async (address) => {
  const before = await countFailedJobs(app.pool);
  await send({ address });
  await until('the job failed for good', async () => (await countFailedJobs(app.pool)) === before + 1);
  expect((await failedJobs(app.pool))[0]!.lastError).toBe('The address is not valid.');
  expect(server.emails.flatMap(({ recipients }) => recipients)).not.toContain('victim@buyer.example');
});

it('Recipients whose server hangs, is busy or refuses them delay nobody else', async () => {
  server.hanging.add('@hanging.example');
  server.busy.add('@busy.example');
  server.refused.add('@refused.example');
  const failed = await countFailedJobs(app.pool);
  for (const domain of ['hanging', 'busy', 'refused'])
    for (let number = 0; number < 3; number++) await send({ address: `${number}@${domain}.example` });
  for (let number = 0; number < 20; number++) await send({ address: `${number}@fine.example` });
  await until(
    'all others have theirs',
    () => server.emails.filter(({ recipients }) => /@fine/.test(recipients[0]!)).length === 20,
  );
  await until('the refused ones have failed for good', async () => (await countFailedJobs(app.pool)) === failed + 3);
  const { rowCount } = await app.pool.query(
    `select from graphile_worker.jobs where attempts < max_attempts and last_error like '%Try again later%'`,
  );
  expect(rowCount).toBe(3);
  server.busy.clear();
  await until('the busy ones were tried again', () =>
    [0, 1, 2].every((number) => server.to(`${number}@busy.example`).length === 1),
  );
});
