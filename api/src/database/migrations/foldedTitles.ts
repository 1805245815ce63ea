import { OnlineMigration } from './onlineMigration.ts';

const TITLES = 'using gin (lower(normalize(title, NFKC)) gin_trgm_ops) where octet_length(title) <> length(title)';

/** Titles are stored as they are typed, and found in other writings too. Those in ASCII, which have no others, are in the index of the text alone. */
export class FoldedTitles extends OnlineMigration {
  override up(): void {
    this.addIndexes({
      auction_wide_title: `index on auction ${TITLES}`,
      offering_wide_title: `index on offering ${TITLES}`,
      rfp_wide_title: `index on rfp ${TITLES}`,
    });
  }
}
