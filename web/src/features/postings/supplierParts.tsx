import { BadgeCheck, Mail, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { deviation } from '../../kit/amount.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Change, Money, Quantity } from '../../kit/ui/Figures.tsx';
import { color, space, type } from '../../theme.ts';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { decimal as rounded } from '../../kit/format.ts';
import { CompanyLink } from '../companies/CompanyName.tsx';
import { GradeMark } from './GradeMark.tsx';
import { PriceMark } from './PriceMark.tsx';
import type { SupplierOffersFragment } from './SupplierOffers.generated.ts';

type WithSupplier = Pick<SupplierOffersFragment, 'user' | 'company'>;

/** The supplier's name, verified badge and address, or another `place`. */
export const Supplier = ({ user, company, place = company?.address }: WithSupplier & { place?: string | null }) => (
  <Stack $gap={1}>
    <span>
      <CompanyLink user={user} company={company} />
    </span>
    <Row $gap={2}>
      {company?.verificationStatus === 'approved' && (
        <Badge tone="verified" icon={<BadgeCheck size={13} aria-hidden />}>
          Verified Supplier
        </Badge>
      )}
      {place && <Soft>{place}</Soft>}
    </Row>
  </Stack>
);

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

type PriceAndQuantityProps = {
  offer: SupplierOffersFragment;
  isCompared: boolean;
  /** What the price index says for one unit, if it knows. */
  index: string | null;
};

/** Price for one unit and available quantity; a comparable price too if the units differ. */
export const PriceAndQuantity = ({ offer, isCompared, index }: PriceAndQuantityProps) => (
  <Figures>
    <Money amount={offer.price} unit={offer.unit} size="large" />
    {index && (
      <Soft>
        <Change value={deviation(offer.price, index)} size="small" isLessBetter /> to index
      </Soft>
    )}
    {isCompared && <ComparablePrice offer={offer} />}
    <PriceMark offering={offer} />
    <GradeMark offering={offer} />
    <Soft>
      Available: <Quantity amount={offer.quantity} unit={offer.unit} size="small" />
    </Soft>
  </Figures>
);

const ComparablePrice = ({ offer: { unit, comparablePrice, comparableUnit } }: { offer: SupplierOffersFragment }) => {
  if (!comparablePrice) return <Soft>Not comparable by unit</Soft>;
  if (unit === comparableUnit) return null;
  return (
    <Soft>
      = ${rounded(comparablePrice, 4)} / {comparableUnit}
    </Soft>
  );
};

const Figures = styled.div`
  display: grid;
  justify-items: end;
`;

const Choice = styled.a`
  ${type.small};
  display: inline-flex;
  align-items: center;
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

const Soft = styled.span`
  ${type.small};
  color: ${color.inkSoft};
`;
