import type { ReactNode } from 'react';
import { Callout } from '../../../kit/ui/Callout.tsx';
import { SkeletonText } from '../../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../../kit/ui/State.tsx';

type BidFormStateProps = {
  query: { loading: boolean; error?: Error | undefined; refetch: () => Promise<unknown> };
  /** Why bidding is not possible; undefined if it is. */
  refusal: string | undefined;
  children: ReactNode;
};

/** Shown instead of the bid form while loading, after an error, or if bidding is not possible. */
export const BidFormState = ({ query, refusal, children }: BidFormStateProps) => {
  if (children && !refusal) return children;
  if (query.loading) return <SkeletonText lines={6} />;
  if (query.error) return <ErrorState title="This could not be loaded" onRetry={() => void query.refetch()} />;
  return <Callout>{refusal ?? 'No auction or RFP specified for this bid.'}</Callout>;
};
