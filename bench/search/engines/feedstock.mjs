import { findProducts } from '../../../api/dist/features/goods/search/engine/findProducts.js';

/** Feedstock's search. What it marks as nearest is not a claim. */
export const feedstock = (pool, nameOf) => async (query) => {
  const { matches } = await findProducts(pool, query, {}, { facets: false });
  return matches.map(({ productId, isNearest }) => ({ name: nameOf(productId), isClaimed: !isNearest }));
};
