// The main job from beginning to end, by two traders in two browsers: a material is found, requested, bid on, offered
// and inquired about. Each test continues where the previous one ended.
import { eventually } from '../../test/eventually.ts';
import { joinMarket } from '../../test/market.ts';
import { newAccount, registrationFields } from '../../test/newMember.ts';
import { openTrader, type Trader } from '../../test/trader.ts';

const market = joinMarket();

const need = {
  title: 'Battery-grade sulfuric acid for Lyon',
  description: 'Clear and colourless, iron below 10 ppm, certificate of analysis with each truck.',
  quantity: 240,
  unit: 'MT',
  targetPrice: '38400.00',
  deliveryLocation: 'Lyon, France',
};
const bid = { amount: '37950.50', message: 'Two road tankers a week, first one nine days after the order.' };
const stock = {
  title: 'Sulfuric acid 98 %, low iron, ex Cork',
  description: 'From sulfur, iron below 8 ppm, in road tankers of 24 MT.',
  quantity: 600,
  unit: 'MT',
  price: '161.25',
  location: 'Cork, Ireland',
};
const question = 'Can you deliver 24 MT to Lyon before the end of the month?';

let buyer: Trader;
let seller: Trader;
let account: Awaited<ReturnType<typeof newAccount>>;
let rfpId = '';

beforeAll(async () => {
  buyer = await openTrader(await market.visit());
  const visitor = await market.visit();
  account = await newAccount(visitor, { companyName: 'Okafor Farms' });
  seller = await openTrader(visitor);
});

test('a visitor finds a material and its suppliers from the landing page', async () => {
  const { page, follow, heading, see, choose, rest } = buyer;
  await page.goto('/');
  await heading(/raw-materials market/);
  await page.locator('article', { hasText: 'Industrial' }).getByRole('link', { name: 'Explore Industry' }).click();
  await heading('Industrial');
  await follow('Base Chem & Intermediates');
  await heading('Base Chem & Intermediates');
  await follow('Mineral Acids');
  await heading('Mineral Acids');
  await page.getByPlaceholder('Search Mineral Acids products...').fill('7664-93-9');
  await see('1 product found for "7664-93-9"');
  await follow('Sulfuric Acid 98 %');
  await heading('Sulfuric Acid 98 %');
  await choose('Suppliers');

  const id = new URL(page.url()).pathname.split('/').pop();
  const suppliers = await rest<{ companyProfile?: { companyName: string } }[]>(`/api/products/${id}/suppliers`);
  const rows = page.getByRole('table').getByRole('row');
  await rows.nth(1).waitFor();
  // Other tests may have posted an offering since.
  await eventually(async () => expect(await rows.count()).toBeGreaterThanOrEqual(1 + suppliers.length));
  for (const { companyProfile } of suppliers) if (companyProfile) await see(companyProfile.companyName);
});

test("'Get Quote' sends a visitor to the sign-in page", async () => {
  const { page, heading } = buyer;
  await page.getByRole('link', { name: 'Get Quote' }).first().click();
  await page.waitForURL('**/auth?next=*');
  await heading('Welcome to Feedstock');
});

