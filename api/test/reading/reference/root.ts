// The fields of Query.
import { DomainError } from '../../../src/errors.ts';
import { analytics } from './analytics.ts';
import { dashboardStats } from './dashboard.ts';
import { allFound, found } from './found.ts';
import type { Arguments } from './fieldFunction.ts';
import { hasWords, productText } from './materials.ts';
import { marketOverview } from './marketOverview.ts';
import { connection, isWatched } from './lists.ts';
import { priceFinding } from './priceFinding.ts';
import { compareNames, compareText, instant, textArray } from './values.ts';
import { isForMembers, seesRow } from './visibility.ts';
import { rowOf, text, type Asking, type Row } from './world.ts';
import type { Table } from '../market/rows.ts';

type Root = (asking: Asking, args: Arguments) => unknown;

const tableOf: Record<string, Table> = {
  User: 'user',
  CompanyProfile: 'company_profile',
  Category: 'category',
  Product: 'product',
  Rfp: 'rfp',
  Offering: 'offering',
  Auction: 'auction',
  Bid: 'bid',
  Order: 'order',
  OrderEvent: 'order_event',
  VerificationDecision: 'verification_decision',
  AuditEvent: 'audit_event',
  Message: 'message',
  MemberBlock: 'member_block',
  Report: 'report',
  ReportEntry: 'report_entry',
  CommodityPrice: 'commodity',
  PricePoint: 'price_point',
  MaterialSuggestion: 'material_suggestion',
};

const byId =
  (typeName: string): Root =>
  (asking, { id }) =>
    found(asking, typeName, rowOf(asking, tableOf[typeName]!, String(id)));

const listOf =
  (typeName: string, isOurs: (row: Row, me: string | null) => boolean = () => true): Root =>
  (asking, args) => {
    const rows = asking.world[tableOf[typeName]!].filter(
      (row) => isOurs(row, asking.viewer.id) && seesRow(asking, typeName, row),
    );
    return connection(asking, typeName, rows, args);
  };

const depth = (row: Row): number => textArray(text(row, 'path')).length;

const inCatalogueOrder = (a: Row, b: Row): number =>
  depth(a) - depth(b) ||
  Number(a['position']) - Number(b['position']) ||
  compareNames(text(a, 'name'), text(b, 'name')) ||
  compareText(text(a, 'id'), text(b, 'id'));

const node: Root = (asking, args) =>
  Object.keys(tableOf)
    .filter((typeName) => typeName !== 'AuditEvent')
    .filter((typeName) => typeName !== 'MaterialSuggestion')
    .map((typeName) => byId(typeName)(asking, args))
    .find((row) => row !== null) ?? null;

const forAnyone: Record<string, Root> = {
  me: (asking) => found(asking, 'User', rowOf(asking, 'user', asking.viewer.id)),
  node,
  nodes: (asking, { ids }) => (ids as string[]).map((id) => node(asking, { id })),
  categories: (asking, { watched }) =>
    asking.world.category
      .filter((row) => seesRow(asking, 'Category', row))
      .filter((row) => typeof watched !== 'boolean' || isWatched(asking, 'category', row) === watched)
      .sort(inCatalogueOrder)
      .map((row) => found(asking, 'Category', row)),
  category: byId('Category'),
  products: listOf('Product'),
  product: byId('Product'),
  formerEntry: (asking, { id }) => {
    const row = rowOf(asking, 'product', String(id)) ?? rowOf(asking, 'category', String(id));
    return row?.['is_shown'] === 'f' ? { name: row['name'], newPath: null } : null;
  },
  rfps: listOf('Rfp'),
  rfp: byId('Rfp'),
  offerings: listOf('Offering'),
  offering: byId('Offering'),
  auctions: listOf('Auction'),
  auction: byId('Auction'),
  companyProfile: byId('CompanyProfile'),
  commodityPrices: (asking) => ({
    data: [...asking.world.commodity]
      .sort((a, b) => compareNames(text(a, 'name'), text(b, 'name')) || compareText(text(a, 'id'), text(b, 'id')))
      .map((row) => found(asking, 'CommodityPrice', row)),
    lastUpdated: asking.world.price_point
      .map((point) => instant(text(point, 'created_at')))
      .sort()
      .at(-1),
  }),
};

const forAdmins: Record<string, Root> = {
  managedCategories: (asking) => allFound(asking, 'Category', [...asking.world.category].sort(inCatalogueOrder)),
  materialSuggestions: listOf('MaterialSuggestion'),
  managedCommodities: (asking) =>
    allFound(
      asking,
      'CommodityPrice',
      [...asking.world.commodity].sort(
        (a, b) => compareNames(text(a, 'name'), text(b, 'name')) || compareText(text(a, 'id'), text(b, 'id')),
      ),
    ),
  managedCommodity: (asking, { id }) => found(asking, 'CommodityPrice', rowOf(asking, 'commodity', String(id))),
  managedMaterials: (asking, { search, ...args }) =>
    connection(
      asking,
      'Product',
      asking.world.product.filter(
        (row) => seesRow(asking, 'Product', row) && hasWords(productText(row), String(search ?? '')),
      ),
      args,
    ),
};

const forMembers: Record<string, Root> = {
  myCompanyProfile: (asking) =>
    found(
      asking,
      'CompanyProfile',
      asking.world.company_profile.find((row) => row['user_id'] === asking.viewer.id),
    ),
  myBids: listOf('Bid', (bid, me) => bid['user_id'] === me),
  mySuggestions: listOf('MaterialSuggestion', (row, me) => row['user_id'] === me),
  offeringBySku: (asking, { sku }) =>
    found(
      asking,
      'Offering',
      asking.world.offering.find((row) => row['user_id'] === asking.viewer.id && row['sku'] === sku),
    ),
  order: byId('Order'),
  orders: listOf('Order', (order, me) => order['buyer_id'] === me || order['seller_id'] === me),
  blockedMembers: listOf('MemberBlock', (block, me) => block['blocker_id'] === me),
  messages: listOf('Message', (message, me) => message['recipient_id'] === me),
  securityActivity: listOf('AuditEvent', (event, me) => event['subject_id'] === me && isForMembers(event)),
  analytics: (asking, args) => analytics(asking, String(args['side'])),
  dashboardStats,
  priceCheck: priceFinding,
};

const forStaff: Record<string, Root> = {
  companyProfiles: listOf('CompanyProfile'),
  auditEvents: listOf('AuditEvent'),
  member: byId('User'),
  members: listOf('User'),
  reports: listOf('Report'),
  marketOverview,
};

export const rootField = (name: string): Root => {
  const open = forAnyone[name];
  if (open) return open;
  const closed = forMembers[name] ?? forStaff[name] ?? forAdmins[name];
  if (!closed) throw new Error(`The reference does not know the query ${name}.`);
  return (asking, args) => {
    if (asking.viewer.id === null) throw new DomainError('UNAUTHENTICATED', 'Unauthorized');
    if (name in forStaff && !asking.viewer.staff)
      throw new DomainError('FORBIDDEN', 'Only support or an admin may do this.');
    if (name in forAdmins && !asking.viewer.admin) throw new DomainError('FORBIDDEN', 'Only an admin may do this.');
    return closed(asking, args);
  };
};
