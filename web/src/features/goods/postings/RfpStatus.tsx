import type { rfpStatuses } from 'api/rules/postings';
import { Badge, type BadgeTone } from '../../../kit/ui/Badge.tsx';

type Status = (typeof rfpStatuses)[number];

const looks: Record<Status, [string, BadgeTone]> = {
  active: ['Open for bids', 'accent'],
  awarded: ['Awarded', 'up'],
  expired: ['Expired', 'neutral'],
  cancelled: ['Cancelled', 'neutral'],
};

export const rfpStatusLabel = (status: Status) => looks[status][0];

export const RfpStatus = ({ status }: { status: Status }) => {
  const [label, tone] = looks[status];
  return <Badge tone={tone}>{label}</Badge>;
};
