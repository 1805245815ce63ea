import { money } from '../../kit/format.ts';
import { Stat, StatRow } from '../../kit/ui/Stat.tsx';
import { figuresOf } from './figures.ts';
import { sideWords, type Side } from './sideWords.ts';
import type { TradeFiguresFragment } from './TradeFigures.generated.ts';

/** The year in four figures. */
export function TradeFigures({ analytics, side }: { analytics: TradeFiguresFragment; side: Side }) {
  const { total, orders, average, awarded, ended } = figuresOf(analytics);
  return (
    <StatRow>
      <Stat label={sideWords[side].money} value={money(total)} hint="cancelled orders left out" />
      <Stat label="Orders" value={orders.toLocaleString('en-US')} hint="in twelve months" />
      <Stat label="Average order" value={average ? money(average) : <span aria-hidden>–</span>} />
      <Stat
        label="Auctions awarded"
        value={ended === 0 ? 'None' : `${awarded} of ${ended}`}
        hint={ended === 0 ? 'no auction has ended' : 'of those that ended last'}
      />
    </StatRow>
  );
}
