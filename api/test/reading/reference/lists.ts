// Lists of the reference: filters, sorting, paging and counting in plain JavaScript.
import { isId } from '../../../src/rules/id.ts';
import { networkOf } from '../../../src/limits/clientAddress.ts';
import { foundMaterials, hasWords, productText } from './materials.ts';
import { currentRevision, status, updatedAt } from './status.ts';
import { compareDecimals, compareNames, compareText, instant, sortName, textArray } from './values.ts';
import { readsFor, tells } from './visibility.ts';
import { ANY, rowOf, text, type Asking, type Row } from './world.ts';

export type Arguments = Readonly<Record<string, unknown>>;

interface Sort {
  by: (row: Row, asking: Asking, args: Arguments) => string;
  compare: (a: string, b: string) => number;
  descending?: true;
}

const sortBy = (column: string, compare = compareText): Sort => ({ by: (row) => row[column] ?? 'infinity', compare });
const reversed = (sort: Sort): Sort => ({ ...sort, descending: true });

const newest = reversed(sortBy('created_at'));
const waiting = sortBy('created_at');
const name: Sort = { by: (row) => sortName(text(row, 'name')), compare: compareNames };
const updated: Sort = { by: updatedAt, compare: compareText };
/** A paused auction has no end. */
const endsSoonest: Sort = {
  by: (row) => (row['paused_at'] ? 'infinity' : text(row, 'end_time')),
  compare: compareText,
};
/** The sort value, which must not reveal more than the list shows. */
const seenPrice: Sort = {
  by: (row, asking) => (tells(asking, row, 'price') && row['leading_amount']) || text(row, 'starting_price'),
  compare: compareDecimals,
};
/** The order of units, and no price that can be compared last. */
const dearest: Sort = {
  by: (row) => {
    const isHuge = text(row, 'price_order').split('.')[0]!.length > 33;
    const unit = row['price_order'] === 'Infinity' || isHuge ? '' : text(row, 'comparable_unit');
    return `${['', 'Units', 'L', 'KG'].indexOf(unit)} ${row['comparable_price']}`;
  },
  compare: (a, b) => Number(a[0]) - Number(b[0]) || (a[0] === '0' ? 0 : compareDecimals(a.slice(2), b.slice(2))),
  descending: true,
};
/** The place among the materials that a search finds, or the name without a search. */
const relevance: Sort = {
  by: (row, { world }, args) => {
    const search = String(args['search'] ?? '').trim();
    const place = foundMaterials(world, search, 'all').indexOf(text(row, 'id')) + 1;
    return search === '' ? sortName(text(row, 'name')) : String(place).padStart(4, '0');
  },
  compare: compareNames,
};

const offeredBy = (asking: Asking, company: Row): Row[] =>
  asking.world.offering.filter(
    (row) => row['party_id'] === company['party_id'] && status['Offering']!(row, asking) === 'active',
  );

/** Verified companies that offer something, others that do, the rest. */
const suppliers: Sort = {
  by: (row, asking) => {
    const rank = row['verification_status'] === 'approved' ? '1' : '2';
    return `${offeredBy(asking, row).length > 0 ? rank : '3'}${row['company_name']}`;
  },
  compare: compareNames,
};

/** The first of each type is the default, except for searches by relevance; types that are not listed begin with the newest. */
const sorts: Record<string, Record<string, Sort>> = {
  Product: {
    name,
    relevance,
    name_descending: reversed(name),
    lowest_price: sortBy('price_order', compareDecimals),
    offers: reversed(sortBy('offer_count', (a, b) => Number(a) - Number(b))),
    newest,
  },
  Offering: { newest, price: sortBy('price_order', compareDecimals), price_descending: dearest, updated },
  Rfp: { newest, closing_soonest: sortBy('closing_date'), updated },
  Auction: {
    newest,
    ends_soonest: endsSoonest,
    starts_soonest: sortBy('start_time'),
    ended_latest: reversed(endsSoonest),
    price: seenPrice,
    price_descending: reversed(seenPrice),
    updated,
  },
  Message: { newest, updated },
  Bid: { newest, updated },
  Order: { newest, updated },
  Report: { longest_waiting: waiting },
  Quote: { latest: reversed(updated), updated },
  Conversation: { latest: reversed(updated), updated },
  CompanyProfile: { longest_waiting: sortBy('submitted_at'), suppliers },
};

