import { useQuery } from '@apollo/client/react';
import { useIsOwn } from '../companies/useIsOwn.ts';
import { useOnlyReads } from '../companies/useOnlyReads.ts';
import type { BiddableRfp } from './biddable.ts';
import { BidOnRfpDocument } from './BidOnRfp.generated.ts';
import { BidFormState } from './BidFormState.tsx';
import { RfpBidForm } from './RfpBidForm.tsx';

type BidOnRfpProps = { id: string; refetch: string[]; onDone: () => void };

/** Content of the bid dialog for an RFP. */
export const BidOnRfp = ({ id, refetch, onDone }: BidOnRfpProps) => {
  const isOwn = useIsOwn();
  const onlyReads = useOnlyReads();
  const query = useQuery(BidOnRfpDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const again = () => void query.refetch();
  const rfp = query.data?.rfp;
  return (
    <BidFormState query={query} refusal={rfp ? refusalOf(rfp, isOwn(rfp), onlyReads) : undefined}>
      {rfp && <RfpBidForm rfp={rfp} refetch={refetch} onDone={onDone} onRefused={again} />}
    </BidFormState>
  );
};

const refusalOf = (rfp: BiddableRfp, isOwn: boolean, onlyReads?: string): string | undefined => {
  if (rfp.viewerCan.bid) return undefined;
  if (isOwn) return 'You cannot bid on your own RFP.';
  if (rfp.status !== 'active') return 'This RFP is closed.';
  return onlyReads ?? 'You cannot bid on an RFP of your company.';
};
