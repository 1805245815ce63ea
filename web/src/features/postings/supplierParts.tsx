import { BadgeCheck, Mail, Phone } from 'lucide-react';
import { css, styled } from 'styled-components';
import { deviation } from '../../kit/amount.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Change, Money } from '../../kit/ui/Figures.tsx';
import { color, media, space, type } from '../../theme.ts';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { SmallText } from '../../kit/ui/Text.tsx';
import { decimal as rounded } from '../../kit/format.ts';
import { CompanyLink } from '../companies/CompanyName.tsx';
import { GradeMark } from './GradeMark.tsx';
import { PriceMark } from './PriceMark.tsx';
import type { SupplierOffersFragment } from './SupplierOffers.generated.ts';

type WithSupplier = Pick<SupplierOffersFragment, 'user' | 'company'>;

/** The supplier's name, verified badge and address; in a table the country, on wide screens all in one line. */
export const Supplier = ({ user, company, inTable = false }: WithSupplier & { inTable?: boolean }) => {
  const place = inTable ? company?.registrationCountry : company?.address;
  return (
    <Lines $gap={1} $inTable={inTable}>
      <span title={inTable ? company?.companyName : undefined}>
        <CompanyLink user={user} company={company} />
      </span>
      <Row $gap={2}>
        {company?.verificationStatus === 'approved' && (
          <Badge tone="verified" icon={<BadgeCheck size={13} aria-hidden />}>
            Verified Supplier
          </Badge>
        )}
        {place && <SmallText as="span">{place}</SmallText>}
      </Row>
    </Lines>
  );
};

/** Phone and email of a supplier as links. */
export const waysTo = ({ user, company }: WithSupplier) => {
  const email = company ? company.contactEmail : user.email;
  return [
    ...(company?.phone
      ? [{ Icon: Phone, text: company.phone, href: `tel:${company.phone.replaceAll(/[^\d+]/g, '')}` }]
      : []),
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
      <SmallText as="span">
        <Change value={deviation(offer.price, index)} size="small" isLessBetter /> to index
      </SmallText>
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
        display: flex;
        align-items: center;
        gap: ${space(2)};

        & > :first-child {
          overflow: hidden;
          text-overflow: ellipsis;
        }
        & > ${Row} {
          flex: none;
        }
      `}
  }
`;

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: end;
  gap: ${space(0, 2)};

  ${media.above.wide} {
    flex-wrap: nowrap;
  }
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
