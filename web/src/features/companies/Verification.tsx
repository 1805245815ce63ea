import { BadgeCheck } from 'lucide-react';
import type { verificationStatuses } from 'api/rules/companies';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';

type Status = (typeof verificationStatuses)[number];

/** Where the verification of the own company stands, in a word. */
export function VerificationBadge({ status }: { status: Status }) {
  if (status === 'approved') {
    return (
      <Badge tone="verified" icon={<BadgeCheck size={14} aria-hidden />}>
        Verified
      </Badge>
    );
  }
  return (
    <Badge>{{ pending: 'Pending', rejected: 'Not verified', revision_requested: 'Revision requested' }[status]}</Badge>
  );
}

const explanations: Record<Status, string> = {
  pending: 'Your profile waits for verification. Until then it is shown without the badge.',
  approved: 'Buyers see the verified badge beside your offers.',
  rejected: 'Your profile could not be verified. Check the name and the registration number, and save it again.',
  revision_requested: 'Please correct your profile and save it again.',
};

/** The same in a sentence, with what to do. */
export const VerificationNotice = ({ status, reason }: { status: Status; reason?: string | null }) => (
  <Notice tone={status === 'approved' ? 'verified' : 'plain'}>
    {explanations[status]}
    {reason && <p>Reason: {reason}</p>}
  </Notice>
);
