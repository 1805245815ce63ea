import { Moment } from '../../kit/ui/Figures.tsx';
import { KeyValueList, type KeyValue } from '../../kit/ui/KeyValueList.tsx';
import { WebLink } from '../../kit/ui/Text.tsx';
import type { ShownCompany } from './shownCompany.ts';

/** Contact details of a company; empty ones are left out. */
export const CompanyFacts = ({
  company: { phone, website, contactEmail, address, registrationCountry, user },
}: {
  company: ShownCompany;
}) => {
  const lines: (KeyValue | false)[] = [
    { label: 'Phone', value: <WebLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</WebLink> },
    website !== null && {
      label: 'Website',
      value: (
        <WebLink href={website} rel="nofollow noopener noreferrer">
          {new URL(website).host}
        </WebLink>
      ),
    },
    contactEmail !== null && {
      label: 'Email',
      value: <WebLink href={`mailto:${contactEmail}`}>{contactEmail}</WebLink>,
    },
    address !== null && { label: 'Address', value: address },
    { label: 'Place', value: `${user.city}, ${registrationCountry}` },
    { label: 'Trades here since', value: <Moment at={user.createdAt} /> },
  ];
  return <KeyValueList dense items={lines.filter((line) => line !== false)} />;
};
