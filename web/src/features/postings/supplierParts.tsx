import { BadgeCheck, Mail, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Money, Quantity } from '../../kit/ui/Figures.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { color, media, space, type } from '../../theme.ts';
import { decimal as rounded } from '../../kit/format.ts';
import { CompanyLink } from '../companies/CompanyName.tsx';
import { deliveryOf, leadTimeOf, minimumOf } from './statedTerms.ts';
import { GradeMark } from './GradeMark.tsx';
import { PriceMark } from './PriceMark.tsx';
import type { SupplierOffersFragment } from './SupplierOffers.generated.ts';
import { paymentTermLabels } from './termLabels.ts';

type WithSupplier = Pick<SupplierOffersFragment, 'user' | 'company'>;

/** The supplier's name, verified badge and location. */
export const Supplier = ({ user, company }: WithSupplier) => (
  <Names>
    <span>
      <CompanyLink user={user} company={company} />
    </span>
    {company?.verificationStatus === 'approved' && (
      <Badge tone="verified" icon={<BadgeCheck size={13} aria-hidden />}>
        Verified Supplier
      </Badge>
    )}
    {company?.address && <Address>{company.address}</Address>}
  </Names>
);

/** The first cell of a supplier's row, with a link to the offering. */
export const SupplierAndOffering = ({
  id,
  title,
  ...supplier
}: WithSupplier & Pick<SupplierOffersFragment, 'id' | 'title'>) => (
  <Names>
    <Supplier {...supplier} />
    <Offering to={paths.offering(id)}>{title}</Offering>
  </Names>
);

/** Phone and email, if known. */
export const Contact = ({ user, company }: WithSupplier) => {
  const email = company ? company.contactEmail : user.email;
  if (!email && !company?.phone) return <None>–</None>;
  return (
    <Ways>
      {company?.phone && (
        <Choice href={`tel:${company.phone.replaceAll(/[^\d+]/g, '')}`}>
          <Phone size={14} aria-hidden />
          <Whole>{company.phone}</Whole>
        </Choice>
      )}
      {email && (
        <Choice href={`mailto:${email}`} title={email}>
          <Mail size={14} aria-hidden />
          <Whole>{email}</Whole>
        </Choice>
      )}
    </Ways>
  );
};

type PriceAndQuantityProps = { offer: SupplierOffersFragment; isCompared: boolean };

/** Price for one unit and available quantity; a comparable price too if the units differ. */
export const PriceAndQuantity = ({ offer, isCompared }: PriceAndQuantityProps) => (
  <Figures>
    <Money amount={offer.price} unit={offer.unit} size="large" />
    {isCompared && <ComparablePrice offer={offer} />}
    <PriceMark offering={offer} />
    <Soft>
      Available: <Quantity amount={offer.quantity} unit={offer.unit} />
    </Soft>
  </Figures>
);

/** The terms by which buyers choose first; the page of the offering has all. */
export const TermsOf = ({ offer }: { offer: SupplierOffersFragment }) => {
  const { terms } = offer;
  const minimum = minimumOf(terms);
  const lines = [
    deliveryOf(terms),
    terms.paymentTerms && paymentTermLabels[terms.paymentTerms],
    leadTimeOf(terms) && `Delivery ${leadTimeOf(terms)}`,
    minimum && `Min. ${minimum}`,
  ].filter(Boolean);
  if (lines.length === 0 && !offer.hasOtherGrade) return <None>–</None>;
  return (
    <TermLines>
      <GradeMark offering={offer} />
      {lines.map((line) => (
        <Address key={line}>{line}</Address>
      ))}
    </TermLines>
  );
};

const ComparablePrice = ({ offer: { unit, comparablePrice, comparableUnit } }: { offer: SupplierOffersFragment }) => {
  if (!comparablePrice) return <Soft>Not comparable by unit</Soft>;
  if (unit === comparableUnit) return null;
  return (
    <Soft>
      = ${rounded(comparablePrice, 4)} / {comparableUnit}
    </Soft>
  );
};

const Names = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
`;

const Offering = styled(TextLink)`
  ${type.small};
`;

const Figures = styled.div`
  display: grid;
  justify-items: end;
`;

const Address = styled.span`
  ${type.small};
  color: ${color.inkSoft};
`;

const Ways = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(0.5)};

  ${media.phone} {
    justify-items: end;
  }
`;

const TermLines = styled(Ways)`
  min-width: 8rem;

  ${media.phone} {
    text-align: right;
  }
`;

const Choice = styled.a`
  ${type.small};
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 1.5rem;
  max-width: 11rem;
  white-space: nowrap;

  ${media.above.phone} {
    ${media.tablet} {
      max-width: 9rem;
    }
  }

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

const Whole = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const None = styled.span`
  color: ${color.inkFaint};
`;

const Soft = styled.span`
  ${type.small};
  color: ${color.inkSoft};
`;
