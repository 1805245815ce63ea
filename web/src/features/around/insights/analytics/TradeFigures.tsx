import { money } from '../../../../kit/format.ts';
import { Stat, StatRow } from '../../../../kit/ui/StatRow.tsx';
import { yearTotals } from './yearTotals.ts';
import { sideLabels, type Side } from './sideLabels.ts';
import type { TradeFiguresFragment } from './TradeFigures.generated.ts';

/** The key figures of the last twelve months. */
export const TradeFigures = ({ analytics, side }: { analytics: TradeFiguresFragment; side: Side }) => {
  const { total, orders, average, awarded, ended, pending } = yearTotals(analytics);
  return (
    <StatRow>
      <Stat
        label={sideLabels[side].money}
        value={money(total)}
        hint={pending ? `and ${money(pending)} pending` : 'cancelled orders left out'}
      />
      <Stat label="Orders" value={orders.toLocaleString('en-US')} hint="in twelve months" />
      <Stat label="Average order" value={average ? money(average) : <span aria-hidden>–</span>} />
      <Stat
        label="Auctions awarded"
        value={ended === 0 ? 'None' : `${awarded} of ${ended}`}
        hint={ended === 0 ? 'no auction has ended' : 'of those that ended last'}
      />
    </StatRow>
  );
};
