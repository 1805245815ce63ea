import { companyActRules } from 'api/rules/staff/members';
import { useState } from 'react';
import { TextArea } from '../../../kit/forms/TextField.tsx';
import { RowButton } from '../../../kit/ui/Button.tsx';
import { useSession } from '../../accounts/SessionProvider.tsx';
import { MutationDialog } from '../admin/MutationDialog.tsx';
import { LockCompanyDocument, UnlockCompanyDocument } from './CompanyPeople.generated.ts';

type CompanyLockProps = {
  company: { id: string; companyName: string; closedAt: string | null; lockedAt: string | null };
  refetch: string[];
};

/** Locks a company or takes the lock back; for admins. */
export const CompanyLock = ({ company: { id, companyName, closedAt, lockedAt }, refetch }: CompanyLockProps) => {
  const isAdmin = useSession().user?.role === 'admin';
  const [isOpen, setOpen] = useState(false);
  if (!isAdmin || closedAt) return null;

  const dialog = {
    initialValues: { companyId: id, reason: '' },
    schema: companyActRules,
    variables: (input: { companyId: string; reason: string }) => ({ input }),
    refetch,
    onClose: () => setOpen(false),
    children: <TextArea name="reason" label="Reason" rows={3} hint="The people of the company can read it." />,
  };
  return (
    <>
      <RowButton of={companyName} onClick={() => setOpen(true)}>
        {lockedAt ? 'Unlock company' : 'Lock company'}
      </RowButton>
      {isOpen && lockedAt && (
        <MutationDialog
          {...dialog}
          title={`Unlock ${companyName}`}
          description="Its people can trade again, and the owner gets a message."
          action="Unlock"
          success={`${companyName} is unlocked.`}
          document={UnlockCompanyDocument}
        />
      )}
      {isOpen && !lockedAt && (
        <MutationDialog
          {...dialog}
          title={`Lock ${companyName}`}
          description="Its people can sign in and read, but not trade, and nobody can order from it or write to it. Running auctions go on. The owner gets a message."
          action="Lock"
          isDangerous
          success={`${companyName} is locked.`}
          document={LockCompanyDocument}
        />
      )}
    </>
  );
};
