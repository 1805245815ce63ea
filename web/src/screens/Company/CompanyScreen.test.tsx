import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { noTerms } from '../../../test/terms.ts';
import { InquireDialogDocument } from '../../features/goods/postings/InquireDialog.generated.ts';
import { CompanyScreenDocument, type CompanyScreenQuery } from './CompanyScreen.generated.ts';
import { CompanyScreen } from './CompanyScreen.tsx';

describe('screens/Company/CompanyScreen', () => {
  const id = '01958498-c7c0-791b-bd10-11b77d872b3c';

  const company: CompanyScreenQuery['companyProfile'] = {
    __typename: 'CompanyProfile',
    id,
    companyName: 'Konkan Crop Science',
    website: null,
    contactEmail: null,
    phone: '+91 2356 555 172',
    address: null,
    description: null,
    verificationStatus: 'approved',
    registrationCountry: 'India',
    usualResponseHours: 7,
    isWatched: false,
    user: {
      __typename: 'User',
      id: 'seller',
      isBlocked: false,
      city: 'Ratnagiri',
      createdAt: '2025-08-06T09:00:00.000Z',
    },
  };

  const offer = (title: string, materialName: string | null) => ({
    __typename: 'Offering' as const,
    id: `id of ${title}`,
    title,
    materialName,
    quantity: 40,
    unit: 'MT',
    price: '161.25',
    priceCheck: 'ok' as const,
    priceConfirmedAt: null,
    location: 'Ratnagiri',
    terms: { ...noTerms, unit: 'MT' },
  });

  const list = <Typename extends string, Item>(typename: Typename, nodes: Item[]) => ({
    __typename: typename,
    totalCount: nodes.length,
    nodes,
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null },
  });

  const show = (offers: ReturnType<typeof offer>[], user = member) =>
    renderAs(
      user,
      <Routes>
        <Route path="/company/:id" element={<CompanyScreen />} />
      </Routes>,
      {
        at: `/company/${id}`,
        mocks: [
          {
            request: { query: CompanyScreenDocument, variables: { id } },
            result: {
              data: {
                companyProfile: company,
                offerings: list('OfferingConnection', offers),
                rfps: list('RfpConnection', []),
                auctions: list('AuctionConnection', []),
              },
            },
          },
          {
            request: { query: InquireDialogDocument, variables: { id: 'id of Urea', reordered: '', isReorder: false } },
            result: { data: { offering: null } },
          },
        ],
      },
    );

  const quote = () => screen.findByRole('button', { name: 'Ask for a quote' });

  test('shows what a company sells by material, how fast it answers, and how to write to it', async () => {
    await show([offer('Fresh stock', 'Zinc Sulphate'), offer('Bulk', 'Ammonium Sulphate'), offer('Copper', null)]);
    await quote();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Bulk',
      'Copper',
      'Fresh stock',
    ]);
    expect(screen.getByText('Usually within a day')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute('href', `/messages?to=company:${id}`);
  });

  test('a quote is asked for one of several offerings', async () => {
    await show([offer('Urea', null), offer('Copper', null)]);
    await userEvent.click(await quote());
    const dialog = await screen.findByRole('dialog', { name: 'Ask for a quote' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Get Quote Urea' }));
    await screen.findByRole('dialog', { name: 'Get Quote' });
  });

  test('a quote of the only offering is asked for at once', async () => {
    await show([offer('Urea', null)]);
    await userEvent.click(await quote());
    await screen.findByRole('dialog', { name: 'Get Quote' });
  });

  test('a company neither writes to itself nor asks itself for a quote', async () => {
    const own = {
      __typename: 'CompanyProfile' as const,
      id,
      companyName: 'Konkan',
      verificationStatus: 'approved' as const,
    };
    await show([offer('Urea', null)], Object.assign({}, member, { companyProfile: own }));
    await screen.findByRole('link', { name: 'Edit profile' });
    for (const name of ['Ask for a quote', 'Get Quote Urea'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Message' })).not.toBeInTheDocument();
  });
});
