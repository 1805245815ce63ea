// A company gets a second person by email: who joins acts for it, a reader only reads, and who was removed sees nothing of it.
import { linkTo, market } from '../../test/mailedMarket.ts';
import { demo } from '../../test/market.ts';
import { newMember, registrationFields, type NewMember } from '../../test/newMember.ts';
import { openTrader, type Trader } from '../../test/trader.ts';

describe('a team', () => {
  const invited = `runa.${process.pid}@skerry-lime.example`;
  const stock = { title: 'Hydrated lime, ex Kristiansund', description: 'In big bags.', quantity: 90, unit: 'MT' };

  let owner: NewMember;
  let colleague: Trader;
  const orderPaths: string[] = [];
  const confirmAddress = async ({ page, press, see }: Trader, address: string) => {
    await page.goto(await linkTo(address, 'Confirm your email address for Feedstock'));
    await press('Confirm email address');
    await see('Your email address is confirmed');
  };

  beforeAll(async () => {
    owner = await newMember(await market.visit(), { firstName: 'Otto', lastName: 'Lind', companyName: 'Skerry Lime' });
    await confirmAddress(owner, (await owner.rest<{ email: string }>('/api/user')).email);
    await owner.graphql('mutation ($input: CompanyProfileInput!) { saveCompanyProfile(input: $input) { id } }', {
      input: { companyName: 'Skerry Lime', phone: '+47 22 12 34 56' },
    });
    const { postOffering } = await owner.graphql<{ postOffering: { id: string } }>(
      'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }',
      { input: { ...stock, price: '310.00' } },
    );
    const buyer = await openTrader(await market.enter(demo.buyer));
    for (const quantity of [2, 3]) {
      const { placeOrder } = await buyer.graphql<{ placeOrder: { id: string } }>(
        'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
        { input: { offeringId: postOffering.id, quantity, totalAmount: `${quantity * 310}.00` } },
      );
      orderPaths.push(`/orders/${placeOrder.id}`);
    }
  });

  test('the owner invites a colleague by email', async () => {
    const { page, press, fill, toast, heading, follow, see } = owner;
    await page.goto('/company-profile');
    await follow('Team');
    await heading('Team');
    await press('Invite a colleague');
    const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
    await fill({ 'Email address': invited, Role: 'Trader' }, dialog);
    await press('Send invitation', dialog);
    await toast('Success', 'The invitation is on its way.');
    await see('Waiting', page.getByRole('row', { name: invited }));
  });

  test('the colleague registers with the link, confirms the address and joins', async () => {
    colleague = await openTrader(await market.visit());
    const { page, press, fill, heading, follow, see } = colleague;
    await page.goto(await linkTo(invited, 'You are invited to a company on Feedstock'));
    await heading('Join Skerry Lime');
    await follow('Create account');
    // The invitation names the company.
    const { 'Company Name': _, ...fields } = registrationFields(invited);
    await page.locator('[name="companyName"][value="Skerry Lime"]').waitFor();
    await fill({ ...fields, 'First Name': 'Runa', 'Last Name': 'Berg' });
    await page.getByLabel(/Terms/).check();
    await page.getByLabel(/Privacy/).check();
    await press('Create Account');
    await heading('Join Skerry Lime');
    await confirmAddress(colleague, invited);
    await follow('Continue');
    await press('Join');
    await heading('Team');
    await see('Runa Berg (you)');
  });

  test('the colleague confirms an order of the company, and the owner sees who it was', async () => {
    const { page, press, heading, follow, toast } = colleague;
    await page.goto('/orders?tab=selling');
    await follow(stock.title);
    await heading(stock.title);
    await page.goto(orderPaths[0]!);
    await press('Confirm order');
    await press('Confirm order', page.getByRole('dialog'));
    await toast('Success', 'The order is confirmed.');
    await owner.page.goto(orderPaths[0]!);
    await owner.see(/Runa Berg/);
  });

  test('as a reader, the colleague sees the other order and cannot confirm it', async () => {
    await colleague.page.goto(orderPaths[1]!);
    await colleague.page.getByRole('button', { name: 'Confirm order' }).waitFor();
    const { page, press, fill, toast } = owner;
    await page.goto('/team');
    await press('Change role of Runa Berg');
    const dialog = page.getByRole('dialog', { name: 'Role of Runa Berg' });
    await fill({ Role: 'Reader' }, dialog);
    await press('Save role', dialog);
    await toast('Success', 'The role has been changed.');
    await colleague.page.reload();
    await colleague.see('$930.00');
    expect(await colleague.page.getByRole('button', { name: 'Confirm order' }).count()).toBe(0);
  });

  test('after the owner has removed the colleague, the order and the team are gone for them', async () => {
    const { page, press, toast } = owner;
    await press('Remove Runa Berg');
    const dialog = page.getByRole('dialog', { name: 'Remove Runa Berg?' });
    await press('Remove colleague', dialog);
    await toast('Success', 'The colleague has been removed.');
    await page.getByRole('row', { name: 'Runa Berg' }).waitFor({ state: 'detached' });
    await colleague.page.reload();
    await colleague.heading('Order Not Found');
    await colleague.page.goto('/team');
    await colleague.see('You have no company yet');
    expect([...owner.complaints, ...colleague.complaints]).toEqual([]);
  });
});
