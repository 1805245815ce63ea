import { render, screen, within } from '@testing-library/react';
import type { AuctionBidFragment } from './AuctionBid.generated.ts';
import { AuctionBidTable } from './AuctionBidTable.tsx';

describe('features/deals/bids/AuctionBidTable', () => {
  const bid: AuctionBidFragment = {
    __typename: 'Bid',
    id: 'bid-1',
    userId: 'ada',
    company: null,
    bidder: 'Bidder 1',
    amount: '120.00',
    message: 'We load on Mondays.',
    status: 'awarded',
    createdAt: '2026-11-20T12:00:00.000Z',
  };
  const others: AuctionBidFragment = { ...bid, id: 'bid-2', userId: null, bidder: 'Bidder 2', message: null };

  test.each([
    ['the bidder', undefined],
    ['the owner, beside the winner', 'Weiss Salts'],
  ])("shows a bid's message to %s", (_who, winner) => {
    render(<AuctionBidTable bids={[bid, others]} unit="MT" isHidden={false} winner={winner} />);
    const [own, other] = screen.getAllByRole('rowheader');
    within(own!).getByText(bid.message!);
    expect(within(other!).queryByText(bid.message!)).toBeNull();
  });

  test('the awarded price of a maximum is an automatic bid above the bid as it was typed', () => {
    render(
      <AuctionBidTable
        bids={[others, bid]}
        automatic={{ ...bid, amount: '135.00' }}
        unit="MT"
        isHidden={false}
        winner="Weiss Salts"
      />,
    );
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^Bidder 1Weiss SaltsAwarded.*Automatic bid.*135\.00/);
    expect(rows[2]).toMatch(/^Bidder 1We load on Mondays\..*120\.00/);
  });
});
