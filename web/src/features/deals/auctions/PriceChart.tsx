import { money } from '../../../kit/format.ts';
import { date, dateTime } from '../../../kit/time.ts';
import { LineChart } from '../../../kit/ui/LineChart.tsx';
import { priceSteps } from './priceSteps.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

type PriceChartProps = {
  bids: readonly { amount: string; createdAt: string; status: string }[];
  type: 'forward' | 'reverse';
  price: string | null;
};

/** The price over time as a step chart. */
export const PriceChart = ({ bids, type: direction, price }: PriceChartProps) => {
  const steps = priceSteps(bids, direction, price);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < 2) return null;
  const isOneDay = date(first.at) === date(last.at);
  return (
    <LineChart
      label={`The price went from ${money(first.amount)} to ${money(last.amount)} in ${steps.length} steps.`}
      points={steps.map(({ at, value, amount }) => ({ at, value, text: money(amount) }))}
      shape={{ isStepped: true }}
      timeText={dateTime}
      tickText={isOneDay ? (at) => clock.format(at) : date}
    />
  );
};
