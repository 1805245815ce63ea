import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Dialog } from '../ui/Dialog.tsx';
import { NavigationGuard } from './NavigationGuard.tsx';
import { useDialogParam } from './useDialogParams.ts';

describe('kit/navigation/useDialogParams', () => {
  const Page = () => {
    const [filter, open, close] = useDialogParam('filter');
    return (
      <NavigationGuard>
        <button type="button" onClick={() => open('countries')}>
          Open
        </button>
        {filter && (
          <Dialog onClose={close} title="Filters">
            Countries
          </Dialog>
        )}
      </NavigationGuard>
    );
  };

  const show = (...initialEntries: string[]) => {
    const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries });
    render(<RouterProvider router={router} />);
    const address = () => router.state.location.pathname + router.state.location.search;
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    return { router, address, isClosed };
  };

  test.each([
    ['Back', ({ navigate }: { navigate: (delta: number) => unknown }) => navigate(-1)],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s closes a dialog and stays on the page, and leaves nothing in the history', async (_way, leave) => {
    const { router, address, isClosed } = show('/before', '/page?tab=all');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(address()).toBe('/page?tab=all&filter=countries');
    void leave({ navigate: (delta) => router.navigate(delta) });
    await isClosed();
    expect(address()).toBe('/page?tab=all');
    await router.navigate(-1);
    expect(address()).toBe('/before');
  });

  test('Back closes a dialog that a link opened before it returns to the page of the link', async () => {
    const { router, address, isClosed } = show('/before', '/page?filter=countries');
    await screen.findByRole('dialog');
    await router.navigate(-1);
    await isClosed();
    expect(address()).toBe('/page');
    await router.navigate(-1);
    expect(address()).toBe('/before');
  });

  test('closing twice goes back once', async () => {
    const { address, isClosed } = show('/before', '/page?filter=countries');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}{Escape}');
    await isClosed();
    expect(address()).toBe('/page');
  });
});
