import { dollars } from '../../rules/dollars.ts';
import type { OrderSide } from './order.enums.ts';
import type { OrderMove } from './rules.ts';

interface Step {
  move: OrderMove;
  by: OrderSide;
  title: string;
  totalAmount: string;
  note: string | null;
  /** What else follows for the reader, in a sentence. */
  consequence?: string | null;
}

const told: Record<OrderMove, (by: OrderSide) => string> = {
  confirmed: () => 'The seller confirmed your order.',
  shipped: () => 'Your order is on its way.',
  delivered: () => 'The buyer says that the order was delivered.',
  completed: () => 'The buyer accepted what was delivered; the order is completed.',
  cancelled: (by) => `The ${by} cancelled the order.`,
};

/** What the other side reads of a step. */
export const orderNotice = ({ move, by, title, totalAmount, note, consequence }: Step) => ({
  subject: `Order ${move}: ${title}`,
  content: [`${told[move](by)} Order of ${dollars(totalAmount)}: ${title}.`, note, consequence]
    .filter(Boolean)
    .join('\n\n'),
});
