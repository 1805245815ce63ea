import { useQuery } from '@apollo/client/react';
import { useSession } from '../../features/accounts/session.tsx';
import { CompanyProfileForm } from '../../features/companies/CompanyProfileForm.tsx';
import { VerificationBadge, VerificationNotice } from '../../features/companies/Verification.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { SkeletonText } from '../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../kit/ui/State.tsx';
import { CompanyProfileScreenDocument } from './CompanyProfileScreen.generated.ts';

const reloaded = ['CompanyProfileScreen'];

/** The company as it presents itself to the market. */
export function CompanyProfileScreen() {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(CompanyProfileScreenDocument);
  const profile = data?.myCompanyProfile ?? null;
  return (
    <Page $narrow $gap={6}>
      <PageHead
        title="Company Profile"
        description="What other traders see of you, beside your offers and bids."
        badges={profile && <VerificationBadge status={profile.verificationStatus} />}
      />
      {data ? (
        <>
          {profile ? (
            <VerificationNotice status={profile.verificationStatus} />
          ) : (
            <Notice>Your company has no profile yet. Buyers trust offers more that come from a verified one.</Notice>
          )}
          <Panel>
            <CompanyProfileForm profile={profile} companyName={user?.companyName ?? ''} refetch={reloaded} />
          </Panel>
        </>
      ) : error ? (
        <ErrorState title="Your company profile could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <Panel role="status" aria-label="Loading">
          <SkeletonText lines={10} />
        </Panel>
      )}
    </Page>
  );
}
