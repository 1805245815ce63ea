// Rows of the demo market whose dates have a fixed distance from today or from the current hour. See data/README.md.
import type { NewOrder } from '../features/goods/postings/writeOrders.ts';
import { readText } from './data.ts';
import type { DemoAuction } from './demoAuctionLogs.ts';
import { DAY, later, plusDays } from './time.ts';

/** The moment at which the rows stand in the files. */
const AS_OF = new Date('2026-11-24T00:00:00.000Z');

/** The columns that move: moments, days, and ids, because an id of version 7 contains the time. All others are the same on every day. */
const MOMENTS = ['createdAt', 'updatedAt', 'submittedAt', 'awaitingSince', 'startTime', 'originalEndTime', 'closedAt'];
const DAYS = ['availableUntil', 'deliveryDate', 'closingDate'];
const IDS = ['id', 'offeringId', 'rfpId', 'bidId', 'auctionId', 'orderId', 'quoteId', 'inReplyToId'];

export interface DemoMessage {
  content: string;
  link?: string;
}

export interface DemoQuote {
  buyerId: string;
  offeringId: string;
}

interface DemoRows {
  auction: DemoAuction[];
  message: DemoMessage[];
  watch: object[];
}

interface MarketRows extends DemoRows {
  /** Those that wait for verification. */
  companyProfile: object[];
  offering: object[];
  rfp: object[];
  /** Bids for RFPs. */
  bid: object[];
  /** The bids that won RFPs. */
  award: { rfpId: string; bidId: string }[];
  quote: DemoQuote[];
  quoteRevision: object[];
  order: NewOrder[];
  orderEvent: object[];
}

/** The market on the day that begins at `midnight`, without auctions that are still open. */
export const readMarket = (midnight: Date): MarketRows => readMoved('market.json', midnight);

/** Live and upcoming auctions at `hour`, with their bids, notices and watches. */
export const readRunning = (hour: Date): DemoRows => readMoved('auctions.json', hour);

const readMoved = <Rows>(file: string, moment: Date): Rows => {
  const ms = moment.getTime() - AS_OF.getTime();
  const move = (column: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (MOMENTS.includes(column)) return later(new Date(value), ms);
    if (DAYS.includes(column)) return plusDays(value, Math.floor(ms / DAY));
    if (IDS.includes(column)) return movedId(value, ms);
    if (column === 'link') return value.replace(/[^/]{36}/, (id) => movedId(id, ms));
    return value;
  };
  return JSON.parse(readText(file), move) as Rows;
};

const movedId = (id: string, ms: number): string => {
  const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  return timePart(new Date(time + ms)) + id.slice(13);
};

/** The first 13 characters of a UUID of version 7. */
export const timePart = (moment: Date): string => {
  const digits = moment.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
};
