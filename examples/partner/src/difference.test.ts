import { difference, type Offered, type Step } from './difference.ts';
import type { Item } from './inventoryFile.ts';

const item = (sku: string, change: Partial<Item> = {}): Item => ({
  sku,
  title: 'Acid',
  description: 'Strong.',
  productId: null,
  quantity: 20,
  unit: 'MT',
  price: '100.50',
  location: null,
  availableUntil: null,
  ...change,
});

const offered = (sku: string | null, change: Partial<Offered> = {}): Offered => ({
  ...item(sku ?? ''),
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
  expect(
    difference([item('a'), item('b', { title: 'Ac\u00a0id' })], [offered('b', { title: 'Ac id' }), offered('a')]),
  ).toEqual([]);
});

it('Items that are missing are added, changed ones changed, and the others withdrawn', () => {
  const steps = difference(
    [item('new'), item('same'), item('changed', { price: '1.00', quantity: 7 })],
    [offered('changed'), offered('same'), offered('gone'), offered('long gone', { status: 'withdrawn' })],
  );
  expect(brief(steps)).toEqual([
    ['add', 'new', 20],
    ['change', 'changed', ['quantity', 'price']],
    ['withdraw', 'gone'],
  ]);
});

it('An item that is no longer on the market is put there again', () => {
  expect(brief(difference([item('a')], [offered('a', { status: 'withdrawn' })]))).toEqual([
    ['change', 'a', ['status']],
  ]);
});

it('Offerings without an SKU are left alone', () => {
  expect(difference([item('a')], [offered('a'), offered(null)])).toEqual([]);
});

it('What is ordered and not confirmed is not offered again', () => {
  const pending = new Map([['id of a', 5]]);
  expect(difference([item('a')], [offered('a', { quantity: 15 })], pending)).toEqual([]);
  const [step] = difference([item('a', { price: '9.00' })], [offered('a', { quantity: 15 })], pending);
  expect(step).toMatchObject({ kind: 'change', fields: ['price'], item: { quantity: 15 }, expectedQuantity: 15 });
});

it('An item of which everything is ordered or which is out of stock is not offered', () => {
  const sold = offered('a', { quantity: 0, status: 'sold_out' });
  expect(difference([item('a')], [sold], new Map([['id of a', 20]]))).toEqual([]);
  expect(brief(difference([item('a', { quantity: 0 })], [offered('a')]))).toEqual([['withdraw', 'a']]);
  expect(difference([item('b', { quantity: 0 })], [])).toEqual([]);
});
