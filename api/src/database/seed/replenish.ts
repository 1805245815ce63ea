import { insertAuctions } from './demoAuctionLogs.ts';
import { planAuction, type AuctionInputs } from './demoAuctions.ts';
import { liveTimes, upcomingTimes } from './auctionTimes.ts';
import { planMaterials } from './catalogue.ts';
import { readAuctions, readPhrases, type AuctionData } from './data.ts';
import { planMembers } from './members.ts';
import { randomOf } from './random.ts';
import type { Client } from './rows.ts';
import { floorTo, HOUR, later, MINUTE } from './time.ts';

export interface ReplenishOptions {
  now?: Date;
  live?: number;
  upcoming?: number;
}

/**
 * Adds live and upcoming auctions from the data files if too few are left, in the caller's transaction. Deterministic for the same hour.
 * Returns the number added.
 */
export async function replenishAuctions(client: Client, options: ReplenishOptions = {}): Promise<number> {
  const { now = new Date(), live = 8, upcoming = 4 } = options;
  const running = await stillRunning(client, now);
  const missingLive = Math.max(0, live - running.filter(({ isLive }) => isLive).length);
  const missing = missingLive + Math.max(0, upcoming - running.filter(({ isLive }) => !isLive).length);
  if (missing === 0) return 0;

  const hour = floorTo(now, HOUR);
  const seed = hour.toISOString();
  const inputs = await seededInputs(client);
  const planned = freeTemplates(inputs, running, seed)
    .slice(0, missing)
    .map((data, nth) => {
      const random = randomOf('replenish', data.title, seed);
      const isLive = nth < missingLive;
      const times = isLive ? liveTimes((nth + 1) / missingLive, hour, random) : upcomingTimes(1, hour, random);
      const template: AuctionData = { ...data, phase: isLive ? 'live' : 'upcoming', bids: random.whole(1, 6) };
      return planAuction(template, inputs, { times, hour, roles: {}, seed });
    });
  const ids = planned.map(({ row }) => row.id);
  const existing = await idsIn(client, 'auction', ids);
  const fresh = planned.filter(({ row }) => !existing.has(row.id));
  await insertAuctions(client, fresh, now);
  return fresh.length;
}

interface Running {
  title: string;
  isLive: boolean;
}

/** Auctions that end within minutes do not count. */
const stillRunning = async (client: Client, now: Date): Promise<Running[]> => {
  const { rows } = await client.query<Running>(
    `select title, start_time <= $1 as "isLive" from auction where closed_at is null and ends_at > $2`,
    [now, later(now, 20 * MINUTE)],
  );
  return rows;
};

/** Templates that are not running and whose material exists; none if the seeded members are missing. */
const freeTemplates = (inputs: AuctionInputs, running: readonly Running[], seed: string): AuctionData[] => {
  const taken = new Set(running.map(({ title }) => title));
  const names = new Set(inputs.materials.map(({ name }) => name));
  const free = readAuctions().filter(({ title, material }) => !taken.has(title) && names.has(material));
  return inputs.members.length === 0 ? [] : randomOf('replenish', seed).shuffled(free);
};

/** The seeded materials and members that exist. */
const seededInputs = async (client: Client): Promise<AuctionInputs> => {
  const { bidMessages } = readPhrases();
  const materials = await existingRows(client, 'product', planMaterials());
  const members = await existingRows(client, 'user', planMembers());
  return { materials, members, bidMessages };
};

const existingRows = async <Row extends { id: string }>(
  client: Client,
  table: Table,
  rows: readonly Row[],
): Promise<Row[]> => {
  const ids = rows.map(({ id }) => id);
  const found = await idsIn(client, table, ids);
  return rows.filter(({ id }) => found.has(id));
};

type Table = 'auction' | 'product' | 'user';

const idsIn = async (client: Client, table: Table, ids: readonly string[]): Promise<Set<string>> => {
  const { rows } = await client.query<{ id: string }>(`select id from "${table}" where id = any($1::uuid[])`, [ids]);
  return new Set(rows.map(({ id }) => id));
};
