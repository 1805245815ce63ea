import { screen } from '@testing-library/react';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { BidBox } from './BidBox.tsx';
import type { ShownAuction } from './shownAuction.ts';

describe('screens/Auction/BidBox', () => {
  const leads = {
    status: 'active',
    type: 'forward',
    bidVisibility: 'public',
    pausedAt: null,
    minimumNextBid: '1000.01',
    preQualificationRequired: false,
    viewerCan: { bid: true },
    myStanding: { lastAmount: '920.00', maxAmount: '1010.00', leading: true },
  };

  test.each([
    ['1000.00', true, ' The market bid $1,000.00 for you, which meets the reserve.'],
    ['1000.00', null, ' The market bid $1,000.00 for you.'],
    ['920.00', false, ' At this price the reserve is not met.'],
    ['920.00', null, ''],
  ])('at a price of %s it says why, with the reserve met: %s', async (currentPrice, reserveMet, why) => {
    const auction = { ...leads, currentPrice, reserveMet } as ShownAuction;
    await renderAs(member, <BidBox auction={auction} />);
    screen.getByText(`Your bid: $920.00, up to $1,010.00.${why}`);
  });
});
