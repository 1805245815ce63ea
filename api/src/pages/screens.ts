// The table of screens, read by the server, the router, the sitemap and the tests. CONTRIBUTING.md says what else a new screen needs.
import type { Head } from './head.ts';
import { marketFacts } from './marketFacts.ts';
import { perPage } from './perPage.ts';

export interface Screen {
  /** `:id` stands for the id of the record that the page is about. */
  path: string;
  /** `support` is for support and admins. */
  access: 'anyone' | 'member' | 'support' | 'admin';
  /** The head, or for a page about a record its title until the record has been loaded. */
  head: Head;
  /** The root field of the first query that reads the record, and the head that follows from it. */
  record?: { field: string; headOf: (record: unknown) => Promise<Head> };
  /** The queries that a visitor's page starts with: their variables by operation. Their answers are part of the page. */
  queries?: Record<string, Record<string, unknown>>;
}

const id = ':id';

// Only the server calls `headOf`, so the web app does not load the code for it.
const about = <Found>(field: string, load: () => Promise<(record: Found) => Head>) => ({
  field,
  headOf: async (record: unknown) => (await load())(record as Found),
});

const category = about('category', async () => (await import('./catalogueHeads.ts')).categoryHead);

const branch = {
  access: 'anyone',
  record: category,
  queries: { Category: { id }, CategoryProducts: { id, first: perPage.featured } },
} as const;

/** A page for anybody that is about no record. */
const open = <Path extends string>(path: Path, title: string, description: string) =>
  ({ path, access: 'anyone', head: { title, description } }) as const;

/** A screen for support and admins, or for admins alone. */
const staff = <Path extends string>(path: Path, title: string, access: 'support' | 'admin' = 'support') => ({
  path,
  access,
  head: { title },
});

