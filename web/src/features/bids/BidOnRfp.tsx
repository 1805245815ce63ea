import { useQuery } from '@apollo/client/react';
import { useSession } from '../accounts/session.tsx';
import { BidOnRfpDocument, type BidOnRfpQuery } from './BidOnRfp.generated.ts';
import { BidStates } from './BidStates.tsx';
import { RfpBidForm } from './RfpBidForm.tsx';

export type BiddableRfp = NonNullable<BidOnRfpQuery['rfp']>;
type BidOnRfpProps = { id: string; refetch: string[]; onDone: () => void };

/** The dialog's inside for a request. */
export function BidOnRfp({ id, refetch, onDone }: BidOnRfpProps) {
  const userId = useSession().user?.id ?? '';
  const {
    data,
    loading,
    error,
    refetch: again,
  } = useQuery(BidOnRfpDocument, {
    variables: { id, userId },
    fetchPolicy: 'cache-and-network',
  });
  const rfp = data?.rfp;
  return (
    <BidStates
      loading={loading}
      isFailed={Boolean(error)}
      onRetry={() => void again()}
      refusal={rfp ? refusalOf(rfp, userId) : undefined}
    >
      {rfp && <RfpBidForm rfp={rfp} refetch={refetch} onDone={onDone} />}
    </BidStates>
  );
}

function refusalOf(rfp: BiddableRfp, userId: string): string | undefined {
  if (rfp.userId === userId) return 'You cannot bid on your own RFP.';
  return rfp.status === 'active' ? undefined : 'This RFP is closed.';
}
