// §4 States and transitions that pages show.
import { eventually } from '../../../test/eventually.ts';
import { holdResponses } from '../../../test/responses.ts';
import { demo, joinMarket } from '../../../test/market.ts';
import { newMember, write, type NewMember } from '../../../test/newMember.ts';
import { openTrader } from '../../../test/trader.ts';

const market = joinMarket();
let ada: NewMember;

beforeAll(async () => {
  ada = await newMember(await market.visit());
});
afterAll(() => expect(ada.complaints).toEqual([]));

test('/ is the landing page while the login state loads and for visitors, and the dashboard for members', async () => {
  const { page, heading } = await openTrader(await market.visit());
  const letGo = await holdResponses(page, 'Session');
  await page.goto('/');
  await heading(/raw-materials market/);
  letGo();
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  await heading(/raw-materials market/);
  await ada.page.goto('/');
  await ada.heading('Dashboard');
});

test('the mode is buyer by default, stored as userRole, and buyer for any other value', async () => {
  const { page, see } = ada;
  const stored = () => page.evaluate(() => localStorage.getItem('userRole'));
  await page.goto('/');
  await see('Create New RFP');
  await page.getByRole('banner').getByRole('radio', { name: 'Seller' }).check();
  await see('Post New Offering');
  expect(await stored()).toBe('seller');
  await page.reload();
  await see('Post New Offering');
  await page.evaluate(() => localStorage.setItem('userRole', 'admin'));
  await page.reload();
  await see('Create New RFP');
});

test('an auction is scheduled (Upcoming), active (Live), then ended', async () => {
  const seller = await newMember(await market.visit(), { companyName: 'Okafor Farms' });
  const hour = 3_600_000;
  async function post(title: string, startsIn: number, endsIn: number) {
    const answer = await seller.page.request.post('/api/auctions', {
      data: {
        title,
        description: 'Light, in big bags.',
        productId: 'none',
        quantity: 12,
        unit: 'MT',
        startingPrice: '4000.00',
        startTime: new Date(Date.now() + startsIn).toISOString(),
        endTime: new Date(Date.now() + endsIn).toISOString(),
      },
    });
    return (await answer.json()) as { status: string; type: string };
  }
  expect(await post('Soda ash of tomorrow', hour, 2 * hour)).toMatchObject({ status: 'scheduled', type: 'forward' });
  await post('Soda ash of now', -1_000, hour);
  await post('Soda ash of yesterday', -1_000, 2_000);
  const { page } = seller;
  const card = page.getByRole('article');
  await page.goto('/auctions?tab=upcoming&q=soda+ash+of');
  await card
    .filter({ hasText: 'Soda ash of tomorrow' })
    .getByText(/^Starts /)
    .waitFor();
  await page.goto('/auctions?q=soda+ash+of');
  await card
    .filter({ hasText: 'Soda ash of now' })
    .getByText(/^Ends in /)
    .waitFor();
  await page.goto('/auctions?tab=ended&q=soda+ash+of');
  // The list is refetched when the market announces the end.
  await card.filter({ hasText: 'Soda ash of yesterday' }).getByText('Ended').waitFor({ timeout: 30_000 });
  expect(seller.complaints).toEqual([]);
});

test('a message is unread until it is opened', async () => {
  const ben = await newMember(await market.visit(), { firstName: 'Ben' });
  await write(ben, ada, 'Soda ash', 'Is there more of it?');
  const { page, press, see } = ada;
  await page.goto('/messages');
  await press(/Unread:.*Soda ash/);
  await see('Is there more of it?', page.getByRole('article'));
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^(?!.*Unread).*Soda ash/ }).waitFor();
});

test('only one toast is visible at a time', async () => {
  const { page, fill, press, toast } = ada;
  await page.goto('/marketplace?new=rfp&tab=requirements');
  const dialog = page.getByRole('dialog', { name: 'Create RFP' });
  await press('Post RFP', dialog);
  await toast('Validation Error', 'Please fill in all required fields.');
  await fill(
    { Title: 'Soda ash', Description: 'Light', Quantity: '12', Unit: 'MT', 'Closing date': '2020-01-01' },
    dialog,
  );
  await press('Post RFP', dialog);
  await toast('Validation Error', 'Closing date cannot be in the past.');
  const toasts = page.getByRole('region', { name: 'Notifications (F8)', includeHidden: true }).getByRole('listitem', {
    includeHidden: true,
  });
  await eventually(async () => expect(await toasts.count()).toBe(1));
});

type Offer = { companyProfile: { companyName: string; verificationStatus: string } | null };
const isApproved = ({ companyProfile }: Offer) => companyProfile?.verificationStatus === 'approved';

/** The suppliers in the demo market change daily. */
async function offeredByBoth() {
  const { products } = await ada.graphql<{ products: { nodes: { id: string }[] } }>(
    '{ products(first: 100) { nodes { id } } }',
  );
  for (const { id } of products.nodes) {
    const offers = await ada.rest<Offer[]>(`/api/products/${id}/suppliers`);
    if (offers.some(isApproved) && !offers.every(isApproved)) return { id, approved: offers.filter(isApproved) };
  }
  throw new Error('No material is offered by companies with and without the badge.');
}

test('only an approved company has the verified badge', async () => {
  const { page } = await openTrader(await market.visit());
  const { id, approved } = await offeredByBoth();
  await page.goto(`/product/${id}?tab=suppliers`);
  const rows = page.getByRole('row').filter({ hasText: 'Verified Supplier' });
  await rows.first().waitFor();
  await eventually(async () => expect(await rows.count()).toBe(approved.length));
});

test('demo accounts sign in and see member pages', async () => {
  const { page, heading } = await openTrader(await market.enter(demo.seller));
  for (const [path, title] of [
    ['/landing', /raw-materials market/],
    ['/directory', 'Directory'],
    ['/messages', 'Messages'],
  ] as const) {
    await page.goto(path);
    await heading(title);
  }
});
