import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme.ts';
import { money } from '../format.ts';
import { announce } from './Announcer.tsx';
import { linePath, placedIn, ticksOf, type ChartPoint, type LineShape } from './chartLine.ts';
import { DataTable } from './DataTable.tsx';
import { hidden } from './Layout.tsx';

type LineChartProps = {
  /** Name and summary. */
  label: string;
  /** Oldest first. */
  points: readonly ChartPoint[];
  /** What is compared with the line, within its time. */
  dots?: readonly ChartPoint[];
  shape?: LineShape;
  timeText: (at: number) => string;
  /** Shorter, for the axis. */
  tickText?: (at: number) => string;
};

/** Amounts over time: pointer and arrow keys read the points, and a table has them for screen readers and on paper. */
export const LineChart = ({ label, points, dots = [], shape, timeText, tickText = timeText }: LineChartProps) => {
  const stops = [...points, ...dots].toSorted((a, b) => a.at - b.at);
  const [chosen, choose] = useState<number>();
  const ticks = ticksOf(stops.map(({ value }) => value));
  const place = placedIn(stops, [ticks[0] ?? 0, ticks.at(-1) ?? 0]);
  const active = chosen === undefined ? undefined : stops[chosen];
  const shown = active ?? points.at(-1);
  const lines = ticks.map((value) => ({ value, top: place({ at: 0, value })[1] }));
  const isWhole = ticks.every(Number.isInteger);

  const moveTo = (index: number) => {
    const next = Math.min(Math.max(index, 0), stops.length - 1);
    const stop = stops[next];
    if (!stop) return;
    choose(next);
    announce(`${timeText(stop.at)}: ${stop.text}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = chosen ?? stops.length - 1;
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: stops.length - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveTo(to);
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const x = ((clientX - left) / width) * 100;
    const away = stops.map((stop) => Math.abs(place(stop)[0] - x));
    choose(away.lastIndexOf(Math.min(...away)));
  };

  return (
    <Root>
      <Readout aria-hidden>{shown && `${timeText(shown.at)}: ${shown.text}`}</Readout>
      <Scale aria-hidden>
        {lines.map(({ value, top }) => (
          <span key={value} style={{ top: `${top}%` }}>
            {isWhole ? money(value).slice(0, -3) : money(value)}
          </span>
        ))}
      </Scale>
      <Plot
        role="application"
        aria-roledescription="chart"
        aria-label={`${label} Arrow keys read the points.`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerMove}
        onPointerMove={onPointerMove}
        onPointerLeave={() => choose(undefined)}
        onBlur={() => choose(undefined)}
      >
        <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <path data-grid="" d={lines.map(({ top }) => `M0 ${top}H100`).join('')} />
          <path d={linePath(points, place, shape)} />
          {active && <path data-grid="" d={`M${place(active)[0]} 0V100`} />}
        </Drawing>
        {dots.map((dot) => (
          <Dot key={`${dot.at} ${dot.text}`} style={at(place(dot))} />
        ))}
        {active && <Dot $isActive style={at(place(active))} />}
      </Plot>
      <Times aria-hidden>
        {timesOf(stops).map((time, index, all) => (
          <span key={time}>{index === 1 && isRepeated(all.map(tickText)) ? '' : tickText(time)}</span>
        ))}
      </Times>
      <OnPaper>
        <DataTable
          caption={label}
          items={stops.map((stop, index) => ({ ...stop, id: String(index) }))}
          columns={[
            { header: 'Time', isTitle: true, cell: ({ at }) => timeText(at) },
            { header: 'Amount', cell: ({ text }) => text },
          ]}
        />
      </OnPaper>
    </Root>
  );
};

type SparklineProps = Pick<LineChartProps, 'label' | 'points' | 'shape'>;

/** A small line without axes, for a row that has the figures. */
export const Sparkline = ({ label, points, shape }: SparklineProps) => {
  const values = points.map(({ value }) => value);
  const place = placedIn(points, [Math.min(...values), Math.max(...values)]);
  return (
    <Small role="img" aria-label={label} viewBox="0 0 100 100" preserveAspectRatio="none">
      <path d={linePath(points, place, shape)} />
    </Small>
  );
};

const at = ([left, top]: [number, number]) => ({ left: `${left}%`, top: `${top}%` });

/** Begin, middle and end of the axis. */
const timesOf = (points: readonly ChartPoint[]): number[] => {
  const [first = 0, last = 0] = [points[0]?.at, points.at(-1)?.at];
  return [...new Set([first, (first + last) / 2, last])];
};

/** Whether the middle says the same as an end. */
const isRepeated = ([first, middle, last]: string[]) => middle === first || middle === last;

const Root = styled.figure`
  ${type.dataSmall};
  display: grid;
  grid-template: auto 12rem auto / auto minmax(0, 1fr);
  gap: ${space(1, 3)};
  color: ${color.inkSoft};
  break-inside: avoid;
`;
const Readout = styled.p`
  grid-column: 2;
  min-height: 1.45em;
  color: ${color.ink};
  text-align: right;
`;
const Scale = styled.div`
  display: grid;
  justify-items: end;

  span {
    grid-area: 1 / 1;
    position: relative;
    align-self: start;
    line-height: 0;
  }
`;
const Plot = styled.div`
  position: relative;
  background: ${color.sheet};
  cursor: crosshair;
  touch-action: pan-y;
`;
const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;

  path {
    fill: none;
    stroke: ${color.ink};
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  path[data-grid] {
    stroke: ${color.rule};
    stroke-width: 1;
  }
`;
const Small = styled(Drawing)`
  position: static;
  flex: none;
  width: 5rem;
  height: 1.5rem;
`;
const Dot = styled.span<{ $isActive?: boolean }>`
  position: absolute;
  width: 0.625rem;
  height: 0.625rem;
  margin: -0.3125rem;
  border: 2px solid ${color.sheet};
  border-radius: ${radius.round};
  background: ${({ $isActive }) => ($isActive ? color.ink : color.accent)};
  print-color-adjust: exact;
`;
const Times = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
`;
const OnPaper = styled.div`
  @media not print {
    ${hidden};

    & > div {
      overflow: visible;
    }
  }
  grid-column: 1 / -1;
`;
