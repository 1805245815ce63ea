import { hash, randomBytes } from 'node:crypto';
import { canonical } from './core/canonical.ts';
import type { AuctionEvent } from './core/events.ts';
import { RULES_VERSION } from './core/loggedTerms.ts';
import { chainText } from './core/log.ts';
import type { Created } from './core/loggedTerms.ts';
import type { Visibility } from './core/state.ts';

/** Hidden fields by name: the value and the salt of its commitment. */
export type Hidden = Record<string, { salt: string; value: unknown }>;

/** An event as stored; the payload is the exact text that was hashed. */
export interface StoredEvent {
  seq: number;
  type: string;
  v: number;
  at: string;
  payload: string;
  hidden: Hidden;
  hash: string;
  previous_hash: string;
}

const MAXIMA = ['maxAmount', 'max', 'reservePrice'];
const ALL = [...MAXIMA, 'amount', 'price', 'leader', 'leaderBid', 'last'];

/** Fields of an event that stay hidden while the auction runs. */
const hiddenFields: Record<Visibility, readonly string[]> = { public: MAXIMA, rank_only: ALL, sealed: ALL };

const sha256 = (content: string | Buffer): string => hash('sha256', content, 'hex');

/** Commits the market to a value without revealing it; the salt and the value prove it later. */
const commitmentOf = (salt: string, value: unknown): string =>
  sha256(Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(canonical(value))]));

const newSalt = (): string => randomBytes(32).toString('hex');

interface ChainPosition {
  auctionId: string;
  seq: number;
  at: string;
  previousHash: string;
}

/** Replaces an event's hidden fields by commitments and links the event to the hash chain. */
export const toStoredEvent = (
  { auctionId, previousHash, ...place }: ChainPosition,
  visibility: Visibility,
  event: AuctionEvent | Created,
  bidId: string | null,
  salts: () => string = newSalt,
): StoredEvent & { commitment: string | null } => {
  const { type, ...fields } = event;
  const hidden: Hidden = {};
  const shown: Record<string, unknown> = bidId === null ? {} : { bidId };
  for (const [field, value] of Object.entries(fields)) {
    if (!hiddenFields[visibility].includes(field)) {
      shown[field] = value;
      continue;
    }
    const salt = salts();
    hidden[field] = { salt, value };
    shown[field] = { commitment: commitmentOf(salt, value) };
  }
  let commitment: string | null = null;
  if (event.type === 'bid_accepted') {
    const salt = salts();
    const value = { amount: event.amount, maxAmount: event.maxAmount };
    // Of the bidder's receipt.
    commitment = commitmentOf(salt, value);
    hidden['commitment'] = { salt, value };
    shown['commitment'] = commitment;
  }
  const stored = { ...place, type, v: RULES_VERSION, payload: canonical(shown) };
  const link = chainText({ ...stored, auctionId, previousHash });
  return { ...stored, hidden, hash: sha256(link), previous_hash: previousHash, commitment };
};

/** The fields of a stored event, including the hidden ones. */
export const openFields = ({ payload, hidden }: Pick<StoredEvent, 'payload' | 'hidden'>): Record<string, unknown> => {
  const fields = JSON.parse(payload) as Record<string, unknown>;
  for (const [field, { value }] of Object.entries(hidden)) if (field !== 'commitment') fields[field] = value;
  return fields;
};

/** A stored event, including its hidden fields. */
export const openEvent = ({ type, ...stored }: Pick<StoredEvent, 'type' | 'payload' | 'hidden'>): AuctionEvent =>
  ({ type, ...openFields(stored) }) as AuctionEvent;
