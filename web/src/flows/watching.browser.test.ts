// A member watches a supplier and acts on its next offer, where the link of the email leads, on a desktop and on a phone.
// `announcePostings.test.ts` reads the email.
import { joinMarket } from '../../test/market.ts';
import { newMember } from '../../test/newMember.ts';

const market = joinMarket();

test.each([1280, 375])(
  'a watched supplier is on the watchlist, and its offer can be asked about, at %d px',
  async (width) => {
    const seller = await newMember(await market.visit());
    const name = `Watched Minerals ${width}`;
    const { saveCompanyProfile } = await seller.graphql<{ saveCompanyProfile: { id: string } }>(
      'mutation ($input: CompanyProfileInput!) { saveCompanyProfile(input: $input) { id } }',
      { input: { companyName: name, phone: '+33 4 72 00 00 00', registrationCountry: 'France' } },
    );
    const { page, press, heading, complaints } = await newMember(await market.visit(width));
    await page.goto(`/company/${saveCompanyProfile.id}`);
    // The button changes before the answer, without which leaving the page would end the request.
    const watched = page.waitForResponse((response) => Boolean(response.request().postData()?.includes('"Watch"')));
    await press(`Watch ${name}`);
    await watched;
    await page.getByRole('button', { name: `Watching ${name}` }).waitFor();
    await page.goto('/watchlist');
    await heading('Watchlist');
    await page.getByLabel('Show').selectOption('Companies (1)');
    await page.getByRole('link', { name }).waitFor();
    const { postOffering } = await seller.graphql<{ postOffering: { id: string } }>(
      'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }',
      { input: { title: 'Feldspar', description: 'In big bags.', quantity: 40, unit: 'MT', price: '90.00' } },
    );
    await page.goto(`/offerings/${postOffering.id}`);
    await press('Get Quote');
    await page.getByRole('dialog').getByLabel('Quantity').waitFor();
    await page.keyboard.press('Escape');
    await page.goto('/watchlist?tab=companies');
    await page.getByRole('button', { name: `Watching ${name}` }).waitFor();
    await press(`Watching ${name}`);
    await page.getByText('No watched companies').waitFor();
    expect(complaints).toEqual([]);
  },
);
