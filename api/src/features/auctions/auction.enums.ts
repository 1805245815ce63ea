import { graphEnum } from '../../schema/enums.ts';

export const AuctionType = graphEnum('AuctionType', 'Which way an auction goes.', {
  forward: 'The owner sells; the highest bid leads.',
  reverse: 'The owner buys; the lowest bid leads.',
});
export type AuctionType = keyof typeof AuctionType;

export const AuctionStatus = graphEnum('AuctionStatus', 'Where an auction stands.', {
  scheduled: 'Not open yet; shown as Upcoming.',
  active: 'Open for bids; shown as Live.',
  ended: 'Closed.',
});
export type AuctionStatus = keyof typeof AuctionStatus;

export const AuctionOutcome = graphEnum('AuctionOutcome', 'How an auction ended.', {
  awarded: 'The leading bid won.',
  reserve_not_met: 'No bid met the reserve.',
  no_bids: 'Nobody bid.',
  cancelled: 'The owner or an admin cancelled it.',
});
export type AuctionOutcome = keyof typeof AuctionOutcome;

export const BidVisibility = graphEnum('BidVisibility', 'Who sees what while an auction runs.', {
  public: 'Everyone sees the price; bidders are aliases.',
  rank_only: 'Bidders see their own rank, nobody the amounts of others.',
  sealed: 'Nobody sees anything but the own bid, not even the owner.',
});
export type BidVisibility = keyof typeof BidVisibility;

export const DeliveryTerms = graphEnum('DeliveryTerms', 'Incoterms.', {
  EXW: 'Ex works.',
  FOB: 'Free on board.',
  CIF: 'Cost, insurance and freight.',
  DDP: 'Delivered duty paid.',
  FCA: 'Free carrier.',
});
export type DeliveryTerms = keyof typeof DeliveryTerms;

export const PaymentTerms = graphEnum('PaymentTerms', 'How to pay.', {
  cash_on_delivery: 'On delivery.',
  net_30: 'Within 30 days.',
  net_60: 'Within 60 days.',
  advance_payment: 'In advance.',
  letter_of_credit: 'By letter of credit.',
});
export type PaymentTerms = keyof typeof PaymentTerms;

export const PriceBasis = graphEnum('PriceBasis', 'What the amounts of an auction are for.', {
  LOT: 'The whole quantity.',
  PER_UNIT: 'One unit.',
});
export type PriceBasis = keyof typeof PriceBasis;
