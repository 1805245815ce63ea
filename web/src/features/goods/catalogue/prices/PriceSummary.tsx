import { percent } from '../../../../kit/format.ts';
import { Stat, StatRow } from '../../../../kit/ui/StatRow.tsx';
import type { PriceTableFragment } from './PriceTable.generated.ts';

/** Four summary figures of the index over the timeframe. */
export const PriceSummary = ({ prices }: { prices: readonly PriceTableFragment[] }) => {
  const moved = prices.flatMap(({ name, changePercent }) => (changePercent === null ? [] : { name, changePercent }));
  const highest = moved.reduce((best, one) => (one.changePercent > (best?.changePercent ?? 0) ? one : best), moved[0]);
  const lowest = moved.reduce(
    (worst, one) => (one.changePercent < (worst?.changePercent ?? 0) ? one : worst),
    moved[0],
  );
  return (
    <StatRow>
      <Stat label="Commodities" value={prices.length} hint="in the index" />
      <Stat
        label="Rising"
        value={moved.filter(({ changePercent }) => changePercent > 0).length}
        hint={`${moved.filter(({ changePercent }) => changePercent < 0).length} falling`}
      />
      {highest && <Stat label="Highest rise" value={percent(highest.changePercent)} hint={highest.name} />}
      {lowest && <Stat label="Deepest fall" value={percent(lowest.changePercent)} hint={lowest.name} />}
    </StatRow>
  );
};
