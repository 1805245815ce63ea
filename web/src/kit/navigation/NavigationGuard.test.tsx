import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Dialog } from '../ui/Dialog.tsx';
import { entryState } from './guards.ts';
import { NavigationGuard } from './NavigationGuard.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <NavigationGuard>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Filters">
        Countries
      </Dialog>
    </NavigationGuard>
  );
}

test('Back closes a dialog that has only just opened', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  // Goes back as soon as the history has the dialog's entry.
  const stop = router.subscribe(({ location }) => {
    if (!entryState(location).dialogs) return;
    stop();
    queueMicrotask(() => void router.navigate(-1));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(entryState(router.state.location).dialogs).toBe(undefined);
});
