import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SearchBoxWithCompletions } from './SearchBoxWithCompletions.tsx';
import { SearchCompletionsDocument } from './SearchCompletions.generated.ts';
import type { CompletionKind } from '../../../schemaTypes.generated.ts';

describe('features/goods/search/SearchBoxWithCompletions', () => {
  const completion = (text: string, kind: CompletionKind, rest: object = {}) => ({
    __typename: 'SearchCompletion' as const,
    text,
    kind,
    productId: null,
    categoryId: null,
    companyId: null,
    detail: null,
    ...rest,
  });
  const vitriol = [
    completion('Oil of vitriol', 'synonym', { productId: 'h2so4', detail: 'Sulfuric Acid' }),
    completion('Sulfuric Acid', 'material', { productId: 'h2so4' }),
    completion('Mineral Acids', 'category', { categoryId: 'acids', detail: '12' }),
    completion('Acidity regulator', 'use', { detail: '1' }),
    completion('Acid Traders Ltd', 'company', { companyId: 'traders', detail: 'India' }),
  ];

  const request = { query: SearchCompletionsDocument, variables: { text: 'acid' } };
  const found = () => new MockLink([{ request, result: { data: { searchCompletions: vitriol } } }]);

  const Box = ({ onSearch }: { onSearch: (text: string) => void }) => {
    const [text, setText] = useState('');
    const { pathname } = useLocation();
    return (
      <>
        <SearchBoxWithCompletions label="Search products" value={text} onChange={setText} onSearch={onSearch} />
        <p>{pathname}</p>
      </>
    );
  };

  const show = (link: ApolloLink) => {
    const onSearch = jest.fn();
    render(
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <MemoryRouter>
          <Box onSearch={onSearch} />
        </MemoryRouter>
      </ApolloProvider>,
    );
    return { onSearch, box: screen.getByRole<HTMLInputElement>('combobox', { name: 'Search products' }) };
  };

  const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const active = (box: HTMLElement) =>
    document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

  test('materials, categories and uses are suggested while typing, with the material or kind they refer to', async () => {
    const { box } = show(found());
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(box, 'acid');
    await screen.findByRole('option', { name: /Mineral Acids/ });
    expect(rows()).toEqual([
      'Oil of vitriolSulfuric Acid',
      'Sulfuric Acid',
      'Mineral AcidsCategory · 12 materials',
      'Acidity regulatorUse · 1 material',
      'Acid Traders LtdCompany · India',
      'Search for “acid”',
    ]);
    expect(box).toHaveAttribute('aria-expanded', 'true');
  });

  test.each([
    [/^Oil of vitriol/, '/product/h2so4'],
    [/^Mineral Acids/, '/category/acids'],
    [/^Acid Traders/, '/company/traders'],
  ])('choosing %s opens %s', async (name, path) => {
    const { box, onSearch } = show(found());
    await userEvent.type(box, 'acid');
    await userEvent.click(await screen.findByRole('option', { name }));
    expect(await screen.findByText(path)).toBeVisible();
    expect(onSearch).not.toHaveBeenCalled();
    expect(rows()).toEqual([]);
  });

  test.each([
    [/^Acidity regulator/, 'Acidity regulator'],
    [/^Search for/, 'acid'],
  ])('choosing %s searches for %s', async (name, text) => {
    const { box, onSearch } = show(found());
    await userEvent.type(box, 'acid');
    await userEvent.click(await screen.findByRole('option', { name }));
    expect(onSearch.mock.calls).toEqual([[text]]);
  });

  test('a row stays under the pointer of who presses it when others come before it', async () => {
    const { box } = show(found());
    await userEvent.type(box, 'acid');
    const typed = await screen.findByRole('option', { name: /^Search for/ });
    await screen.findByRole('option', { name: /^Mineral Acids/ });
    expect(typed).toBe(screen.getByRole('option', { name: /^Search for/ }));
  });

  test('the keyboard reaches every suggestion; Enter without one searches for the text', async () => {
    const { box, onSearch } = show(found());
    await userEvent.type(box, 'acid');
    await screen.findByRole('option', { name: /Mineral Acids/ });
    await userEvent.keyboard('{ArrowDown}');
    expect(active(box)).toMatch(/^Oil of vitriol/);
    await userEvent.keyboard('{End}');
    expect(active(box)).toMatch(/^Search for/);
    await userEvent.keyboard('{Home}');
    expect(active(box)).toMatch(/^Oil of vitriol/);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(active(box)).toMatch(/^Acid Traders Ltd/);
    await userEvent.keyboard('{Escape}');
    expect(rows()).toEqual([]);
    expect(box).toHaveValue('acid');
    await userEvent.keyboard('{Enter}');
    expect(onSearch.mock.calls).toEqual([['acid']]);
    await userEvent.keyboard('{Escape}');
    expect(box).toHaveValue('');
  });

  test('leaving the box with a highlighted suggestion opens nothing', async () => {
    const { box } = show(found());
    await userEvent.type(box, 'acid');
    await screen.findByRole('option', { name: /Mineral Acids/ });
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(rows()).toEqual([]);
    expect(box).toHaveValue('acid');
    expect(screen.getByText('/')).toBeVisible();
  });

  test('a slow answer to an earlier text does not replace that of the present text', async () => {
    const acetone = completion('Acetone', 'material', { productId: 'c3h6o' });
    const asked = new Map<string, (completions: object[]) => void>();
    const slow = new ApolloLink(
      ({ variables }) =>
        new Observable((observer) => {
          asked.set(String(variables['text']), (searchCompletions) => {
            observer.next({ data: { searchCompletions } });
            observer.complete();
          });
        }),
    );
    const { box } = show(slow);
    await userEvent.type(box, 'a');
    await waitFor(() => expect([...asked.keys()]).toEqual(['a']));
    await userEvent.type(box, 'cid');
    await waitFor(() => expect([...asked.keys()]).toEqual(['a', 'acid']));
    asked.get('acid')?.(vitriol);
    await screen.findByRole('option', { name: /Mineral Acids/ });
    await act(async () => asked.get('a')?.([acetone]));
    expect(rows()).toHaveLength(6);
  });

  test('the search for the text works if no suggestions can be loaded', async () => {
    const { box, onSearch } = show(new MockLink([{ request, error: new Error('away') }]));
    await userEvent.type(box, 'acid');
    await waitFor(() => expect(rows()).toEqual(['Search for “acid”']));
    await userEvent.keyboard('{Enter}');
    expect(onSearch.mock.calls).toEqual([['acid']]);
  });
});
