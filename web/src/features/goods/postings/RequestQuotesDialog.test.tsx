import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../../test/renderAs.tsx';
import { noTerms } from '../../../../test/terms.ts';
import { RequestQuoteDocument } from './RequestQuote.generated.ts';
import { RequestQuotesDialog } from './RequestQuotesDialog.tsx';
import type { SupplierOffer } from './SupplierOffers.tsx';

describe('features/goods/postings/RequestQuotesDialog', () => {
  const offer = (id: string, companyName: string, unit = 'MT'): SupplierOffer => ({
    __typename: 'Offering',
    id,
    userId: id,
    title: 'Urea, big bags',
    price: '410.00',
    unit,
    comparablePrice: null,
    comparableUnit: null,
    priceCheck: 'ok',
    priceConfirmedAt: null,
    hasOtherGrade: false,
    terms: noTerms,
    quantity: 40,
    user: { __typename: 'User', id, email: null, firstName: 'Ada', lastName: 'Weiss', companyName },
    company: null,
  });

  const show = async (answer: (offeringId: string) => object) => {
    const asked: string[] = [];
    await renderAs(
      member,
      <RequestQuotesDialog
        productId="product"
        offers={[offer('1', 'Sorrel Bay'), offer('2', 'Weser Salts'), offer('3', 'Kilo Ltd', 'KG')]}
        onClose={() => undefined}
      />,
      {
        mocks: [
          {
            request: {
              query: RequestQuoteDocument,
              variables: ({ input }: Record<string, unknown>) =>
                Boolean(asked.push((input as { offeringId: string }).offeringId)),
            },
            result: ({ input }: Record<string, unknown>) => answer((input as { offeringId: string }).offeringId),
            maxUsageCount: 9,
          },
        ],
      },
    );
    return asked;
  };
  const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
  const isSent = (offeringId: string) => ({
    data: { requestQuote: { __typename: 'Quote', id: `quote ${offeringId}` } },
  });

  test('asks for one quantity, so only offers in one unit can be chosen together', async () => {
    await show(isSent);
    expect(screen.getByRole('button', { name: 'Request quote' })).toBeDisabled();
    await tick(/Sorrel Bay/);
    expect(screen.getByRole('checkbox', { name: /Kilo Ltd/ })).toBeDisabled();
    await tick(/Weser Salts/);
    expect(screen.getByRole('button', { name: 'Request 2 quotes' })).toBeEnabled();
  });

  test('says which supplier has too little before the request is sent', async () => {
    await show(isSent);
    await tick(/Sorrel Bay/);
    const quantity = screen.getByLabelText('Quantity');
    await userEvent.type(quantity, '41');
    expect(screen.getByText(/^Only 40 MT are available\./)).toBeVisible();
    await tick(/Weser Salts/);
    expect(screen.getByText(/Weser Salts: Only 40 MT are available\./)).toBeVisible();
    await userEvent.type(quantity, '{Backspace}');
    expect(screen.queryByText(/are available/)).toBeNull();
  });

  test('names the supplier who could not be asked, and asks nobody twice', async () => {
    let isBlocked = true;
    const asked = await show((id) =>
      id === '2' && isBlocked ? { errors: [{ message: 'You cannot write to this member.' }] } : isSent(id),
    );
    await tick(/Sorrel Bay/);
    await tick(/Weser Salts/);
    await userEvent.type(screen.getByLabelText('Quantity'), '12');
    await userEvent.click(screen.getByRole('button', { name: 'Request 2 quotes' }));
    expect(await screen.findByText('Weser Salts: You cannot write to this member.')).toBeVisible();
    isBlocked = false;
    await userEvent.click(screen.getByRole('button', { name: 'Request 2 quotes' }));
    await waitFor(() => expect(asked).toEqual(['1', '2', '2']));
  });
});
