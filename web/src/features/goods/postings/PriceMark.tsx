import { Badge } from '../../../kit/ui/Badge.tsx';
import type { OfferingCardFragment } from './OfferingCard.generated.ts';

type Checked = Pick<OfferingCardFragment, 'priceCheck' | 'priceConfirmedAt'>;

/** True while a price is unusual and its seller has not confirmed it. */
export const isUnconfirmed = ({ priceCheck, priceConfirmedAt }: Checked): boolean =>
  priceCheck === 'unusual' && !priceConfirmedAt;

/** Marks an unusual price. */
export const PriceMark = ({ offering }: { offering: Checked }) =>
  isUnconfirmed(offering) ? <Badge tone="warning">Unusual price</Badge> : null;
