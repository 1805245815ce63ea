import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { Countdown } from './Countdown.tsx';
import { recordServerTime, resetServerClock } from './serverClock.ts';

describe('features/deals/auctions/Countdown', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const inSeconds = (seconds: number) => new Date(now + seconds * 1_000).toISOString();

  beforeEach(() => {
    resetServerClock();
    jest.spyOn(Date, 'now').mockReturnValue(now);
  });

  test.each([
    [100_000, 'Ends in 1d 3h'],
    [3_600, 'Ends in 1h 0m'],
    [3_599, 'Ends in 59:59'],
    [299.2, 'Ends in 05:00'],
    [0.4, 'Ends in 00:01'],
    [-5, 'Ends in 00:00'],
  ])('%d seconds before the end it shows %j', (seconds, text) => {
    const { container } = render(<Countdown endTime={inSeconds(seconds)} />);
    expect(container.textContent).toBe(text);
  });

  test('is highlighted in the last minute', () => {
    const { container } = render(<Countdown endTime={inSeconds(59)} />);
    expect(container.querySelector('[data-soon]')).not.toBeNull();
    const { container: earlier } = render(<Countdown endTime={inSeconds(60)} />);
    expect(earlier.querySelector('[data-soon]')).toBeNull();
  });

  test('uses the clock of the market', () => {
    recordServerTime(inSeconds(60));
    const { container } = render(<Countdown endTime={inSeconds(90)} />);
    expect(container.textContent).toBe('Ends in 00:30');
  });
});
