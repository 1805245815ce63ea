/**
 * The cost of operations in points. A point is about 0.1 ms of database time in a market of 20,000 products and 100,000 offerings, or
 * the same time of the server. The attack suite compares these weights with measured times (`npm run attack`).
 */
export const weights = {
  /** Every request: session, parsing and response. */
  operation: 5,
  /** Every statement; a root field that reads has one. */
  statement: 5,
  /** A row of a list. */
  row: 0.03,
  /** A field that is a column or computed from columns. */
  value: 0.015,
  /** A field that is one other record, and each sub-select in a computed field or in a visibility rule. */
  lookup: 0.05,
  /** A count, sum or rank computed for each row. */
  aggregate: 0.12,
  /** A list of one record's own rows, such as the offerings of a product. */
  ownList: 0.2,
  /** A list of a whole table or of a branch of the catalogue. */
  wholeList: 1,
  /** `totalCount` of one record's own rows. */
  ownCount: 0.2,
  /** `search` within one record's own rows, per word. */
  ownSearch: 0.5,
  /** A filter or sort within one record's own rows that no index serves. */
  ownScan: 0.2,
  /** Every thousand rows that `offset` skips. */
  offset: 2,
  /** Per thousand rows of a table: `totalCount` without conditions. */
  count: 1.2,
  /** Per thousand rows of a table: a filter or sort that no index serves. */
  scan: 5,
  /** Per thousand rows of a table: a filter that most rows match. */
  common: 0.1,
  /** Per thousand rows of a table: postings of a branch of the catalogue, including reading the branch. */
  branch: 0.4,
  leastBranch: 20,
  /** Per thousand rows of a table: `search` through an index, per word. */
  word: 0.05,
  /** Per thousand matching rows of a table: `totalCount` of a search or a filter; at most 10,000 rows are counted. */
  countFound: 1.5,
  /** Maximum points of `countFound`. */
  mostCountFound: 20,
  /** Per thousand rows: search words of one or two letters, for which at most 10,000 rows are scanned. */
  shortWords: 20,
  /** A search of materials, once for equal arguments of an operation. */
  engineSearch: 40,
  /** A list of the materials that a search found. */
  foundRows: 6,
  /** `__schema` or `__type`: computed by the server, not by the database. */
  introspection: 100,
  /** A cursor from which a subscription resumes: it is decrypted, and its auction may be read. */
  resumeCursor: 1,
  /** A mutation field that is not listed below, without its selection. */
  mutation: 20,
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

/** Root lists of the viewer's own rows, found through an index on the viewer. */
export const ownRootLists: ReadonlySet<string> = new Set(['messages', 'orders', 'myBids', 'webhookDeliveries']);

/** Arguments by which an index narrows a list, so that further filters scan few rows. */
export const narrowing: ReadonlySet<string> = new Set(['productId', 'userId']);

/** Filter values that match so many rows that a page is found quickly. */
export const commonValues: Readonly<Record<string, readonly string[]>> = {
  status: ['active'],
  watched: ['false'],
};

/** Expected rows of a list without pages, unless its plan specifies them. */
export const usualRows: Readonly<Record<string, number>> = {
  categories: 60,
  emailPreferences: 5,
  sessions: 10,
  apiKeys: 20,
  apiKeysOfReset: 20,
  webhooks: 10,
  searchFunctions: 50,
};
export const otherUsualRows = 10;

/** Points of root fields that do more than read their selection. */
export const rootFieldWeights: Readonly<Record<string, number>> = {
  dashboardStats: 8,
  analytics: 20,
  // Counts whole tables.
  marketOverview: 40,
  searchSuggestions: 100,
  materialSearch: 60,
  searchCompletions: 30,
  watchedSearches: 10,
  // Passwords are hashed slowly on purpose.
  logIn: 70,
  register: 70,
  changePassword: 80,
  resetPassword: 80,
  setUpAuthenticator: 80,
  replaceRecoveryCodes: 80,
  turnOffSecondFactor: 80,
  startPasskeyRegistration: 80,
  removePasskey: 80,
  createApiKey: 80,
  apiKeysOfReset: 20,
  sendConfirmationEmail: 40,
  confirmEmail: 20,
  requestEmailChange: 80,
  revertEmailChange: 80,
  placeBid: 10,
  // Send requests to other servers.
  sendTestEvent: 150,
  redeliverWebhook: 100,
  // They read or write large parts of the catalogue.
  materialsFile: 400,
  importMaterials: 400,
  importPrices: 200,
  searchFunctions: 60,
  searchListFile: 200,
  importSearchList: 400,
  mergeMaterials: 200,
  mergeCategories: 200,
};

/** Points of requests that are not operations. */
export const requestWeights = {
  /** The log of an auction, and every thousand of its events. */
  auctionLog: 20,
  auctionLogThousand: 200,
  sitemap: 300,
  /** `/livez` and `/readyz` from other machines. */
  probe: 5,
  /** A link that ends emails, opened or followed. */
  unsubscribe: 20,
  /** Per 1,024 characters of a document, charged before parsing and refunded if the document is valid. */
  documentKiB: 60,
  /** Per 1,024 bytes of a file of offerings to import. */
  importKiB: 2,
  /** The export of a member's offerings. */
  offeringsFile: 50,
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
