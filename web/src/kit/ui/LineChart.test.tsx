import { fireEvent, render, screen, within } from '@testing-library/react';
import { Announcer } from './Announcer.tsx';
import { LineChart } from './LineChart.tsx';

describe('kit/ui/LineChart', () => {
  const points = [10, 20, 30].map((value, at) => ({ at, value, text: `$${value}` }));
  const show = () => {
    render(
      <>
        <Announcer />
        <LineChart
          label="The price rose."
          points={points}
          dots={[{ at: 1, value: 15, text: '$15, yours' }]}
          timeText={(at) => `Day ${at}`}
        />
      </>,
    );
    return screen.getByRole('application', { name: 'The price rose. Arrow keys read the points.' });
  };
  const said = () => screen.getByRole('status').textContent;

  it('is read point by point with the arrow keys, Home and End', () => {
    const chart = show();
    expect(chart.tabIndex).toBe(0);
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    expect(said()).toBe('Day 1: $15, yours');
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    expect(said()).toBe('Day 1: $20');
    fireEvent.keyDown(chart, { key: 'Home' });
    expect(said()).toBe('Day 0: $10');
    expect(screen.getAllByText('Day 0: $10')).toHaveLength(2);
    fireEvent.keyDown(chart, { key: 'End' });
    expect(said()).toBe('Day 2: $30');
  });

  it('leaves other keys to the browser', () => {
    const chart = show();
    expect(fireEvent.keyDown(chart, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(chart, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(chart, { key: 'ArrowLeft' })).toBe(false);
  });

  it('shows the point under the pointer without saying it', () => {
    const chart = show();
    chart.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    const before = said();
    fireEvent(chart, new MouseEvent('pointermove', { clientX: 20, bubbles: true }));
    expect(screen.getByText('Day 0: $10')).toBeTruthy();
    expect(said()).toBe(before);
    fireEvent.pointerLeave(chart);
    expect(screen.getByText('Day 2: $30')).toBeTruthy();
  });

  it('has the same values as a table', () => {
    show();
    const rows = within(screen.getByRole('table', { name: 'The price rose.' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TimeAmount',
      'Day 0$10',
      'Day 1$20',
      'Day 1$15, yours',
      'Day 2$30',
    ]);
  });
});
