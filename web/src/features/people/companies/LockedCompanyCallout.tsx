import { supportEmail } from '../../../brand.ts';
import { Callout } from '../../../kit/ui/Callout.tsx';
import { WebLink } from '../../../kit/ui/Text.tsx';
import { useSession } from '../accounts/SessionProvider.tsx';

/** Tells the people of a locked company what they cannot do, and whom to ask. */
export const LockedCompanyCallout = () => {
  const reason = useSession().user?.companyProfile?.lockReason;
  if (!reason) return null;
  return (
    <Callout tone="warning" title="Your company is locked">
      You and your colleagues can read, but not trade. Running auctions go on. Reason: {reason} Please write to{' '}
      <WebLink href={`mailto:${supportEmail}`}>{supportEmail}</WebLink>.
    </Callout>
  );
};