const sortOf = (typeName: string, { sort, search, updatedSince }: Arguments): Sort => {
  const known = sorts[typeName] ?? { newest };
  if (updatedSince && !sort) return known['updated']!;
  const usual = String(search ?? '').trim() !== '' && known['relevance'] ? 'relevance' : Object.keys(known)[0];
  return known[String(sort ?? usual)]!;
};

export const isInBranch = (asking: Asking, categoryId: string | null | undefined, branch: string): boolean =>
  textArray(rowOf(asking, 'category', categoryId)?.['path'] ?? '{}').includes(branch.toLowerCase());

export const isWatched = ({ world, viewer }: Asking, kind: string, row: Row): boolean =>
  world.watch.some((watch) => watch['user_id'] === viewer.id && watch[`${kind}_id`] === row['id']);

/** The names of both sides. */
const companiesOf = (row: Row, asking: Asking) =>
  ['buyer', 'seller'].map(
    (side) =>
      (asking.world.company_profile.find((company) => company['party_id'] === row[`${side}_party_id`]) ??
        rowOf(asking, 'user', row[`${side}_id`])!)['company_name'],
  );

const orderText = (order: Row, asking: Asking): string => {
  const bid = rowOf(asking, 'bid', order['bid_id']);
  const posting =
    rowOf(asking, 'offering', order['offering_id']) ??
    rowOf(asking, 'rfp', bid?.['rfp_id']) ??
    rowOf(asking, 'auction', bid?.['auction_id']);
  return [posting?.['title'] ?? 'Order', ...companiesOf(order, asking), order['material_name'] ?? ''].join(' ');
};

const quoteText = (quote: Row, asking: Asking): string =>
  [rowOf(asking, 'offering', quote['offering_id'])!['title'], ...companiesOf(quote, asking)].join(' ');

const postingText = (row: Row): string => `${row['title']} ${row['description']}`;

/** Of a viewer who acts for one party. */
const awaitsViewer = (asking: Asking, quote: Row): boolean => {
  const { side } = currentRevision(asking, quote)!;
  const waiting = quote[side === 'buyer' ? 'seller_party_id' : 'buyer_party_id'];
  return status['Quote']!(quote, asking) === 'open' && readsFor(asking, waiting);
};

const plain = (name: string): string => name.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '');

/** Of a viewer who acts for one party. */
const awaitsDecision = (asking: Asking, rfp: Row): boolean =>
  readsFor(asking, rfp['party_id']) &&
  !['awarded', 'cancelled'].includes(text(rfp, 'status')) &&
  asking.world.bid.some((bid) => bid['rfp_id'] === rfp['id']);

/** Texts that a search looks at, by type. */
const searched: Record<string, (row: Row, asking: Asking) => string> = {
  Order: orderText,
  Quote: quoteText,
  CompanyProfile: (row) => text(row, 'company_name'),
  User: (row, { viewer }) =>
    `${row['first_name']} ${row['last_name']} ${row['company_name']} ${viewer.admin ? row['email'] : ''}`,
};

const codeOf = (written: string) => written.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const hasCode = (number: string | null | undefined, wanted: string): boolean =>
  Boolean(number) && codeOf(wanted).length >= 3 && codeOf(number!).includes(codeOf(wanted));

/** The SKU is the seller's own, the purchase order number for both sides. */
const hasCodeOfOrder = (order: Row, wanted: string, asking: Asking): boolean => {
  const source = order['offering_id'] ?? rowOf(asking, 'bid', order['bid_id'])?.['offering_id'];
  const isOn = (side: string) => readsFor(asking, order[`${side}_party_id`]);
  return (
    (isOn('seller') && hasCode(rowOf(asking, 'offering', source)?.['sku'], wanted)) ||
    ((isOn('seller') || isOn('buyer')) && hasCode(order['purchase_order_number'], wanted))
  );
};

