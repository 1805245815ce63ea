// Two companies, one of them of two people, write to each other.
import { foundCompany, newColleague } from '../../test/colleague.ts';
import { eventually } from '../../test/eventually.ts';
import { joinMarket } from '../../test/market.ts';
import { newMember, type NewMember } from '../../test/newMember.ts';

const market = joinMarket();
/** The buyer uses a phone. */
let buyer: NewMember;
let owner: NewMember;
let colleague: NewMember;
let companyId: string;

beforeAll(async () => {
  buyer = await newMember(await market.visit(375), {
    firstName: 'Ines',
    lastName: 'Prado',
    companyName: 'Prado Paints',
  });
  await foundCompany(buyer, 'Prado Paints');
  owner = await newMember(await market.visit(), { firstName: 'Otto', lastName: 'Lind', companyName: 'Lind Minerals' });
  companyId = await foundCompany(owner, 'Lind Minerals');
  colleague = await newColleague(owner, await market.visit(), { firstName: 'Runa', lastName: 'Berg' });
});

const conversations = ({ page }: NewMember) => page.getByRole('list', { name: 'Conversations' }).getByRole('button');
const opened = ({ page }: NewMember, name: string) => page.getByRole('article', { name });
const send = async ({ fill, press }: NewMember, text: string) => {
  await fill({ 'Your message': text });
  await press('Send');
};
const unread = async ({ graphql }: NewMember) => {
  const { conversations: list } = await graphql<{ conversations: { nodes: { unreadCount: number }[] } }>(
    '{ conversations { nodes { unreadCount } } }',
  );
  return list.nodes[0]?.unreadCount;
};

test('a buyer writes to a company from its page, and both people there can read it', async () => {
  const { page, follow, see } = buyer;
  await page.goto(`/company/${companyId}`);
  await follow('Message');
  await see('Your message begins a conversation.');
  await send(buyer, 'Do you grind calcite?');
  await see('Do you grind calcite?', opened(buyer, 'Lind Minerals').getByRole('log'));
  expect(new URL(page.url()).searchParams.has('conversation')).toBe(true);
  for (const person of [owner, colleague]) {
    await person.page.goto('/messages');
    await conversations(person).filter({ hasText: 'Unread' }).filter({ hasText: 'Do you grind calcite?' }).waitFor();
  }
});

test('a colleague answers; the answer arrives in the open conversation, and each person has a read mark', async () => {
  await conversations(colleague).first().click();
  await send(colleague, 'To 2 microns, in Narvik.');
  await buyer.see('To 2 microns, in Narvik.', opened(buyer, 'Lind Minerals').getByRole('log'));
  await buyer.see('Runa Berg');
  await eventually(async () => expect([await unread(buyer), await unread(colleague)]).toEqual([0, 0]));
  expect(await unread(owner)).toBe(1);

  await owner.see('Runa: To 2 microns, in Narvik.');
  await conversations(owner).first().click();
  await owner.see('Runa Berg (colleague)');
  await eventually(async () => expect(await unread(owner)).toBe(0));
});

test('the page of the company leads to the conversation that exists', async () => {
  const { page, follow, press, see } = buyer;
  await page.goto(`/company/${companyId}`);
  await follow('Message');
  await see('To 2 microns, in Narvik.', page.getByRole('log'));
  await press('All conversations');
  await conversations(buyer).first().waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
});

test('an order step is a card with a link, and earlier messages are shown on demand', async () => {
  const { postOffering } = await owner.graphql<{ postOffering: { id: string } }>(
    'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }',
    { input: { title: 'Calcite, 2 microns', description: 'Bags.', quantity: 90, unit: 'MT', price: '310.00' } },
  );
  const { placeOrder } = await buyer.graphql<{ placeOrder: { id: string } }>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
    { input: { offeringId: postOffering.id, quantity: 2, totalAmount: '620.00' } },
  );
  const { page, see, follow, press } = owner;
  await page.goto(`/orders/${placeOrder.id}`);
  await follow('Message');
  await see('Order of $620.00', page.getByRole('log'));
  for (let nth = 1; nth <= 30; nth++)
    await (nth % 2 ? buyer : owner).graphql(
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }',
      {
        input: { orderId: placeOrder.id, content: `Pallet ${nth}` },
      },
    );
  await see('Pallet 29', page.getByRole('log'));
  await page.reload();
  await see('Pallet 30', page.getByRole('log'));
  expect(await page.getByRole('log').getByText('Order of $620.00').count()).toBe(0);
  await press('Show earlier');
  await see('Order of $620.00', page.getByRole('log'));
  await page
    .getByRole('log')
    .getByRole('link', { name: /^Order \d/ })
    .click();
  await owner.heading('Calcite, 2 microns');
});

