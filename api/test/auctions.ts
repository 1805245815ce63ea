// Auctions created through the API, with complete logs, and the verification of their logs.
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { verifyLog, type Evidence, type Verdict } from '../src/features/deals/auctions/core/verify.ts';
import { readAuctionLog } from '../src/features/deals/auctions/engine/auctionLogDownload.ts';
import type { CommandEnvelope } from '../src/features/deals/auctions/engine/commandEnvelope.ts';
import { newId } from '../src/database/id.ts';
import { toCents } from '../src/features/deals/auctions/core/money.ts';
import { putForward } from './clock.ts';
import type { Body, Caller } from './caller.ts';

const HOUR = 3_600_000;

/** A time relative to the database's clock, which a test may have moved. */
const fromNow = async (pool: Pool, hours: number): Promise<string> => {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  return new Date(rows[0]!.now.getTime() + hours * HOUR).toISOString();
};

/** By default a live public forward auction from 100.00 with an increment of 5.00 that ends in an hour. */
export const postAuction = async (pool: Pool, owner: Caller, change: Body = {}): Promise<string> => {
  const { status, text } = await owner.post('/api/auctions', {
    title: 'Acid',
    description: 'Strong.',
    productId: 'none',
    quantity: 20,
    unit: 'MT',
    startingPrice: '100.00',
    bidIncrement: '5.00',
    startTime: await fromNow(pool, -1),
    endTime: await fromNow(pool, 1),
    ...change,
  });
  if (status !== 201) throw new Error(text);
  return String((JSON.parse(text) as Body)['id']);
};

/** Places a bid that must be accepted; returns the response. */
export const bidOn = async (auctionId: string, bidder: Caller, amount: string, more: Body = {}): Promise<Body> => {
  const { status, text } = await bidder.post('/api/bids', { auctionId, amount, confirmed: true, ...more });
  if (status !== 201) throw new Error(text);
  return JSON.parse(text) as Body;
};

/** Moves the clock past the end and waits for the close; needs an app with a movable clock. */
export const endAuction = async (pool: Pool, auctionId: string): Promise<void> => {
  await putForward(pool, 61);
  for (let wait = 0; wait < 6_000; wait++) {
    const closed = await pool.query('select from auction where id = $1 and closed_at is not null', [auctionId]);
    if (closed.rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The auction does not close.');
};

/** Verifies the log of an ended auction. */
export const verdictOn = async (
  pool: Pool,
  auctionId: string,
  evidence: Omit<Evidence, 'sha256'> = {},
): Promise<Verdict> => {
  const log = await readAuctionLog(pool, auctionId);
  if (!log) throw new Error('The auction has no log.');
  const sha256 = async (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
  return verifyLog(log, { ...evidence, sha256 });
};

/** A command of a member, for tests of batches. */
export const anEnvelope = (
  userId: string,
  command: CommandEnvelope['command'],
  change: Partial<CommandEnvelope> = {},
): CommandEnvelope => ({
  right: 'member',
  userId,
  isAdmin: false,
  idempotencyKey: newId(),
  commandHash: '',
  needs: 'few',
  command,
  ...change,
});

export const aBidBy = (userId: string, amount: string, maxAmount: string | null = null): CommandEnvelope =>
  anEnvelope(
    userId,
    ({ alias, isOwner }) => ({
      type: 'place_bid',
      bidder: alias,
      isOwner,
      amount: toCents(amount),
      maxAmount: maxAmount === null ? null : toCents(maxAmount),
      termsVersion: null,
      expectedPrice: null,
      confirmed: true,
    }),
    { bid: { id: newId(), message: null } },
  );
