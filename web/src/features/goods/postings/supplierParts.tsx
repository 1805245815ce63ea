import { BadgeCheck, Mail, Phone } from 'lucide-react';
import { css, styled } from 'styled-components';
import { deviation } from '../../../kit/amount.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Change, Money } from '../../../kit/ui/Figures.tsx';
import { color, media, space, type } from '../../../theme.ts';
import { Row, Stack, VisuallyHidden } from '../../../kit/ui/Layout.tsx';
import { SmallText } from '../../../kit/ui/Text.tsx';
import { decimal as rounded, phoneLink } from '../../../kit/format.ts';
import { CompanyLink } from '../../people/companies/CompanyName.tsx';
import { GradeMark } from './GradeMark.tsx';
import { PriceMark } from './PriceMark.tsx';
import type { SupplierOffersFragment } from './SupplierOffers.generated.ts';

type WithSupplier = Pick<SupplierOffersFragment, 'user' | 'company'>;

/** The supplier's name, verified badge and address. In a table the badge is a sign behind the name, and phone and email follow. */
export const Supplier = ({ user, company, inTable = false }: WithSupplier & { inTable?: boolean }) => {
  const isVerified = company?.verificationStatus === 'approved';
  return (
    <Lines $gap={1} $inTable={inTable}>
      <span title={inTable ? company?.companyName : undefined}>
        <CompanyLink user={user} company={company} />
        {inTable && isVerified && (
          <Tick title="Verified Supplier">
            <BadgeCheck size={15} aria-hidden />
            <VisuallyHidden>Verified Supplier</VisuallyHidden>
          </Tick>
        )}
      </span>
      {!inTable && isVerified && (
        <span>
          <Badge tone="verified" icon={<BadgeCheck size={13} aria-hidden />}>
            Verified Supplier
          </Badge>
        </span>
      )}
      {company && <SmallText as="span">{company.address ?? company.registrationCountry}</SmallText>}
      {inTable && <Contact user={user} company={company} />}
    </Lines>
  );
};

/** Phone and email of a supplier as links. */
const waysTo = ({ user, company }: WithSupplier) => {
  const email = company ? company.contactEmail : user.email;
  return [
    ...(company?.phone ? [{ Icon: Phone, text: company.phone, href: phoneLink(company.phone) }] : []),
    ...(email ? [{ Icon: Mail, text: email, href: `mailto:${email}` }] : []),
  ];
};

/** Phone and email, if known. */
export const Contact = (supplier: WithSupplier) => (
  <Stack $gap={1}>
    {waysTo(supplier).map(({ Icon, text, href }) => (
      <Choice key={href} href={href}>
        <Icon size={14} aria-hidden />
        {text}
      </Choice>
    ))}
  </Stack>
);

type PriceProps = {
  offer: SupplierOffersFragment;
  isCompared: boolean;
  /** What the price index says for one unit, if it knows. */
  index: string | null;
};

/** Price for one unit; a comparable price too if the units differ. */
export const Price = ({ offer, isCompared, index }: PriceProps) => (
  <Figures>
    {index && (
      <Row $gap={1.5} $nowrap>
        <Change value={deviation(offer.price, index)} size="small" isLessBetter />
        <SmallText as="span">to index</SmallText>
      </Row>
    )}
    {isCompared && <ComparablePrice offer={offer} />}
    <PriceMark offering={offer} />
    <GradeMark offering={offer} />
    <Money amount={offer.price} unit={offer.unit} size="large" />
  </Figures>
);

const ComparablePrice = ({ offer: { unit, comparablePrice, comparableUnit } }: { offer: SupplierOffersFragment }) => {
  if (!comparablePrice) return <SmallText as="span">Not comparable by unit</SmallText>;
  if (unit === comparableUnit) return null;
  return (
    <SmallText as="span">
      = ${rounded(comparablePrice, 4)} / {comparableUnit}
    </SmallText>
  );
};

const Lines = styled(Stack)<{ $inTable: boolean }>`
  ${media.above.wide} {
    ${({ $inTable }) =>
      $inTable &&
      css`
        & > span {
          overflow: hidden;
          text-overflow: ellipsis;
        }
      `}
  }
`;

const Tick = styled.span`
  position: relative;
  color: ${color.verified};

  & > svg {
    display: inline;
    margin-inline-start: ${space(1)};
    vertical-align: -0.15em;
  }
`;

const Figures = styled.div`
  display: grid;
  justify-items: end;
`;

const Choice = styled.a`
  ${type.small};
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space(1.5)};
  min-height: 1.5rem;

  & > svg {
    flex: none;
    color: ${color.inkFaint};
  }
  &:hover {
    color: ${color.accent};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
