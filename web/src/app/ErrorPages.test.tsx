import { act, render, screen } from '@testing-library/react';
import { ContentFailure } from './ErrorPages.tsx';

describe('app/ErrorPages', () => {
  const turn = (isOnline: boolean) =>
    act(() => {
      Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  afterEach(() => turn(true));

  test('without a connection the page says so, instead of that something went wrong', () => {
    turn(false);
    render(<ContentFailure />);
    expect(screen.getByText('No connection')).toBeVisible();
    expect(screen.getByText('This page is loaded when the connection is back. Your data is safe.')).toBeVisible();
  });

  test('with a connection it says that it could not be shown', () => {
    render(<ContentFailure />);
    expect(screen.getByText('Something went wrong')).toBeVisible();
  });
});
