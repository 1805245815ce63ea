import { Moment } from '../../kit/ui/Figures.tsx';
import { KeyValueList, type KeyValue } from '../../kit/ui/KeyValueList.tsx';
import { WebLink } from '../../kit/ui/Text.tsx';
import type { ShownCompany } from './CompanyDetails.tsx';

/** How to reach a company, as far as it says; what it leaves open is left out. */
export function CompanyFacts({ company: { phone, website, address, user } }: { company: ShownCompany }) {
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
    address !== null && { label: 'Address', value: address },
    { label: 'Place', value: `${user.city}, ${user.country}` },
    { label: 'Trades here since', value: <Moment at={user.createdAt} /> },
  ];
  return <KeyValueList dense items={lines.filter((line) => line !== false)} />;
}
