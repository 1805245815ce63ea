import { BadgeCheck } from 'lucide-react';
import type { verificationStatuses } from 'api/rules/companies';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Callout } from '../../../kit/ui/Callout.tsx';
import { Steps, type Step } from '../../../kit/ui/Steps.tsx';

type Status = (typeof verificationStatuses)[number];

/** The verification status of the member's company as a badge. */
export const VerificationBadge = ({ status }: { status: Status }) => {
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
};

const explanations: Record<Status, string> = {
  pending:
    'Your profile waits for verification. Until then it is shown without the badge. You get a message when it is decided.',
  approved: 'Buyers see the verified badge beside your offers.',
  rejected: 'Your profile could not be verified. Check the name and the registration number, and save it again.',
  revision_requested: 'Please correct your profile and save it again. It is then reviewed once more.',
};

type State = Step['state'];

const states: Record<Exclude<Status, 'approved'> | 'none', [saved: State, review: State, verified: State]> = {
  none: ['current', 'next', 'next'],
  pending: ['done', 'current', 'next'],
  revision_requested: ['current', 'next', 'next'],
  rejected: ['done', 'failed', 'next'],
};

/** The usual way to the verified badge, and how far a company without it is. */
export const VerificationSteps = ({ status }: { status: Status | null }) => {
  if (status === 'approved') return null;
  const [saved, review, verified] = states[status ?? 'none'];
  return (
    <Steps
      label="Steps of verification"
      steps={[
        { label: status === 'revision_requested' ? 'Correct the profile' : 'Save the profile', state: saved },
        { label: 'Review', state: review },
        { label: 'Verified', state: verified },
      ]}
    />
  );
};

/** The verification status as a sentence, with the next step. */
export const VerificationCallout = ({ status, reason }: { status: Status; reason?: string | null }) => (
  <Callout tone={status === 'approved' ? 'verified' : 'plain'}>
    {explanations[status]}
    {reason && <p>Reason: {reason}</p>}
  </Callout>
);
