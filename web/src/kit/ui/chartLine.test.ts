import { linePath, placedIn, ticksOf } from './chartLine.ts';

const point = (at: number, value: number) => ({ at, value, text: String(value) });

test.each([
  [
    [418.18, 441.5],
    [410, 420, 430, 440, 450],
  ],
  [
    [920, 1_090],
    [900, 1_000, 1_100],
  ],
  [
    [0.42, 0.45],
    [0.42, 0.44, 0.46],
  ],
  [[12.5, 12.5], [12.5]],
  [
    [7, 7.01],
    [7, 7.01],
  ],
])('the axis of %j has %j', (values, ticks) => {
  expect(ticksOf(values)).toEqual(ticks);
});

describe('a line', () => {
  const points = [point(0, 10), point(1, 20), point(4, 10)];
  const place = placedIn(points, [10, 20]);

  it('joins its points', () => {
    expect(linePath(points, place)).toBe('M0 100h0L25 0L100 100');
  });

  it('is broken where nothing is known, and a point of its own is a dot', () => {
    expect(linePath(points, place, { gap: 2 })).toBe('M0 100h0L25 0M100 100h0');
  });

  it('can hold each value until the next one', () => {
    expect(linePath(points, place, { isStepped: true })).toBe('M0 100h0H25V0H100V100');
  });

  it('of one time and one value lies in the middle', () => {
    expect(placedIn([point(3, 5)], [5, 5])(point(3, 5))).toEqual([50, 50]);
  });
});
