// What the pages of requests, offerings and auctions say of themselves.
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

type Offering = Posting & { price: string; status: 'active' | 'sold_out' | 'expired' | 'withdrawn' };

export const offeringHead = ({ id, price, status, ...offering }: Offering): Head => ({
  title: offering.title,
  description: shortened([`${amount(offering)} at $${price} / ${offering.unit}.`, offering.description]),
  path: `/offerings/${id}`,
  facts: (origin) => [
    {
      '@type': 'Offer',
      '@id': `${origin}/offerings/${id}`,
      name: offering.title,
      description: offering.description,
      url: `${origin}/offerings/${id}`,
      price,
      priceCurrency: 'USD',
      availability: `https://schema.org/${status === 'active' ? 'InStock' : 'OutOfStock'}`,
    },
  ],
});

const amount = ({ quantity, unit }: Pick<Posting, 'quantity' | 'unit'>) =>
  `${quantity.toLocaleString('en-US')} ${unit}`;
