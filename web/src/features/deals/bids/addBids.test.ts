import { gql } from '@apollo/client';
import { cache } from '../../../app/cache.ts';
import { addBids } from './addBids.ts';

const QUERY = gql`
  query Bids($after: String) {
    auction(id: "a") {
      id
      bids(first: 2, after: $after) {
        totalCount
        nodes {
          id
          createdAt
          status
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;
const BID = gql`
  fragment LiveBid on Bid {
    id
    createdAt
    status
  }
`;

/** Bid 7 is placed at second 7. */
const bid = (nth: number, status = 'active') => ({
  __typename: 'Bid',
  id: `bid${nth}`,
  createdAt: `2026-11-22T10:00:0${nth}.000Z`,
  status,
});
type Result = {
  auction: { bids: { totalCount: number; nodes: ReturnType<typeof bid>[] } };
};

const opened = () => {
  const store = cache();
  const load = (numbers: number[], totalCount: number, hasNextPage = false, after?: string) =>
    store.writeQuery({
      query: QUERY,
      variables: { after },
      data: {
        auction: {
          __typename: 'Auction',
          id: 'a',
          bids: {
            __typename: 'BidConnection',
            totalCount,
            nodes: numbers.map((nth) => bid(nth)),
            pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: 'end' },
          },
        },
      },
    });
  const receive = (...bids: ReturnType<typeof bid>[]) => {
    for (const data of bids) store.writeFragment({ fragment: BID, data });
    addBids(store, 'a', bids);
  };
  const list = () => {
    const { nodes, totalCount } = store.readQuery<Result>({ query: QUERY })!.auction.bids;
    return { totalCount, bids: nodes.map(({ id, status }) => `${id} ${status}`) };
  };
  return { load, receive, list };
};

test('a new bid is listed first and counted', () => {
  const { load, receive, list } = opened();
  load([2, 1], 2);
  receive(bid(3), bid(4));
  expect(list()).toEqual({ totalCount: 4, bids: ['bid4 active', 'bid3 active', 'bid2 active', 'bid1 active'] });
});

test('the first bid of an auction is listed', () => {
  const { load, receive, list } = opened();
  load([], 0);
  receive(bid(1));
  expect(list()).toEqual({ totalCount: 1, bids: ['bid1 active'] });
});

test('a bid that is received again is listed once, and a voided bid changes its status', () => {
  const { load, receive, list } = opened();
  load([2, 1], 2);
  receive(bid(2), bid(1, 'voided'));
  expect(list()).toEqual({ totalCount: 2, bids: ['bid2 active', 'bid1 voided'] });
});

test('bids that were missed are put in their places', () => {
  const { load, receive, list } = opened();
  load([5, 1], 2);
  receive(bid(2), bid(3));
  expect(list().bids).toEqual(['bid5 active', 'bid3 active', 'bid2 active', 'bid1 active']);
});

test('bids of a page that is not loaded are neither listed nor counted again', () => {
  const { load, receive, list } = opened();
  load([7, 6], 7, true);
  receive(bid(3), bid(4));
  expect(list()).toEqual({ totalCount: 7, bids: ['bid7 active', 'bid6 active'] });
});

test('a page that was read before a live bid arrived does not remove it', () => {
  const { load, receive, list } = opened();
  load([2, 1], 2);
  receive(bid(3));
  load([2, 1], 2);
  expect(list()).toEqual({ totalCount: 3, bids: ['bid3 active', 'bid2 active', 'bid1 active'] });
  load([3, 2], 3, true);
  expect(list()).toEqual({ totalCount: 3, bids: ['bid3 active', 'bid2 active', 'bid1 active'] });
});

test('an empty page that was read before the first bid arrived does not remove it', () => {
  const { load, receive, list } = opened();
  load([], 0);
  receive(bid(1));
  load([], 0);
  expect(list()).toEqual({ totalCount: 1, bids: ['bid1 active'] });
});

test('after a gap of more than a page, the list starts with the page that was read', () => {
  const { load, list } = opened();
  load([2, 1], 2);
  load([9, 8], 9, true);
  expect(list()).toEqual({ totalCount: 9, bids: ['bid9 active', 'bid8 active'] });
});
