import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { member, renderAs } from '../../../../test/renderAs.tsx';
import { Announcer } from '../../../kit/ui/Announcer.tsx';
import { NotifyButton } from './NotifyButton.tsx';
import type { Watchable } from './useWatch.ts';
import { UnwatchDocument, WatchDocument } from './Watch.generated.ts';
import { WatchButton, WatchToggle } from './WatchButton.tsx';

describe('features/people/watchlist/watching', () => {
  const PRODUCT = gql`
    query Shown {
      product(id: "p") {
        id
        isWatched
      }
      dashboardStats {
        watchlistCount
      }
    }
  `;
  type Shown = { product: Watchable; dashboardStats: { watchlistCount: number } };

  const Page = () => {
    const { data } = useQuery<Shown>(PRODUCT);
    const { pathname, search } = useLocation();
    return (
      <>
        {data && (
          <>
            <WatchButton thing={data.product} name="Urea" />
            <WatchToggle thing={data.product} name="Urea" />
            <NotifyButton thing={data.product} name="Urea" />
            <p>{data.dashboardStats.watchlistCount} watched</p>
          </>
        )}
        <p>At {pathname + search}</p>
        <Announcer />
      </>
    );
  };

  const stored = (isWatched: boolean) => ({
    request: { query: PRODUCT },
    result: {
      data: {
        product: { __typename: 'Product', id: 'p', isWatched },
        dashboardStats: { __typename: 'DashboardStats', watchlistCount: 4 },
      },
    },
  });
  const variables = { input: { productId: 'p' } };
  const watch = (answer: object) => ({ request: { query: WatchDocument, variables }, delay: 50, ...answer });

  const isOn = async () =>
    (await screen.findAllByRole('button', { name: 'Watch Urea' }))[0]?.getAttribute('aria-pressed');

  test('a star fills and counts at once, and a toast confirms it', async () => {
    await renderAs(member, <Page />, { mocks: [stored(false), watch({ result: { data: { watch: true } } })] });
    const [first] = await screen.findAllByRole('button', { name: 'Watch Urea' });
    expect(await isOn()).toBe('false');
    await userEvent.click(first!);
    expect(await isOn()).toBe('true');
    expect(screen.getByText('5 watched')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Watching Urea' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'You will be notified' })).toBeVisible();
    expect(await screen.findByText('Watching Urea', { selector: '[aria-live] *' })).toBeInTheDocument();
  });

  const full = 'You can watch at most 1,000 records.';
  test.each([
    ['is away', { error: new Error('away') }, 'Failed to change your watchlist. Please try again.'],
    ['refuses it', { result: { errors: [{ message: full, extensions: { code: 'BAD_USER_INPUT' } }] } }, full],
  ])('a change is undone with an error: the server %s', async (_case, answer, text) => {
    await renderAs(member, <Page />, { mocks: [stored(false), watch(answer)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Notify Me When Available' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await isOn()).toBe('false');
    expect(screen.getByText('4 watched')).toBeVisible();
  });

  test('a record is removed the same way', async () => {
    const unwatch = { request: { query: UnwatchDocument, variables }, result: { data: { unwatch: true } } };
    await renderAs(member, <Page />, { mocks: [stored(true), unwatch] });
    await userEvent.click(await screen.findByRole('button', { name: 'Watching Urea' }));
    await waitFor(async () => expect(await isOn()).toBe('false'));
    expect(screen.getByText('3 watched')).toBeVisible();
  });

  test('a visitor signs in first and comes back; then the record is watched, and only once', async () => {
    await renderAs(null, <Page />, { mocks: [stored(false)], at: '/product/p?tab=suppliers' });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Watch Urea' }))[0]!);
    expect(screen.getByText('At /auth?next=%2Fproduct%2Fp%3Ftab%3Dsuppliers')).toBeVisible();
    cleanup();
    await renderAs(member, <Page />, { mocks: [stored(false), watch({ result: { data: { watch: true } } })] });
    expect(await screen.findByText('5 watched')).toBeVisible();
    expect(await isOn()).toBe('true');
    cleanup();
    await renderAs(member, <Page />, { mocks: [stored(false)] });
    expect(await screen.findByText('4 watched')).toBeVisible();
  });

  test('a visitor who comes back without signing in has changed their mind', async () => {
    await renderAs(null, <Page />, { mocks: [stored(false)] });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Watch Urea' }))[0]!);
    cleanup();
    await renderAs(null, <Page />, { mocks: [stored(false)] });
    cleanup();
    await renderAs(member, <Page />, { mocks: [stored(false)] });
    expect(await screen.findByText('4 watched')).toBeVisible();
    expect(await isOn()).toBe('false');
  });

  test('a list that was asked for before the change is asked for again', async () => {
    const LIST = gql`
      query WatchlistScreen {
        products(watched: true) {
          totalCount
        }
      }
    `;
    const List = () => {
      const { data } = useQuery<{ products: { totalCount: number } }>(LIST, { fetchPolicy: 'cache-and-network' });
      return <p>{data?.products.totalCount ?? 'No'} in the list</p>;
    };
    const list = (totalCount: number, delay: number) => ({
      request: { query: LIST },
      result: { data: { products: { __typename: 'ProductConnection', totalCount } } },
      delay,
    });
    const mocks = [
      stored(true),
      list(1, 300),
      { request: { query: UnwatchDocument, variables }, result: { data: { unwatch: true } }, delay: 50 },
      list(0, 0),
      list(0, 0),
    ];
    await renderAs(
      member,
      <>
        <Page />
        <List />
      </>,
      { mocks },
    );
    await userEvent.click((await screen.findAllByRole('button', { name: 'Watch Urea' }))[0]!);
    expect(await screen.findByText('0 in the list')).toBeVisible();
  });
});
