import { userId, type Person } from './people.ts';
import { id, past, today, type Columns } from './rows.ts';

/** The common part of offerings and RFPs; each title has a unique word for searches. */
const posting = (owner: Person, productNumber: number | null, title: string): Record<string, unknown> => ({
  user_id: userId(owner),
  title,
  description: `${title} wanted or given, 50% off_season.`,
  product_id: productNumber === null ? null : id('product', productNumber),
  quantity: 20,
  unit: 'MT',
});

type OfferingStatus = 'active' | 'sold_out' | 'expired' | 'withdrawn';

const offering = (
  number: number,
  owner: Person,
  productNumber: number | null,
  price: string,
  status: OfferingStatus = 'active',
  columns: Record<string, unknown> = {},
): Columns => ({
  id: id('offering', number),
  created_at: past(1 + (number % 5)),
  updated_at: past(2 + (number % 7)),
  ...posting(owner, productNumber, `Offer ${number}`),
  price,
  status,
  sku: number % 3 === 0 ? null : `zzz ${number % 2}-${number}`,
  ...columns,
});

/** Nil's only one has expired by its date, whatever its status; Liv's is withdrawn. */
export const offerings: Columns[] = [
  offering(1, 'sam', 1, '100.00', 'active', { location: 'Halle', available_until: '2990-01-01' }),
  offering(2, 'sam', 1, '90.50'),
  offering(3, 'bea', 1, '90.50', 'active', { unit: 'KG' }),
  offering(4, 'otto', 1, '9999999999999999.99', 'sold_out'),
  offering(5, 'sam', 2, '0.01', 'active', { available_until: '2001-01-01' }),
  offering(6, 'sam', 3, '12.00', 'withdrawn'),
  offering(7, 'bea', 6, '12.30', 'active', { title: 'Rock Salt, ÄÖ' }),
  offering(8, 'nil', 6, '11.00', 'active', { available_until: '2001-01-01' }),
  offering(9, 'liv', 6, '10.00', 'withdrawn'),
  offering(10, 'sam', null, '10.00', 'active', { title: 'No product' }),
  offering(11, 'otto', 9, '10.00', 'expired', { available_until: '2001-01-01' }),
  offering(12, 'ada', 10, '77.00'),
  offering(13, 'otto', 10, '78.00', 'active', { available_until: today() }),
];

type RfpStatus = 'active' | 'awarded' | 'expired' | 'cancelled';

const rfp = (
  number: number,
  owner: Person,
  productNumber: number | null,
  status: RfpStatus = 'active',
  columns: Record<string, unknown> = {},
): Columns => ({
  id: id('rfp', number),
  created_at: past(1 + (number % 4)),
  updated_at: past(2 + (number % 3)),
  ...posting(owner, productNumber, `Request ${number}`),
  status,
  ...columns,
});

export const rfps: Columns[] = [
  rfp(1, 'bea', 1, 'active', {
    target_price: '5000.00',
    delivery_location: 'Kiel',
    delivery_date: '2990-02-03',
    closing_date: '2990-01-01',
  }),
  rfp(2, 'bea', 2, 'awarded', { closing_date: '2001-01-01' }),
  rfp(3, 'sam', 1, 'active', { closing_date: '2001-01-01' }),
  rfp(4, 'otto', 6),
  rfp(5, 'otto', null, 'cancelled', { target_price: '0.10' }),
  rfp(6, 'ada', 6, 'expired', { closing_date: '2001-02-01' }),
  rfp(7, 'bea', null),
  rfp(9, 'liv', 6, 'active', { closing_date: today() }),
  rfp(8, 'sam', 10, 'active', { closing_date: '2990-01-01' }),
];
