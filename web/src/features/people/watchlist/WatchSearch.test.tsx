import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { member, renderAs } from '../../../../test/renderAs.tsx';
import { UnwatchSearchDocument, WatchedSearchesDocument, WatchSearchDocument } from './WatchedSearches.generated.ts';
import { WatchSearchButton } from './WatchSearchButton.tsx';

describe('features/people/watchlist/WatchSearch', () => {
  const saved = { __typename: 'WatchedSearch' as const, id: 's1', text: 'Unobtainium' };
  const list = (...watchedSearches: (typeof saved)[]) => ({
    request: { query: WatchedSearchesDocument },
    result: { data: { watchedSearches } },
  });

  const added = {
    request: { query: WatchSearchDocument, variables: { input: { text: 'unobtainium' } } },
    result: { data: { watchSearch: saved } },
  };

  const Page = () => {
    const { pathname, search } = useLocation();
    return (
      <>
        <WatchSearchButton search=" unobtainium " />
        <p>At {pathname + search}</p>
      </>
    );
  };

  test('a member asks for notices about a search, and ends them', async () => {
    await renderAs(member, <Page />, {
      mocks: [
        list(),
        added,
        list(saved),
        {
          request: { query: UnwatchSearchDocument, variables: { id: 's1' } },
          result: { data: { unwatchSearch: 's1' } },
        },
        list(),
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
    await userEvent.click(await screen.findByRole('button', { name: 'You will be notified' }));
    expect(await screen.findByRole('button', { name: 'Notify me' })).toBeVisible();
  });

  test('a visitor signs in first and comes back to the search, which is then saved', async () => {
    await renderAs(null, <Page />, { at: '/products?search=unobtainium' });
    await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText('At /auth?next=%2Fproducts%3Fsearch%3Dunobtainium')).toBeVisible();
    cleanup();
    // The search is saved before the list has arrived.
    await renderAs(member, <Page />, { mocks: [{ ...list(), delay: 300 }, added, list(saved)] });
    expect(await screen.findByRole('button', { name: 'You will be notified' })).toBeVisible();
  });

  test('a search that cannot be saved says why', async () => {
    await renderAs(member, <Page />, {
      mocks: [
        list(),
        {
          request: { query: WatchSearchDocument, variables: { input: { text: 'unobtainium' } } },
          result: {
            errors: [{ message: 'You can save at most 50 searches.', extensions: { code: 'BAD_USER_INPUT' } }],
          },
        },
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText('You can save at most 50 searches.')).toBeVisible();
  });
});
