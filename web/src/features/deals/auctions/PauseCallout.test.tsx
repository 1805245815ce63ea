import { render, screen } from '@testing-library/react';
import { announce, Announcer } from '../../../kit/ui/Announcer.tsx';
import { PauseCallout } from './PauseCallout.tsx';

describe('features/deals/auctions/PauseCallout', () => {
  const running = { pausedAt: null, pauseReason: null };
  const paused = { pausedAt: '2026-11-22T12:00:00.000Z', pauseReason: 'Samples are checked.' };
  const shown = (auction: typeof running | typeof paused) => (
    <>
      <Announcer />
      <PauseCallout auction={auction} />
    </>
  );
  const said = () => screen.getByRole('status').textContent;

  test('shows the reason, and announces the start and the end of a pause once', () => {
    announce('Earlier.');
    const { rerender } = render(shown(running));
    expect(said()).toBe('Earlier.');
    rerender(shown(paused));
    expect(said()).toBe('The auction is paused. Samples are checked.');
    screen.getByText('Samples are checked.');
    rerender(shown({ ...paused }));
    expect(said()).toBe('The auction is paused. Samples are checked.');
    rerender(shown(running));
    expect(said()).toBe('The auction goes on.');
    expect(screen.queryByText('Samples are checked.')).toBeNull();
  });

  test('does not announce a pause that began before the page was opened', () => {
    const before = render(<Announcer />).container.textContent;
    render(<PauseCallout auction={paused} />);
    screen.getByText('Samples are checked.');
    expect(said()).toBe(before);
  });
});
