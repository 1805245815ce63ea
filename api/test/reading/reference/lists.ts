// Lists of the reference: filter, sort, cut and count in plain JavaScript.
import { relevance } from './relevance.ts';
import { orderText } from './orders.ts';
import { auctionStatus, dearestFirst, offeringStatus, rfpStatus, visiblePrice } from './postings.ts';
import { compareAmounts, compareDecimals, compareNames, compareText, textArray } from './values.ts';
import { rowOf, text, type Asking, type Row } from './world.ts';

export interface Sort {
  /** What the rows are sorted by, as PostgreSQL writes it. */
  by: (row: Row, asking: Asking, args: Arguments) => string;
  compare: (a: string, b: string) => number;
  descending?: true;
}

const newest: Sort = { by: (row) => text(row, 'created_at'), compare: compareText, descending: true };
/** What is paused has no end to come. */
const endsSoonest: Sort = {
  by: (row) => (row['paused_at'] ? 'infinity' : text(row, 'end_time')),
  compare: compareText,
};
const price: Sort = { by: (row) => text(row, 'price_order'), compare: compareDecimals };
const dearest: Sort = { by: dearestFirst, compare: compareDecimals, descending: true };
const seenPrice: Sort = { by: (row, asking) => visiblePrice(asking, row), compare: compareAmounts };
const byName: Sort = { by: (row) => text(row, 'name'), compare: compareNames };

/** The first of a type is what a list without `sort` gets, unless it is a search of what can be more or less relevant. */
export const sorts: Record<string, Record<string, Sort>> = {
  Product: {
    name: byName,
    relevance: { by: (row, _asking, { search }) => relevance(row, String(search ?? '')), compare: compareNames },
    name_descending: { ...byName, descending: true },
    lowest_price: { by: (row) => text(row, 'price_order'), compare: compareDecimals },
    offers: { by: (row) => text(row, 'offer_count'), compare: (a, b) => Number(a) - Number(b), descending: true },
    newest,
  },
  Offering: { newest, price, price_descending: dearest },
  Rfp: { newest, closing_soonest: { by: (row) => row['closing_date'] ?? 'infinity', compare: compareText } },
  Auction: {
    newest,
    ends_soonest: endsSoonest,
    starts_soonest: { by: (row) => text(row, 'start_time'), compare: compareText },
    ended_latest: { ...endsSoonest, descending: true },
    price: seenPrice,
    price_descending: { ...seenPrice, descending: true },
  },
  Bid: { newest },
  Order: { newest },
  Message: { newest },
  CompanyProfile: { longest_waiting: { by: (row) => text(row, 'submitted_at'), compare: compareText } },
};

export type Arguments = Readonly<Record<string, unknown>>;

const hasWords = (haystack: string, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.toLowerCase().includes(word));

export const isInBranch = (asking: Asking, categoryId: string | null | undefined, branch: string): boolean =>
  textArray(rowOf(asking, 'category', categoryId)?.['path'] ?? '{}').includes(branch.toLowerCase());

export const isWatched = ({ world, viewer }: Asking, kind: string, row: Row): boolean =>
  world.watch.some((watch) => watch['user_id'] === viewer.id && watch[`${kind}_id`] === row['id']);

/** What a product is found by. */
export const productNames = (row: Row): string =>
  [row['name'], row['cas_number'], row['formula'], ...textArray(text(row, 'synonyms'))].join(' ');
export const productText = (row: Row): string => `${productNames(row)} ${String(row['description'])}`;

const status: Record<string, (row: Row, asking: Asking) => string> = {
  Auction: auctionStatus,
  Offering: offeringStatus,
  Rfp: rfpStatus,
  Order: (row) => text(row, 'status'),
  CompanyProfile: (row) => text(row, 'verification_status'),
};

const postingText = (row: Row): string => `${row['title']} ${row['description']}`;

/** What the rows of a type are found by. */
const searched: Record<string, (row: Row, asking: Asking) => string> = {
  Product: productText,
  Order: orderText,
  CompanyProfile: (row) => text(row, 'company_name'),
};

const filters: Record<string, (row: Row, wanted: string, asking: Asking, typeName: string) => boolean> = {
  status: (row, wanted, asking, typeName) => status[typeName]!(row, asking) === wanted,
  type: (row, wanted) => row['type'] === wanted,
  watched: (row, wanted, asking, typeName) => String(isWatched(asking, typeName.toLowerCase(), row)) === wanted,
  productId: (row, wanted) => row['product_id'] === wanted.toLowerCase(),
  userId: (row, wanted) => row['user_id'] === wanted.toLowerCase(),
  search: (row, wanted, asking, typeName) => hasWords((searched[typeName] ?? postingText)(row, asking), wanted),
  side: (row, wanted, { viewer }) => row[`${wanted}_id`] === viewer.id,
  categoryId: (row, wanted, asking, typeName) =>
    isInBranch(
      asking,
      typeName === 'Product' ? row['category_id'] : rowOf(asking, 'product', row['product_id'])?.['category_id'],
      wanted,
    ),
};

interface Place {
  value: string;
  id: string;
}

const placeOf = (sort: Sort, row: Row, asking: Asking, args: Arguments): Place => ({
  value: sort.by(row, asking, args),
  id: text(row, 'id'),
});

const comparePlaces = ({ compare, descending }: Sort, a: Place, b: Place): number =>
  (descending ? -1 : 1) * (compare(a.value, b.value) || compareText(a.id, b.id));

export const cursorOf = (place: Place): string =>
  Buffer.from(`[${JSON.stringify(place.value)}, "${place.id}"]`).toString('base64');

const placeIn = (cursor: string): Place => {
  const [value, id] = JSON.parse(Buffer.from(cursor, 'base64').toString()) as [string, string];
  return { value, id };
};

export const sortOf = (typeName: string, { sort, search }: Arguments): Sort => {
  const known = sorts[typeName]!;
  const usual = String(search ?? '').trim() !== '' && known['relevance'] ? 'relevance' : Object.keys(known)[0];
  return known[String(sort ?? usual)]!;
};

/** A connection of the rows of a type that the viewer may see. */
export const connection = (asking: Asking, typeName: string, rows: readonly Row[], args: Arguments): unknown => {
  const sort = sortOf(typeName, args);
  const found = rows.filter((row) =>
    Object.entries(filters).every(([name, keeps]) => {
      const wanted = args[name];
      return wanted === undefined || wanted === null || wanted === '' || keeps(row, String(wanted), asking, typeName);
    }),
  );
  const after = args['after'] ? placeIn(String(args['after'])) : undefined;
  const offset = Number(args['offset'] ?? 0);
  const first = Number(args['first'] ?? 20);
  const rest = found
    .map((row) => ({ row, place: placeOf(sort, row, asking, args) }))
    .sort((a, b) => comparePlaces(sort, a.place, b.place))
    .filter(({ place }) => !after || comparePlaces(sort, place, after) > 0)
    .slice(offset);
  const page = rest.slice(0, first);
  const edges = page.map(({ row, place }) => ({ cursor: cursorOf(place), node: { __typename: typeName, row } }));
  return {
    nodes: edges.map(({ node }) => node),
    edges,
    totalCount: found.length,
    pageInfo: {
      hasNextPage: rest.length > first,
      hasPreviousPage: after !== undefined || offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
};
