import { startApp, type TestApp } from '../../../test/app.ts';
import { aMessage, aUser } from '../../../test/factories.ts';
import { openPostOffice, type PostOffice } from '../../../test/postOffice.ts';
import { mailing } from './mail.ts';

let app: TestApp;
let office: PostOffice;
beforeAll(async () => {
  [app, office] = await Promise.all([startApp(), openPostOffice()]);
});
afterAll(async () => {
  await app.close();
  await office.close();
});
beforeEach(async () => {
  office.letters.length = 0;
  await app.pool.query('delete from message');
});

const sender = { publicUrl: 'https://market.example', mailFrom: 'Feedstock <post@market.example>' };
const mail = (): Promise<void> => mailing(app.pool, office.url, sender)();
const aLetter = (recipient: { id: string }, columns: object = {}) =>
  aMessage(app.pool, {
    recipient_id: recipient.id,
    subject: 'Your order was confirmed',
    content: 'Acid, 20 MT.',
    created_at: new Date(Date.now() - 2 * 60_000),
    ...columns,
  });

it('sends once by e-mail what was not read within a minute', async () => {
  const ada = await aUser(app.pool, { email: 'ada@buyer.example', first_name: 'Ada' });
  const { id } = await aLetter(ada);
  await Promise.all([mail(), mail()]);
  await mail();
  expect(office.letters).toHaveLength(1);
  const [letter] = office.letters;
  for (const part of [
    'From: Feedstock <post@market.example>',
    'To: ada@buyer.example',
    'Subject: Your order was confirmed',
    'Dear Ada,\n\nAcid, 20 MT.',
    `https://market.example/messages?message=${id}`,
  ])
    expect(letter!.replaceAll('=\n', '').replaceAll('=3D', '=')).toContain(part);
});

it('sends nothing that was read, is new, or is a day old', async () => {
  const ada = await aUser(app.pool);
  await aLetter(ada, { is_read: true });
  await aLetter(ada, { created_at: new Date() });
  await aLetter(ada, { created_at: new Date(Date.now() - 25 * 3_600_000) });
  await mail();
  expect(office.letters).toEqual([]);
});

it('an address that is refused holds nobody up', async () => {
  const gone = await aUser(app.pool, { email: 'gone@buyer.example' });
  const here = await aUser(app.pool, { email: 'here@buyer.example' });
  office.unknown.add('gone@buyer.example');
  await aLetter(gone, { created_at: new Date(Date.now() - 3 * 60_000) });
  await aLetter(here);
  await mail();
  expect(office.letters).toEqual([expect.stringContaining('To: here@buyer.example')]);
});

it('without a post office nothing is lost', async () => {
  const ada = await aUser(app.pool);
  await aLetter(ada);
  await expect(mailing(app.pool, 'smtp://127.0.0.1:1', sender)()).rejects.toThrow();
  await mail();
  expect(office.letters).toHaveLength(1);
});