export const screens = {
  Landing: {
    path: '/',
    access: 'anyone',
    head: {
      title: 'Raw materials marketplace',
      description:
        'The marketplace where businesses buy and sell raw materials: a catalogue by name and CAS number, requests, offerings, forward and reverse auctions.',
      facts: marketFacts,
    },
    queries: { Categories: {} },
  },
  // In the place of the landing page once a member has signed in.
  Dashboard: { path: '/', access: 'member', head: { title: 'Dashboard' } },
  MemberLanding: { path: '/landing', access: 'member', head: { title: 'Raw materials marketplace' } },
  Auth: open('/auth', 'Sign in', 'Sign in to Feedstock, or create a free account.'),
  // Hidden from search engines: they do nothing without the link from an email.
  ConfirmEmail: {
    path: '/confirm-email',
    access: 'anyone',
    head: { title: 'Confirm your email address', isHidden: true },
  },
  ResetPassword: { path: '/reset-password', access: 'anyone', head: { title: 'New password', isHidden: true } },
  Invitation: { path: '/invitations', access: 'anyone', head: { title: 'Invitation', isHidden: true } },
  ChangeEmail: { path: '/change-email', access: 'anyone', head: { title: 'New email address', isHidden: true } },
  Terms: open('/terms', 'Terms of Service', 'The terms of trading raw materials on Feedstock.'),
  Privacy: open('/privacy', 'Privacy Policy', 'What Feedstock keeps about people, why, and for how long.'),
  Help: open('/help', 'Help Center', 'How to find materials, ask for quotes and hold auctions on Feedstock.'),
  Contact: open('/contact', 'Contact Us', 'How to reach the people behind Feedstock.'),
  ProductList: {
    path: '/products',
    access: 'anyone',
    head: {
      title: 'Products',
      description:
        'Chemicals, fertilizers, pharmaceuticals, plastics and more: every material with its specifications, lowest price and offers.',
      intro: 'Every material of the catalogue with its key specifications, the lowest price and the number of offers.',
    },
    queries: { ProductListScreen: { sort: 'name', first: perPage.products, isFirstPage: true }, Categories: {} },
  },
  // Hidden from search engines: each selection has an address of its own, and its materials have pages.
  Compare: { path: '/compare', access: 'anyone', head: { title: 'Compare', isHidden: true } },
  Industry: { path: '/industry/:id', head: { title: 'Industry' }, ...branch },
  ProductFamily: { path: '/product-family/:id', head: { title: 'Product Family' }, ...branch },
  Category: {
    path: '/category/:id',
    access: 'anyone',
    head: { title: 'Category' },
    record: category,
    queries: { Category: { id }, CategoryProducts: { id, first: perPage.max } },
  },
  Product: {
    path: '/product/:id',
    access: 'anyone',
    head: { title: 'Product' },
    record: about('product', async () => (await import('./catalogueHeads.ts')).productHead),
    queries: { ProductScreen: { id, first: perPage.suppliers } },
  },
  Rfp: {
    path: '/rfps/:id',
    access: 'anyone',
    head: { title: 'RFP' },
    record: about('rfp', async () => (await import('./postingHeads.ts')).rfpHead),
    queries: { RfpScreen: { id } },
  },
  Offering: {
    path: '/offerings/:id',
    access: 'anyone',
    head: { title: 'Offering' },
    record: about('offering', async () => (await import('./postingHeads.ts')).offeringHead),
    queries: { OfferingScreen: { id } },
  },
  Auction: {
    path: '/auctions/:id',
    access: 'anyone',
    head: { title: 'Auction' },
    record: about('auction', async () => (await import('./postingHeads.ts')).auctionHead),
    queries: { AuctionScreen: { id } },
  },
  Company: {
    path: '/company/:id',
    access: 'anyone',
    head: { title: 'Company' },
    record: about('companyProfile', async () => (await import('./companyHead.ts')).companyHead),
    queries: { CompanyScreen: { id } },
  },
  Marketplace: { path: '/marketplace', access: 'member', head: { title: 'Marketplace' } },
  AuctionList: { path: '/auctions', access: 'member', head: { title: 'Auctions' } },
  Directory: { path: '/directory', access: 'member', head: { title: 'Directory' } },
  PriceIndex: { path: '/price-index', access: 'member', head: { title: 'Price Index' } },
  PriceIndexMethod: { path: '/price-index/method', access: 'member', head: { title: 'How prices are made' } },
  // By its symbol; after the page above, which is at such an address too.
  Commodity: { path: '/price-index/:id', access: 'member', head: { title: 'Price Index' } },
  MyRfps: { path: '/my-rfps', access: 'member', head: { title: 'My RFPs' } },
  MyAuctions: { path: '/my-auctions', access: 'member', head: { title: 'My Auctions' } },
  Bids: { path: '/bids', access: 'member', head: { title: 'My Bids' } },
  OrderList: { path: '/orders', access: 'member', head: { title: 'Orders' } },
  Order: { path: '/orders/:id', access: 'member', head: { title: 'Order' } },
  QuoteList: { path: '/quotes', access: 'member', head: { title: 'Quotes' } },
  Quote: { path: '/quotes/:id', access: 'member', head: { title: 'Quote' } },
  Inventory: { path: '/inventory', access: 'member', head: { title: 'Inventory' } },
  Watchlist: { path: '/watchlist', access: 'member', head: { title: 'Watchlist' } },
  Analytics: { path: '/analytics', access: 'member', head: { title: 'Analytics' } },
  CompanyProfile: { path: '/company-profile', access: 'member', head: { title: 'Company Profile' } },
  Team: { path: '/team', access: 'member', head: { title: 'Team' } },
  Messages: { path: '/messages', access: 'member', head: { title: 'Messages' } },
  Settings: { path: '/settings', access: 'member', head: { title: 'Settings' } },
  Webhooks: { path: '/settings/webhooks', access: 'member', head: { title: 'Webhooks' } },
  ApiKeys: { path: '/settings/api-keys', access: 'member', head: { title: 'API keys' } },
  AdminOverview: staff('/admin', 'Admin area'),
  AdminMemberList: staff('/admin/members', 'Members'),
  AdminMember: staff('/admin/members/:id', 'Member'),
  AdminCompanies: staff('/admin/companies', 'Companies'),
  AdminSystem: staff('/admin/system', 'System', 'admin'),
  AdminReports: staff('/admin/reports', 'Reports'),
  AdminAudit: staff('/admin/audit', 'Audit log'),
  AdminCatalogue: staff('/admin/catalogue', 'Catalogue', 'admin'),
  AdminPrices: staff('/admin/prices', 'Price Sources', 'admin'),
} satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** The rows with their names. */
export const screenRows = Object.entries<Screen>(screens).map(([name, screen]) => ({ name, ...screen }));
export type ScreenRow = (typeof screenRows)[number];

export const isAboutRecord = ({ path }: Screen): boolean => path.endsWith(id);

/** The head of a page that is about no record. */
export const ownHead = ({ access, head }: Screen): Head => ({
  ...head,
  isHidden: head.isHidden || access !== 'anyone',
});
