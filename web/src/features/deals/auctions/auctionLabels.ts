// Labels of an auction's enumerations.
import type { auctionOutcomes, auctionTypes, bidVisibilities, priceBases } from 'api/rules/auctions';

type Labels<Words extends readonly string[]> = Record<Words[number], string>;

export const typeLabels: Labels<typeof auctionTypes> = { forward: 'Forward Auction', reverse: 'Reverse Auction' };

export const visibilityLabels: Labels<typeof bidVisibilities> = {
  public: 'Public – everyone sees the price',
  rank_only: 'Rank only – bidders see their own rank',
  sealed: 'Sealed – nobody sees anything before the end',
};

export const basisLabels: Labels<typeof priceBases> = { lot: 'Whole lot', per_unit: 'Per unit' };

export const outcomeLabels: Labels<typeof auctionOutcomes> = {
  awarded: 'Awarded',
  reserve_not_met: 'Reserve not met',
  no_bids: 'No bids',
  cancelled: 'Cancelled',
};
