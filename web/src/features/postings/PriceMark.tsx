import { Badge } from '../../kit/ui/Badge.tsx';
import type { OfferingCardFragment } from './OfferingCard.generated.ts';

type Checked = Pick<OfferingCardFragment, 'priceCheck' | 'priceConfirmedAt'>;

/** True while a price looks like a mistake and its seller has not confirmed it. */
export const isUnconfirmed = ({ priceCheck, priceConfirmedAt }: Checked): boolean =>
  priceCheck === 'unusual' && !priceConfirmedAt;

/** Warns of a price that looks like a mistake. */
export const PriceMark = ({ offering }: { offering: Checked }) =>
  isUnconfirmed(offering) ? <Badge tone="outbid">Unusual price</Badge> : null;
