// What the reference knows of fields: which are hidden, and which lead to lists and records. It does not compute other values.
import { connection, isInBranch, isWatched, type Arguments } from './lists.ts';
import { currentRevision, status, updatedAt } from './status.ts';
import { compareText, instant, textArray } from './values.ts';
import { seesBidder, seesRow } from './visibility.ts';
import { ANY, rowOf, text, type Asking, type Found, type Row } from './world.ts';
import type { Table } from '../market/rows.ts';

/** A field of a row. */
export type Field = (row: Row, asking: Asking, args: Arguments) => unknown;

/** The row as a GraphQL value, or null if the viewer may not see it. */
export const found = (asking: Asking, typeName: string, row: Row | undefined): Found | null =>
  row && seesRow(asking, typeName, row) ? { __typename: typeName, row } : null;

export const allFound = (asking: Asking, typeName: string, rows: readonly Row[]): Found[] =>
  rows.flatMap((row) => found(asking, typeName, row) ?? []);

export const tableOf: Readonly<Record<string, Table>> = {
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
  Conversation: 'conversation',
  Quote: 'quote',
  QuoteRevision: 'quote_revision',
  CompanyMember: 'company_member',
  MemberBlock: 'member_block',
  Report: 'report',
  ReportEntry: 'report_entry',
  CommodityPrice: 'commodity',
  PricePoint: 'price_point',
  MaterialSuggestion: 'material_suggestion',
};

/** The connection of the rows of a type that belong to this row. */
const listOf =
  (typeName: string, belongs: (each: Row, row: Row, asking: Asking) => boolean): Field =>
  (row, asking, args) =>
    connection(
      asking,
      typeName,
      asking.world[tableOf[typeName]!].filter((each) => belongs(each, row, asking) && seesRow(asking, typeName, each)),
      args,
    );

const by =
  (column: string) =>
  (each: Row, row: Row): boolean =>
    each[column] === row['id'];

/** The orders from the bids on an RFP or an auction. */
const ordersOf = (column: 'rfp_id' | 'auction_id'): Field =>
  listOf('Order', (order, row, asking) => rowOf(asking, 'bid', order['bid_id'])?.[column] === row['id']);

/** A plain list of the rows that belong to this row, by time. */
const partsOf =
  (typeName: string, column: string, sign: 1 | -1): Field =>
  (row, asking) =>
    allFound(
      asking,
      typeName,
      asking.world[tableOf[typeName]!]
        .filter((each) => each[column] === row['id'])
        .sort((a, b) => {
          const places = [a, b].map((each) => [text(each, 'created_at'), text(each, 'id')].join());
          return sign * compareText(places[0]!, places[1]!);
        }),
    );

const companyOf =
  (column: string): Field =>
  (row, asking) =>
    found(
      asking,
      'CompanyProfile',
      asking.world.company_profile.find((company) => company['party_id'] === row[column]),
    );

const any: Field = () => ANY;

const subjects = ['Product', 'Offering', 'Rfp', 'Order'];

