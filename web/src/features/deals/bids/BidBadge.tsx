import type { bidStatuses } from 'api/rules/bids';
import { Badge } from '../../../kit/ui/Badge.tsx';

type BidStatus = (typeof bidStatuses)[number];

/** The result of a bid; empty while it is standing. */
export const BidBadge = ({ status }: { status: BidStatus }) => {
  if (status === 'active') return null;
  if (status === 'awarded') return <Badge tone="up">Awarded</Badge>;
  return <Badge>{status === 'voided' ? 'Voided' : 'Not awarded'}</Badge>;
};
