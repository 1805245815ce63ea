import { figure } from '../lib/figures.mjs';
import { benchEngine } from './engine.mjs';
import { benchHttp } from './http.mjs';
import { addMembers } from './market.mjs';

const MEMBERS = 513;

/** Bids on hot auctions: the engine compared with one transaction per bid, and over HTTP compared with a minimal mutation. */
export async function bids(environment, options) {
  const connection = await environment.emptyMarket('bids');
  const members = await addMembers(connection, MEMBERS);
  console.log(
    `\nBids: ${figure(MEMBERS - 1)} bidders by turns; ${options.rounds} rounds of ${options.seconds} s; all commits durable`,
  );
  await benchEngine(environment, connection, members, options);
  await benchHttp(environment, connection, members, options);
}
