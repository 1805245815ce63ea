import { screen } from '@testing-library/react';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { ProductChoicesDocument, ProductNamedDocument } from '../../features/goods/postings/ProductField.generated.ts';
import { AuctionListDialogs } from './AuctionListDialogs.tsx';

describe('screens/AuctionList/AuctionListDialogs', () => {
  const urea = {
    __typename: 'Product' as const,
    id: 'urea',
    name: 'Urea, Fertilizer Grade',
    casNumber: '57-13-6',
    referenceUnit: 'MT',
  };
  const products = (...nodes: object[]) => ({ data: { products: { __typename: 'ProductConnection', nodes } } });

  const open = async (search: string) => {
    const named = { ...urea, synonyms: ['Urea', 'Carbamide'] };
    await renderAs(member, <AuctionListDialogs />, {
      at: `/auctions?new=auction&q=${search}`,
      mocks: [
        { request: { query: ProductNamedDocument, variables: { search } }, result: products(named) },
        { request: { query: ProductChoicesDocument, variables: { search: '' } }, result: products(urea) },
      ],
    });
    await screen.findByRole('dialog', { name: 'Create Auction' });
  };
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

  test("'Start eAuction' fills in the title, the product with that name and its unit", async () => {
    await open('urea');
    expect(field(/^Title/)).toHaveValue('urea');
    expect(field(/^Product/)).toHaveValue('Urea, Fertilizer Grade · 57-13-6');
    expect(field(/^Unit/)).toHaveValue('MT');
  });

  test('a search text that is not a product of the catalogue fills in the title only', async () => {
    await open('nitrogen');
    expect(field(/^Title/)).toHaveValue('nitrogen');
    expect(field(/^Product/)).toHaveValue('');
    expect(field(/^Unit/)).toHaveValue('');
  });
});
