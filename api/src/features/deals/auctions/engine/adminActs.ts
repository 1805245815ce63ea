import type { AuditKind } from '../../../../writing/audit/kinds.ts';
import type { AuctionEvent } from '../core/events.ts';

/** The kind of an admin's act for the audit log, or undefined for any other event. */
export const adminActOf = (event: AuctionEvent): AuditKind | undefined => {
  if (event.type === 'paused') return 'auction_paused';
  if (event.type === 'resumed') return 'auction_resumed';
  if (event.type === 'cancelled' && event.by === 'admin') return 'auction_cancelled_by_admin';
  if (event.type === 'bid_voided' && event.by === 'admin') return 'bid_voided_by_admin';
  return undefined;
};
