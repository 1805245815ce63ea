import { useQuery } from '@apollo/client/react';
import { reasonOf } from '../../people/companies/reasonOf.ts';
import { BidOnRfpDocument } from './BidOnRfp.generated.ts';
import { BidFormState } from './BidFormState.tsx';
import { RfpBidForm } from './RfpBidForm.tsx';

type BidOnRfpProps = { id: string; refetch: string[]; onDone: () => void };

/** Content of the bid dialog for an RFP. */
export const BidOnRfp = ({ id, refetch, onDone }: BidOnRfpProps) => {
  const query = useQuery(BidOnRfpDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const again = () => void query.refetch();
  const rfp = query.data?.rfp;
  return (
    <BidFormState query={query} refusal={rfp ? reasonOf(rfp.viewerCan, 'bid') : undefined}>
      {rfp && <RfpBidForm rfp={rfp} refetch={refetch} onDone={onDone} onRefused={again} />}
    </BidFormState>
  );
};
