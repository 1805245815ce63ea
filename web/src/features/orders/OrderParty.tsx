import { styled } from 'styled-components';
import { Panel } from '../../kit/ui/Panel.tsx';
import { Label, Text } from '../../kit/ui/Text.tsx';
import { space, type } from '../../theme.ts';
import { CompanyName } from '../companies/CompanyName.tsx';
import type { OrderPartyFragment } from './OrderParty.generated.ts';

/** One party of an order: company, contact person and location. */
export const OrderParty = ({ label, party }: { label: string; party: OrderPartyFragment }) => (
  <Panel>
    <Lines>
      <Label>{label}</Label>
      <Name>
        <CompanyName user={party} />
      </Name>
      <Text $size="small" $tone="inkSoft">
        {party.firstName} {party.lastName}
      </Text>
      <Text $size="small" $tone="inkSoft">
        {party.companyProfile?.address ?? `${party.city}, ${party.country}`}
      </Text>
      {party.companyProfile && (
        <Text $size="small" $tone="inkSoft">
          {party.companyProfile.phone}
        </Text>
      )}
    </Lines>
  </Panel>
);

const Lines = styled.div`
  display: grid;
  gap: ${space(1)};
`;
const Name = styled.h3`
  ${type.strong};
`;
