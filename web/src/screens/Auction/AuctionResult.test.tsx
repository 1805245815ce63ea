import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { AwardNextBidDocument } from '../../features/desk/AuctionCommands.generated.ts';
import type { MyStandingFragment } from '../../features/auctions/MyStanding.generated.ts';
import { AuctionAwardDocument } from './AuctionAward.generated.ts';
import { AuctionResult } from './AuctionResult.tsx';

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

const ordersOf = (...orders: { status: string; totalAmount: string }[]) => ({
  request: { query: AuctionAwardDocument, variables: { id: 'auction-1' } },
  result: {
    data: {
      auction: {
        __typename: 'Auction',
        id: 'auction-1',
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
            companyProfile: null,
          },
        },
        orders: {
          __typename: 'OrderConnection',
          nodes: orders.slice(0, 1).map((order) => ({ __typename: 'Order', id: 'order-1', ...order })),
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

const show = (props: { isOwner: boolean; myStanding?: MyStandingFragment | null }, ...mocks: never[]) =>
  renderAs(
    member,
    <AuctionResult
      auction={{ id: 'auction-1', outcome: 'awarded', myStanding: props.myStanding ?? null }}
      isOwner={props.isOwner}
    />,
    { mocks },
  );

test('the winner is told, with the way to the order', async () => {
  await show({ isOwner: false, myStanding: won }, ordersOf({ ...pending, totalAmount: '160.00' }) as never);
  await screen.findByRole('link', { name: 'View order over $160.00' });
  screen.getByText('You won');
  expect(screen.queryByText(/^Awarded to/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('once the order is cancelled the winner is told so, and cannot award anything', async () => {
  await show({ isOwner: false, myStanding: won }, ordersOf(cancelled) as never);
  await screen.findByText('The order was cancelled');
  expect(screen.queryByText('You won')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the owner reads who won, sees the last order, and awards nothing while it stands', async () => {
  await show({ isOwner: true }, ordersOf(pending) as never);
  expect((await screen.findByText(/^Awarded to/)).textContent).toBe('Awarded to Okafor Farms');
  screen.getByText('Ben Okafor, Bidder 1 in the list of bids.');
  await screen.findByRole('link', { name: 'View order over $125.00' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('the owner awards the next bid after having been asked; a refusal stands in the dialog', async () => {
  const user = userEvent.setup();
  const message = 'There is no other bid that could be awarded.';
  const refused = { result: { errors: [{ message, extensions: { status: 409 } }] } };
  const awarded = { result: { data: { awardNextBid: null } } };
  const mocks = [ordersOf(cancelled), awarding(refused), awarding(awarded), ordersOf(pending)];
  await show({ isOwner: true }, ...(mocks as never[]));
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

test('whoever did not win reads what was bid', async () => {
  await show({ isOwner: false, myStanding: { ...won, leading: false } });
  screen.getByText('Another bid won');
  screen.getByText('Your bid was $160.00.');
});
