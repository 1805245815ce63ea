import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SearchEverythingDocument } from '../../features/goods/search/SearchDialog.generated.ts';
import { HeaderSearch } from './HeaderSearch.tsx';

describe('app/Layout/HeaderSearch', () => {
  const page = <Node extends object>(...nodes: Node[]) => ({ nodes });
  const found = {
    searchCompletions: [],
    orders: page({ __typename: 'Order', id: 'o1', number: '3706241784', title: 'Rutile', purchaseOrderNumber: 'PO-7' }),
    quotes: page({
      __typename: 'Quote',
      id: 'q1',
      number: '1',
      offering: { __typename: 'Offering', id: 'b', title: 'R-902' },
    }),
    offerings: page({ __typename: 'Offering', id: 'a', title: 'Rutile R-902', sku: 'R902', company: null }),
  };

  const Address = () => <p>{useLocation().pathname}</p>;

  const show = () => {
    const answers = ['PO-7', 'ure', 'urea'].map((text) => ({
      request: { query: SearchEverythingDocument, variables: { text } },
      result: { data: found },
    }));
    const link = new MockLink(answers);
    render(
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <MemoryRouter>
          <HeaderSearch />
          <Address />
        </MemoryRouter>
      </ApolloProvider>,
    );
  };
  const box = () => screen.findByRole<HTMLInputElement>('combobox');

  test('letters typed before the dialog is there are kept, unless Escape follows; it closes the dialog, and the next search begins empty', async () => {
    show();
    await userEvent.keyboard('{Control>}k{/Control}x{Escape}{Control>}k{/Control}ure');
    await waitFor(async () => expect(await box()).toHaveValue('ure'));
    await waitFor(async () => expect(await box()).toHaveFocus());
    expect(await screen.findByRole('option', { name: 'Search for “ure”' })).toBeVisible();
    await userEvent.keyboard('a');
    expect(await box()).toHaveValue('urea');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await box()).toHaveValue('');
  });

  test('own orders, quotes and offerings are found with their numbers', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Search materials and companies' }));
    await userEvent.type(await box(), 'PO-7');
    const order = await screen.findByRole('option', { name: /Order/ });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'RutileOrder · 3706241784 · PO-7',
      'R-902Quote · 1',
      'Rutile R-902Offering · R902',
      'Search for “PO-7”',
    ]);
    await userEvent.click(order);
    expect(await screen.findByText('/orders/o1')).toBeVisible();
  });
});
