import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ComponentType } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { inRouter } from '../../../test/inRouter.tsx';
import { NavigationGuard } from '../navigation/NavigationGuard.tsx';
import { useTypedParam } from './useTypedParam.ts';

describe('kit/ui/useTypedParam', () => {
  const Search = () => {
    const [typed, setTyped, settled] = useTypedParam('q');
    const navigate = useNavigate();
    const { search } = useLocation();
    return (
      <>
        <input aria-label="Search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <output>{settled}</output>
        <p>{search}</p>
        <button type="button" onClick={() => void navigate('/?q=soda')}>
          Soda
        </button>
      </>
    );
  };

  const show = (at = '/') => {
    render(inRouter(<Search />, at));
    return {
      box: screen.getByRole<HTMLInputElement>('textbox'),
      settled: () => screen.getByRole('status').textContent,
      user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
      pause: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
    };
  };

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('starts with the value in the URL', () => {
    const { box, settled } = show('/?q=urea');
    expect(box.value).toBe('urea');
    expect(settled()).toBe('urea');
  });

  test('updates the URL when typing pauses, not with each letter', async () => {
    const { box, settled, user, pause } = show('/?tab=offerings');
    await user.type(box, 'urea');
    expect(box.value).toBe('urea');
    expect(settled()).toBe('');
    pause(250);
    expect(settled()).toBe('urea');
    expect(screen.getByText('?tab=offerings&q=urea')).toBeTruthy();
  });

  test('typing can continue while an earlier text is written to the URL', async () => {
    const { box, settled, user, pause } = show();
    await user.type(box, 'ur');
    pause(250);
    await user.type(box, 'ea');
    expect(box.value).toBe('urea');
    pause(250);
    expect(settled()).toBe('urea');
  });

  test('shows a change of the URL from elsewhere', async () => {
    const { box, user, pause } = show('/?q=urea');
    await user.click(screen.getByRole('button'));
    expect(box.value).toBe('soda');
    pause(1000);
    expect(box.value).toBe('soda');
  });

  test('does not navigate back while another page is loading', async () => {
    let arrive: (code: { default: ComponentType }) => void = () => undefined;
    const Product = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
    const searching = (
      <>
        <Search />
        <Link to="/product">Product</Link>
      </>
    );
    const guarded = (
      <NavigationGuard>
        <Suspense fallback="Wait">
          <Outlet />
        </Suspense>
      </NavigationGuard>
    );
    const children = [
      { path: '/', element: searching },
      { path: '/product', element: <Product /> },
    ];
    render(<RouterProvider router={createMemoryRouter([{ element: guarded, children }])} />);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(screen.getByRole('textbox'), 'urea');
    await user.click(screen.getByRole('link'));
    expect(screen.getByRole('textbox')).toBeTruthy();
    act(() => jest.advanceTimersByTime(250));
    await act(async () => arrive({ default: () => <h1>Urea</h1> }));
    expect(screen.getByRole('heading').textContent).toBe('Urea');
  });
});
