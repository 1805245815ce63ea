import type { orderSides } from 'api/rules/orders';

export type Side = (typeof orderSides)[number];

/** The texts for sellers and for buyers. */
export const sideLabels = {
  seller: {
    description: 'What you sold in the last twelve months.',
    money: 'Revenue',
    months: 'Revenue by month (UTC)',
    materials: 'Best materials',
    auctions: 'Auction results',
    price: 'Sold at',
  },
  buyer: {
    description: 'What you bought in the last twelve months.',
    money: 'Spend',
    months: 'Spend by month (UTC)',
    materials: 'Most bought materials',
    auctions: 'Auctions bought in',
    price: 'Bought at',
  },
} satisfies Record<Side, object>;
