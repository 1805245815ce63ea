import { styled } from 'styled-components';
import { money } from '../../kit/format.ts';
import { Callout } from '../../kit/ui/Callout.tsx';
import { expectedPrice } from '../auctions/jump.ts';
import type { BiddableAuction } from './biddable.ts';

/**
 * Asks for confirmation of an amount far beyond the price. It is in the dialog's footer, so that it is visible on
 * phones too.
 */
export function JumpQuestion({ auction, amount }: { auction: BiddableAuction; amount: string }) {
  const { type, currentPrice, bidCount } = auction;
  const hasPrice = currentPrice !== null && bidCount !== 0;
  const side = type === 'forward' ? 'above' : 'below';
  const price = `the ${hasPrice ? 'current' : 'starting'} price of ${money(expectedPrice(auction))}`;
  return (
    <FullWidth role="alert">
      <Callout tone="warning" title="Please check the amount">
        {money(amount)} is more than 50 % {side} {price}. Your bid is not placed yet.
      </Callout>
    </FullWidth>
  );
}

const FullWidth = styled.div`
  && {
    flex: 1 0 100%;
  }
`;
