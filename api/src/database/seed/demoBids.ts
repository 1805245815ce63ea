/** A bid as stored in its row; `seq` and `aliasNumber` exist for auctions only. */
export interface Bid {
  id: string;
  createdAt: Date;
  userId: string;
  amount: string;
  message: string | null;
  auctionId: string | null;
  rfpId: string | null;
  offeringId: string | null;
  status: 'active' | 'awarded' | 'declined';
  seq: number | null;
  aliasNumber: number | null;
}
