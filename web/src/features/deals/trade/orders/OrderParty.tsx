import { isolated } from 'api/rules/values/signs';
import { fullName } from '../../../people/accounts/person.ts';
import { phoneLink } from '../../../../kit/format.ts';
import { Stack } from '../../../../kit/ui/Layout.tsx';
import { Panel } from '../../../../kit/ui/Panel.tsx';
import { Label, SmallText, Text, WebLink } from '../../../../kit/ui/Text.tsx';
import { CompanyName } from '../../../people/companies/CompanyName.tsx';
import type { OrderCompanyFragment, OrderContactFragment, OrderPartyFragment } from './OrderParty.generated.ts';

type OrderPartyProps = {
  label: string;
  user: OrderPartyFragment;
  company: OrderCompanyFragment | null;
  contact: OrderContactFragment | null;
};

/** One party of an order: company, location and the contact at the time of the order, which only both sides see. */
export const OrderParty = ({ label, user, company, contact }: OrderPartyProps) => (
  <Panel>
    <Stack $gap={1}>
      <Label>{label}</Label>
      <Text as="h3" $size="strong">
        <CompanyName user={user} company={company} />
      </Text>
      <SmallText>{contact?.name ?? fullName(user)}</SmallText>
      <SmallText>
        {company ? (company.address ?? company.registrationCountry) : `${isolated(user.city)}, ${user.country}`}
      </SmallText>
      {contact?.phone && (
        <Text $size="small">
          <WebLink href={phoneLink(contact.phone)}>{contact.phone}</WebLink>
        </Text>
      )}
      {contact?.email && (
        <Text $size="small">
          <WebLink href={`mailto:${contact.email}`}>{contact.email}</WebLink>
        </Text>
      )}
      {contact?.vatNumber && <SmallText>VAT number {contact.vatNumber}</SmallText>}
    </Stack>
  </Panel>
);
