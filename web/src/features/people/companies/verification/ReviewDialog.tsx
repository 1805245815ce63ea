import type { ReactNode } from 'react';
import { Dialog } from '../../../../kit/ui/Dialog.tsx';
import { Stack } from '../../../../kit/ui/Layout.tsx';
import { Heading } from '../../../../kit/ui/Text.tsx';
import { CompanyReview } from './CompanyReview.tsx';
import type { CompanyReviewFragment } from './CompanyReview.generated.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { VerificationLog } from './VerificationLog.tsx';

type ReviewDialogProps = {
  company: CompanyReviewFragment;
  refetch: string[];
  onClose: () => void;
  /** The people of the company. */
  children: ReactNode;
};

/** A company under review: its data, earlier decisions, and the decision form while it is pending. */
export const ReviewDialog = ({ company, refetch, onClose, children }: ReviewDialogProps) => (
  <Dialog
    onClose={onClose}
    title={company.companyName}
    description="Compare it with the trade register before you decide."
    wide
  >
    <Stack $gap={6}>
      <CompanyReview company={company} />
      <Stack $gap={2}>
        <Heading>People</Heading>
        {children}
      </Stack>
      {company.decisions.length > 0 && (
        <Stack $gap={2}>
          <Heading>Decisions so far</Heading>
          <VerificationLog decisions={company.decisions} />
        </Stack>
      )}
      {company.verificationStatus === 'pending' && company.closedAt === null && (
        <DecisionForm company={company} refetch={refetch} onDone={onClose} />
      )}
    </Stack>
  </Dialog>
);
