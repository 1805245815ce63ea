// Fields that are not columns of their row.
import { writeSearchNames } from '../../../src/features/catalogue/searchNames.ts';
import type { Field } from './fieldFunction.ts';
import { connection, isInBranch, isWatched } from './lists.ts';
import {
  auctionStatus,
  bidStatus,
  bidUpdatedAt,
  offeringStatus,
  price,
  reserveMet,
  rfpStatus,
  unitPrice,
} from './postings.ts';
import { engine } from './engine.ts';
import { allFound, found } from './found.ts';
import { orders } from './orders.ts';
import * as prices from './prices.ts';
import { compareDecimals, compareNames, compareText, instant, trimmed, textArray } from './values.ts';
import { viewerCan } from './viewerCan.ts';
import { isSelfOrAdmin, seesBidder, seesReserve, seesRow, tells } from './visibility.ts';
import { rowOf, text, type Asking, type Row } from './world.ts';

const tableOf = { Offering: 'offering', Rfp: 'rfp', Auction: 'auction', Bid: 'bid', Order: 'order' } as const;

const personName = (person: Row | undefined): string | null =>
  person ? `${person['first_name']} ${person['last_name']}, ${person['company_name']}` : null;

/** The connection of the rows whose `column` holds this row's id. */
const listOf =
  (typeName: keyof typeof tableOf, column: string, also: (asking: Asking, row: Row) => boolean = () => true): Field =>
  (row, asking, args) => {
    const rows = asking.world[tableOf[typeName]].filter((each) => each[column] === row['id'] && also(asking, each));
    return connection(
      asking,
      typeName,
      rows.filter((each) => seesRow(asking, typeName, each)),
      args,
    );
  };

/** The orders from the bids on an RFP or an auction. */
const ordersOfBids =
  (column: 'rfp_id' | 'auction_id'): Field =>
  (row, asking, args) => {
    const bids = asking.world.bid.filter((bid) => bid[column] === row['id']).map(({ id }) => id);
    const rows = asking.world.order.filter(
      (order) => bids.includes(order['bid_id']) && seesRow(asking, 'Order', order),
    );
    return connection(asking, 'Order', rows, args);
  };

const formOf: Field = (row) => {
  const { form, physical_form, appearance } = JSON.parse(text(row, 'specifications')) as Record<string, unknown>;
  return form ?? physical_form ?? appearance ?? null;
};

const pathOf = (row: Row): string[] => textArray(text(row, 'path'));

const byPosition = (a: Row, b: Row): number =>
  Number(a['position']) - Number(b['position']) || compareText(text(a, 'id'), text(b, 'id'));

const cheapestFirst = (a: Row, b: Row): number =>
  compareDecimals(text(a, 'price_order'), text(b, 'price_order')) || compareText(text(a, 'id'), text(b, 'id'));

const auctionSecret =
  (secret: Parameters<typeof tells>[2], value: (row: Row) => unknown): Field =>
  (row, asking) =>
    tells(asking, row, secret) ? value(row) : null;

const sender =
  (column: string, ofTheMarket: string | null): Field =>
  (row) =>
    row[column] ?? ofTheMarket;

const isBlocked: Field = (row, { world, viewer }) =>
  world.member_block.some((block) => block['blocker_id'] === viewer.id && block['blocked_id'] === row['id']);

/** The contact address of a member's company. */
const contactOf = ({ world }: Asking, userId: string | null | undefined): string | null =>
  world.company_profile.find((profile) => profile['user_id'] === userId)?.['contact_email'] ?? null;
/** The name of a posting's material, also of a hidden one. */
const materialName: Field = (row, asking) => rowOf(asking, 'product', row['product_id'])?.['name'] ?? null;

const pricesOf = (row: Row, asking: Asking): readonly Row[] =>
  asking.world.price_point.filter((point) => point['commodity_id'] === row['id']);

const watched =
  (kind: string): Field =>
  (row, asking) =>
    isWatched(asking, kind, row);

