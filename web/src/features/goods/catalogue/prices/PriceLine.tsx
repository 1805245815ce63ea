import { money } from '../../../../kit/format.ts';
import { Sparkline } from '../../../../kit/ui/LineChart.tsx';
import type { PriceLineFragment } from './PriceLine.generated.ts';
import { daily, extremes, pricePoints } from './pricePoints.ts';

/** The price of 90 days as a line; nothing without prices. */
export const PriceLine = ({ quarter, unit }: PriceLineFragment) => {
  const [low, high] = extremes(quarter) ?? [];
  if (!low || !high) return null;
  const label = `90 days: between ${money(low)} and ${money(high)}`;
  return <Sparkline label={label} points={pricePoints(quarter, unit)} shape={daily} />;
};
