import { Badge } from '../../../kit/ui/Badge.tsx';
import type { MyStandingFragment } from './MyStanding.generated.ts';

type Stood = {
  status: 'scheduled' | 'active' | 'ended';
  outcome: string | null;
  myStanding: MyStandingFragment | null;
};

/** The viewer's position in an auction, such as 'Leading'; empty for non-participants. */
export const StandingBadge = ({ auction: { status, outcome, myStanding } }: { auction: Stood }) => {
  if (!myStanding) return null;
  const { lastAmount, leading, rank, qualification } = myStanding;
  if (lastAmount === null) {
    if (status === 'ended' || qualification === 'none') return null;
    return (
      <Badge>{{ requested: 'Approval requested', approved: 'Approved', declined: 'Declined' }[qualification]}</Badge>
    );
  }
  if (status === 'ended') {
    return leading && outcome === 'awarded' ? <Badge tone="up">You won</Badge> : <Badge>Not won</Badge>;
  }
  if (leading === null) return <Badge>Your sealed bid is in</Badge>;
  if (leading) return <Badge tone="up">You lead</Badge>;
  return <Badge tone="warning">{rank === null ? 'Outbid' : `Outbid · rank ${rank}`}</Badge>;
};
