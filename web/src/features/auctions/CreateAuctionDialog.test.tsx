import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { ProductChoicesDocument } from '../postings/ProductField.generated.ts';
import { CreateAuctionDialog } from './CreateAuctionDialog.tsx';

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const noProducts = {
  request: { query: ProductChoicesDocument, variables: { search: '' } },
  result: { data: { products: { __typename: 'ProductConnection', nodes: [] } } },
};

beforeEach(() => renderAs(member, <CreateAuctionDialog refetch={[]} onClose={jest.fn()} />, { mocks: [noProducts] }));

test('a price for the lot is shown with the price for one unit', async () => {
  expect(screen.queryByText(/That is/)).toBeNull();
  type(/^Quantity/, '400');
  type(/^Unit/, 'MT');
  type(/^Starting price/, '26000');
  await screen.findByText('That is $65.00 / MT.');
  type(/^Reserve price/, '30000');
  await screen.findByText('Hidden until the auction ends; then part of its public log. That is $75.00 / MT.');
});

test('a price per unit needs no conversion', async () => {
  type(/^Quantity/, '400');
  type(/^Unit/, 'MT');
  type(/^Prices are for/, 'per_unit');
  type(/^Starting price/, '65');
  await screen.findAllByText('/ MT');
  expect(screen.queryByText(/That is/)).toBeNull();
});
