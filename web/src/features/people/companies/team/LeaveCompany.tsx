import { useState } from 'react';
import { FormDialog } from '../../../../kit/forms/FormDialog.tsx';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Row } from '../../../../kit/ui/Layout.tsx';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { paths } from '../../../../paths.ts';
import { ProgramList } from './ProgramList.tsx';
import { SuccessorField, successorForm } from './SuccessorField.tsx';
import { LeaveCompanyDocument, type TeamTableFragment } from './TeamTable.generated.ts';

type LeaveCompanyProps = { own: TeamTableFragment; members: readonly TeamTableFragment[] };

/** Ends the viewer's membership, after the list of what ends with it. */
export const LeaveCompany = ({ own, members }: LeaveCompanyProps) => {
  const [isOpen, setOpen] = useState(false);
  const { submit } = useSubmit(LeaveCompanyDocument, { failure: () => null });

  const leave = async ({ successorId }: { successorId: string }) => {
    const result = await submit({ successorId });
    if (!result.ok) return result;
    // Everything is read again for another party.
    window.location.assign(paths.home);
    return new Promise<never>(() => undefined);
  };

  return (
    <Row>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Leave company
      </Button>
      {isOpen && (
        <FormDialog
          title="Leave the company?"
          description="Postings, bids, orders and conversations stay with the company. You keep your account and act for yourself."
          {...successorForm(members, own.userId)}
          action="Leave company"
          busyText="Leaving…"
          isDangerous
          onSubmit={leave}
          onClose={() => setOpen(false)}
        >
          <ProgramList programs={own.programs ?? []} />
          <SuccessorField members={members} of={own.userId} />
        </FormDialog>
      )}
    </Row>
  );
};
