/**
 * The cost of operations in points. A point is about 0.1 ms of database time in a market of 20,000 products and 100,000 offerings, or
 * the same time of the server. `npm run attack` measures what operations take that these weights admit.
 */
export const weights = {
  /** Every request: session, parsing and response. */
  operation: 5,
  /** A root field that reads. */
  statement: 5,
  /** A record. */
  object: 0.1,
  /** A field of a record. */
  value: 0.015,
  /** A list of one record's own rows; each search word, filter and `totalCount` costs the same again. */
  ownList: 0.3,
  /** A filter or a page of a whole table or of a branch of the catalogue that an index serves. */
  wholeList: 3,
  /** Per thousand rows of a whole table: `totalCount` without conditions. */
  count: 1.2,
  /** Per thousand rows of a whole table: a filter or sort that no index serves. */
  scan: 5,
  /** A search of materials or postings, once for equal texts of an operation. */
  search: 30,
  /** Search words of one or two letters, which no index of a whole table contains. */
  shortWords: 200,
  /** Every thousand rows that `offset` skips. */
  offset: 2,
  /** `__schema` or `__type`: computed by the server, not by the database. */
  introspection: 100,
  /** A cursor from which a subscription resumes: it is decrypted, and its auction may be read. */
  resumeCursor: 1,
} as const;

/** Thousands of rows per table in the market that the weights were measured with; other lists count as `otherRows`. */
export const tableRows: Readonly<Record<string, number>> = {
  Product: 20,
  Offering: 100,
  Rfp: 4,
  Auction: 2,
  CompanyProfile: 2,
};
export const otherRows = 20;

/** Root lists of the viewer's own rows: what finding a page and counting cost in addition, for a party with thousands. */
export const ownRootLists: Readonly<Record<string, number>> = {
  messages: 25,
  conversations: 10,
  orders: 5,
  quotes: 6,
  myBids: 10,
  blockedMembers: 1,
  mySuggestions: 1,
  securityActivity: 5,
  webhookDeliveries: 1,
};

/** Filters that leave few rows for the others; `false` does not. */
export const narrowing: ReadonlySet<string> = new Set(['productId', 'userId', 'companyId', 'watched', 'mine']);

/** Filters that an index serves, that most rows match, or of small tables. */
export const indexed: ReadonlySet<string> = new Set([
  ...narrowing,
  'categoryId',
  'search',
  'updatedSince',
  'country',
  'verified',
  'deliveryTerms',
  'minPrice',
  'maxPrice',
]);

/** The additional points of filters that look into other tables, some only if they are false; not for lists of one record or one company. */
export const filterWeights: Readonly<Record<string, number>> = {
  'Auction.updatedSince': 10,
  'CompanyProfile.categoryId': 30,
  'Conversation.unread': 40,
  'Offering.categoryId': 200,
  'Offering.verified: false': 45,
  'Order.commodity': 40,
  'Quote.awaitingMe': 10,
};

/** Expected rows of a root list without pages. */
export const usualRows: Readonly<Record<string, number>> = { categories: 60 };
export const otherUsualRows = 10;

/** Points of fields that are computed from many rows. */
export const fieldWeights: Readonly<Record<string, number>> = {
  'CompanyProfile.usualResponseHours': 10,
  'DashboardStats.quotesAwaiting': 20,
  'DashboardStats.unreadMessages': 55,
  'MessageReceived.unreadCount': 55,
  'Offering.indexPrice': 0.5,
};

/** Points of requests that are not operations. */
export const requestWeights = {
  /** The log of an auction, and every thousand of its events. */
  auctionLog: 20,
  auctionLogThousand: 200,
  sitemap: 300,
  /** `/livez` and `/readyz` from other machines. */
  probe: 5,
  /** The contract, the documentation and other texts that do not change. */
  staticDocument: 5,
  /** A link that ends emails, opened or followed. */
  unsubscribe: 20,
  /** Per 1,024 characters of a document, charged before parsing and refunded if the document is valid. */
  documentKiB: 60,
  /** Per 1,024 bytes of a file of offerings to import. */
  importKiB: 2,
  /** Per row of a file to import. */
  importRow: 1,
  /** The export of a member's offerings. */
  offeringsFile: 50,
  /** The export of a member's orders, quotes or bids, and each of its rows. */
  recordsFile: 20,
  recordsFileRow: 0.1,
} as const;

/** Points of parsing a document of so many characters. */
export const documentPoints = (document: unknown): number =>
  typeof document === 'string' ? Math.ceil((document.length / 1_024) * requestWeights.documentKiB) : 0;

/** Maximum points of an operation, on every transport. */
export const MAX_PER_OPERATION = 2_000;
/** Maximum points of a subscription's selection, which is read again for every change. */
export const MAX_PER_SUBSCRIPTION = 200;
export const MAX_QUERY_FIELDS = 10;
export const MAX_MUTATION_FIELDS = 5;
