import { withClient } from '../lib/database.mjs';
import { figure } from '../lib/figures.mjs';
import { compare } from './compare.mjs';
import { fillMarket } from './fillMarket.mjs';
import { growth } from './growth.mjs';

/** Page reads: compared with a bare server and the best peer, and as the market grows. */
export async function reads(environment, options) {
  const size = options.quick ? { products: 1_000, offers: 25 } : { products: 20_000, offers: 25 };
  const { products, offers } = size;
  console.log(
    `\nReads: ${figure(products)} products with ${offers} offers each; ${options.rounds} rounds of ${options.seconds} s`,
  );
  const connection = await environment.emptyMarket('reads');
  await fillMarket(connection, size);
  await withClient(connection, indexForPeer);
  await compare(environment, connection, options);
  await growth(environment, options);
}

/** PostGraphile sorts names in the database's collation; without this index it would sort a whole category. */
const indexForPeer = (client) =>
  client.query('create index product_category_plain_name on product (category_id, name, id); analyze product');
