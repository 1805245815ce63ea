import { Badge, type BadgeTone } from '../../../../kit/ui/Badge.tsx';
import type { QuoteSidesFragment } from './QuoteParts.generated.ts';

type Side = 'buyer' | 'seller';
type Standing = Pick<QuoteSidesFragment, 'status' | 'awaiting'>;
type QuoteStatusValue = QuoteSidesFragment['status'];

export const quoteStatusLooks: Record<QuoteStatusValue, [label: string, tone: BadgeTone]> = {
  open: ['Open', 'accent'],
  expired: ['Expired', 'warning'],
  accepted: ['Accepted', 'up'],
  declined: ['Declined', 'down'],
  withdrawn: ['Withdrawn', 'neutral'],
};

export const quoteStatusLabel = (status: QuoteStatusValue) => quoteStatusLooks[status][0];

/** The status; of an open quote whose turn it is. */
export const QuoteStatus = ({ quote, side }: { quote: Standing; side: Side | undefined }) => {
  const { status, awaiting } = quote;
  if (status === 'open' && side) {
    return awaiting === side ? <Badge tone="accent">Your turn</Badge> : <Badge>{`Waiting for the ${awaiting}`}</Badge>;
  }
  const [label, tone] = quoteStatusLooks[status];
  return <Badge tone={tone}>{label}</Badge>;
};