test('the visitor registers as a buyer and comes to the quote', async () => {
  const { page, fill, choose, toast, press, see, rest } = buyer;
  await choose('Register');
  await fill({
    ...registrationFields(),
    Password: '',
    'Confirm Password': '',
    'I am a': 'Buyer',
  });
  const checks = page.getByRole('list', { name: 'Password requirements' }).getByRole('listitem');
  await eventually(async () => expect(await checks.count()).toBe(0));
  await page.getByLabel('Password', { exact: true }).pressSequentially('quartz');
  await eventually(async () => expect(await checks.filter({ hasText: ': not met' }).count()).toBe(4));
  await page.getByLabel('Password', { exact: true }).fill('Quartz-4711!');
  await eventually(async () => expect(await checks.filter({ hasText: /: met/ }).count()).toBe(5));
  await fill({ 'Confirm Password': 'Quartz-4711' });
  await see('Passwords do not match');
  await fill({ 'Confirm Password': 'Quartz-4711!' });
  await see('Passwords match');

  const create = page.getByRole('button', { name: 'Create Account' });
  await eventually(async () => expect(await create.isDisabled()).toBe(true));
  await page.getByRole('checkbox', { name: 'Terms and Conditions' }).check();
  await eventually(async () => expect(await create.isDisabled()).toBe(true));
  await page.getByRole('checkbox', { name: 'Privacy Policy' }).check();
  await press('Create Account');
  await toast('Success', 'Account created successfully!');
  const quote = page.getByRole('dialog', { name: 'Get Quote' });
  await quote.getByRole('button', { name: 'Request quote' }).waitFor();
  await press('Close', quote);
  await quote.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toMatch(/^\/offerings\//);
  expect(await rest('/api/user')).toMatchObject({ firstName: 'Ada', lastName: 'Moreau', role: 'buyer' });
});

test('the buyer posts an RFP', async () => {
  const { page, follow, heading, press, toast, fill, see, choose, rest, graphql } = buyer;
  await follow('Marketplace');
  await heading('Marketplace');
  await press('Post RFP');
  const dialog = page.getByRole('dialog', { name: 'Create RFP' });
  await press('Post RFP', dialog);
  await toast('Validation Error', 'Please fill in all required fields.');

  await fill({ Title: need.title, Product: '7664-93-9' }, dialog);
  await dialog.getByRole('option', { name: 'Sulfuric Acid 98 % · 7664-93-9' }).click();
  await fill(
    {
      Description: need.description,
      Quantity: String(need.quantity),
      Unit: need.unit,
      'Target budget': need.targetPrice,
      'Delivery location': need.deliveryLocation,
    },
    dialog,
  );
  await press('Post RFP', dialog);
  await toast('Success', 'Your RFP has been created successfully!');
  await heading(need.title);
  await see('No bids yet. You get a message with each one.');
  await follow('Marketplace');
  await heading('Marketplace');
  await choose('Requirements');
  await see('Target Budget', page.locator('article', { hasText: need.title }));

  const posted = await rest<{ id: string; title: string }[]>('/api/rfps');
  const rfp = posted.find(({ title }) => title === need.title);
  expect(rfp).toMatchObject({ ...need, status: 'active', closingDate: null, deliveryDate: null });
  rfpId = rfp?.id ?? '';
  const read = await graphql('query ($id: ID!) { rfp(id: $id) { title product { name } bidCount } }', { id: rfpId });
  expect(read).toEqual({ rfp: { title: need.title, product: { name: 'Sulfuric Acid 98 %' }, bidCount: 0 } });
});

test('a seller signs in, finds it among the requirements and bids', async () => {
  const { page, fill, press, toast, heading, follow, choose } = seller;
  await buyer.page.goto(`/rfps/${rfpId}`);
  await buyer.see('No bids yet. You get a message with each one.');
  await page.goto('/auth');
  await fill({ Email: account.email, Password: account.password });
  await press('Login');
  await toast('Success', 'Logged in successfully!');
  await heading('Dashboard');
  await follow('Marketplace');
  // The dashboard has a tab of the same name.
  await heading('Marketplace');
  await choose('Requirements');
  await page.getByRole('searchbox', { name: 'Search requirements' }).fill('battery-grade lyon');
  const card = page.locator('article', { hasText: need.title });
  await press('Submit Bid', card);
  const dialog = page.getByRole('dialog', { name: 'Submit Bid' });
  await press('Submit Bid', dialog);
  await toast('Error', 'Please enter a bid amount.');
  await fill({ 'Bid amount': bid.amount, Message: bid.message }, dialog);
  await press('Submit Bid', dialog);
  await toast('Success', 'Your bid has been placed successfully!');
  await dialog.waitFor({ state: 'hidden' });
  // The page of the buyer, who is looking at it.
  await buyer.see(bid.message);
});

test('the seller posts an offering', async () => {
  const { page, press, toast, fill, heading, see, rest } = seller;
  await press('Post Offering');
  const dialog = page.getByRole('dialog', { name: 'Post Offering' });
  await fill({ Title: stock.title, Product: 'sulfuric acid 98' }, dialog);
  await dialog.getByRole('option', { name: 'Sulfuric Acid 98 % · 7664-93-9' }).click();
  await fill(
    {
      Description: stock.description,
      Quantity: String(stock.quantity),
      Unit: stock.unit,
      Price: stock.price,
      Location: stock.location,
    },
    dialog,
  );
  await press('Post Offering', dialog);
  await toast('Success', 'Your offering has been posted successfully!');
  await heading(stock.title);
  await page.goto('/marketplace?tab=offerings');
  await page.getByRole('searchbox', { name: 'Search offerings' }).fill('low iron, ex Cork');
  await see('600 MT Available', page.locator('article', { hasText: stock.title }));
  const offerings = await rest<{ title: string }[]>('/api/offerings');
  expect(offerings.find(({ title }) => title === stock.title)).toMatchObject({ ...stock, status: 'active' });
});

test('the buyer finds the offering and sends an inquiry', async () => {
  const { page, follow, choose, press, fill, toast } = buyer;
  await follow('Marketplace');
  await choose('Offerings');
  await page.getByRole('searchbox', { name: 'Search offerings' }).fill('ex Cork');
  await press('Inquire', page.locator('article', { hasText: stock.title }));
  const dialog = page.getByRole('dialog', { name: 'Inquire' });
  await fill({ Quantity: '24', Message: question }, dialog);
  await press('Send inquiry', dialog);
  await toast('Success', 'Your inquiry has been sent to the supplier.');
  await dialog.waitFor({ state: 'hidden' });
});

test('the inquiry arrives in the notifications, the inbox, REST and GraphQL', async () => {
  const { page, press, follow, heading, see, rest, graphql } = seller;
  const subject = `Inquiry: ${stock.title}`;
  await page.reload();
  await press(/^Notifications, \d+ unread$/);
  const menu = page.getByRole('dialog', { name: 'Notifications' });
  await see('Ada Moreau', menu.getByRole('listitem').first());
  await see(subject, menu);
  await follow('View all messages', menu);
  await heading('Messages');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button', { name: stock.title }).click();
  const message = page.getByRole('article', { name: 'Ada Moreau' }).getByRole('log');
  await see(subject, message);
  await see(question, message);
  await see('24 MT', message);

  type Message = { subject: string; content: string; isRead: boolean };
  // The screen shows it as read before the request has finished.
  await eventually(async () => {
    const [newest] = await rest<Message[]>('/api/messages');
    expect(newest).toMatchObject({
      subject,
      isRead: true,
      content: expect.stringContaining(question),
      sender: { firstName: 'Ada', companyName: 'Moreau Minerals' },
    });
  });
  const { messages } = await graphql<{ messages: { nodes: Message[] } }>(
    '{ messages(first: 1) { nodes { subject isRead } } }',
  );
  expect(messages.nodes).toEqual([{ subject, isRead: true }]);
});

test('the buyer gets a message about the bid and sees it; nobody else does', async () => {
  const { page, press, see, follow, heading, choose, graphql } = buyer;
  await page.reload();
  await press('Notifications, 1 unread');
  await see(`New bid on your RFP: ${need.title}`);
  await follow('View all messages');
  await heading('Messages');
  await choose('Notices');
  await page.getByRole('list', { name: 'Notices' }).getByRole('button', { name: need.title }).click();
  await follow('View RFP');
  await page.waitForURL(`**/rfps/${rfpId}`);
  await heading(need.title);
  await see('$37,950.50');
  await see('Okafor Farms');
  await see(bid.message);

  const bids = `query ($id: ID!) { rfp(id: $id) { bidCount bids { nodes { amount message } } } }`;
  const all = { rfp: { bidCount: 1, bids: { nodes: [bid] } } };
  expect(await graphql(bids, { id: rfpId })).toEqual(all);
  expect(await seller.graphql(bids, { id: rfpId })).toEqual(all);
  const visitor = await openTrader(await market.visit());
  expect(await visitor.graphql(bids, { id: rfpId })).toEqual({ rfp: { bidCount: 1, bids: { nodes: [] } } });
});

test('no page reported errors', () => {
  expect([...buyer.complaints, ...seller.complaints]).toEqual([]);
});
