import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../../test/renderAs.tsx';
import { CompanyProfileForm } from './CompanyProfileForm.tsx';
import type { CompanyProfileFormFragment } from './CompanyProfileForm.generated.ts';
import { ProfileCompleteness } from './ProfileCompleteness.tsx';

describe('features/people/companies/ProfileCompleteness', () => {
  const profile: CompanyProfileFormFragment = {
    __typename: 'CompanyProfile',
    id: '0195849e-0000-7000-8000-000000000002',
    claimedName: null,
    companyName: 'Weiss Salts',
    phone: '+43 732 555',
    website: 'https://weiss-salts.example',
    contactEmail: 'office@weiss-salts.example',
    businessRegistrationNumber: 'FN 123',
    vatNumber: 'ATU 12345678',
    registrationCountry: 'Austria',
    address: 'Linz',
    description: 'Buys and sells salts.',
    verificationStatus: 'pending',
  };

  const show = (saved: CompanyProfileFormFragment) =>
    renderAs(
      member,
      <>
        <ProfileCompleteness profile={saved} />
        <CompanyProfileForm profile={saved} companyName="Weiss Salts" refetch={[]} />
      </>,
    );

  const meter = () => screen.getByRole('meter', { name: 'Profile completeness' });

  test('each missing field is a link that leads to it', async () => {
    await show({ ...profile, website: null, address: null });
    expect(meter()).toHaveAttribute('aria-valuetext', '6 of 8 fields');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Add website', 'Add address']);
    await userEvent.click(screen.getByRole('link', { name: 'Add address' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Address/));
  });

  test('a complete profile says so', async () => {
    await show(profile);
    expect(meter()).toHaveAttribute('aria-valuenow', '8');
    expect(screen.getByText('Every field is filled in.')).toBeVisible();
  });

  test('every field of the form counts', async () => {
    const none = { companyName: '', phone: '', website: null, contactEmail: null, address: null, description: null };
    await show({ ...profile, ...none, businessRegistrationNumber: null, vatNumber: null });
    expect(meter()).toHaveAttribute('aria-valuenow', '0');
    const fields = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(screen.getAllByRole('link')).toHaveLength(fields.length);
    for (const { name } of fields)
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(`#${name}`);
  });
});
