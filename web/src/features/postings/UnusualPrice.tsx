import { styled } from 'styled-components';
import { decimal, money } from '../../kit/format.ts';
import { Notice } from '../../kit/ui/Notice.tsx';
import type { PriceFinding } from './usePriceConfirmation.ts';

const sources = { index: 'the index price', offers: 'the median of the other offers' };

/** Why a price is asked about; in the foot of the dialog, where it is in sight at every size. */
export function UnusualPrice({ finding }: { finding: PriceFinding }) {
  const { deviationPercent, expectedFrom, expectedPrice, unit } = finding;
  const off = Math.round(deviationPercent ?? 0);
  const amount = `${decimal(Math.abs(off))} % ${off < 0 ? 'below' : 'above'}`;
  return (
    <Question role="alert">
      <Notice tone="outbid" title="Is this price right?">
        This price is {amount} {expectedFrom && sources[expectedFrom]}
        {expectedPrice && ` (${money(expectedPrice)} / ${unit})`}. Check the price and its unit, or confirm it: without
        your confirmation it is not shown as the lowest price.
      </Notice>
    </Question>
  );
}

const Question = styled.div`
  && {
    flex: 1 0 100%;
  }
`;
