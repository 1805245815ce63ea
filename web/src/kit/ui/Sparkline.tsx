import { styled } from 'styled-components';
import { linePath, placedIn, type ChartPoint, type LineShape } from './chartLine.ts';
import { Drawing } from './LineChart.tsx';

type SparklineProps = {
  /** What it shows, in words. */
  label: string;
  points: readonly ChartPoint[];
  shape?: LineShape;
};

/** A small line without axes, for a row that has the figures. */
export const Sparkline = ({ label, points, shape }: SparklineProps) => {
  const values = points.map(({ value }) => value);
  const place = placedIn(points, [Math.min(...values), Math.max(...values)]);
  return (
    <Frame role="img" aria-label={label}>
      <Drawing viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={linePath(points, place, shape)} />
      </Drawing>
    </Frame>
  );
};

const Frame = styled.span`
  position: relative;
  display: inline-block;
  width: 6rem;
  height: 1.5rem;
`;
