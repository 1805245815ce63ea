// Lists of the reference: filters, sorting, paging and counting in plain JavaScript.
import { isId } from '../../../src/rules/id.ts';
import { networkOf } from '../../../src/server/clientAddress.ts';
import type { Arguments } from './fieldFunction.ts';
import { foundMaterials, hasWords } from './materials.ts';
import { orderText } from './orders.ts';
import {
  auctionStatus,
  bidStatus,
  bidUpdatedAt,
  dearestFirst,
  offeringStatus,
  rfpStatus,
  visiblePrice,
} from './postings.ts';
import { compareAmounts, compareDecimals, compareNames, compareText, instant, textArray } from './values.ts';
import { rowOf, text, type Asking, type Row, type World } from './world.ts';

export interface Sort {
  /** The sort value of a row as PostgreSQL's text. */
  by: (row: Row, asking: Asking, args: Arguments) => string;
  compare: (a: string, b: string) => number;
  descending?: true;
}

const newest: Sort = { by: (row) => text(row, 'created_at'), compare: compareText, descending: true };
/** A paused auction has no end. */
const endsSoonest: Sort = {
  by: (row) => (row['paused_at'] ? 'infinity' : text(row, 'end_time')),
  compare: compareText,
};
const updated: Sort = { by: (row) => text(row, 'updated_at'), compare: compareText };
const price: Sort = { by: (row) => text(row, 'price_order'), compare: compareDecimals };
const dearest: Sort = { by: dearestFirst, compare: compareDecimals, descending: true };
const seenPrice: Sort = { by: (row, asking) => visiblePrice(asking, row), compare: compareAmounts };
const byName: Sort = { by: (row) => text(row, 'name'), compare: compareNames };

/** The place among the materials that a search finds, or the name without a search. */
const materialPlace = (world: World, row: Row, search: string): string => {
  if (search.trim() === '') return text(row, 'name');
  const place = foundMaterials(world, search, 'all').indexOf(text(row, 'id')) + 1;
  return String(place).padStart(4, '0');
};

/** The first of each type is the default, except for searches by relevance. */
const sorts: Record<string, Record<string, Sort>> = {
  Product: {
    name: byName,
    relevance: {
      by: (row, { world }, { search }) => materialPlace(world, row, String(search ?? '')),
      compare: compareNames,
    },
    name_descending: { ...byName, descending: true },
    lowest_price: { by: (row) => text(row, 'price_order'), compare: compareDecimals },
    offers: { by: (row) => text(row, 'offer_count'), compare: (a, b) => Number(a) - Number(b), descending: true },
    newest,
  },
  MaterialSuggestion: { newest },
  Offering: { newest, price, price_descending: dearest, updated },
  Rfp: { newest, closing_soonest: { by: (row) => row['closing_date'] ?? 'infinity', compare: compareText }, updated },
  Auction: {
    newest,
    ends_soonest: endsSoonest,
    starts_soonest: { by: (row) => text(row, 'start_time'), compare: compareText },
    ended_latest: { ...endsSoonest, descending: true },
    price: seenPrice,
    price_descending: { ...seenPrice, descending: true },
  },
  Bid: { newest, updated: { by: bidUpdatedAt, compare: compareText } },
  Order: { newest, updated },
  Message: { newest },
  AuditEvent: { newest },
  User: { newest },
  MemberBlock: { newest },
  Report: { longest_waiting: { by: (row) => text(row, 'created_at'), compare: compareText } },
  CompanyProfile: { longest_waiting: { by: (row) => text(row, 'submitted_at'), compare: compareText } },
};

export const isInBranch = (asking: Asking, categoryId: string | null | undefined, branch: string): boolean =>
  textArray(rowOf(asking, 'category', categoryId)?.['path'] ?? '{}').includes(branch.toLowerCase());

export const isWatched = ({ world, viewer }: Asking, kind: string, row: Row): boolean =>
  world.watch.some((watch) => watch['user_id'] === viewer.id && watch[`${kind}_id`] === row['id']);

const status: Record<string, (row: Row, asking: Asking) => string> = {
  Auction: auctionStatus,
  Offering: offeringStatus,
  Rfp: rfpStatus,
  Bid: bidStatus,
  Order: (row) => text(row, 'status'),
  Report: (row) => text(row, 'status'),
  CompanyProfile: (row) => text(row, 'verification_status'),
  MaterialSuggestion: (row) => text(row, 'status'),
};

const postingText = (row: Row): string => `${row['title']} ${row['description']}`;

/** Texts that a search looks at, by type. */
const searched: Record<string, (row: Row, asking: Asking) => string> = {
  Order: orderText,
  CompanyProfile: (row) => text(row, 'company_name'),
  User: (row, { viewer }) =>
    `${row['first_name']} ${row['last_name']} ${row['company_name']} ${viewer.admin ? row['email'] : ''}`,
};

const filters: Record<string, (row: Row, wanted: string, asking: Asking, typeName: string) => boolean> = {
  status: (row, wanted, asking, typeName) => status[typeName]!(row, asking) === wanted,
  kind: (row, wanted) => row['kind'] === wanted,
  actorId: (row, wanted) => row['actor_id'] === wanted.toLowerCase(),
  subjectId: (row, wanted) => row['subject_id'] === (isId(wanted) ? wanted.toLowerCase() : wanted),
  address: (row, wanted) => [wanted, networkOf(wanted)].includes(row['address'] ?? ''),
  updatedSince: (row, wanted, asking, typeName) => {
    const time = typeName === 'Bid' ? bidUpdatedAt(row, asking) : text(row, 'updated_at');
    return Date.parse(instant(time)) >= Date.parse(wanted);
  },
  from: (row, wanted) => Date.parse(instant(text(row, 'created_at'))) >= Date.parse(wanted),
  until: (row, wanted) => Date.parse(instant(text(row, 'created_at'))) < Date.parse(wanted),
  type: (row, wanted) => row['type'] === wanted,
  isHidden: (row, wanted) => row['is_hidden'] === (wanted === 'true' ? 't' : 'f'),
  mine: (row, wanted, { viewer }) => String(row['user_id'] === viewer.id) === wanted,
  watched: (row, wanted, asking, typeName) => String(isWatched(asking, typeName.toLowerCase(), row)) === wanted,
  productId: (row, wanted) => row['product_id'] === wanted.toLowerCase(),
  userId: (row, wanted) => row['user_id'] === wanted.toLowerCase(),
  search: (row, wanted, asking, typeName) => {
    if (wanted.trim() === '') return true;
    if (typeName === 'Product') return foundMaterials(asking.world, wanted, 'all').includes(text(row, 'id'));
    const hasText = hasWords((searched[typeName] ?? postingText)(row, asking), wanted);
    if (row['user_id'] === asking.viewer.id && row['sku']?.toLowerCase() === wanted.trim().toLowerCase()) return true;
    if (typeName === 'Order' && text(row, 'id').endsWith(`-${wanted.trim().toLowerCase()}`)) return true;
    const isPosting = ['Offering', 'Rfp', 'Auction'].includes(typeName);
    return hasText || (isPosting && foundMaterials(asking.world, wanted, 'claimed').includes(row['product_id'] ?? ''));
  },
  role: (row, wanted) => row['role'] === wanted,
  locked: (row, wanted) => String(row['locked_at'] !== null) === wanted,
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

export const sortOf = (typeName: string, { sort, search, updatedSince }: Arguments): Sort => {
  const known = sorts[typeName]!;
  if (updatedSince && !sort) return known['updated']!;
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
