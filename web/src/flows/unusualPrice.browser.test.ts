// A seller mistakes the unit of a price: the form asks for confirmation, the price does not count as the lowest, and it
// can be confirmed.
import { eventually } from '../../test/eventually.ts';
import { joinMarket } from '../../test/market.ts';
import { newMember } from '../../test/newMember.ts';
import type { Trader } from '../../test/trader.ts';

const market = joinMarket();
const title = 'Acetone, drums, ex Gdynia';

let seller: Trader;
let lowest = '';
let productId = '';
beforeAll(async () => {
  seller = await newMember(await market.visit());
  const { products } = await seller.graphql<{ products: { nodes: { id: string; lowestPrice: string }[] } }>(
    '{ products(search: "acetone", first: 1) { nodes { id lowestPrice } } }',
  );
  productId = products.nodes[0]!.id;
  lowest = products.nodes[0]!.lowestPrice;
});

const shownLowest = async () => {
  const { product } = await seller.graphql<{ product: { lowestPrice: string } }>(
    'query ($id: ID!) { product(id: $id) { lowestPrice } }',
    { id: productId },
  );
  return product.lowestPrice;
};

test('the form asks before posting an unusual price, and does not ask about a corrected one', async () => {
  const { page, press, see, fill, toast } = seller;
  await page.goto(`/marketplace?tab=offerings&new=offering&productId=${productId}`);
  const dialog = page.getByRole('dialog', { name: 'Post Offering' });
  await fill({ Title: title, Description: 'In drums of 160 kg.', Quantity: '20', Unit: 'KG', Price: '0.10' }, dialog);
  await press('Post Offering', dialog);
  await see(/This price is \d\d % below the index price \(\$0\.\d\d \/ KG\)/, dialog);
  await dialog.getByRole('button', { name: 'Post at this price' }).waitFor();
  await page.setViewportSize({ width: 375, height: 700 });
  // The question is visible next to the button, on phones too.
  const question = await dialog.getByRole('alert').boundingBox();
  expect(question!.y).toBeGreaterThanOrEqual(0);
  expect(question!.y + question!.height).toBeLessThanOrEqual(700);
  await page.setViewportSize({ width: 1280, height: 800 });
  await fill({ Price: '0.80' }, dialog);
  await press('Post at this price', dialog);
  await toast('Success', 'Your offering has been posted successfully!');
  await dialog.waitFor({ state: 'hidden' });
});

test('an unusual price is marked and not the lowest one until its seller confirms it', async () => {
  const { page, press, see, graphql } = seller;
  await graphql('mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }', {
    input: {
      title: `${title}, mistaken`,
      description: 'In drums.',
      quantity: 20,
      unit: 'KG',
      price: '0.10',
      productId,
    },
  });
  await eventually(async () => expect(await shownLowest()).toBe(lowest));
  await page.goto(`/product/${productId}?tab=suppliers`);
  const row = page.getByRole('row', { name: /\$0\.10 \/ KG/ });
  await see('Unusual price', row);

  await page.goto('/inventory');
  await press(`Confirm price of ${title}, mistaken`);
  await seller.toast('Success', 'The price is confirmed and counts as any other.');
  await page.getByRole('button', { name: `Confirm price of ${title}, mistaken` }).waitFor({ state: 'detached' });
  await eventually(async () => expect(await shownLowest()).toBe('0.10'));
});

test('a price confirmed in the form is posted as confirmed', async () => {
  const { page, press, see, fill, toast } = seller;
  await page.goto(`/marketplace?tab=offerings&new=offering&productId=${productId}`);
  const dialog = page.getByRole('dialog', { name: 'Post Offering' });
  await fill({ Title: title, Description: 'In drums of 160 kg.', Quantity: '20', Unit: 'MT', Price: '9000' }, dialog);
  await press('Post Offering', dialog);
  await see(/% above the index price/, dialog);
  await press('Post at this price', dialog);
  await toast('Success', 'Your offering has been posted successfully!');
  await page.goto('/inventory');
  await see('$9,000.00');
  await eventually(async () => expect(await page.getByText('Unusual price').count()).toBe(0));
});
