import { MissingRecord } from '../../kit/ui/Details.tsx';
import { useRecord } from '../../kit/useRecord.ts';
import { CompanyDetails } from './CompanyDetails.tsx';
import { CompanyScreenDocument } from './CompanyScreen.generated.ts';

/** The public page of a company: profile, offerings, live auctions and RFPs. */
export const CompanyScreen = () => {
  const { data, fetchMore, ...query } = useRecord(CompanyScreenDocument);
  if (!data?.companyProfile) return <MissingRecord noun="company" query={query} />;
  const { companyProfile: company, ...lists } = data;
  return <CompanyDetails company={company} {...lists} onMore={(after) => void fetchMore({ variables: after })} />;
};
