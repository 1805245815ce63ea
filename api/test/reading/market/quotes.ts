import { userId, type Person } from './people.ts';
import { id, past, type Columns } from './rows.ts';

/** Of buyers with Sam about one offering. The database begins those of messages. */
export const conversations: Columns[] = (['bea', 'otto'] as const).map((buyer, at) => ({
  id: id('conversation', at + 1),
  created_at: past(2),
  first_party_id: [userId(buyer), userId('sam')].sort()[0],
  second_party_id: [userId(buyer), userId('sam')].sort()[1],
  subject_kind: 'offering',
  subject_id: id('offering', 2),
  last_message_at: past(2),
}));

const quote = (number: number, buyer: 'bea' | 'otto', columns: Record<string, unknown> = {}): Columns => ({
  id: id('quote', number),
  created_at: past(1 + (number % 3)),
  updated_at: past(4 + (number % 2)),
  buyer_id: userId(buyer),
  seller_id: userId('sam'),
  buyer_party_id: userId(buyer),
  seller_party_id: userId('sam'),
  offering_id: id('offering', 2),
  conversation_id: id('conversation', buyer === 'bea' ? 1 : 2),
  ...columns,
});

export const quotes: Columns[] = [
  quote(1, 'bea', { current_revision: 2 }),
  quote(2, 'otto', { status: 'declined', closed_reason: 'price', closed_note: 'Too "high"' }),
  quote(3, 'bea'),
  quote(4, 'otto', { is_sample: true }),
  quote(5, 'bea', { status: 'withdrawn' }),
  quote(6, 'bea', { status: 'accepted' }),
];

const revision = (number: number, of: number, by: Person, columns: Record<string, unknown> = {}): Columns => ({
  id: id('quote_revision', number),
  created_at: past(3),
  quote_id: id('quote', of),
  number: 1,
  side: by === 'sam' ? 'seller' : 'buyer',
  user_id: userId(by),
  price: '90.50',
  quantity: 3,
  unit: 'MT',
  ...columns,
});

export const quoteRevisions: Columns[] = [
  revision(1, 1, 'bea', { price: null, note: 'For "Vigo"\nsoon' }),
  revision(2, 1, 'sam', { number: 2, available_until: '2990-01-01', specifications: '{"b":"1","a":"2"}' }),
  revision(3, 2, 'sam'),
  revision(4, 3, 'sam', { available_until: '2001-01-01' }),
  revision(5, 4, 'otto', { price: '80.00' }),
  revision(6, 5, 'bea'),
  revision(7, 6, 'sam'),
];
