import { BadgeCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { Link } from '../../kit/ui/Link.tsx';
import { paths } from '../../paths.ts';
import { color, space } from '../../theme.ts';
import type { CompanyNameFragment } from './CompanyName.generated.ts';

type Named = {
  firstName: string;
  lastName: string;
  companyName: string;
  companyProfile?: { companyName: string } | null;
};

/** The company profile's name, else the user's company name, else the person's. */
export const companyNameOf = ({ companyProfile, companyName, firstName, lastName }: Named): string =>
  companyProfile?.companyName || companyName || `${firstName} ${lastName}`.trim();

type Linked = Named & { companyProfile?: { id: string; companyName: string } | null };

/** The name, as a link if the company has a page. */
export const CompanyLink = ({ user }: { user: Linked }) =>
  user.companyProfile ? (
    <Choice to={paths.company(user.companyProfile.id)}>{companyNameOf(user)}</Choice>
  ) : (
    companyNameOf(user)
  );

/** A company's name with the verified badge. */
export const CompanyName = ({ user }: { user: CompanyNameFragment }) => (
  <span>
    <CompanyLink user={user} />
    {user.companyProfile?.verificationStatus === 'approved' && (
      <Verified>
        {/* Keeps the badge on the line of the last word. */}
        {'\u2060'}
        <BadgeCheck size={15} aria-hidden />
        <VisuallyHidden>Verified company</VisuallyHidden>
      </Verified>
    )}
  </span>
);

const Choice = styled(Link)`
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: ${color.ruleStrong};
  text-underline-offset: 0.2em;

  &:hover {
    color: ${color.accentStrong};
    text-decoration-color: currentcolor;
  }
`;
const Verified = styled.span`
  position: relative;
  color: ${color.verified};
  white-space: nowrap;

  & > svg {
    display: inline;
    margin-inline-start: ${space(1)};
    vertical-align: -0.15em;
  }
`;
