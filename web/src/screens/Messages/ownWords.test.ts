import { ownWords } from './ownWords.ts';

test.each([
  ['The buyer asked: 20 MT at $2,640.00.', 'You asked: 20 MT at $2,640.00.'],
  ['The seller confirmed your order. Order of $9.00: Urea.', 'You confirmed the order. Order of $9.00: Urea.'],
  ['Your order is on its way. Order of $9.00: Urea.', 'You shipped the order. Order of $9.00: Urea.'],
  ['The buyer says that the order was delivered.', 'You say that the order was delivered.'],
  ['The seller cancelled the order.', 'You cancelled the order.'],
  ['An order of $9.00 was placed: Urea.', 'An order of $9.00 was placed: Urea.'],
])('%s', (told, said) => expect(ownWords(told)).toBe(said));
