import { regions, timeframes } from '../../src/features/goods/catalogue/prices/rules.ts';
import { id } from './market/rows.ts';

export const product = `product(id: "${id('product', 1)}")`;
export const long = 'k'.repeat(63);

/** Documents that try to break the planner, with their variables. */
export const nastyDocuments: Record<string, [string, Record<string, unknown>?]> = {
  'one field twice under aliases with different arguments': [
    `{ ${product} { a: offerings(first: 1) { nodes { id } } b: offerings(first: 2, sort: price) { nodes { id price } } c: auctions(type: reverse) { totalCount } d: auctions { totalCount } } }`,
  ],
  'one root field twice': [
    `{ a: products(first: 2) { nodes { name } } b: products(first: 2, sort: newest) { nodes { name } } }`,
  ],
  'one field twice without aliases, to be merged': [
    `{ ${product} { id category { id } category { name parent { id } } ... { category { parent { name } } } name id } }`,
  ],
  'aliases that are words of SQL': [
    `{ select: ${product} { select: id from: name order: category { group: id limit: name null: level } where: offerings { union: nodes { desc: price } case: totalCount } } }`,
  ],
  'aliases that are row aliases and columns of the statement': [
    `{ t1: ${product} { t1: id t2: category { t1: name t2: id t3: parent { t2: id } } x: offerings { n: nodes { x: id } c0: edges { a0: cursor p: node { c0: id n: price } } a: pageInfo { a0: endCursor n: hasNextPage } } } }`,
  ],
  'an alias that is another field': [
    `{ ${product} { name: id id: name casNumber: formula description: specifications } }`,
  ],
  'an alias of 63 characters': [`{ ${long}: ${product} { ${long}: name ${long.slice(1)}: id } }`],
  'aliases of underscores and capitals': [`{ ${product} { _: id __: name A: formula a: casNumber Name: name } }`],
  'edges, cursors, page information and counts at three levels': [
    `{ products(first: 3, sort: offers) { totalCount pageInfo { ...P } edges { cursor node { id offerings(first: 2, sort: price_descending) { totalCount pageInfo { ...P } edges { cursor node { id user { rfps(first: 1) { totalCount pageInfo { ...P } edges { cursor node { id } } } } } } } } } } }
     fragment P on PageInfo { hasNextPage hasPreviousPage startCursor endCursor }`,
  ],
  'nodes and edges of one page together, twice': [
    `{ auctions(first: 4, offset: 2) { a: nodes { id bids { nodes { amount } } } b: nodes { title } edges { node { id } cursor again: cursor } more: edges { node { title } } } }`,
  ],
  'only the count, and only the cursors': [
    `{ products { totalCount } rfps { edges { cursor } } offerings { pageInfo { endCursor } } bare: auctions { __typename } }`,
  ],
  'fragments on fragments on fragments': [
    `{ ${product} { ...A } offerings(first: 2) { nodes { product { ...A } ...O } } }
     fragment A on Product { id ...B } fragment B on Product { name category { ...C } } fragment C on Category { name parent { ...D } } fragment D on Category { level children { id } }
     fragment O on Offering { ...N price ... on Offering { ... { unit ... on Node { id } } } } fragment N on Node { id __typename }`,
  ],
  '@skip and @include by variables, defaults and literals': [
    `query ($yes: Boolean!, $no: Boolean = false, $unset: Boolean = true) {
       ${product} { id @include(if: $yes) name @skip(if: $yes) formula @include(if: $no) casNumber @skip(if: $no) @include(if: $unset) ...F @skip(if: $yes) ... @include(if: $unset) { description } category @include(if: false) { id } }
       offerings @include(if: $no) { totalCount }
       rfps @skip(if: $no) { totalCount }
     } fragment F on Product { offerCount }`,
    { yes: true },
  ],
  'selections that turn out empty': [
    `query ($no: Boolean = false) {
       ${product} { id @include(if: $no) }
       products(first: 2) { nodes { name @include(if: $no) } }
       rfps { totalCount @include(if: $no) }
       auctions(first: 2) { edges { cursor @include(if: $no) } pageInfo { endCursor @include(if: $no) } }
       empty: offerings(first: 1) { edges { node { id @include(if: $no) user { id @include(if: $no) } } } }
       categories { id @include(if: $no) }
       commodityPrices { data { id @include(if: $no) } }
     }`,
  ],
  '__typename everywhere, under aliases too': [
    `{ __typename t: __typename ${product} { __typename t: __typename category { __typename } offerings(first: 1) { __typename nodes { __typename t: __typename } edges { __typename node { __typename } } pageInfo { __typename } } suppliers { __typename offering { __typename } } }
       commodityPrices { __typename data { __typename history { __typename } } } }`,
  ],
  'a union, its types and their interface': [
    `query ($id: ID!) { rfp(id: $id) { bids { nodes { ...B } } } auctions(first: 30) { nodes { bids { nodes { ...B } } } } }
     fragment B on Bid { id target { __typename kind: __typename ... on Node { id } ... on Auction { currentPrice auctionStatus: status } ... on Rfp { rfpStatus: status bidCount } } }`,
    { id: id('rfp', 1) },
  ],
  'other people’s hidden fields': [
    `{ offerings(first: 20) { nodes { user { email mobileNumber role position companyProfile { businessRegistrationNumber user { email mobileNumber } } } } }
       auctions(first: 40, sort: price_descending) { nodes { reservePrice currentPrice unitPrice bidCount bidderCount reserveMet bids(first: 3) { totalCount nodes { amount message userId user { email } bidder offering { id bids { totalCount nodes { userId } } } } } } } }`,
  ],
  'variables of lists: null, absent and defaults': [
    `query ($first: Int, $sort: ProductSort = offers, $search: String = "acid", $categoryId: ID, $after: String) { products(first: $first, sort: $sort, search: $search, categoryId: $categoryId, after: $after) { nodes { name } } }`,
    { search: null, sort: null },
  ],
  'lists of what is not there': [
    `{ product(id: "${id('product', 999)}") { id } nonsense: product(id: "nonsense") { id } nul: product(id: "\\u0000") { id } node(id: "") { id } category(id: "${id('product', 1)}") { id }
       offerings(productId: "nonsense") { totalCount nodes { id } } rfps(userId: "", categoryId: "{}") { totalCount } products(search: "no such thing") { totalCount nodes { id } pageInfo { startCursor hasNextPage } edges { cursor } } }`,
  ],
  'prices of every region and timeframe, in the shortest form of their numbers': [
    `{ commodityPrices { data { name ${regions
      .flatMap((region) => Object.keys(timeframes).map((timeframe) => ({ region, timeframe })))
      .map(({ region, timeframe }, at) => `k${at}: changePercent(region: "${region}", timeframe: "${timeframe}")`)
      .join(' ')} ${regions.map((region, at) => `h${at}: history(region: "${region}") { day price }`).join(' ')} } } }`,
  ],
  'lists by every status': [
    `{ ${Object.entries({
      offerings: ['active', 'sold_out', 'expired', 'withdrawn'],
      rfps: ['active', 'awarded', 'expired', 'cancelled'],
      auctions: ['scheduled', 'active', 'ended'],
    })
      .flatMap(([list, all]) =>
        all.map((status) => `${list}_${status}: ${list}(status: ${status}) { totalCount nodes { id status } }`),
      )
      .join(' ')} }`,
  ],
  'the same list by every sort at once': [
    `{ ${['newest', 'ends_soonest', 'starts_soonest', 'ended_latest', 'price', 'price_descending'].map((sort) => `${sort}: auctions(sort: ${sort}, first: 7) { edges { cursor node { id } } }`).join(' ')} }`,
  ],
};
