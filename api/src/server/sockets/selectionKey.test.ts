import { getOperationAST, Kind, parse } from 'graphql';
import { selectionKey } from './selectionKey.ts';

const keyOf = (query: string, variables: Record<string, unknown>, operationName?: string): string => {
  const document = parse(query);
  const [root] = getOperationAST(document, operationName)!.selectionSet.selections;
  if (root?.kind !== Kind.FIELD) throw new Error('The root of the operation is no field.');
  return selectionKey({ query, document, operationName, variables }, root);
};

const QUERY = `subscription A($after: [String!], $full: Boolean!, $first: Int) {
  auctionsChanged(after: $after) { cursor auction @include(if: $full) { ...bids } }
}
fragment bids on Auction { bids(first: $first) { totalCount } }`;
const VARIABLES = { after: ['a'], full: true, first: 2 };

it('Clients that resume from different cursors share a frame', () => {
  expect(keyOf(QUERY, { ...VARIABLES, after: ['b'] })).toBe(keyOf(QUERY, VARIABLES));
  expect(keyOf(QUERY, { first: 2, full: true })).toBe(keyOf(QUERY, VARIABLES));
});

it.each([
  ['a variable of a directive', QUERY, { ...VARIABLES, full: false }],
  ['a variable of a field below the root, in a fragment', QUERY, { ...VARIABLES, first: 3 }],
  ['another text', QUERY.replace('cursor', ''), VARIABLES],
])('Clients that differ in %s do not share a frame', (_, query, variables) => {
  expect(keyOf(query, variables)).not.toBe(keyOf(QUERY, VARIABLES));
});

it('A variable that both the root field and a nested field use is part of the key', () => {
  const query = 'subscription ($id: ID!) { auctionChanged(auctionId: $id) { auction { other(id: $id) } } }';
  expect(keyOf(query, { id: '1' })).not.toBe(keyOf(query, { id: '2' }));
});
