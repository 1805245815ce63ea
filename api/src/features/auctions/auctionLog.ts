import { hash, randomBytes } from 'node:crypto';
import { canonical } from './core/canonical.ts';
import { RULES_VERSION, type AuctionEvent } from './core/events.ts';
import { chainText } from './core/log.ts';
import type { Created } from './core/loggedTerms.ts';
import type { Visibility } from './core/state.ts';

/** Field → what it says and the salt that opens its commitment. */
export type Hidden = Record<string, { salt: string; value: unknown }>;

/** An event as it is stored: the payload is the very text that was hashed. */
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

/** Which fields of an event nobody may see while the auction runs. */
const hiddenFields: Record<Visibility, readonly string[]> = { public: MAXIMA, rank_only: ALL, sealed: ALL };

const sha256 = (content: string | Buffer): string => hash('sha256', content, 'hex');

/** What binds the market to a value without telling it: the salt opens it. */
export const commitmentOf = (salt: string, value: unknown): string =>
  sha256(Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(canonical(value))]));

const SALT = 32;
const SUPPLY = 128 * SALT;
let supply = Buffer.alloc(0);
let used = 0;

/** From a supply: asked for salt by salt, the generator cost as much as all the hashing. None is given twice. */
const newSalt = (): string => {
  if (used === supply.length) {
    supply = randomBytes(SUPPLY);
    used = 0;
  }
  return supply.toString('hex', used, (used += SALT));
};

/** What a bidder's receipt commits to, and what opens it. */
const ownCommitment = (
  amount: string,
  maxAmount: string | null,
  salt: string,
): { salt: string; commitment: string; value: object } => {
  const value = { amount, maxAmount };
  return { salt, commitment: commitmentOf(salt, value), value };
};

interface Place {
  auctionId: string;
  seq: number;
  at: string;
  previousHash: string;
}

/** An event with its hidden fields committed and its link in the chain. */
export const store = (
  place: Place,
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
    const own = ownCommitment(event.amount, event.maxAmount, salts());
    hidden['commitment'] = { salt: own.salt, value: own.value };
    shown['commitment'] = commitment = own.commitment;
  }
  const payload = canonical(shown);
  const link = {
    auctionId: place.auctionId,
    seq: place.seq,
    type,
    v: RULES_VERSION,
    at: place.at,
    payload,
    previousHash: place.previousHash,
  };
  return {
    seq: place.seq,
    type,
    v: RULES_VERSION,
    at: place.at,
    payload,
    hidden,
    hash: sha256(chainText(link)),
    previous_hash: place.previousHash,
    commitment,
  };
};

/** The event behind its stored form, hidden fields opened. */
export const openEvent = ({
  type,
  payload,
  hidden,
}: Pick<StoredEvent, 'type' | 'payload' | 'hidden'>): AuctionEvent => {
  const fields = JSON.parse(payload) as Record<string, unknown>;
  for (const [field, { value }] of Object.entries(hidden)) if (field !== 'commitment') fields[field] = value;
  return { type, ...fields } as AuctionEvent;
};
