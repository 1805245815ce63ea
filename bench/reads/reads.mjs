import { withClient } from '../lib/database.mjs';
import { figure } from '../lib/figures.mjs';
import { compare } from './compare.mjs';
import { fillMarket } from './fill.mjs';
import { growth } from './growth.mjs';

/** Pages read: beside the limit and the best peer, and as the market grows. */
export async function reads(place, options) {
  const size = options.quick ? { products: 1_000, offers: 25 } : { products: 20_000, offers: 25 };
  const { products, offers } = size;
  console.log(
    `\nReads: ${figure(products)} products with ${offers} offers each; ${options.rounds} rounds of ${options.seconds} s`,
  );
  const connection = await place.emptyMarket('reads');
  await fillMarket(connection, size);
  await withClient(connection, indexForPeer);
  await compare(place, connection, options);
  await growth(place, options);
}

/** PostGraphile sorts names in the database's own collation; without an index for that it would sort a whole category. */
const indexForPeer = (client) =>
  client.query('create index product_category_plain_name on product (category_id, name, id); analyze product');
