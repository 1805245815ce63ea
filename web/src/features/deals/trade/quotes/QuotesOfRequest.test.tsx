import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../../../test/renderAs.tsx';
import { noTerms } from '../../../../../test/terms.ts';
import { ChangeQuoteDocument } from './QuoteActions.generated.ts';
import { QuotesOfRequest } from './QuotesOfRequest.tsx';
import { QuotesOfRequestDocument, type QuotesOfRequestQuery } from './QuotesOfRequest.generated.ts';

describe('features/deals/trade/quotes/QuotesOfRequest', () => {
  type Quote = QuotesOfRequestQuery['quotes']['nodes'][number];

  const person = (id: string, companyName: string) =>
    ({ __typename: 'User', id, firstName: 'Ada', lastName: 'Weiss', companyName }) as const;

  const quote = (id: string, supplier: string, price: string, changed: Partial<Quote>): Quote => ({
    __typename: 'Quote',
    id,
    status: 'open',
    isExpired: false,
    awaiting: 'buyer',
    isSample: false,
    buyerId: 'b',
    sellerId: id,
    buyer: person('b', 'Northgate'),
    buyerCompany: null,
    seller: person(id, supplier),
    sellerCompany: null,
    viewerCan: { __typename: 'QuoteViewerCan', decline: true, withdraw: false },
    offering: { __typename: 'Offering', id: `offering ${id}`, title: 'Rutile' },
    revision: {
      __typename: 'QuoteRevision',
      id: `revision ${id}`,
      number: 2,
      side: 'seller',
      createdAt: '2026-11-27T00:00:00.000Z',
      note: null,
      totalAmount: null,
      user: person(id, supplier),
      terms: { ...noTerms, price, quantity: 20, validUntil: null },
    },
    ...changed,
  });

  test('the quotes of one request stand side by side; once one is accepted, the others are declined with a reason', async () => {
    const can = { __typename: 'QuoteViewerCan', decline: false, withdraw: false } as const;
    const nodes = [
      quote('1', 'Sorrel Bay', '2500.00', { status: 'accepted', awaiting: null, viewerCan: can }),
      quote('2', 'Weser Salts', '2600.00', {}),
      quote('3', 'Meridian', '2300.50', {
        awaiting: 'seller',
        viewerCan: { ...can, withdraw: true },
        revision: { ...quote('3', 'Meridian', '2300.50', {}).revision, side: 'buyer' },
      }),
    ];
    const ended: object[] = [];
    const mocks = [
      {
        request: { query: QuotesOfRequestDocument, variables: { requestId: 'request' } },
        result: { data: { quotes: { __typename: 'QuoteConnection' as const, nodes } } },
        maxUsageCount: 9,
      },
      {
        request: {
          query: ChangeQuoteDocument,
          variables: ({ input }: Record<string, unknown>) => Boolean(ended.push(input as object)),
        },
        result: { data: { changeQuote: null } },
        maxUsageCount: 9,
      },
    ];
    await renderAs(member, <QuotesOfRequest requestId="request" />, { mocks });
    const prices = within(await screen.findByRole('row', { name: /^Price/ })).getAllByRole('cell');
    expect(prices.map(({ textContent }) => textContent)).toEqual([
      'You asked: $2,300.50 / MT',
      '$2,500.00 / MT',
      '$2,600.00 / MT',
    ]);
    expect(screen.getByText('One is accepted. Decline the 2 others?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeDisabled();
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'The price');
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() =>
      expect(ended).toEqual([
        { quoteId: '2', revision: 2, status: 'declined', reason: 'price' },
        { quoteId: '3', revision: 2, status: 'withdrawn' },
      ]),
    );
  });
});
