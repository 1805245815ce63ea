// The requests: for each page a sequence of variables, and the request bodies for the three servers.
import { withClient } from '../lib/database.mjs';
import { pages } from './pages.mjs';
import { numbers } from './random.mjs';

const MAX_MATERIALS = 4_000;

/** Random materials, each with its own page. */
export async function productVariables(connection) {
  const { rows } = await withClient(connection, (client) => client.query('select id from product order by id'));
  const below = numbers(1);
  return Array.from({ length: Math.min(MAX_MATERIALS, rows.length) }, () => ({ id: rows[below(rows.length)].id }));
}

/** Categories to open: leaves, whole industries, or the small one (see `fillMarket.mjs`). */
export const branches = {
  categories: 'select id from category where cardinality(path) = 3 order by id',
  industries: 'select id from category where cardinality(path) = 1 order by id',
  smallOne: 'select id from category where cardinality(path) = 3 order by path desc limit 1',
};

/** In random order, each several times. */
export async function categoryVariables(connection, branch = branches.categories) {
  const { rows } = await withClient(connection, (client) => client.query(branch));
  const below = numbers(2);
  return Array.from({ length: 400 }, () => ({ categoryId: rows[below(rows.length)].id }));
}

export const graphqlBody = (query, variables) => JSON.stringify({ query, variables });

/** The variables of second pages: requests the first pages and takes their end cursors. */
export async function secondPages(variables, query, ask) {
  const cursors = new Map();
  for (const { categoryId } of variables) {
    if (cursors.has(categoryId)) continue;
    const { data } = await ask(graphqlBody(query, { categoryId }));
    const { endCursor, hasNextPage } = data[pages.catalogue.field].pageInfo;
    if (!hasNextPage) throw new Error('A category has no second page.');
    cursors.set(categoryId, endCursor);
  }
  return variables.map(({ categoryId }) => ({ categoryId, after: cursors.get(categoryId) }));
}
