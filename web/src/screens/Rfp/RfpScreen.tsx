import { MissingRecord } from '../../kit/ui/Details.tsx';
import { useRecord } from '../../kit/useRecord.ts';
import { RfpDetails } from './RfpDetails.tsx';
import { RfpScreenDocument } from './RfpScreen.generated.ts';

/** An RFP with the bids that the viewer may see. */
export const RfpScreen = () => {
  const { data, fetchMore, ...query } = useRecord(RfpScreenDocument);
  if (!data?.rfp) return <MissingRecord noun="RFP" query={query} />;
  return <RfpDetails rfp={data.rfp} onMore={(after) => void fetchMore({ variables: { after } })} />;
};
