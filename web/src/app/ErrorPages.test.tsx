import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ErrorState } from '../kit/ui/State.tsx';
import { ContentFailure } from './ErrorPages.tsx';

describe('app/ErrorPages', () => {
  const turn = (isOnline: boolean) =>
    act(() => {
      Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  afterEach(() => turn(true));
  const showAt = (path: string) =>
    render(<ContentFailure />, { wrapper: (props) => <MemoryRouter initialEntries={[path]} {...props} /> });

  test('without a connection the page says so, and keeps its links', async () => {
    turn(false);
    showAt('/inventory');
    expect(screen.getByText('No connection')).toBeVisible();
    expect(screen.getByText('This is loaded when the connection is back. Your data is safe.')).toBeVisible();
    expect(await screen.findByRole('navigation', { name: 'My business' })).toBeVisible();
  });

  test('with a connection it says that it could not be shown', () => {
    showAt('/products');
    expect(screen.getByText('Something went wrong')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('what failed is tried again once when the connection is back', () => {
    const retry = jest.fn();
    render(<ErrorState title="Your orders could not be loaded" onRetry={retry} />);
    expect(screen.getByText('Your orders could not be loaded')).toBeVisible();
    turn(false);
    expect(screen.getByText('No connection')).toBeVisible();
    turn(true);
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
