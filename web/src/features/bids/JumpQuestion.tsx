import { styled } from 'styled-components';
import { money } from '../../kit/format.ts';
import { Notice } from '../../kit/ui/Notice.tsx';
import { expectedPrice } from '../auctions/jump.ts';
import type { BiddableAuction } from './BidOnAuction.tsx';

/** Asks whether an amount far beyond the price is meant. It stands in the dialog's foot, so that it is seen on phones too. */
export function JumpQuestion({ auction, amount }: { auction: BiddableAuction; amount: string }) {
  const { type, currentPrice, bidCount } = auction;
  const hasPrice = currentPrice !== null && bidCount !== 0;
  const side = type === 'forward' ? 'above' : 'below';
  const price = `the ${hasPrice ? 'current' : 'starting'} price of ${money(expectedPrice(auction))}`;
  return (
    <FullWidth role="alert">
      <Notice tone="outbid" title="Please check the amount">
        {money(amount)} is more than 50 % {side} {price}. Your bid is not placed yet.
      </Notice>
    </FullWidth>
  );
}

const FullWidth = styled.div`
  && {
    flex: 1 0 100%;
  }
`;
