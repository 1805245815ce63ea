// Calls that create records, for tests of retries.
import type { Pool } from 'pg';
import { bodies } from './bodies.ts';
import type { Body, Caller } from './caller.ts';
import { aBid, anAuction, anOffering } from './factories.ts';
import type { World } from './world.ts';

export interface Create {
  table: string;
  path: string;
  caller: Caller;
  body: Body;
  /** A different command. */
  other: Body;
}

/** Every call that creates a record under an idempotency key, with the records it needs. */
export const creates: Record<string, (pool: Pool, world: World) => Promise<Create>> = {
  RFP: async (_pool, world) => ({
    table: 'rfp',
    path: '/api/rfps',
    caller: world.buyer,
    body: bodies(world)['/api/rfps'] ?? {},
    other: { quantity: 21 },
  }),
  offering: async (_pool, world) => ({
    table: 'offering',
    path: '/api/offerings',
    caller: world.seller,
    body: bodies(world)['/api/offerings'] ?? {},
    other: { price: '99.91' },
  }),
  auction: async (_pool, world) => ({
    table: 'auction',
    path: '/api/auctions',
    caller: world.seller,
    body: bodies(world)['/api/auctions'] ?? {},
    other: { startingPrice: '1.00' },
  }),
  'bid on an RFP': async (_pool, world) => ({
    table: 'bid',
    path: '/api/bids',
    caller: world.seller,
    body: bodies(world)['/api/bids'] ?? {},
    other: { amount: '951.00' },
  }),
  'bid on an auction': async (pool, world) => {
    const { id } = await anAuction(pool, { user_id: world.sellerUser.id });
    return {
      table: 'bid',
      path: '/api/bids',
      caller: world.buyer,
      body: { auctionId: id, amount: '100.00' },
      other: { amount: '200.00' },
    };
  },
  'order of all of an offering': async (pool, world) => {
    const { id } = await anOffering(pool, { user_id: world.sellerUser.id });
    return {
      table: 'order',
      path: '/api/orders',
      caller: world.buyer,
      body: { sellerId: world.sellerUser.id, offeringId: id },
      other: { quantity: 1 },
    };
  },
  'request for a quote': async (_pool, world) => ({
    table: 'quote',
    path: '/api/quotes',
    caller: world.buyer,
    body: bodies(world)['/api/quotes'] ?? {},
    other: { quantity: 3 },
  }),
  'order of a bid': async (pool, world) => {
    const rfp = await world.buyer.post('/api/rfps', bodies(world)['/api/rfps']);
    const { id } = await aBid(pool, { rfp_id: (JSON.parse(rfp.text) as Body)['id'], user_id: world.sellerUser.id });
    return {
      table: 'order',
      path: '/api/orders',
      caller: world.buyer,
      body: { sellerId: world.sellerUser.id, bidId: id },
      other: { totalAmount: '0' },
    };
  },
};
