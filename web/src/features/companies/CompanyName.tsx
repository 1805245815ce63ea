import { BadgeCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { color, space } from '../../theme.ts';
import type { CompanyNameFragment } from './CompanyName.generated.ts';

type Named = {
  firstName: string;
  lastName: string;
  companyName: string;
  companyProfile?: { companyName: string } | null;
};

/** The company profile's name, else the one given at registration, else the person's. */
export const companyNameOf = ({ companyProfile, companyName, firstName, lastName }: Named): string =>
  companyProfile?.companyName || companyName || `${firstName} ${lastName}`.trim();

/** Who trades here, with the mark of a verified company. */
export const CompanyName = ({ user }: { user: CompanyNameFragment }) => (
  <Frame>
    {companyNameOf(user)}
    {user.companyProfile?.verificationStatus === 'approved' && (
      <Verified>
        <BadgeCheck size={15} aria-hidden />
        <VisuallyHidden>Verified company</VisuallyHidden>
      </Verified>
    )}
  </Frame>
);

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`;
const Verified = styled.span`
  position: relative;
  color: ${color.verified};
`;
