import assert from 'node:assert/strict';
import { it } from 'node:test';
import { difference, type Offered, type Step } from './difference.ts';
import { parseInventory, type Item } from './inventoryFile.ts';

const item = (sku: string, change: Partial<Item> = {}): Item => ({
  ...parseInventory(`sku,title,description,quantity,unit,price\n${sku},Acid,Strong.,20,MT,100.50\n`)[0]!,
  ...change,
});

const offered = (sku: string | null, change: Partial<Offered> = {}): Offered => ({
  ...item(sku ?? 'none'),
  sku,
  id: `id of ${sku}`,
  status: 'active',
  ...change,
});

/** Kind and SKU of each step, with the quantity or the fields. */
const brief = (steps: Step[]) =>
  steps.map((step) => {
    const more = { add: () => 'item' in step && step.item.quantity, change: () => 'fields' in step && step.fields };
    return [step.kind, step.sku, ...(step.kind === 'withdraw' ? [] : [more[step.kind]()])];
  });

it('Offerings that match the file need no change', () => {
  const items = [item('a'), item('b', { title: 'Ac\u00a0id' })];
  assert.deepEqual(difference(items, [offered('b', { title: 'Ac id' }), offered('a')]), []);
});

it('Items that are missing are added, changed ones changed, and the others withdrawn', () => {
  const steps = difference(
    [item('new'), item('same'), item('changed', { price: '1.00', quantity: 7 })],
    [offered('changed'), offered('same'), offered('gone'), offered('long gone', { status: 'withdrawn' })],
  );
  assert.deepEqual(brief(steps), [
    ['add', 'new', 20],
    ['change', 'changed', ['quantity', 'price']],
    ['withdraw', 'gone'],
  ]);
});

it('An item that is no longer on the market is put there again', () => {
  const steps = difference([item('a')], [offered('a', { status: 'withdrawn' })]);
  assert.deepEqual(brief(steps), [['change', 'a', ['status']]]);
});

it('Offerings without an SKU are left alone', () => {
  assert.deepEqual(difference([item('a')], [offered('a'), offered(null)]), []);
});

it('Terms are compared by the columns that the file has, and a material by nothing, because it is fixed', () => {
  const named = item('a', { material: 'Acid', terms: { packaging: 'IBC', leadTimeDays: 7 } });
  const onMarket = { productId: 'p', terms: { packaging: 'IBC', leadTimeDays: 7, origin: 'Belgium' } };
  assert.deepEqual(difference([named], [offered('a', onMarket)]), []);
  const other = offered('a', { terms: { packaging: null, leadTimeDays: 5 } });
  assert.deepEqual(brief(difference([named], [other])), [['change', 'a', ['packaging', 'leadTimeDays']]]);
});

it('What is ordered and not confirmed is not offered again', () => {
  const pending = new Map([['id of a', 5]]);
  assert.deepEqual(difference([item('a')], [offered('a', { quantity: 15 })], pending), []);
  const [step] = difference([item('a', { price: '9.00' })], [offered('a', { quantity: 15 })], pending);
  const expected = { kind: 'change', fields: ['price'], item: { quantity: 15 }, expectedQuantity: 15 };
  assert.partialDeepStrictEqual(step, expected);
});

it('An item of which everything is ordered or which is out of stock is not offered', () => {
  const sold = offered('a', { quantity: 0, status: 'sold_out' });
  assert.deepEqual(difference([item('a')], [sold], new Map([['id of a', 20]])), []);
  assert.deepEqual(brief(difference([item('a', { quantity: 0 })], [offered('a')])), [['withdraw', 'a']]);
  assert.deepEqual(difference([item('b', { quantity: 0 })], []), []);
});
