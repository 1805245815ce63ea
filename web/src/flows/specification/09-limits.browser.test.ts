// §9 Business constants and limits that pages show and that no other section tests.
import { joinMarket } from '../../../test/market.ts';
import { newMember, write, type NewMember } from '../../../test/newMember.ts';

const market = joinMarket();
let ada: NewMember;

beforeAll(async () => {
  ada = await newMember(await market.visit());
});
afterAll(() => expect(ada.complaints).toEqual([]));

test('the badge counts to 9 and shows 9+ above', async () => {
  const ben = await newMember(await market.visit(), { firstName: 'Ben' });
  for (let count = 1; count <= 9; count++) await write(ben, ada, `Offer ${count}`);
  const { page } = ada;
  await page.goto('/products');
  await page.getByRole('button', { name: 'Notifications, 9 unread' }).getByText('9', { exact: true }).waitFor();
  await write(ben, ada, 'Offer 10');
  await page.reload();
  await page.getByRole('button', { name: 'Notifications, 10 unread' }).getByText('9+', { exact: true }).waitFor();
});

test('prices are refetched every five minutes', async () => {
  const { page, heading } = ada;
  let asked = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"PriceIndexScreen"')) asked++;
  });
  await page.clock.install();
  await page.goto('/price-index');
  await heading('Price Index');
  await page.getByRole('table').waitFor();
  await page.clock.fastForward('04:30');
  await page.evaluate(() => fetch('/livez'));
  expect(asked).toBe(1);
  const again = page.waitForRequest((request) => request.postData()?.includes('PriceIndexScreen') ?? false);
  await page.clock.fastForward('00:30');
  await again;
});

test('a toast disappears after five seconds', async () => {
  const { page, press, fill, toast } = await newMember(await market.visit());
  await page.clock.install();
  await page.goto('/company-profile');
  await fill({ Phone: '' });
  await press('Save Profile');
  await toast('Error', 'Please fill in all required fields.');
  await page.clock.fastForward('00:05');
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await toasts.waitFor({ state: 'detached' });
});

test('focusing the window does not refetch data', async () => {
  const { page } = ada;
  const asked: string[] = [];
  // Live updates refetch the inbox when their socket has connected, so this one never does.
  await page.routeWebSocket('**/graphql', () => undefined);
  page.on('request', (request) => {
    const [, operation] = /"operationName":"(\w+)"/.exec(request.postData() ?? '') ?? [];
    if (operation) asked.push(operation);
  });
  await page.goto('/products');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).waitFor();
  await page.evaluate(async () => {
    for (const name of ['blur', 'focus', 'online']) window.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
    await fetch('/livez');
  });
  expect(asked).toContain('ProductListScreen');
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});
