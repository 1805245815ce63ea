// The fields of Query: who may use them, and the records that they lead to.
import { DomainError } from '../../../src/common/errors.ts';
import { allFound, found, tableOf } from './fields.ts';
import { connection, isWatched, type Arguments } from './lists.ts';
import { compareNames, compareText, textArray } from './values.ts';
import { isForMembers, readsFor, seesRow } from './visibility.ts';
import { ANY, rowOf, text, type Asking, type Row } from './world.ts';

type Root = (asking: Asking, args: Arguments) => unknown;

const any: Root = () => ANY;

const byId =
  (typeName: string): Root =>
  (asking, { id }) =>
    found(asking, typeName, rowOf(asking, tableOf[typeName]!, String(id)));

const listOf =
  (typeName: string, isOurs: (row: Row, me: string | null) => boolean = () => true): Root =>
  (asking, args) =>
    connection(
      asking,
      typeName,
      asking.world[tableOf[typeName]!].filter((row) => isOurs(row, asking.viewer.id) && seesRow(asking, typeName, row)),
      args,
    );

/** The row of a table that belongs to the viewer. */
const own =
  (typeName: string, column: string, isIt: (row: Row, args: Arguments) => boolean = () => true): Root =>
  (asking, args) =>
    found(
      asking,
      typeName,
      asking.world[tableOf[typeName]!].find((row) => row[column] === asking.viewer.id && isIt(row, args)),
    );

const depth = (row: Row): number => textArray(text(row, 'path')).length;

const inCatalogueOrder = (a: Row, b: Row): number =>
  depth(a) - depth(b) ||
  Number(a['position']) - Number(b['position']) ||
  compareNames(text(a, 'name'), text(b, 'name')) ||
  compareText(text(a, 'id'), text(b, 'id'));

const categories: Root = (asking, { watched }) =>
  allFound(
    asking,
    'Category',
    asking.world.category
      .filter((row) => typeof watched !== 'boolean' || isWatched(asking, 'category', row) === watched)
      .sort(inCatalogueOrder),
  );

const node: Root = (asking, args) =>
  Object.keys(tableOf)
    .filter((typeName) => !['AuditEvent', 'MaterialSuggestion'].includes(typeName))
    .map((typeName) => byId(typeName)(asking, args))
    .find((row) => row !== null) ?? null;

const forAnyone: Record<string, Root> = {
  me: own('User', 'id'),
  node,
  nodes: (asking, { ids }) => (ids as string[]).map((id) => node(asking, { id })),
  categories,
  category: byId('Category'),
  products: listOf('Product'),
  product: byId('Product'),
  rfps: listOf('Rfp'),
  rfp: byId('Rfp'),
  offerings: listOf('Offering'),
  offering: byId('Offering'),
  auctions: listOf('Auction'),
  auction: byId('Auction'),
  companyProfile: byId('CompanyProfile'),
  companies: (asking, args) =>
    connection(
      asking,
      'CompanyProfile',
      asking.world.company_profile.filter(
        (row) => args['watched'] === true || (row['closed_at'] === null && row['locked_at'] === null),
      ),
      { ...args, sort: 'suppliers' },
    ),
  commodityPrices: any,
  formerEntry: any,
};

const forMembers: Record<string, Root> = {
  myCompanyProfile: own('CompanyProfile', 'user_id'),
  myBids: listOf('Bid', (bid, me) => bid['user_id'] === me),
  mySuggestions: listOf('MaterialSuggestion', (row, me) => row['user_id'] === me),
  offeringBySku: own('Offering', 'user_id', (row, { sku }) => row['sku'] === sku),
  order: byId('Order'),
  orders: listOf('Order', (order, me) => order['buyer_id'] === me || order['seller_id'] === me),
  blockedMembers: listOf('MemberBlock', (block, me) => block['blocker_id'] === me),
  quote: byId('Quote'),
  quotes: listOf('Quote'),
  conversation: byId('Conversation'),
  conversations: listOf('Conversation'),
  messages: (asking, args) =>
    connection(
      asking,
      'Message',
      asking.world.message.filter((message) =>
        message['conversation_id'] === null
          ? message['recipient_id'] === asking.viewer.id
          : readsFor(asking, message['recipient_party_id']),
      ),
      args,
    ),
  securityActivity: listOf('AuditEvent', (event, me) => event['subject_id'] === me && isForMembers(event)),
  analytics: any,
  dashboardStats: any,
  needsYou: any,
  priceCheck: any,
};

const forStaff: Record<string, Root> = {
  companyProfiles: listOf('CompanyProfile'),
  auditEvents: listOf('AuditEvent'),
  member: byId('User'),
  members: listOf('User'),
  reports: listOf('Report'),
  marketOverview: any,
};

const forAdmins: Record<string, Root> = {
  managedCategories: categories,
  materialSuggestions: listOf('MaterialSuggestion'),
  managedCommodities: any,
  managedCommodity: byId('CommodityPrice'),
  managedMaterials: listOf('Product'),
};

const all: Record<string, Root> = { ...forAnyone, ...forMembers, ...forStaff, ...forAdmins };

/** Whether the reference knows only who may use the field. */
export const isAnyRoot = (name: string): boolean => (all[name] ?? any) === any;

export const rootField = (name: string): Root => {
  const field = all[name];
  if (!field) throw new Error(`The reference does not know the query ${name}.`);
  return (asking, args) => {
    if (name in forAnyone) return field(asking, args);
    if (asking.viewer.id === null) throw new DomainError('UNAUTHENTICATED', 'Unauthorized');
    if (name in forStaff && !asking.viewer.staff)
      throw new DomainError('FORBIDDEN', 'Only support or an admin may do this.');
    if (name in forAdmins && !asking.viewer.admin) throw new DomainError('FORBIDDEN', 'Only an admin may do this.');
    return field(asking, args);
  };
};
