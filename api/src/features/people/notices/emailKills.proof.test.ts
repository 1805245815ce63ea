// Instances are killed while they send: every email arrives, and one that arrives twice can be recognised.
import { startInstances, until, type Instances } from '../../../../test/instanceGroup.ts';
import { openMailServer, type MailServer } from '../../../../test/mailServer.ts';
import { sendEmail } from './accountEmail.ts';

const EMAILS = Number(process.env['EMAIL_COUNT'] ?? 60);
const KILLS = Number(process.env['EMAIL_KILLS'] ?? 2);
/** Emails that one instance sends at the same time. */
const WORKERS = 8;

let server: MailServer;
let market: Instances;
beforeAll(async () => {
  server = await openMailServer();
  const environment = { SMTP_URL: server.url };
  market = await startInstances({ environments: [environment, environment] });
}, 60_000);
afterAll(async () => {
  await market.close();
  await server.close();
});

it(`each of ${EMAILS} emails arrives over ${KILLS} kills, and repeated ones have the same Message-ID`, async () => {
  const addresses = Array.from({ length: EMAILS }, (_, number) => `${number}@acme.example`);
  for (const address of addresses)
    await sendEmail(market.pool, { to: { address }, kind: 'confirm_email', params: { path: '/confirm-email#x' } });
  for (let kill = 0; kill < KILLS; kill++) {
    const goal = ((kill + 1) * EMAILS) / (KILLS + 1);
    await until('some emails arrived', () => server.emails.length >= goal);
    const instance = market.at(kill);
    await instance.kill();
    await instance.run();
  }
  // Recurring tasks have jobs of their own, at any time.
  const WAITING = `select attempts, locked_by, last_error from graphile_worker.jobs where task_identifier = 'account_email'`;
  await until('all emails are sent', async () => (await market.pool.query(WAITING)).rowCount === 0, 180);

  const ids = new Map<string, Set<string | undefined>>();
  for (const { recipients, messageId } of server.emails)
    for (const address of recipients) ids.set(address, (ids.get(address) ?? new Set()).add(messageId));
  expect([...ids.keys()].sort()).toEqual([...addresses].sort());
  expect([...ids.values()].filter(({ size }) => size > 1)).toEqual([]);
  const repeated = server.emails.length - EMAILS;
  expect(repeated).toBeLessThanOrEqual(KILLS * WORKERS);
  if (process.env['EMAIL_COUNT']) console.log(`${EMAILS} emails, ${KILLS} kills, ${repeated} repeated`);
}, 600_000);
