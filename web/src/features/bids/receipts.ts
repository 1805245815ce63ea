// The receipts of own bids, kept by this browser: with them and an auction's log a bidder proves what was accepted.
export type KeptReceipt = {
  v: number;
  auctionId: string;
  bidId: string;
  at: string;
  commitment: string;
  salt: string;
  signature: string;
  publicKey: string;
  amount: string;
  maxAmount: string | null;
  userId: string;
};

const KEY = 'feedstock.receipts';
const MOST = 500;

function all(): KeptReceipt[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptReceipt[]) : [];
  } catch {
    return [];
  }
}

/** Keeps a receipt; where the browser lets nothing be kept, the bid stands all the same. */
export function keepReceipt(receipt: KeptReceipt): void {
  const others = all().filter(({ bidId, commitment }) => bidId !== receipt.bidId || commitment !== receipt.commitment);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, receipt].slice(-MOST)));
  } catch {
    console.warn('The receipt of this bid could not be kept.');
  }
}

export const receiptsOf = (auctionId: string, userId: string) =>
  all().filter((receipt) => receipt.auctionId === auctionId && receipt.userId === userId);
