// Typed text is never lost without a question.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { object, string } from 'yup';
import { NavigationGuard } from '../navigation/NavigationGuard.tsx';
import { useDialogParam } from '../navigation/useDialogParams.ts';
import { Form } from './Form.tsx';
import { FormDialog } from './FormDialog.tsx';
import { TextField } from './TextField.tsx';

describe('kit/forms/unsavedText', () => {
  const schema = object({ note: string() });
  const onSubmit = () => Promise.resolve({ ok: true as const });

  const OnPage = () => (
    <Form initialValues={{ note: '' }} schema={schema} onSubmit={onSubmit}>
      <TextField name="note" label="Note" />
    </Form>
  );

  const InDialog = () => {
    const [adding, , close] = useDialogParam('add');
    return (
      adding && (
        <FormDialog
          title="Add a note"
          description="Others read it."
          initialValues={{ note: '' }}
          schema={schema}
          action="Add"
          onSubmit={onSubmit}
          onClose={close}
        >
          <TextField name="note" label="Note" />
        </FormDialog>
      )
    );
  };

  const show = (Shown: () => React.ReactNode) => {
    const page = (
      <NavigationGuard>
        <Link to="/other">Elsewhere</Link>
        <Shown />
      </NavigationGuard>
    );
    const router = createMemoryRouter(
      [
        { path: '/form', element: page },
        { path: '*', element: 'Another page' },
      ],
      {
        initialEntries: ['/before', '/form?add=note'],
      },
    );
    render(<RouterProvider router={router} />);
    return router;
  };

  type Router = ReturnType<typeof show>;

  const ways: [way: string, Shown: () => React.ReactNode, leave: (router: Router) => unknown][] = [
    ['a link leaves a page', OnPage, () => userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))],
    ['Back leaves a page', OnPage, (router) => router.navigate(-1)],
    ['Back closes a dialog', InDialog, (router) => router.navigate(-1)],
    ['Escape closes a dialog', InDialog, () => userEvent.keyboard('{Escape}')],
    ['Close closes a dialog', InDialog, () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['its button closes a dialog', InDialog, () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['a link leaves the page below a dialog', InDialog, (router) => router.navigate('/other')],
  ];

  test.each(ways)('typed text is kept until confirmed when %s', async (_way, Shown, leave) => {
    const router = show(Shown);
    const note = await screen.findByLabelText<HTMLInputElement>('Note');
    await userEvent.type(note, 'Two trucks');
    void leave(router);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Discard changes?')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Two trucks');
    void leave(router);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByLabelText('Note')).toBeNull());
  });

  test.each(ways)('without typed text there is no question when %s', async (_way, Shown, leave) => {
    const router = show(Shown);
    await screen.findByLabelText('Note');
    void leave(router);
    await waitFor(() => expect(screen.queryByLabelText('Note')).toBeNull());
  });

  test('there is no question when the list below a dialog replaces its search in the address', async () => {
    const router = show(InDialog);
    await userEvent.type(await screen.findByLabelText('Note'), 'Two trucks');
    await router.navigate('/form?add=note&q=acid', { replace: true });
    expect(router.state.location.search).toBe('?add=note&q=acid');
    expect(screen.queryByText('Discard changes?')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Two trucks');
  });

  test.each([
    ['page', OnPage],
    ['dialog', InDialog],
  ])('the browser asks before a tab with typed text on a %s is closed, and not without', async (_where, Shown) => {
    show(Shown);
    const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const note = await screen.findByLabelText('Note');
    expect(close()).toBe(true);
    await userEvent.type(note, 'x');
    await waitFor(() => expect(close()).toBe(false));
  });
});