/** The company that a company profile is, or that a posting belongs to. */
const companyOf = (row: Row, asking: Asking, typeName: string): Row | undefined =>
  typeName === 'CompanyProfile'
    ? row
    : asking.world.company_profile.find((company) => company['party_id'] === row['party_id']);

/** Above or below a price for one unit, for prices that count. */
const costs = (
  row: Row,
  wanted: string,
  { priceUnit }: Arguments,
  isInOrder: (price: number, other: number) => boolean,
) => {
  const unit = String(priceUnit ?? 'MT');
  const basis = unit === 'MT' || unit === 'Tons' ? 'KG' : unit;
  const bound = Number(wanted) * (basis === unit ? 1 : 0.001);
  return (
    row['comparable_unit'] === basis &&
    Number(row['price_order']) < 1e33 &&
    isInOrder(Number(row['comparable_price']), bound)
  );
};

const filters: Record<
  string,
  (row: Row, wanted: string, asking: Asking, typeName: string, args: Arguments) => boolean
> = {
  status: (row, wanted, asking, typeName) => (status[typeName]?.(row, asking) ?? row['status']) === wanted,
  kind: (row, wanted) => row['kind'] === wanted,
  actorId: (row, wanted) => row['actor_id'] === wanted.toLowerCase(),
  subjectId: (row, wanted) => row['subject_id'] === (isId(wanted) ? wanted.toLowerCase() : wanted),
  address: (row, wanted) => [wanted, networkOf(wanted)].includes(row['address'] ?? ''),
  updatedSince: (row, wanted, asking) => Date.parse(instant(updatedAt(row, asking))) >= Date.parse(wanted),
  from: (row, wanted) => Date.parse(instant(text(row, 'created_at'))) >= Date.parse(wanted),
  until: (row, wanted) => Date.parse(instant(text(row, 'created_at'))) < Date.parse(wanted),
  type: (row, wanted) => row['type'] === wanted,
  isHidden: (row, wanted) => row['is_hidden'] === (wanted === 'true' ? 't' : 'f'),
  mine: (row, wanted, { viewer }) => String(row['user_id'] === viewer.id) === wanted,
  watched: (row, wanted, asking, typeName) =>
    String(isWatched(asking, typeName === 'CompanyProfile' ? 'company' : typeName.toLowerCase(), row)) === wanted,
  productId: (row, wanted) => row['product_id'] === wanted.toLowerCase(),
  userId: (row, wanted) => row['user_id'] === wanted.toLowerCase(),
  companyId: (row, wanted, asking) => {
    const party = rowOf(asking, 'company_profile', wanted)?.['party_id'];
    return party !== undefined && [row['party_id'], row['first_party_id'], row['second_party_id']].includes(party);
  },
  notices: (row, wanted) => String(row['conversation_id'] === null) === wanted,
  hasSubject: (row, wanted) => String(row['subject_id'] !== null) === wanted,
  unread: (row, wanted, asking) =>
    String(
      asking.world.message.some(
        (message) =>
          message['conversation_id'] === row['id'] &&
          readsFor(asking, message['recipient_party_id']) &&
          !(message['recipient_id'] === asking.viewer.id && message['is_read'] === 't'),
      ),
    ) === wanted,
  requestId: (row, wanted, asking) => row['request_id'] === wanted && readsFor(asking, row['buyer_party_id']),
  offeringId: (row, wanted) => row['offering_id'] === wanted.toLowerCase(),
  awaitingMe: (row, wanted, asking, typeName) =>
    String(typeName === 'Rfp' ? awaitsDecision(asking, row) : awaitsViewer(asking, row)) === wanted,
  search: (row, wanted, asking, typeName) => {
    if (wanted.trim() === '') return true;
    if (typeName === 'Product' && asking.viewer.isEditor) return hasWords(productText(row), wanted);
    if (typeName === 'Product') return foundMaterials(asking.world, wanted, 'all').includes(text(row, 'id'));
    const found = (searched[typeName] ?? postingText)(row, asking);
    const hasText = typeName === 'CompanyProfile' ? hasWords(plain(found), plain(wanted)) : hasWords(found, wanted);
    if (row['user_id'] === asking.viewer.id && hasCode(row['sku'], wanted)) return true;
    if (typeName === 'Order' && hasCodeOfOrder(row, wanted, asking)) return true;
    const isPosting = ['Offering', 'Rfp', 'Auction'].includes(typeName);
    return hasText || (isPosting && foundMaterials(asking.world, wanted, 'claimed').includes(row['product_id'] ?? ''));
  },
  role: (row, wanted) => row['role'] === wanted,
  locked: (row, wanted) => String(row['locked_at'] !== null) === wanted,
  commodity: (row, wanted, asking) => {
    const bid = rowOf(asking, 'bid', row['bid_id']);
    const posting =
      rowOf(asking, 'offering', row['offering_id']) ??
      rowOf(asking, 'rfp', bid?.['rfp_id']) ??
      rowOf(asking, 'auction', bid?.['auction_id']);
    const product = rowOf(asking, 'product', posting?.['product_id']);
    return rowOf(asking, 'commodity', product?.['commodity_id'])?.['symbol'] === wanted;
  },
  side: (row, wanted, { viewer }) => row[`${wanted}_id`] === viewer.id,
  country: (row, wanted, asking, typeName) =>
    companyOf(row, asking, typeName)?.['registration_country']!.toLowerCase() === wanted.toLowerCase(),
  verified: (row, wanted, asking, typeName) =>
    String(companyOf(row, asking, typeName)?.['verification_status'] === 'approved') === wanted,
  deliveryTerms: (row, wanted) => row['delivery_terms'] === wanted,
  minPrice: (row, wanted, _asking, _typeName, args) => costs(row, wanted, args, (price, bound) => price >= bound),
  maxPrice: (row, wanted, _asking, _typeName, args) => costs(row, wanted, args, (price, bound) => price <= bound),
  categoryId: (row, wanted, asking, typeName) => {
    const isIn = (product: Row | undefined) => isInBranch(asking, product?.['category_id'], wanted);
    if (typeName === 'Product') return isIn(row);
    const postings = typeName === 'CompanyProfile' ? offeredBy(asking, row) : [row];
    return postings.some((posting) => isIn(rowOf(asking, 'product', posting['product_id'])));
  },
};

