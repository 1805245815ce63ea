import { useQuery } from '@apollo/client/react';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { CompanyProfileForm } from '../../features/people/companies/CompanyProfileForm.tsx';
import { LockedCompanyCallout } from '../../features/people/companies/LockedCompanyCallout.tsx';
import { ProfileCompleteness } from '../../features/people/companies/ProfileCompleteness.tsx';
import {
  VerificationBadge,
  VerificationCallout,
  VerificationSteps,
} from '../../features/people/companies/VerificationStatus.tsx';
import { VerificationLog } from '../../features/people/companies/verification/VerificationLog.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Panel, Section } from '../../kit/ui/Panel.tsx';
import { paths } from '../../paths.ts';
import { CompanyProfileScreenDocument, type CompanyProfileScreenQuery } from './CompanyProfileScreen.generated.ts';

const reloaded = ['CompanyProfileScreen'];

/** The form for the member's company profile. */
export const CompanyProfileScreen = () => {
  const { user } = useSession();
  const query = useQuery(CompanyProfileScreenDocument);
  const profile = query.data?.myCompanyProfile ?? null;
  return (
    <Page $narrow $gap={6}>
      <PageHead
        title="Company Profile"
        description="What other traders see of you, beside your offers and bids."
        badges={profile && <VerificationBadge status={profile.verificationStatus} />}
        actions={
          profile && (
            <>
              <LinkButton variant="secondary" to={paths.company(profile.id)}>
                View public page
              </LinkButton>
              <LinkButton variant="secondary" to={paths.team}>
                Team
              </LinkButton>
            </>
          )
        }
      />
      <LockedCompanyCallout />
      <Loaded title="Your company profile" query={query}>
        {({ me }) => (
          <>
            <VerificationSteps status={profile?.verificationStatus ?? null} />
            {profile ? (
              <VerificationCallout status={profile.verificationStatus} reason={reasonOf(profile)} />
            ) : (
              <Callout>
                Your company has no profile yet. Save one to have it reviewed: verified companies show a badge beside
                their offers.
              </Callout>
            )}
            {profile && <ProfileCompleteness profile={profile} />}
            <Panel>
              <CompanyProfileForm
                profile={profile}
                companyName={user?.companyName ?? ''}
                registered={me ?? undefined}
                refetch={reloaded}
              />
            </Panel>
            {profile && profile.decisions.length > 0 && (
              <Section title="Verification">
                <VerificationLog decisions={profile.decisions} />
              </Section>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
};

/** The reason of the latest decision, if it still applies. */
const reasonOf = ({
  verificationStatus,
  decisions: [latest],
}: NonNullable<CompanyProfileScreenQuery['myCompanyProfile']>) =>
  latest?.status === verificationStatus ? latest.reason : null;
