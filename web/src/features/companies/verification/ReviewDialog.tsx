import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { Stack } from '../../../kit/ui/Layout.tsx';
import { Heading } from '../../../kit/ui/Text.tsx';
import { CompanyReview } from './CompanyReview.tsx';
import type { CompanyReviewFragment } from './CompanyReview.generated.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { VerificationLog } from './VerificationLog.tsx';

type ReviewDialogProps = { company: CompanyReviewFragment; refetch: string[]; onClose: () => void };

/** A company under review: its data, earlier decisions, and the decision form while it is pending. */
export const ReviewDialog = ({ company, refetch, onClose }: ReviewDialogProps) => (
  <Dialog
    onClose={onClose}
    title={company.companyName}
    description="Compare it with the trade register before you decide."
    wide
  >
    <Stack $gap={6}>
      <CompanyReview company={company} />
      {company.decisions.length > 0 && (
        <Stack $gap={2}>
          <Heading>Decisions so far</Heading>
          <VerificationLog decisions={company.decisions} />
        </Stack>
      )}
      {company.verificationStatus === 'pending' && (
        <DecisionForm company={company} refetch={refetch} onDone={onClose} />
      )}
    </Stack>
  </Dialog>
);
