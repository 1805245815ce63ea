import type { offeringStatuses } from 'api/rules/postings';
import { Badge, type BadgeTone } from '../../../kit/ui/Badge.tsx';

export type OfferingStatusValue = (typeof offeringStatuses)[number];

const looks: Record<OfferingStatusValue, [label: string, tone: BadgeTone]> = {
  active: ['Active', 'accent'],
  sold_out: ['Sold out', 'up'],
  expired: ['Expired', 'neutral'],
  withdrawn: ['Withdrawn', 'neutral'],
};

export const offeringStatusLabel = (status: OfferingStatusValue) => looks[status][0];

export const OfferingStatus = ({ status }: { status: OfferingStatusValue }) => {
  const [label, tone] = looks[status];
  return <Badge tone={tone}>{label}</Badge>;
};
