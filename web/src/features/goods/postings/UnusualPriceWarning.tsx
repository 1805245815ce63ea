import { decimal, money } from '../../../kit/format.ts';
import { Callout } from '../../../kit/ui/Callout.tsx';
import type { PriceFinding } from './usePriceConfirmation.ts';

const sources = { index: 'the index price', offers: 'the median of other suppliers' };

const OF_OFFERING =
  'Check the price and its unit. It is not shown as the lowest price unless your company is verified and confirms it.';

/** Explains why a price is unusual. It is in the dialog's footer, which is visible on every screen size. */
export const UnusualPriceWarning = ({
  finding,
  children = OF_OFFERING,
}: {
  finding: PriceFinding;
  children?: string;
}) => {
  const { deviationPercent, expectedFrom, expectedPrice, unit } = finding;
  const off = Math.round(deviationPercent ?? 0);
  const amount = `${decimal(Math.abs(off))} % ${off < 0 ? 'below' : 'above'}`;
  return (
    <div role="alert">
      <Callout tone="warning" title="Is this price right?">
        This price is {amount} {expectedFrom && sources[expectedFrom]}
        {expectedPrice && ` (${money(expectedPrice)} / ${unit})`}. {children}
      </Callout>
    </div>
  );
};