export const fields: Record<string, Field> = {
  'User.email': any,
  'User.companyProfile': companyOf('party_id'),
  'MemberBlock.company': companyOf('blocked_party_id'),
  'Order.buyerCompany': companyOf('buyer_party_id'),
  'Order.sellerCompany': companyOf('seller_party_id'),
  'User.offerings': listOf('Offering', by('user_id')),
  'User.rfps': listOf('Rfp', by('user_id')),
  'User.auctions': listOf('Auction', by('user_id')),
  // Nobody has colleagues here.
  'CompanyProfile.members': (row, asking) =>
    allFound(
      asking,
      'CompanyMember',
      asking.world.company_member.filter((member) => member['company_id'] === row['id']),
    ),
  'CompanyProfile.isTrading': (row) => row['closed_at'] === null && row['locked_at'] === null,
  'CompanyProfile.viewerRole': (row, { viewer }) => (row['user_id'] === viewer.id ? 'owner' : null),
  'CompanyMember.programs': (row, { viewer }) => (viewer.key === undefined && row['user_id'] === viewer.id ? [] : null),
  'CompanyMember.offerEndsAt': () => null,
  'CompanyProfile.offerings': listOf('Offering', (offering, row) => offering['party_id'] === row['party_id']),
  'CompanyProfile.usualResponseHours': any,
  'CompanyProfile.decisions': partsOf('VerificationDecision', 'company_profile_id', -1),

  'Category.ancestors': (row, asking) =>
    allFound(
      asking,
      'Category',
      textArray(text(row, 'path'))
        .slice(0, -1)
        .map((id) => rowOf(asking, 'category', id)!),
    ),
  'Category.products': listOf('Product', (each, row, asking) =>
    isInBranch(asking, each['category_id'], text(row, 'id')),
  ),
  'Product.offerings': listOf('Offering', by('product_id')),
  'Product.rfps': listOf('Rfp', by('product_id')),
  'Product.auctions': listOf('Auction', by('product_id')),
  'Product.lowestComparablePrice': any,

  'Offering.comparablePrice': any,
  'Offering.indexPrice': any,
  // A bid under an offering reveals the bidder, so only viewers who may see the bidder find it there.
  'Offering.bids': listOf('Bid', (bid, row, asking) => by('offering_id')(bid, row) && seesBidder(asking, bid)),
  'Offering.orders': listOf('Order', by('offering_id')),
  'Rfp.bids': listOf('Bid', by('rfp_id')),
  'Rfp.orders': ordersOf('rfp_id'),
  'Auction.bids': listOf('Bid', by('auction_id')),
  'Auction.orders': ordersOf('auction_id'),
  'Auction.leadingBid': (row, asking) =>
    found(
      asking,
      'Bid',
      asking.world.bid.find((bid) => bid['auction_id'] === row['id'] && bid['seq'] === row['leader_bid']),
    ),
  'Auction.awardedBid': (row, asking) => found(asking, 'Bid', rowOf(asking, 'bid', row['awarded_bid_id'])),
  'Auction.updatedAt': (row, asking) => instant(updatedAt(row, asking)),
  'Bid.target': (row, asking) =>
    found(asking, 'Auction', rowOf(asking, 'auction', row['auction_id'])) ??
    found(asking, 'Rfp', rowOf(asking, 'rfp', row['rfp_id'])),
  'Order.history': partsOf('OrderEvent', 'order_id', 1),
  'Conversation.messages': listOf('Message', by('conversation_id')),
  'Conversation.lastMessage': (row, asking) =>
    found(
      asking,
      'Message',
      asking.world.message.find(
        (message) => message['conversation_id'] === row['id'] && message['number'] === row['last_number'],
      ),
    ),
  'Conversation.subject': (row, asking) =>
    subjects
      .map((typeName) => found(asking, typeName, rowOf(asking, tableOf[typeName]!, row['subject_id'])))
      .find((subject) => subject !== null) ?? null,
  'Message.order': (row, asking) =>
    row['kind'] === 'order' ? found(asking, 'Order', rowOf(asking, 'order', row['about_id'])) : null,
  'Message.quote': (row, asking) =>
    row['kind'] === 'quote' ? found(asking, 'Quote', rowOf(asking, 'quote', row['about_id'])) : null,
  'Quote.buyerCompany': companyOf('buyer_party_id'),
  'Quote.sellerCompany': companyOf('seller_party_id'),
  'Quote.revision': (row, asking) => found(asking, 'QuoteRevision', currentRevision(asking, row)),
  'Quote.revisions': (row, asking) =>
    allFound(
      asking,
      'QuoteRevision',
      asking.world.quote_revision
        .filter((revision) => revision['quote_id'] === row['id'])
        .sort((a, b) => Number(a['number']) - Number(b['number'])),
    ),
  'Quote.order': (row, asking) =>
    found(
      asking,
      'Order',
      asking.world.order.find((order) => order['quote_id'] === row['id']),
    ),
  'Report.entries': partsOf('ReportEntry', 'report_id', -1),

  ...Object.fromEntries(
    ['Offering', 'Rfp', 'Auction', 'Bid'].map((typeName): [string, Field] => [
      `${typeName}.company`,
      companyOf('party_id'),
    ]),
  ),
  ...Object.fromEntries(
    ['Offering', 'Rfp', 'Auction', 'Bid', 'Quote'].map((typeName): [string, Field] => [
      `${typeName}.status`,
      status[typeName]!,
    ]),
  ),
  ...Object.fromEntries(
    ['Category', 'Product', 'Offering', 'Rfp', 'Auction'].map((typeName): [string, Field] => [
      `${typeName}.isWatched`,
      (row, asking) => isWatched(asking, tableOf[typeName]!, row),
    ]),
  ),
  'CompanyProfile.isWatched': (row, asking) => isWatched(asking, 'company', row),
};
