// Receipts of own bids, stored in this browser: with them and an auction's log a bidder proves what was accepted.
export type StoredReceipt = {
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
const MAX = 500;

const all = (): StoredReceipt[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as StoredReceipt[]) : [];
  } catch {
    return [];
  }
};

/** Stores a receipt. If the browser refuses storage, the bid is still valid. */
export const storeReceipt = (receipt: StoredReceipt): void => {
  const others = all().filter(({ bidId, commitment }) => bidId !== receipt.bidId || commitment !== receipt.commitment);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, receipt].slice(-MAX)));
  } catch {
    console.warn('The receipt of this bid could not be kept.');
  }
};

export const storedReceipts = (auctionId: string, userId: string) =>
  all().filter((receipt) => receipt.auctionId === auctionId && receipt.userId === userId);
