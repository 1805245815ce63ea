// What the pages of requests and auctions say of themselves.
import type { Head } from './head.ts';
import { shortened } from './shortened.ts';

type Posting = { id: string; title: string; description: string; quantity: number; unit: string };

export const rfpHead = ({ id, ...rfp }: Posting): Head => ({
  title: rfp.title,
  description: shortened([`Request for ${amount(rfp)}.`, rfp.description]),
  path: `/rfps/${id}`,
});

export const auctionHead = ({ id, type, ...auction }: Posting & { type: 'forward' | 'reverse' }): Head => ({
  title: auction.title,
  description: shortened([
    `${type === 'forward' ? 'Forward' : 'Reverse'} auction of ${amount(auction)}.`,
    auction.description,
  ]),
  path: `/auctions/${id}`,
});

const amount = ({ quantity, unit }: Pick<Posting, 'quantity' | 'unit'>) =>
  `${quantity.toLocaleString('en-US')} ${unit}`;
