import { fullName } from '../../accounts/person.ts';
import { Moment } from '../../../../kit/ui/Figures.tsx';
import { KeyValueList, type KeyValues } from '../../../../kit/ui/KeyValueList.tsx';
import { WebLink } from '../../../../kit/ui/Text.tsx';
import type { CompanyReviewFragment } from './CompanyReview.generated.ts';

/** The company's data for the admin's decision. */
export const CompanyReview = ({ company }: { company: CompanyReviewFragment }) => {
  const { website, user } = company;
  const lines: KeyValues = [
    company.claimedName !== null && { label: 'Name it asks for', value: company.claimedName },
    { label: 'Registration number', value: company.businessRegistrationNumber ?? 'Not given' },
    { label: 'VAT number', value: company.vatNumber ?? 'Not given' },
    {
      label: 'Website',
      value: website ? (
        <WebLink href={website} target="_blank" rel="nofollow noopener noreferrer">
          {website}
        </WebLink>
      ) : (
        'Not given'
      ),
    },
    { label: 'Contact email', value: company.contactEmail ?? 'Not given' },
    { label: 'Phone', value: company.phone },
    { label: 'Address', value: company.address ?? 'Not given' },
    { label: 'Description', value: company.description ?? 'Not given' },
    { label: 'Owner', value: `${fullName(user)}, ${user.position ?? ''}` },
    { label: 'Login address', value: user.email },
    { label: 'Mobile', value: user.mobileNumber },
    { label: 'Country', value: company.registrationCountry },
    { label: 'Registered', value: <Moment at={user.createdAt} /> },
    company.lockReason !== null && { label: 'Locked', value: company.lockReason },
  ];
  return <KeyValueList dense items={lines} />;
};
