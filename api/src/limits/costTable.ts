/**
 * What reading and changing the market costs, in points. One point stands for about 0.1 ms of database time in a market of
 * 20,000 products and 100,000 offerings; what costs mostly time of the server itself is priced alike. The attack suite compares
 * these weights with measured times (`npm run attack`).
 */
export const weights = {
  /** Every request: the session, parsing, the answer. */
  operation: 5,
  /** Every statement: one for each root field that reads. */
  statement: 5,
  /** A row of a list. */
  row: 0.03,
  /** A field that is a column or computed from columns. */
  value: 0.015,
  /** A field that is one other record; and each sub-select in a computed field or in a rule of visibility. */
  lookup: 0.05,
  /** A count, sum or rank that is computed for each row. */
  aggregate: 0.12,
  /** A list of one record's own rows, such as the offerings of a product. */
  ownList: 0.2,
  /** A list of a whole table or of a branch of the catalogue. */
  wholeList: 1,
  /** `totalCount` of one record's own rows. */
  ownCount: 0.2,
  /** `search` within one record's own rows; for each word. */
  ownSearch: 0.5,
  /** A filter or sort without an index within one record's own rows. */
  ownScan: 0.2,
  /** Every thousand rows that `offset` skips. */
  offset: 2,
  /** Per thousand rows of a table: `totalCount` without conditions. */
  count: 1.2,
  /** Per thousand rows of a table: a filter or a sort that no index serves. */
  scan: 5,
  /** Per thousand rows of a table: a filter that most rows meet. */
  common: 0.1,
  /** Per thousand rows of a table: postings whose product is in a branch of the catalogue; the branch itself is read for it. */
  branch: 0.4,
  leastBranch: 20,
  /** Per thousand rows of a table: `search`, for each word; found through an index. */
  word: 0.05,
  /** Per thousand rows of a table that were found: `totalCount` of a search or a filter; at most 10,000 rows are counted. */
  countFound: 1.5,
  /** Most points of `countFound`. */
  mostCountFound: 20,
  /** Words of one or two letters, which are looked for in at most 10,000 rows: per thousand of them. */
  shortWords: 20,
  /** Ordering a search by relevance. */
  relevance: 15,
  /** `__schema` or `__type`: computed by the server, not by the database. */
  introspection: 100,
  /** A mutation field that is not named below; its selection is added. */
  mutation: 20,
} as const;

/** Thousands of rows in each table of the market that the weights were measured in; other lists count as `otherRows`. */
export const tableRows: Readonly<Record<string, number>> = {
  Product: 20,
  Offering: 100,
  Rfp: 4,
  Auction: 2,
  CompanyProfile: 2,
};
export const otherRows = 20;

/** Root lists that hold the viewer's own rows only, found through an index on the viewer. */
export const ownRootLists: ReadonlySet<string> = new Set(['messages', 'orders', 'myBids']);

/** Arguments that an index narrows a list by: other filters beside them look at few rows. */
export const narrowing: ReadonlySet<string> = new Set(['productId', 'userId']);

/** Values of filters that a page is soon found for. */
export const commonValues: Readonly<Record<string, readonly string[]>> = {
  status: ['active'],
  watched: ['false'],
};

/** Rows that an unpaged list is expected to hold, where its plan does not say. */
export const usualRows: Readonly<Record<string, number>> = { categories: 60, sessions: 10 };
export const otherUsualRows = 10;

/** Root fields that do more than read their selection, in points. */
export const rootFieldWeights: Readonly<Record<string, number>> = {
  dashboardStats: 8,
  analytics: 20,
  searchSuggestions: 60,
  // Passwords are hashed slowly on purpose.
  logIn: 70,
  register: 70,
  changePassword: 80,
  placeBid: 10,
};

/** Requests that are no operations, in points. */
export const requestWeights = {
  /** The log of an auction, and each thousand of its events. */
  auctionLog: 20,
  auctionLogThousand: 200,
  sitemap: 300,
  /** `/livez` and `/readyz`, from elsewhere than the machine itself. */
  probe: 5,
  /** Each 1,024 characters of a document, charged before it is parsed and given back when it turns out to be valid. */
  documentKiB: 60,
} as const;

/** Points of reading a document of so many characters, valid or not. */
export const documentPoints = (document: unknown): number =>
  typeof document === 'string' ? Math.ceil((document.length / 1_024) * requestWeights.documentKiB) : 0;

/** Most points one operation may cost, on every door. */
export const MOST_PER_OPERATION = 2_000;
/** Most points of a subscription's selection, which is read again for every change. */
export const MOST_PER_SUBSCRIPTION = 200;
export const MOST_QUERY_FIELDS = 10;
export const MOST_MUTATION_FIELDS = 5;
