import type { declineReasons } from 'api/rules/quotes';

export const declineReasonLabels: Record<(typeof declineReasons)[number], string> = {
  price: 'The price',
  terms: 'Payment, delivery or other terms',
  timing: 'The time of the delivery',
  specification: 'Not the goods that are needed',
  not_available: 'Not available',
  not_needed: 'Not needed any more',
  other: 'Another reason',
};
