import type { Refusal, RefusalCode } from './commandTypes.ts';
import type { AuctionEvent } from './events.ts';
import type { Cents } from './money.ts';

export type Decision = { events: AuctionEvent[] } | { refusal: Refusal };

export const accept = (...events: AuctionEvent[]): Decision => ({ events });

export const refuse = (code: RefusalCode, minimumNextBid: Cents | null = null): Decision => ({
  refusal: { code, minimumNextBid },
});
