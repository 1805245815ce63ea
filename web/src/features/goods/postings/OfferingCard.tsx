import { Building2, CalendarClock, MapPin, Package, Truck } from 'lucide-react';
import { cut } from '../../../kit/format.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Card, CardFoot } from '../../../kit/ui/Card.tsx';
import { Day, Quantity } from '../../../kit/ui/Figures.tsx';
import { SmallText } from '../../../kit/ui/Text.tsx';
import { paths } from '../../../paths.ts';
import { CompanyName } from '../../people/companies/CompanyName.tsx';
import { TradeButton } from '../../people/companies/TradeButton.tsx';
import { useIsOwn } from '../../people/companies/useIsOwn.ts';
import { CardHead, CardName, Fact, Facts, Price } from './cardParts.tsx';
import { deliveryOf, leadTimeOf, minimumOf } from './statedTerms.ts';
import { GradeMark } from './GradeMark.tsx';
import { PriceMark } from './PriceMark.tsx';
import type { OfferingCardFragment } from './OfferingCard.generated.ts';

const statuses = { sold_out: 'Sold out', expired: 'Expired', withdrawn: 'Withdrawn' };

type OfferingCardProps = {
  offering: OfferingCardFragment;
  onInquire: (id: string) => void;
};

/** An offering in a list; its title links to its page. */
export const OfferingCard = ({ offering, onInquire }: OfferingCardProps) => {
  const { description, quantity, unit, price, location, availableUntil, createdAt, user, company, terms } = offering;
  const minimum = minimumOf(terms);
  const delivery = [deliveryOf(terms), leadTimeOf(terms)].filter(Boolean).join(', ');
  const isOwn = useIsOwn()(offering);
  return (
    <Card>
      <CardHead badge={<Badge>Offering</Badge>} postedAt={createdAt} />
      <CardName posting={offering} to={paths.offering(offering.id)} />
      <SmallText>{cut(description)}</SmallText>
      <Facts>
        <Fact icon={Package}>
          <Quantity amount={quantity} unit={unit} size="small" /> Available{minimum && `, minimum ${minimum}`}
        </Fact>
        {location && <Fact icon={MapPin}>{location}</Fact>}
        {delivery && <Fact icon={Truck}>{delivery}</Fact>}
        {availableUntil && (
          <Fact icon={CalendarClock}>
            <Day of={availableUntil} prefix="Until " last="short" />
          </Fact>
        )}
        <Fact icon={Building2}>{isOwn ? 'Your offering' : <CompanyName user={user} company={company} />}</Fact>
      </Facts>
      <CardFoot>
        <span>
          <Price label={`Price per ${unit}`} amount={price} />
          <PriceMark offering={offering} />
          <GradeMark offering={offering} />
        </span>
        {offering.status !== 'active' ? (
          <Badge>{statuses[offering.status]}</Badge>
        ) : (
          !isOwn && (
            <TradeButton size="small" onClick={() => onInquire(offering.id)}>
              Inquire
            </TradeButton>
          )
        )}
      </CardFoot>
    </Card>
  );
};
