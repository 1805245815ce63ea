import { jest } from '@jest/globals';
import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { member, renderAs } from '../../../../test/renderAs.tsx';
import { ProductChoicesDocument } from '../../goods/postings/ProductField.generated.ts';
import { PriceCheckDocument } from '../../goods/postings/usePriceConfirmation.generated.ts';
import { initialAuction } from './auctionForm.ts';
import { CreateAuctionDialog } from './CreateAuctionDialog.tsx';
import { CreateAuctionDocument } from './CreateAuctionDialog.generated.ts';

describe('features/deals/auctions/CreateAuctionDialog', () => {
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

  const Address = () => <p>At {useLocation().pathname}</p>;

  const noProducts = {
    request: { query: ProductChoicesDocument, variables: { search: '' } },
    result: { data: { products: { __typename: 'ProductConnection', nodes: [] } } },
  };

  const show = (...mocks: MockLink.MockedResponse[]) =>
    renderAs(member, <CreateAuctionDialog refetch={[]} onClose={jest.fn()} />, { mocks: [noProducts, ...mocks] });

  test('a price for the lot is shown with the price for one unit', async () => {
    await show();
    expect(screen.queryByText(/That is/)).toBeNull();
    type(/^Quantity/, '400');
    type(/^Unit/, 'MT');
    type(/^Starting price/, '26000');
    await screen.findByText('That is $65.00 / MT.');
    type(/^Reserve price/, '30000');
    await screen.findByText('Hidden until the auction ends; then part of its public log. That is $75.00 / MT.');
  });

  test('a price per unit needs no conversion', async () => {
    await show();
    type(/^Quantity/, '400');
    type(/^Unit/, 'MT');
    type(/^Prices are for/, 'per_unit');
    type(/^Starting price/, '65');
    await screen.findAllByText('/ MT');
    expect(screen.queryByText(/That is/)).toBeNull();
  });

  test.each([
    ['lot', 'MT', { price: '2.15', unit: 'MT' }],
    ['per_unit', 'kg', { price: '430', unit: 'KG' }],
  ] as const)('an unusual price, given per %s, is asked about once', async (priceBasis, unit, asked) => {
    const productId = '01958498-c7c0-791b-bd10-11b77d872b3c';
    const checked: unknown[] = [];
    const created: unknown[] = [];
    const priceCheck = {
      __typename: 'PriceFinding',
      priceCheck: 'unusual',
      expectedPrice: '420.00',
      expectedFrom: 'index',
      deviationPercent: -99.5,
    };
    const values = {
      ...initialAuction,
      ...{
        title: 'Urea',
        description: 'Granular.',
        productId,
        quantity: '200',
        unit,
        priceBasis,
        startingPrice: '430',
      },
      ...{ startTime: '2099-01-01T08:00', endTime: '2099-01-02T08:00' },
    };
    const product = {
      __typename: 'Product' as const,
      id: productId,
      name: 'Urea',
      casNumber: null,
      referenceUnit: 'MT',
    };
    const collect = (list: unknown[]) => (variables: unknown) => list.push(variables) > 0;
    const shown = (
      <>
        <CreateAuctionDialog initial={{ values, product }} refetch={[]} onClose={jest.fn()} />
        <Address />
      </>
    );
    await renderAs(member, shown, {
      mocks: [
        noProducts,
        { request: { query: PriceCheckDocument, variables: collect(checked) }, result: { data: { priceCheck } } },
        {
          request: { query: CreateAuctionDocument, variables: collect(created) },
          result: { data: { createAuction: { __typename: 'Auction', id: 'a' } } },
        },
      ],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Create Auction' }));
    expect(await screen.findByText(/This price is 99 % below the index price/)).toBeVisible();
    expect([checked, created]).toEqual([[{ productId, ...asked }], []]);
    fireEvent.click(screen.getByRole('button', { name: 'Create Auction at this price' }));
    expect(await screen.findByText('At /auctions/a')).toBeTruthy();
    expect(created).toHaveLength(1);
  });
});