export const fields: Record<string, Field> = {
  'User.email': (row, asking) => (isSelfOrAdmin(asking, row['id']) ? row['email'] : contactOf(asking, row['id'])),
  'User.companyProfile': (row, asking) =>
    found(
      asking,
      'CompanyProfile',
      asking.world.company_profile.find((profile) => profile['user_id'] === row['id']),
    ),
  'User.emailConfirmed': (row) => row['email_confirmed_at'] !== null,
  'User.offerings': listOf('Offering', 'user_id'),
  'User.rfps': listOf('Rfp', 'user_id'),
  'User.auctions': listOf('Auction', 'user_id'),

  'AuditEvent.actorName': (row, asking) => personName(rowOf(asking, 'user', row['actor_id'])),
  'AuditEvent.subjectId': (row) => row['subject_id'],
  'AuditEvent.subjectName': (row, asking) =>
    personName(rowOf(asking, 'user', row['subject_id'])) ??
    rowOf(asking, 'company_profile', row['subject_id'])?.['company_name'] ??
    null,
  'CompanyProfile.decisions': (row, asking) =>
    allFound(
      asking,
      'VerificationDecision',
      asking.world.verification_decision
        .filter((decision) => decision['company_profile_id'] === row['id'])
        .sort(
          (a, b) =>
            compareText(text(b, 'created_at'), text(a, 'created_at')) || compareText(text(b, 'id'), text(a, 'id')),
        ),
    ),

  'Category.isWatched': watched('category'),
  'Category.level': (row) => ['industry', 'product_family'][pathOf(row).length - 1] ?? 'category',
  'Category.ancestors': (row, asking) =>
    allFound(
      asking,
      'Category',
      pathOf(row)
        .slice(0, -1)
        .map((id) => rowOf(asking, 'category', id)!),
    ),
  'Category.children': (row, asking) =>
    allFound(
      asking,
      'Category',
      asking.world.category.filter((each) => each['parent_id'] === row['id']).sort(byPosition),
    ),
  'Category.products': (row, asking, args) =>
    connection(
      asking,
      'Product',
      asking.world.product.filter(
        (each) => isInBranch(asking, each['category_id'], text(row, 'id')) && seesRow(asking, 'Product', each),
      ),
      args,
    ),

  'Category.materialCount': (row, asking) =>
    asking.world.product.filter((each) => isInBranch(asking, each['category_id'], text(row, 'id'))).length,
  'Product.searchNames': (row, asking) =>
    writeSearchNames(
      asking.world.material_name
        .filter((name) => name['product_id'] === row['id'])
        .map((name) => ({
          text: text(name, 'text'),
          language: text(name, 'language'),
          kind: text(name, 'kind'),
          isWhole: name['is_whole'] === 't',
        })),
    ),

  'MaterialSuggestion.companyName': (row, asking) => rowOf(asking, 'user', row['user_id'])!['company_name'],
  'CommodityPrice.latestDay': (row, asking) =>
    pricesOf(row, asking)
      .map((point) => text(point, 'day'))
      .sort()
      .at(-1) ?? null,
  'CommodityPrice.pointCount': (row, asking) => pricesOf(row, asking).length,
  'CommodityPrice.materials': (row, asking) =>
    allFound(
      asking,
      'Product',
      asking.world.product
        .filter((each) => asking.viewer.admin && each['commodity_id'] === row['id'])
        .sort((a, b) => compareNames(text(a, 'name'), text(b, 'name')) || compareText(text(a, 'id'), text(b, 'id'))),
    ),
  'CommodityPrice.points': (row, asking, args) =>
    allFound(
      asking,
      'PricePoint',
      pricesOf(row, asking)
        .filter((point) => asking.viewer.admin && point['region'] === prices.regionIn(args))
        .sort((a, b) => compareText(text(b, 'day'), text(a, 'day')) || compareText(text(a, 'id'), text(b, 'id')))
        .slice(0, 100),
    ),
  'CommodityPrice.corrections': () => [],

  'Product.form': formOf,
  'Product.isWatched': watched('product'),
  'Product.lowestComparablePrice': (row) => trimmed(row['lowest_comparable_price']),
  'Product.lowestComparableUnit': (row) => row['lowest_comparable_unit'],
  'Product.offerings': listOf('Offering', 'product_id'),
  'Product.rfps': listOf('Rfp', 'product_id'),
  'Product.auctions': listOf('Auction', 'product_id'),
  'Product.suppliers': (row, asking, { first }) =>
    asking.world.offering
      .filter((offer) => offer['product_id'] === row['id'] && offeringStatus(offer) === 'active')
      .sort(cheapestFirst)
      .slice(0, Number(first ?? 100))
      .map((offer) => ({ __typename: 'SupplierOffer', row: offer })),
  'SupplierOffer.offering': (row, asking) => found(asking, 'Offering', row),
  'SupplierOffer.companyProfile': (row, asking) =>
    found(
      asking,
      'CompanyProfile',
      asking.world.company_profile.find((profile) => profile['user_id'] === row['user_id']),
    ),

  'Offering.materialName': materialName,
  'Rfp.materialName': materialName,
  'Auction.materialName': materialName,
  'Offering.isWatched': watched('offering'),
  'Offering.comparablePrice': (row) => trimmed(row['comparable_price']),
  'Offering.comparableUnit': (row) => row['comparable_unit'],
  'Offering.priceCheck': (row) => row['price_check'],
  'Offering.status': offeringStatus,
  'Offering.sku': (row, { viewer }) => (viewer.id === row['user_id'] ? row['sku'] : null),
  'Offering.inquiryCount': (row, { world, viewer }) =>
    viewer.id === row['user_id'] ? world.message.filter((each) => each['offering_id'] === row['id']).length : null,
  // A bid under an offering reveals the bidder, so only viewers who may see the bidder find it there.
  'Offering.bids': listOf('Bid', 'offering_id', seesBidder),
  'Offering.orders': listOf('Order', 'offering_id'),
  'Rfp.isWatched': watched('rfp'),
  'Rfp.status': rfpStatus,
  'Rfp.bids': listOf('Bid', 'rfp_id'),
  'Rfp.orders': ordersOfBids('rfp_id'),
  'Rfp.bidCount': (row, { world }) => world.bid.filter((bid) => bid['rfp_id'] === row['id']).length,

  'Auction.isWatched': watched('auction'),
  'Auction.status': auctionStatus,
  ...engine,
  'Auction.bids': listOf('Bid', 'auction_id'),
  'Auction.awardedBid': (row, asking) => found(asking, 'Bid', rowOf(asking, 'bid', row['awarded_bid_id'])),
  'Auction.orders': ordersOfBids('auction_id'),
  'Auction.reservePrice': (row, asking) => (seesReserve(asking, row) ? row['reserve_price'] : null),
  'Auction.reserveMet': auctionSecret('reserveMet', reserveMet),
  'Auction.currentPrice': auctionSecret('price', price),
  'Auction.unitPrice': auctionSecret('price', unitPrice),
  'Auction.bidCount': auctionSecret('counts', (row) => Number(row['accepted_bids'])),
  'Auction.bidderCount': auctionSecret('counts', (row) => Number(row['bidders'])),

  'Bid.bidder': (row, asking) => {
    const auction = rowOf(asking, 'auction', row['auction_id']);
    return auction && tells(asking, auction, 'aliases') ? `Bidder ${row['alias_number']}` : null;
  },
  'Bid.status': bidStatus,
  'Bid.updatedAt': (row, asking) => instant(bidUpdatedAt(row, asking)),
  'Bid.target': (row, asking) =>
    found(asking, 'Auction', rowOf(asking, 'auction', row['auction_id'])) ??
    found(asking, 'Rfp', rowOf(asking, 'rfp', row['rfp_id'])),

  ...orders,
  ...viewerCan,

  'User.isBlocked': isBlocked,
  'MessageSender.isBlocked': isBlocked,
  'Report.entries': (row, asking) =>
    allFound(
      asking,
      'ReportEntry',
      asking.world.report_entry
        .filter((entry) => entry['report_id'] === row['id'])
        .sort(
          (a, b) =>
            compareText(text(b, 'created_at'), text(a, 'created_at')) || compareText(text(b, 'id'), text(a, 'id')),
        ),
    ),
  'Message.isNotice': (row) => row['sending_user_id'] === null,
  'Message.sender': (row, asking) => ({
    __typename: 'MessageSender',
    row: rowOf(asking, 'user', row['sending_user_id']) ?? {},
  }),
  'MessageSender.userId': sender('id', null),
  'MessageSender.firstName': sender('first_name', 'Feedstock'),
  'MessageSender.lastName': sender('last_name', ''),
  'MessageSender.companyName': sender('company_name', 'Feedstock'),
  'MessageSender.email': (row, asking) => contactOf(asking, row['id']),

  'CommodityPrice.currentPrice': (row, asking, args) => prices.latest(asking, row, args)?.['price'] ?? null,
  'CommodityPrice.priceDate': (row, asking, args) => prices.latest(asking, row, args)?.['day'] ?? null,
  'CommodityPrice.changePercent': (row, asking, args) => prices.changePercent(asking, row, args),
  'CommodityPrice.history': (row, asking, args) => allFound(asking, 'PricePoint', prices.history(asking, row, args)),
};
