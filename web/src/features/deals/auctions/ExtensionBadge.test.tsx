import { render, screen } from '@testing-library/react';
import { ExtensionBadge } from './ExtensionBadge.tsx';

describe('features/deals/auctions/ExtensionBadge', () => {
  const at = (clock: string) => `2026-11-23T${clock}.000Z`;
  const shown = (endTime: string, pausedAt: string | null = null) => (
    <ExtensionBadge auction={{ endTime: at(endTime), pausedAt }} />
  );

  test('says by how much a late bid moved the end', () => {
    const { rerender } = render(shown('19:41:00'));
    rerender(shown('19:41:00'));
    expect(screen.queryByText(/^Extended by [^,]+$/)).toBeNull();
    rerender(shown('19:42:00'));
    expect(screen.getByText('Extended by 1 minute')).toBeVisible();
    rerender(shown('19:46:47'));
    expect(screen.getByText('Extended by 4 minutes 47 seconds')).toBeVisible();
  });

  test('the end of a pause moves the end too, but is no extension', () => {
    const { rerender } = render(shown('19:41:00', at('19:30:00')));
    rerender(shown('19:51:00'));
    expect(screen.queryByText(/^Extended by [^,]+$/)).toBeNull();
  });
});
