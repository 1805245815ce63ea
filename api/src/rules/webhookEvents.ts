// The events that webhooks can subscribe to. Stored words: events are added and never renamed.

interface WebhookEvent {
  /** When it is sent, and to whom. */
  description: string;
  /** Sent to every subscriber that may see the subject, if it passes the webhook's filter; other events go to the parties concerned. */
  isFiltered?: true;
}

const eventsOf = <Type extends string>(events: Record<Type, WebhookEvent>): Record<Type, WebhookEvent> => events;

export const webhookEvents = eventsOf({
  'rfp.posted': { description: 'A buyer posted an RFP. Sent to everybody, by filter.', isFiltered: true },
  'rfp.awarded': { description: 'An RFP was awarded. Sent to its owner and its bidders.' },
  'rfp.cancelled': { description: 'An RFP was cancelled. Sent to its owner and its bidders.' },
  'bid.placed': {
    description:
      'A bid was placed on an RFP or on an auction with public bids. Sent to the owner and the bidder; never about sealed and rank-only auctions.',
  },
  'offering.inquired': { description: 'A member asked about an offering. Sent to its seller.' },
  'auction.opened': { description: 'Bidding began. Sent to everybody, by filter.', isFiltered: true },
  'auction.extended': { description: 'The end of an auction moved. Sent to everybody, by filter.', isFiltered: true },
  'auction.closed': {
    description: 'An auction ended or was cancelled. Sent to everybody, by filter.',
    isFiltered: true,
  },
  'order.placed': { description: 'An order was placed. Sent to buyer and seller, like all events of orders.' },
  'order.confirmed': {
    description: 'The seller confirmed a direct order, or an order was placed from a quote, an award or an auction.',
  },
  'order.shipped': { description: 'The seller shipped an order.' },
  'order.delivered': { description: 'An order was delivered.' },
  'order.completed': { description: 'An order was completed.' },
  'order.cancelled': { description: 'An order was cancelled.' },
  'quote.requested': {
    description: 'A buyer asked for a quote. Sent to buyer and seller, like all events of quotes.',
  },
  'quote.revised': { description: 'The seller or the buyer proposed terms.' },
  'quote.accepted': { description: 'A quote was accepted; there is an order with its terms.' },
  'quote.declined': { description: 'A quote was declined.' },
  'quote.withdrawn': { description: 'A quote was withdrawn.' },
  'message.received': { description: 'A member wrote to you. Inquiries are another event, offering.inquired.' },
  'verification.decided': { description: 'An admin decided about your company.' },
});

export type WebhookEventType = keyof typeof webhookEvents;

export const webhookEventTypes = Object.keys(webhookEvents) as WebhookEventType[];