test('the seller sends a quote in a conversation about an offering, whose card leads the buyer to it', async () => {
  const { offerings } = await buyer.graphql<{ offerings: { nodes: { id: string }[] } }>(
    'query ($companyId: ID!) { offerings(companyId: $companyId) { nodes { id } } }',
    { companyId },
  );
  const { inquire } = await buyer.graphql<{ inquire: { conversation: { id: string } } }>(
    'mutation ($input: InquireInput!) { inquire(input: $input) { conversation { id } } }',
    { input: { offeringId: offerings.nodes[0]?.id, message: 'Your price for 40 MT?' } },
  );
  const path = `/messages?conversation=${inquire.conversation.id}`;
  await colleague.page.goto(path);
  await colleague.press('Send quote');
  const dialog = colleague.page.getByRole('dialog', { name: 'Send quote' });
  await colleague.fill({ Quantity: '40', Price: '295.00' }, dialog);
  await colleague.press(/^Send$/, dialog);
  await colleague.toast('Success', 'Your quote is sent.');
  await colleague.see('Waiting for the buyer', colleague.page.getByRole('log'));
  await buyer.page.goto(path);
  await buyer.see('Your turn', buyer.page.getByRole('log'));
  await buyer.page
    .getByRole('log')
    .getByRole('link', { name: /^Quote \d/ })
    .click();
  await buyer.see('$11,800.00');
});

test('a buyer who comes too late for an offering asks the company about the material', async () => {
  const [product] = await owner.rest<{ id: string; name: string }[]>('/api/products?search=calcium%20carbonate');
  const { postOffering } = await owner.graphql<{ postOffering: { id: string } }>(
    'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }',
    {
      input: { title: 'Last lot', description: 'Bags.', quantity: 9, unit: 'MT', price: '9', productId: product!.id },
    },
  );
  await owner.graphql('mutation ($ids: [ID!]!) { withdrawOfferings(ids: $ids) { id } }', {
    ids: [postOffering.id],
  });
  const { page, follow, see } = buyer;
  await page.goto(`/offerings/${postOffering.id}`);
  await follow('Message');
  await send(buyer, 'When is the next lot?');
  await see('When is the next lot?', opened(buyer, 'Lind Minerals').getByRole('log'));
  await follow('View suppliers');
  await buyer.heading(product!.name);
});

test('a visitor who wants to write signs in first', async () => {
  const context = await market.visit();
  const page = await context.newPage();
  await page.goto(`/company/${companyId}`);
  await page.getByRole('link', { name: 'Message' }).click();
  await page.waitForURL(/\/auth\?/);
  expect(new URL(page.url()).searchParams.get('next')).toBe(`/messages?to=company:${companyId}`);
});

test('a blocked company cannot write to any of the people of the other side', async () => {
  const { page, press, toast } = owner;
  await page.goto('/messages');
  await conversations(owner).filter({ hasText: 'Order' }).click();
  await press('More');
  await page.getByRole('menuitem', { name: 'Block member' }).click();
  await press('Block', page.getByRole('dialog', { name: 'Block Prado Paints?' }));
  await toast('Success', 'Prado Paints can no longer write to you.');
  await buyer.page.goto(`/company/${companyId}`);
  await buyer.follow('Message');
  await send(buyer, 'And chalk?');
  await buyer.see('This member is not receiving messages at the moment.');
  expect(buyer.complaints.splice(0)).toEqual([]);
});

test('no page reported errors', () => {
  expect([buyer, owner, colleague].flatMap(({ complaints }) => complaints)).toEqual([]);
});
