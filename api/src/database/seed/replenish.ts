import { planAuction } from './auctions.ts';
import { liveTimes, upcomingTimes } from './auctionTimes.ts';
import { planMaterials } from './catalogue.ts';
import { readAuctions, readPhrases, type AuctionData } from './data.ts';
import { planMembers } from './members.ts';
import { randomOf } from './random.ts';
import { insertRows, type Client } from './rows.ts';
import { floorTo, HOUR, later, MINUTE } from './time.ts';

export interface ReplenishOptions {
  now?: Date;
  live?: number;
  upcoming?: number;
}

/**
 * Sees to it that a demo market that has been standing for a while has live and upcoming auctions again, in a transaction
 * the caller opens: new ones from the data files, the same for the same hour, none where there are enough. Says how many.
 */
export async function replenishAuctions(client: Client, options: ReplenishOptions = {}): Promise<number> {
  const { now = new Date(), live = 8, upcoming = 4 } = options;
  const running = await stillRunning(client, now);
  const wanted = {
    live: live - running.filter(({ isLive }) => isLive).length,
    upcoming: upcoming - running.filter(({ isLive }) => !isLive).length,
  };
  if (wanted.live <= 0 && wanted.upcoming <= 0) return 0;
  const hour = floorTo(now, HOUR);
  const circle = await seededCircle(client);
  const titles = new Set(running.map(({ title }) => title));
  const free = readAuctions().filter((data) => !titles.has(data.title) && circle.materials.some(({ name }) => name === data.material));
  const seed = hour.toISOString();
  const open = randomOf('replenish', seed).shuffled(free);

  const planned = open.map((data, nth) => {
    const random = randomOf('replenish', data.title, seed);
    const isLive = nth < wanted.live;
    const times = isLive ? liveTimes((nth + 1) / Math.max(wanted.live, 1), hour, random) : upcomingTimes(1, hour, random);
    const bids = isLive ? random.whole(1, 6) : 0;
    const template: AuctionData = { ...data, phase: isLive ? 'live' : 'upcoming', bids };
    return planAuction(template, circle, { times, hour, cast: {}, seed });
  });
  const chosen = planned.slice(0, Math.max(0, wanted.live) + Math.max(0, wanted.upcoming));
  const known = await idsThere(client, 'auction', chosen.map(({ row }) => row.id));
  const fresh = chosen.filter(({ row }) => !known.has(row.id));
  await insertRows(client, 'auction', fresh.map(({ row }) => row));
  await insertRows(client, 'bid', fresh.flatMap(({ bids }) => bids));
  return fresh.length;
}

/** What ends within minutes is as good as over. */
const stillRunning = async (client: Client, now: Date): Promise<{ title: string; isLive: boolean }[]> => {
  const { rows } = await client.query<{ title: string; isLive: boolean }>(
    `select title, start_time <= $1 as "isLive" from auction where closed_at is null and end_time > $2`,
    [now, later(now, 20 * MINUTE)],
  );
  return rows;
};

/** The seed's materials and members, as far as they are still there. */
const seededCircle = async (client: Client) => {
  const materials = planMaterials();
  const members = planMembers();
  const products = await idsThere(client, 'product', materials.map(({ id }) => id));
  const users = await idsThere(client, 'user', members.map(({ id }) => id));
  return {
    materials: materials.filter(({ id }) => products.has(id)),
    members: members.filter(({ id }) => users.has(id)),
    bidMessages: readPhrases().bidMessages,
  };
};

const idsThere = async (client: Client, table: 'auction' | 'product' | 'user', ids: readonly string[]): Promise<Set<string>> => {
  const { rows } = await client.query<{ id: string }>(`select id from "${table}" where id = any($1::uuid[])`, [ids]);
  return new Set(rows.map(({ id }) => id));
};
