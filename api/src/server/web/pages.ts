import { categoryHead, productHead } from '../../pages/catalogueHeads.ts';
import { brand } from '../../pages/brand.ts';
import type { Head } from '../../pages/head.ts';
import { companyHead } from '../../pages/companyHead.ts';
import { auctionHead, offeringHead, rfpHead } from '../../pages/postingHeads.ts';
import type { Viewer } from '../../reading/reading.ts';
import { publicHead } from '../../pages/publicPages.ts';
import { isPublicPath } from '../../pages/publicTitles.ts';

/** Pages of members: the same for everybody until the web app knows who is there. */
const members = [
  /^\/(landing|marketplace|auctions|directory|price-index|company-profile|messages)$/,
  /^\/(bids|orders|watchlist|settings|inventory|analytics)$/,
  /^\/(admin\/verification|price-index\/method)$/,
  /^\/orders\/[^/]+$/,
];

export const isMembersPath = (path: string): boolean => members.some((known) => known.test(path));

/** A page about one record: the operation of `pages.graphql` that reads it, its root field, and what is said of it. */
interface RecordPage {
  screen: string;
  operation: string;
  field: string;
  head: (record: never) => Head;
  notFound: string;
}

const category = { operation: 'CategoryPage', field: 'category', head: categoryHead };

/** By the first part of the path; the second is the id. */
const records: Record<string, RecordPage> = {
  product: {
    screen: 'Product',
    operation: 'ProductPage',
    field: 'product',
    head: productHead,
    notFound: 'Product Not Found',
  },
  industry: { screen: 'Industry', ...category, notFound: 'Industry Not Found' },
  'product-family': { screen: 'ProductFamily', ...category, notFound: 'Product Family Not Found' },
  category: { screen: 'Category', ...category, notFound: 'Category Not Found' },
  rfps: { screen: 'Rfp', operation: 'RfpPage', field: 'rfp', head: rfpHead, notFound: 'RFP Not Found' },
  offerings: {
    screen: 'Offering',
    operation: 'OfferingPage',
    field: 'offering',
    head: offeringHead,
    notFound: 'Offering Not Found',
  },
  auctions: {
    screen: 'Auction',
    operation: 'AuctionPage',
    field: 'auction',
    head: auctionHead,
    notFound: 'Auction Not Found',
  },
  company: {
    screen: 'Company',
    operation: 'CompanyPage',
    field: 'companyProfile',
    head: companyHead,
    notFound: 'Company Not Found',
  },
};

/** `screen` names the folder of the web app whose code the page needs first. */
export type FoundPage = { screen?: string } & ({ head: Head; status: number } | { record: RecordPage; id: string });

export const notThere = (title: string) => ({ head: { title, isHidden: true }, status: 404 });

/**
 * The page at a path: its head, or the record to read for one. Any other path is the 404 page, also as HTTP status, and so
 * are the pages of members for everybody else.
 */
export function pageAt(path: string, viewer: Pick<Viewer, 'id' | 'admin'>): FoundPage {
  if (isPublicPath(path)) return { screen: screenAt(path) || 'Landing', head: publicHead(path), status: 200 };
  const [, folder = '', id] = /^\/([a-z-]+)\/([^/]+)$/.exec(path) ?? [];
  const record = Object.hasOwn(records, folder) ? records[folder] : undefined;
  if (record && id !== undefined) return { screen: record.screen, record, id };
  if (isMembersPath(path) && viewer.id !== null && (viewer.admin || !path.startsWith('/admin/')))
    return { screen: screenAt(path), head: { title: brand, isHidden: true }, status: 200 };
  return notThere('404 Page Not Found');
}

/** `/company-profile` → `CompanyProfile`: screens are named after their addresses. */
const screenAt = (path: string): string =>
  path.replace(/[/-]+(\w)/g, (_, first: string) => first.toUpperCase()).replace('/', '');
