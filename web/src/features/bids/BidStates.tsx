import type { ReactNode } from 'react';
import { Notice } from '../../kit/ui/Notice.tsx';
import { SkeletonText } from '../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../kit/ui/State.tsx';

type BidStatesProps = {
  loading: boolean;
  isFailed: boolean;
  onRetry: () => void;
  /** Why there is nothing to bid on, or undefined. */
  refusal: string | undefined;
  children: ReactNode;
};

/** What stands in place of a bid's form until, and unless, there is something to bid on. */
export function BidStates({ loading, isFailed, onRetry, refusal, children }: BidStatesProps) {
  if (children && !refusal) return children;
  if (loading) return <SkeletonText lines={6} />;
  if (isFailed) return <ErrorState title="This could not be loaded" onRetry={onRetry} />;
  return <Notice>{refusal ?? 'No auction or RFP specified for this bid.'}</Notice>;
}
