import { actRules } from 'api/rules/staff/members';
import { useState } from 'react';
import { RowButton } from '../../../../kit/ui/Button.tsx';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { useSession } from '../../../people/accounts/SessionProvider.tsx';
import { ReasonDialog } from '../../../people/inbox/messages/ReasonDialog.tsx';
import { LockCompanyDocument, UnlockCompanyDocument } from './CompanyPeople.generated.ts';

type CompanyLockProps = {
  company: { id: string; companyName: string; closedAt: string | null; lockedAt: string | null };
  refetch: string[];
};

/** Locks a company or takes the lock back; for admins. */
export const CompanyLock = ({ company: { id, companyName, closedAt, lockedAt }, refetch }: CompanyLockProps) => {
  const isAdmin = useSession().user?.role === 'admin';
  const [isOpen, setOpen] = useState(false);
  const lock = useSubmit(LockCompanyDocument, { success: `${companyName} is locked.`, refetch });
  const unlock = useSubmit(UnlockCompanyDocument, { success: `${companyName} is unlocked.`, refetch });
  if (!isAdmin || closedAt) return null;
  const act = lockedAt ? 'Unlock' : 'Lock';
  return (
    <>
      <RowButton of={companyName} onClick={() => setOpen(true)}>
        {`${act} company`}
      </RowButton>
      {isOpen && (
        <ReasonDialog
          title={`${act} ${companyName}`}
          description={
            lockedAt
              ? 'Its people can trade again, and the owner gets a message.'
              : 'Its people can sign in and read, but not trade, and nobody can order from it or write to it. Running auctions go on. The owner gets a message.'
          }
          action={act}
          isDangerous={!lockedAt}
          schema={actRules}
          hint="The people of the company can read it."
          onGive={(reason) => (lockedAt ? unlock : lock).submit({ input: { companyId: id, reason } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
