import { styled } from 'styled-components';
import { money } from '../../kit/format.ts';
import { Moment } from '../../kit/ui/Figures.tsx';
import { color, media, space, type } from '../../theme.ts';
import { priceSteps } from './priceSteps.ts';

const WIDTH = 600;
const HEIGHT = 120;
const EDGE = 6;

type PriceChartProps = {
  bids: readonly { amount: string; createdAt: string; status: string }[];
  type: 'forward' | 'reverse';
  price: string | null;
};

/** The price over time as a step chart; the table of bids has the same values. */
export const PriceChart = ({ bids, type: direction, price }: PriceChartProps) => {
  const steps = priceSteps(bids, direction, price);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < 2) return null;
  const values = steps.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (at: number) => EDGE + ((at - first.at) / (last.at - first.at || 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const path = steps
    .map(({ at, value }, index) => (index ? `H${x(at)}V${y(value)}` : `M${x(at)},${y(value)}`))
    .join('');
  const summary = `The price went from ${money(first.amount)} to ${money(last.amount)} in ${steps.length} steps.`;
  return (
    <Root>
      <Scale>
        <span>{money(high)}</span>
        <span>{money(low)}</span>
      </Scale>
      <Plot viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={summary}>
        <path d={`${path}V${HEIGHT}H${x(first.at)}Z`} data-area="" />
        <path d={path} data-line="" />
      </Plot>
      <Times>
        <Moment at={first.at} form="dateTime" />
        <Moment at={last.at} form="dateTime" />
      </Times>
    </Root>
  );
};

const Root = styled.figure`
  ${type.dataSmall};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1, 3)};
  color: ${color.inkSoft};
`;
const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: right;
`;
const Plot = styled.svg`
  width: 100%;
  height: 7.5rem;
  background: ${color.sheet};
  border: 1px solid ${color.rule};

  [data-line] {
    fill: none;
    stroke: ${color.ink};
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  [data-area] {
    fill: ${color.sunken};
  }
`;
const Times = styled.figcaption`
  ${type.small};
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1, 4)};

  ${media.phone} {
    grid-column: 1 / -1;
  }
`;
