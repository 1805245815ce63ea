// Texts for the steps of an order.
import type { OrderMove } from 'api/rules/orders';

type Step = {
  action: string;
  question: string;
  description: string;
  note: { label: string; placeholder?: string; hint?: string } | null;
  success: string;
};

export const orderSteps: Record<OrderMove, Step> = {
  confirmed: {
    action: 'Confirm order',
    question: 'Confirm this order?',
    description: 'You commit to deliver at these terms. The buyer is notified.',
    note: null,
    success: 'The order is confirmed.',
  },
  shipped: {
    action: 'Mark as shipped',
    question: 'Is it on its way?',
    description: 'The buyer is notified and can no longer cancel.',
    note: { label: 'Shipment', placeholder: 'Carrier, tracking number, expected day' },
    success: 'The order is marked as shipped.',
  },
  delivered: {
    action: 'Confirm delivery',
    question: 'Has it arrived?',
    description: 'The seller is notified that you have received the goods.',
    note: { label: 'Note', placeholder: 'Where it was unloaded, what was noticed' },
    success: 'The delivery is confirmed.',
  },
  completed: {
    action: 'Complete order',
    question: 'Accept what was delivered?',
    description: 'Quantity and quality are as ordered. This closes the order.',
    note: null,
    success: 'The order is completed.',
  },
  cancelled: {
    action: 'Cancel order',
    question: 'Cancel this order?',
    description: 'It ends here, for both sides.',
    note: { label: 'Reason', hint: 'The other side will read it.' },
    success: 'The order is cancelled.',
  },
};
