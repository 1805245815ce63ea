// What has to be done on the market so that it equals the file.
import type { Item, Terms } from './inventoryFile.ts';

/** The viewer's offering as it is on the market. Its material is fixed: the market refuses another one. */
export interface Offered extends Omit<Item, 'sku' | 'material'> {
  id: string;
  sku: string | null;
  status: 'active' | 'expired' | 'sold_out' | 'withdrawn';
}

export type Step =
  | { kind: 'add'; sku: string; item: Item }
  /** Refused if the quantity on the market is no longer `expectedQuantity`, because of an order. */
  | { kind: 'change'; sku: string; item: Item; fields: string[]; expectedQuantity: number }
  | { kind: 'withdraw'; sku: string; id: string };

/**
 * The steps that make the offerings equal to the items. `pending` is the quantity of each offering's orders that are not confirmed yet: the
 * market has taken it off, the file has not. Offerings without an SKU are left alone.
 */
export const difference = (
  items: readonly Item[],
  offered: Iterable<Offered>,
  pending: ReadonlyMap<string, number> = new Map(),
): Step[] => {
  const bySku = new Map<string, Offered>();
  for (const offering of offered) if (offering.sku !== null) bySku.set(offering.sku, offering);
  const steps: Step[] = [];
  for (const item of items) {
    const offering = bySku.get(item.sku);
    bySku.delete(item.sku);
    const quantity = item.quantity - ((offering && pending.get(offering.id)) ?? 0);
    if (quantity > 0) steps.push(...toOffer({ ...item, quantity }, offering));
    else if (offering) steps.push(...toWithdraw(offering));
  }
  return [...steps, ...[...bySku.values()].flatMap(toWithdraw)];
};

const toOffer = (item: Item, offering: Offered | undefined): Step[] => {
  const { sku } = item;
  if (!offering) return [{ kind: 'add', sku, item }];
  const { terms, material: _fixed, ...plain } = item;
  // A material that is named has an id that the file need not know.
  const names = (Object.keys(plain) as (keyof typeof plain)[]).filter((name) => name !== 'productId' || plain[name]);
  const changed = names.filter((name) => normal(plain[name]) !== normal(offering[name]));
  const named = Object.keys(terms) as (keyof Terms)[];
  const fields: string[] = [
    ...changed,
    ...named.filter((name) => normal(terms[name] ?? null) !== normal(offering.terms[name] ?? null)),
  ];
  if (offering.status !== 'active') fields.push('status');
  return fields.length > 0 ? [{ kind: 'change', sku, item, fields, expectedQuantity: offering.quantity }] : [];
};

const toWithdraw = ({ id, sku, status }: Offered): Step[] =>
  status === 'active' && sku !== null ? [{ kind: 'withdraw', sku, id }] : [];

/** The market stores texts in this form of Unicode. */
const normal = (value: string | number | null) => (typeof value === 'string' ? value.normalize('NFKC') : value);
