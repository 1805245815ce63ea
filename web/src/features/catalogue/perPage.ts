/** How many rows the lists of the catalogue ask for at once. */
export const perPage = {
  products: 24,
  /** Of a branch, before all are asked for. */
  featured: 6,
  suppliers: 25,
  /** As many as the market gives. */
  most: 100,
} as const;
