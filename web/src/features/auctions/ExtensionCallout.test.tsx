import { render, screen } from '@testing-library/react';
import { Announcer } from '../../kit/ui/Announcer.tsx';
import { ExtensionCallout } from './ExtensionCallout.tsx';

const at = (clock: string) => `2026-11-23T${clock}.000Z`;
const running = { status: 'active', endTime: at('19:41:00'), pausedAt: null as string | null };
const shown = (change: Partial<typeof running> = {}) => (
  <>
    <Announcer />
    <ExtensionCallout auction={{ ...running, ...change }} />
  </>
);
const said = () => screen.getByRole('status').textContent;
const NEW_END = 'Nov 23, 2026, 19:41:47 UTC';

test('says and announces to the second how far a late bid moved the end, until the auction has ended', () => {
  const { rerender } = render(shown());
  const before = said();
  rerender(shown());
  expect(said()).toBe(before);
  rerender(shown({ endTime: at('19:41:47') }));
  expect(screen.getByText(/^The end was moved to/)).toHaveTextContent(`The end was moved to ${NEW_END}.`);
  expect(said()).toBe(`The auction is extended to ${NEW_END}.`);
  rerender(shown({ endTime: at('19:41:47'), status: 'ended' }));
  expect(screen.queryByText('Extended')).toBeNull();
});

test('the end of a pause moves the end too, but is no extension', () => {
  const { rerender } = render(shown({ pausedAt: at('19:30:00') }));
  const before = said();
  rerender(shown({ endTime: at('19:51:00') }));
  expect(screen.queryByText('Extended')).toBeNull();
  expect(said()).toBe(before);
});
