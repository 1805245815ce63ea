/** Page sizes of the catalogue's lists. */
export const perPage = {
  products: 24,
  /** On the page of an industry or product family, before 'View All'. */
  featured: 6,
  suppliers: 25,
  /** The most that the API returns. */
  max: 100,
} as const;
