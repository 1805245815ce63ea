import { screen, waitFor, within } from '@testing-library/react';
import type { MockLink } from '@apollo/client/testing';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { AwardNextBidDocument } from '../../features/deals/auctions/commands/AuctionCommands.generated.ts';
import type { MyStandingFragment } from '../../features/deals/auctions/MyStanding.generated.ts';
import { AuctionAwardDocument } from './AuctionAward.generated.ts';
import { AuctionResult } from './AuctionResult.tsx';

describe('screens/Auction/AuctionResult', () => {
  const won: MyStandingFragment = {
    __typename: 'AuctionStanding',
    bidder: 'Bidder 1',
    qualification: 'none',
    declineReason: null,
    lastAmount: '160.00',
    maxAmount: null,
    leading: true,
    rank: 1,
  };

  /** The server allows the owner to award the next bid once the order is cancelled. */
  const ordersOf = (order: { status: string; totalAmount: string }, isOwner = false) => ({
    request: { query: AuctionAwardDocument, variables: { id: 'auction-1' } },
    result: {
      data: {
        auction: {
          __typename: 'Auction',
          id: 'auction-1',
          viewerCan: { __typename: 'AuctionViewerCan', awardNext: isOwner && order.status === 'cancelled' },
          awardedBid: {
            __typename: 'Bid',
            id: 'bid-1',
            bidder: 'Bidder 1',
            user: {
              __typename: 'User',
              id: 'winner',
              firstName: 'Ben',
              lastName: 'Okafor',
              companyName: 'Okafor Farms',
            },
            company: null,
          },
          orders: {
            __typename: 'OrderConnection',
            nodes: [{ __typename: 'Order', id: 'order-1', ...order }],
          },
        },
      },
    },
  });
  const cancelled = { status: 'cancelled', totalAmount: '160.00' };
  const pending = { status: 'pending', totalAmount: '125.00' };

  const awarding = (answer: object) => ({
    request: {
      query: AwardNextBidDocument,
      variables: ({ auctionId, idempotencyKey }: { auctionId?: string; idempotencyKey?: string }) =>
        auctionId === 'auction-1' && !!idempotencyKey,
    },
    ...answer,
  });

  const show = (
    props: { isOwner: boolean; myStanding?: MyStandingFragment | null },
    ...mocks: MockLink.MockedResponse[]
  ) =>
    renderAs(
      member,
      <AuctionResult
        auction={{ id: 'auction-1', outcome: 'awarded', myStanding: props.myStanding ?? null }}
        isOwner={props.isOwner}
      />,
      { mocks },
    );

  test('the winner sees the result with a link to the order', async () => {
    await show({ isOwner: false, myStanding: won }, ordersOf({ ...pending, totalAmount: '160.00' }));
    await screen.findByRole('link', { name: 'View order over $160.00' });
    screen.getByText('You won');
    expect(screen.queryByText(/^Awarded to/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('after the order is cancelled, the winner sees so and cannot award a bid', async () => {
    await show({ isOwner: false, myStanding: won }, ordersOf(cancelled));
    await screen.findByText('The order was cancelled');
    expect(screen.queryByText('You won')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('the owner sees the winner and the last order, and cannot award another bid while that order is open', async () => {
    await show({ isOwner: true }, ordersOf(pending, true));
    expect((await screen.findByText(/^Awarded to/)).textContent).toBe('Awarded to Okafor Farms');
    screen.getByText('Ben Okafor, Bidder 1 in the list of bids.');
    await screen.findByRole('link', { name: 'View order over $125.00' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('the owner confirms the award of the next bid; a refusal is shown in the dialog', async () => {
    const user = userEvent.setup();
    const message = 'There is no other bid to award.';
    const refused = { result: { errors: [{ message, extensions: { status: 409 } }] } };
    const awarded = { result: { data: { awardNextBid: null } } };
    const mocks = [ordersOf(cancelled, true), awarding(refused), awarding(awarded), ordersOf(pending, true)];
    await show({ isOwner: true }, ...mocks);
    await user.click(await screen.findByRole('button', { name: 'Award the next bid' }));
    const dialog = await screen.findByRole('dialog', { name: 'Award the next bid?' });
    await user.click(within(dialog).getByRole('button', { name: 'Award and order' }));
    await within(dialog).findByText(message);
    await user.click(within(dialog).getByRole('button', { name: 'Award and order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByText('The next bid was awarded.');
    await screen.findByRole('link', { name: 'View order over $125.00' });
    expect(screen.queryByRole('button', { name: 'Award the next bid' })).toBeNull();
  });

  test('a bidder who did not win sees the highest bid', async () => {
    await show({ isOwner: false, myStanding: { ...won, leading: false } });
    screen.getByText('Another bid won');
    screen.getByText('Your bid was $160.00.');
  });
});
