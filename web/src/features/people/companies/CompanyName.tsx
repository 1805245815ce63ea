import { isolated } from 'api/rules/values/signs';
import { BadgeCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { fullName } from '../accounts/person.ts';
import { VisuallyHidden } from '../../../kit/ui/Layout.tsx';
import { Link } from '../../../kit/ui/Link.tsx';
import { paths } from '../../../paths.ts';
import { color, space } from '../../../theme.ts';
import type { CompanyNameFragment, PersonNameFragment } from './CompanyName.generated.ts';

/** Who trades: the company that a record belongs to, or else the person who acted. */
type Trader = { company: Omit<CompanyNameFragment, '__typename'> | null; user: Omit<PersonNameFragment, '__typename'> };

/** The company's name, else the one that the person gave at registration, else the person's. */
export const companyNameOf = ({ company, user }: Trader): string =>
  isolated(company?.companyName || user.companyName) || fullName(user);

/** The name, as a link if the company has a page. */
export const CompanyLink = (trader: Trader) =>
  trader.company ? (
    <Choice to={paths.company(trader.company.id)}>{companyNameOf(trader)}</Choice>
  ) : (
    companyNameOf(trader)
  );

/** A trader's name; that of a company with the verified badge. */
export const CompanyName = (trader: Trader) =>
  trader.company ? <LinkedCompany company={trader.company} /> : <span>{companyNameOf(trader)}</span>;

export const LinkedCompany = ({ company }: { company: NonNullable<Trader['company']> }) => (
  <span>
    <Choice to={paths.company(company.id)}>{company.companyName}</Choice>
    <VerifiedBadge company={company} />
  </span>
);

export const VerifiedBadge = ({ company }: { company: Pick<CompanyNameFragment, 'verificationStatus'> | null }) =>
  company?.verificationStatus === 'approved' && (
    <Verified>
      {/* Keeps the badge on the line of the last word. */}
      {'\u2060'}
      <BadgeCheck size={15} aria-hidden />
      <VisuallyHidden>Verified company</VisuallyHidden>
    </Verified>
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
