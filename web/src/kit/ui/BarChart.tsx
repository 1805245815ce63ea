import { styled } from 'styled-components';
import { color, media, space, type } from '../../theme.ts';

type Bar = {
  label: string;
  value: number;
  /** A thinner bar before it, to compare with. */ before?: number;
  title: string;
};

type BarChartProps = {
  /** Summary of the chart for screen readers; a table next to it contains the values. */
  summary: string;
  bars: readonly Bar[];
};

/** A vertical bar chart starting at zero. */
export const BarChart = ({ summary, bars }: BarChartProps) => {
  const highest = Math.max(0, ...bars.flatMap(({ value, before = 0 }) => [value, before]));
  const height = (value: number) => (highest > 0 ? `${(value / highest) * 100}%` : 0);
  return (
    <Plot role="img" aria-label={summary} style={{ gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` }}>
      {bars.map(({ label, value, before, title }) => (
        <Column key={title} title={title}>
          <Space>
            {before !== undefined && <Before style={{ height: height(before) }} />}
            <Fill style={{ height: height(value) }} />
          </Space>
          <Label>{label}</Label>
        </Column>
      ))}
    </Plot>
  );
};

const Plot = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4, 4, 2)};
  background: ${color.sheet};
  border: 1px solid ${color.rule};

  ${media.phone} {
    gap: ${space(1)};
    padding: ${space(3, 2, 2)};
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

const Space = styled.div`
  display: flex;
  align-items: end;
  height: 12rem;
  border-bottom: 1px solid ${color.ruleStrong};
`;

const Fill = styled.div`
  width: 100%;
  background: ${color.accent};
`;

const Before = styled(Fill)`
  flex: 0 0 30%;
  background: ${color.ruleStrong};
`;

const Label = styled.span`
  ${type.dataSmall};
  overflow: hidden;
  color: ${color.inkSoft};
  text-align: center;

  ${media.phone} {
    font-size: 0.625rem;
  }
`;
