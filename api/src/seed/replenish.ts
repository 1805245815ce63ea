import { insertAuctions, type DemoAuction } from './demoAuctionLogs.ts';
import { readRunning } from './demoRows.ts';
import type { Client } from './rows.ts';
import { floorTo, HOUR, later, MINUTE } from './time.ts';

/** The least numbers of auctions in the demo market. */
const LIVE = 8;
const UPCOMING = 4;

/**
 * Adds live and upcoming auctions from the data files if too few are left, in the caller's transaction. Deterministic for the same hour.
 * Returns the number added.
 */
export const replenishAuctions = async (client: Client, now: Date): Promise<number> => {
  const { rows: running } = await client.query<{ title: string; isLive: boolean }>(RUNNING, [
    now,
    later(now, 20 * MINUTE),
  ]);
  const hour = floorTo(now, HOUR);
  const titles = new Set(running.map(({ title }) => title));
  const free = (await usable(client, readRunning(hour).auction)).filter(({ title }) => !titles.has(title));
  const missing = (isLive: boolean, least: number): DemoAuction[] => {
    const count = Math.max(0, least - running.filter((auction) => auction.isLive === isLive).length);
    return free.filter(({ startTime }) => startTime <= hour === isLive).slice(0, count);
  };
  const auctions = [...missing(true, LIVE), ...missing(false, UPCOMING)];
  await insertAuctions(client, auctions, now);
  return auctions.length;
};

/** Auctions that end within minutes do not count. */
const RUNNING = `select title, start_time <= $1 as "isLive" from auction where closed_at is null and ends_at > $2`;

/** The auctions that do not exist yet and whose product and members do. */
const usable = async (client: Client, auctions: readonly DemoAuction[]): Promise<DemoAuction[]> => {
  const needs = ({ productId, userId, bids }: DemoAuction) => [productId, userId, ...bids.map((bid) => bid.userId)];
  const { rows } = await client.query<{ id: string }>(EXISTING, [
    auctions.flatMap((auction) => [auction.id, ...needs(auction)]),
  ]);
  const existing = new Set(rows.map(({ id }) => id));
  return auctions.filter((auction) => !existing.has(auction.id) && needs(auction).every((id) => existing.has(id)));
};

const EXISTING = ['auction', 'product', '"user"']
  .map((table) => `select id from ${table} where id = any($1::uuid[])`)
  .join(' union all ');
