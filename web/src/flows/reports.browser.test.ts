// Notices look different from messages; a member reports a message and blocks its sender; support handles the report.
import { demo, joinMarket } from '../../test/market.ts';
import { newMember, write, type NewMember } from '../../test/newMember.ts';
import { openTrader } from '../../test/trader.ts';

const market = joinMarket();
const subject = 'A bargain only today';
/** The member uses a phone, support a desktop. */
const PHONE = 375;

let sender: NewMember;
let reader: NewMember;

beforeAll(async () => {
  sender = await newMember(await market.visit(), { firstName: 'Spam', lastName: 'Sender' });
  reader = await newMember(await market.visit(PHONE), { firstName: 'Rita', companyName: 'Rita Resins' });
});

test('a member reports a message', async () => {
  const { page, press, see, fill, toast } = reader;
  await write(sender, reader, subject, 'Pay in advance.');
  await page.goto('/messages');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button', { name: subject }).click();
  await press(/^More$/);
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: /^Report/ });
  await press('Send report', dialog);
  await see('Please choose a reason.', dialog);
  await fill({ Reason: 'Fraud or a false offer', 'What happened?': 'Asks for money in advance.' }, dialog);
  await press('Send report', dialog);
  await toast('Success', 'Thank you. Support will look at your report.');
  await dialog.waitFor({ state: 'detached' });
});

test('the member blocks the sender, whose next message is refused', async () => {
  const { page, press, toast } = reader;
  await press(/^More$/);
  await page.getByRole('menuitem', { name: 'Block member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block Spam Sender?' });
  await press('Block', dialog);
  await toast('Success', 'Spam Sender can no longer write to you.');
  await dialog.waitFor({ state: 'detached' });
  await expect(write(sender, reader, 'Once more')).rejects.toThrow(
    'This member is not receiving messages at the moment.',
  );
});

test('an admin reads the report in context and handles it', async () => {
  const { page, heading, see, press, fill, toast } = await openTrader(await market.enter(demo.admin));
  await page.goto('/admin/reports');
  await heading('Reports');
  await press(`Review ${subject}`);
  const dialog = page.getByRole('dialog', { name: subject });
  await see('Pay in advance.', dialog);
  await see('Asks for money in advance.', dialog);
  await fill({ 'What was done': 'Warned the sender.' }, dialog);
  await press('Mark as handled', dialog);
  await toast('Success', 'The report has been handled.');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Handled' }).click();
  await press(`Review ${subject}`);
  await see('Warned the sender.', page.getByRole('dialog', { name: subject }));
});

test('an admin takes a reported offering off the market, and its owner reads why', async () => {
  const terms = { title: 'Miracle salt', description: 'Cures all.', quantity: 5, unit: 'MT', price: '9.00' };
  const { postOffering } = await sender.graphql<{ postOffering: { id: string } }>(
    'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }',
    { input: terms },
  );
  await reader.graphql('mutation ($input: ReportInput!) { report(input: $input) }', {
    input: { kind: 'offering', subjectId: postOffering.id, reason: 'prohibited' },
  });
  const { page, see, press, follow, fill, toast } = await openTrader(await market.enter(demo.admin));
  await page.goto('/admin/reports');
  await press('Review Miracle salt');
  const report = page.getByRole('dialog', { name: 'Miracle salt', exact: true });
  await follow('Take off the market', report);
  const dialog = page.getByRole('dialog', { name: 'Take Miracle salt off the market?' });
  await fill({ Reason: 'It is not allowed here.' }, dialog);
  await press('Take off the market', dialog);
  await toast('Success', 'Miracle salt is off the market.');
  await see('Withdrawn');
  await page.goBack();
  await fill({ 'What was done': 'Taken off the market.' }, report);
  await press('Mark as handled', report);
  await toast('Success', 'The report has been handled.');
  await page.goto('/admin/audit');
  await see('An offering was taken off the market by an admin.');
  await sender.page.goto('/messages?tab=notices');
  await sender.press(/Taken off the market: Miracle salt/, sender.page.getByRole('main'));
  await sender.see(/Reason: It is not allowed here\./);
});

test('the settings list the blocked member and take the block back', async () => {
  const { page, press, toast } = reader;
  await page.goto('/settings?part=security');
  await press('Unblock Spam Sender');
  await toast('Success', 'The member can write to you again.');
  await page.getByRole('heading', { name: 'Blocked members' }).waitFor({ state: 'detached' });
  await write(sender, reader, 'Sorry');
});

test('only a notice of the market has the badge, and it cannot be answered, reported or blocked', async () => {
  const { page } = await openTrader(await market.enter(demo.buyer, PHONE));
  await page.goto('/messages?tab=notices');
  const inbox = page.getByRole('list', { name: 'Notices' });
  await inbox.getByRole('button').first().click();
  const opened = page.getByRole('article');
  await opened.getByText('Notice', { exact: true }).waitFor();
  expect(await opened.getByRole('button', { name: /^(Reply|More)$/ }).count()).toBe(0);
});
