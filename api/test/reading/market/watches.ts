import { userId, type Person } from './people.ts';
import { id, type Table } from './rows.ts';
import { auctionId } from './plots.ts';

let number = 0;

const watch = (person: Person, kind: Table | 'company', target: string): Record<string, unknown> => ({
  id: `00000099-0000-7000-8000-${String(++number).padStart(12, '0')}`,
  user_id: userId(person),
  [`${kind}_id`]: target,
});

/** Bea watches records of every kind, Sam the same product and more; others watch nothing. */
export const watches: Record<string, unknown>[] = [
  watch('bea', 'product', id('product', 1)),
  watch('bea', 'product', id('product', 6)),
  watch('bea', 'offering', id('offering', 1)),
  watch('bea', 'rfp', id('rfp', 1)),
  watch('bea', 'auction', auctionId('beaLeads', 'sealed')),
  watch('bea', 'category', id('category', 9)),
  watch('bea', 'product', id('product', 15)),
  watch('bea', 'category', id('category', 10)),
  watch('bea', 'company', id('company_profile', 1)),
  watch('bea', 'company', id('company_profile', 2)),
  watch('sam', 'company', id('company_profile', 1)),
  watch('sam', 'product', id('product', 1)),
  watch('sam', 'product', id('product', 16)),
  watch('sam', 'category', id('category', 6)),
  watch('sam', 'auction', auctionId('samLeads', 'public')),
];
