import { render, screen } from '@testing-library/react';
import { Announcer } from '../../kit/ui/Announcer.tsx';
import { PauseNotice } from './PauseNotice.tsx';

const running = { pausedAt: null, pauseReason: null };
const paused = { pausedAt: '2026-11-22T12:00:00.000Z', pauseReason: 'Samples are checked.' };
const shown = (auction: typeof running | typeof paused) => (
  <>
    <Announcer />
    <PauseNotice auction={auction} />
  </>
);
const said = () => screen.getByRole('status').textContent;

test('says why, and to screen readers when it begins and ends, once', () => {
  const { rerender } = render(shown(running));
  expect(said()).toBe('');
  rerender(shown(paused));
  expect(said()).toBe('The auction is paused. Samples are checked.');
  screen.getByText('Samples are checked.');
  rerender(shown({ ...paused }));
  expect(said()).toBe('The auction is paused. Samples are checked.');
  rerender(shown(running));
  expect(said()).toBe('The auction goes on.');
  expect(screen.queryByText('Samples are checked.')).toBeNull();
});

test('of a pause that was there before it says nothing of its own accord', () => {
  const before = render(<Announcer />).container.textContent;
  render(<PauseNotice auction={paused} />);
  screen.getByText('Samples are checked.');
  expect(said()).toBe(before);
});
