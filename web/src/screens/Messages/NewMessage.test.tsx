import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { CompaniesNamedDocument } from '../../features/people/companies/CompaniesNamed.generated.ts';
import { NewMessage } from './NewMessage.tsx';

test('a company is found by its name, but not the own one, and leads to the conversation with it', async () => {
  const company = (id: string, companyName: string) => ({
    __typename: 'CompanyProfile' as const,
    id,
    companyName,
    verificationStatus: 'approved' as const,
    registrationCountry: 'Norway',
    offerings: { __typename: 'OfferingConnection' as const, totalCount: 1 },
  });
  const nodes = [company('own', 'Northern Paints'), company('other', 'Northern Salts')];
  await renderAs(
    { ...member, companyProfile: { __typename: 'CompanyProfile', id: 'own', lockReason: null, viewerRole: 'owner' } },
    <NewMessage onClose={() => undefined} />,
    {
      mocks: [
        {
          request: { query: CompaniesNamedDocument, variables: { search: 'north' } },
          result: { data: { companies: { __typename: 'CompanyProfileConnection', nodes } } },
        },
      ],
    },
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Company' }), 'north');
  expect(await screen.findByRole('link', { name: 'Northern Salts' })).toHaveAttribute(
    'href',
    '/messages?to=company:other',
  );
  expect(screen.queryByText('Northern Paints')).toBeNull();
});