/** A connection of the rows of a type that the viewer may see. */
export const connection = (asking: Asking, typeName: string, rows: readonly Row[], args: Arguments): unknown => {
  const sort = sortOf(typeName, args);
  const found = rows.filter((row) =>
    Object.entries(filters).every(([name, keeps]) => {
      const wanted = args[name];
      return (
        wanted === undefined || wanted === null || wanted === '' || keeps(row, String(wanted), asking, typeName, args)
      );
    }),
  );
  const offset = Number(args['offset'] ?? 0);
  const first = Number(args['first'] ?? 20);
  const rest = found
    .map((row) => ({ row, value: sort.by(row, asking, args), id: text(row, 'id') }))
    .sort((a, b) => (sort.descending ? -1 : 1) * (sort.compare(a.value, b.value) || compareText(a.id, b.id)))
    .slice(offset);
  const nodes = rest.slice(0, first).map(({ row }) => ({ __typename: typeName, row }));
  const cursor = nodes.length > 0 ? ANY : null;
  return {
    nodes,
    edges: nodes.map((node) => ({ cursor, node })),
    totalCount: found.length,
    pageInfo: {
      hasNextPage: rest.length > first,
      hasPreviousPage: offset > 0,
      startCursor: cursor,
      endCursor: cursor,
    },
  };
};
