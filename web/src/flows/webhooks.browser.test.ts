// A member adds a webhook, sees its secret once, and finds the delivery of a test event in the log.
import { openWebhookReceiver, verify, type WebhookReceiver } from '../../../api/test/webhookReceiver.ts';
import { eventually } from '../../test/eventually.ts';
import { joinMarket } from '../../test/market.ts';
import { newMember, password } from '../../test/newMember.ts';
import { barriersOn, sticksOut } from '../../test/pageChecks.ts';

const market = joinMarket();
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await openWebhookReceiver();
});
afterAll(() => receiver.close());

test('a member creates a webhook and sends a test event', async () => {
  const { page, press, choose, fill, heading, see, toast, complaints } = await newMember(
    await market.visit(375, 'dark'),
  );
  const isFine = async (): Promise<void> => {
    expect(await barriersOn(page)).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
  };
  const path = '/of-a-test';
  const ofUrl = (action: string) => new RegExp(`^${action} .*${path}$`);
  const dialog = page.getByRole('dialog');

  await page.goto('/settings');
  await heading('Settings');
  await choose('Webhooks');
  await see('You have no webhooks');
  await isFine();
  await press('New webhook');
  await press('Create webhook', dialog);
  await see('Please choose at least one event.', dialog);
  await fill({ URL: `${receiver.url}${path}`, 'Only these categories': 'Plastics' }, dialog);
  await page.getByRole('button', { name: 'Remove Plastics' }).waitFor();
  await dialog.getByRole('checkbox', { name: /^order\.placed/ }).check();
  await fill({ 'Your password': password }, dialog);
  await isFine();
  await press('Create webhook', dialog);
  const secret = await dialog.getByText(/^whsec_/).innerText();
  await isFine();
  await press('Done', dialog);
  await see('Enabled');
  await see('RFPs and auctions about: Plastics');
  await isFine();
  // The password is asked for with another address only.
  await press(ofUrl('Edit'));
  expect(await dialog.getByLabel('Your password').count()).toBe(0);
  await fill({ URL: `${receiver.url}${path}2` }, dialog);
  await press('Save', dialog);
  await see('Password is required.', dialog);
  await fill({ URL: `${receiver.url}${path}` }, dialog);
  await press('Save', dialog);
  await toast('Success', 'The webhook is changed.');

  await press(ofUrl('Send test event'));
  const sent = 'A test event is on its way. Its delivery is in the log.';
  await toast('Success', sent);
  await press(ofUrl('Deliveries'));
  await page.getByText('Delivered', { exact: true }).first().waitFor();
  // On a phone the toast covers buttons of the log.
  await page.getByText(sent, { exact: true }).waitFor({ state: 'hidden' });
  await isFine();
  const ours = () => receiver.deliveries.filter((delivered) => delivered.path.endsWith(path));
  expect(verify(secret, ours()[0]!)).toMatchObject({ type: 'webhook.test' });
  await press(/^Details of webhook\.test/);
  await dialog.getByText('Request', { exact: true }).click();
  await see('This is a test event.', dialog);
  await isFine();
  await press('Send again', dialog);
  await eventually(async () => expect(ours()).toHaveLength(2));
  expect(ours()[1]!.id).toBe(ours()[0]!.id);
  await press('Close', dialog);
  await press('All webhooks');

  await press(ofUrl('Delete'));
  await press('Delete', dialog);
  await see('You have no webhooks');
  expect(complaints).toEqual([]);
  await page.context().close();
});
