import { store, type StoredEvent } from './auctionLog.ts';
import type { Visibility } from './core/state.ts';

/** An auction's terms as they stand in its row; times ISO 8601 UTC. */
export interface CreatedRow {
  id: string;
  type: 'forward' | 'reverse';
  starting_price: string;
  reserve_price: string | null;
  bid_increment: string | null;
  bid_visibility: Visibility;
  price_basis: string;
  quantity: number;
  unit: string;
  auto_extend: boolean;
  auto_extend_duration: number | null;
  max_bidders: number | null;
  pre_qualification_required: boolean;
  start_time: string;
  end_time: string;
  created_at: string;
}

/** The first event of every log: what was promised to the bidders, the reserve as a commitment. */
export const createdEvent = (row: CreatedRow, salts?: () => string): StoredEvent =>
  store(
    { auctionId: row.id, seq: 1, at: row.created_at, previousHash: '' },
    row.bid_visibility,
    {
      type: 'created',
      direction: row.type,
      startingPrice: row.starting_price,
      reservePrice: row.reserve_price,
      step: row.bid_increment ?? '0.01',
      visibility: row.bid_visibility,
      priceBasis: row.price_basis,
      quantity: row.quantity,
      unit: row.unit,
      start: row.start_time,
      end: row.end_time,
      extensionMinutes: row.auto_extend ? row.auto_extend_duration : null,
      maxBidders: row.max_bidders,
      preQualification: row.pre_qualification_required,
    },
    null,
    salts,
  );
