import { graphEnum } from '../../../../schema/enums.ts';

export const QuoteStatus = graphEnum('QuoteStatus', 'Status of a quote.', {
  open: 'Neither accepted nor ended nor expired.',
  expired: 'The last day of its current terms has passed, in UTC. The seller can renew it.',
  accepted: 'Accepted: there is an order with its terms.',
  declined: 'Declined by the side whose turn it was.',
  withdrawn: 'Withdrawn by the side that proposed the current terms.',
});
export type QuoteStatus = keyof typeof QuoteStatus;

export const QuoteDeclineReason = graphEnum('QuoteDeclineReason', 'Why a quote was declined.', {
  price: 'The price.',
  terms: 'Payment, delivery or other terms.',
  timing: 'The time of the delivery.',
  specification: 'The goods are not what is needed.',
  not_available: 'The goods are not available.',
  not_needed: 'The goods are not needed any more.',
  other: 'Another reason, which the note may say.',
});
export type QuoteDeclineReason = keyof typeof QuoteDeclineReason;
