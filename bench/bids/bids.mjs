import { figure } from '../lib/figures.mjs';
import { atTheDesk } from './desk.mjs';
import { overHttp } from './http.mjs';
import { addMembers } from './market.mjs';

const MEMBERS = 513;

/** Bids on hot auctions: at the desk beside a transaction per bid, and over HTTP beside the plainest mutation there is. */
export async function bids(place, options) {
  const connection = await place.emptyMarket('bids');
  const members = await addMembers(connection, MEMBERS);
  console.log(
    `\nBids: ${figure(MEMBERS - 1)} bidders by turns; ${options.rounds} rounds of ${options.seconds} s; all commits durable`,
  );
  await atTheDesk(place, connection, members, options);
  await overHttp(place, connection, members, options);
}
