// Fields that are more than a column of their own row.
import { connection, isInBranch, isWatched, type Arguments } from './lists.ts';
import { auctionStatus, bidStatus, offeringStatus, price, reserveMet, rfpStatus, unitPrice } from './postings.ts';
import { engine } from './engine.ts';
import { allFound, found } from './found.ts';
import { orders } from './orders.ts';
import * as prices from './prices.ts';
import { compareDecimals, compareText, trimmed, textArray } from './values.ts';
import { seesBidder, seesReserve, seesRow, tells } from './visibility.ts';
import { rowOf, text, type Asking, type Row } from './world.ts';

export type Field = (row: Row, asking: Asking, args: Arguments) => unknown;

const tableOf = { Offering: 'offering', Rfp: 'rfp', Auction: 'auction', Bid: 'bid', Order: 'order' } as const;

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

/** The orders that came of the bids on an RFP or an auction. */
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

const watched =
  (kind: string): Field =>
  (row, asking) =>
    isWatched(asking, kind, row);

export const fields: Record<string, Field> = {
  'User.companyProfile': (row, asking) =>
    found(
      asking,
      'CompanyProfile',
      asking.world.company_profile.find((profile) => profile['user_id'] === row['id']),
    ),
  'User.offerings': listOf('Offering', 'user_id'),
  'User.rfps': listOf('Rfp', 'user_id'),
  'User.auctions': listOf('Auction', 'user_id'),

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
      asking.world.product.filter((each) => isInBranch(asking, each['category_id'], text(row, 'id'))),
      args,
    ),

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

  'Offering.isWatched': watched('offering'),
  'Offering.comparablePrice': (row) => trimmed(row['comparable_price']),
  'Offering.comparableUnit': (row) => row['comparable_unit'],
  'Offering.priceCheck': (row) => row['price_check'],
  'Offering.status': offeringStatus,
  'Offering.inquiryCount': (row, { world, viewer }) =>
    viewer.id === row['user_id'] ? world.message.filter((each) => each['offering_id'] === row['id']).length : null,
  // Whoever finds a bid under an offering knows whose it is: only those who see the bidder find it there.
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
  'Bid.target': (row, asking) =>
    found(asking, 'Auction', rowOf(asking, 'auction', row['auction_id'])) ??
    found(asking, 'Rfp', rowOf(asking, 'rfp', row['rfp_id'])),

  ...orders,

  'Message.sender': (row, asking) => ({
    __typename: 'MessageSender',
    row: rowOf(asking, 'user', row['sending_user_id']) ?? {},
  }),
  'MessageSender.id': sender('id', null),
  'MessageSender.firstName': sender('first_name', 'Feedstock'),
  'MessageSender.lastName': sender('last_name', ''),
  'MessageSender.companyName': sender('company_name', 'Feedstock'),
  'MessageSender.email': sender('email', null),

  'CommodityPrice.currentPrice': (row, asking, args) => prices.latest(asking, row, args)?.['price'] ?? null,
  'CommodityPrice.priceDate': (row, asking, args) => prices.latest(asking, row, args)?.['day'] ?? null,
  'CommodityPrice.changePercent': (row, asking, args) => prices.changePercent(asking, row, args),
  'CommodityPrice.history': (row, asking, args) => allFound(asking, 'PricePoint', prices.history(asking, row, args)),
};
