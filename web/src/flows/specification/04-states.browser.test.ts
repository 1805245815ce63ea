// §4 States and transitions that pages show.
import { holdResponses } from '../../../test/responses.ts';
import { joinMarket } from '../../../test/market.ts';
import { newMember, type NewMember } from '../../../test/newMember.ts';
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
  const post = async (title: string, startsIn: number, endsIn: number) => {
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
  };
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
  await card.filter({ hasText: 'Soda ash of yesterday' }).getByText('Ended').waitFor();
  expect(seller.complaints).toEqual([]);
});
