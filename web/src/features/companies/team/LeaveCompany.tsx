import { useState } from 'react';
import { Button } from '../../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx';
import { Row } from '../../../kit/ui/Layout.tsx';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { paths } from '../../../paths.ts';
import { ProgramList } from './ProgramList.tsx';
import { LeaveCompanyDocument } from './TeamTable.generated.ts';

/** Ends the viewer's membership, after the list of what ends with it. */
export const LeaveCompany = ({ programs }: { programs: readonly string[] }) => {
  const [isOpen, setOpen] = useState(false);
  const { submit } = useSubmit(LeaveCompanyDocument, { failure: () => null });

  const leave = async () => {
    const result = await submit({});
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
        <ConfirmDialog
          title="Leave the company?"
          description="Postings, bids and orders stay with the company. You keep your account and act for yourself."
          action="Leave company"
          busyText="Leaving…"
          isDangerous
          onConfirm={leave}
          onClose={() => setOpen(false)}
        >
          <ProgramList programs={programs} />
        </ConfirmDialog>
      )}
    </Row>
  );
};
