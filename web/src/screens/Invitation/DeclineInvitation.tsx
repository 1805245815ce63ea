import { useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { DeclineInvitationDocument } from './InvitationScreen.generated.ts';

/** Declines with the link alone, and for the future if the owner of the address wants that. Asks first, because mail filters press the first button of a page. */
export const DeclineInvitation = ({ token, onDeclined }: { token: string; onDeclined: () => void }) => {
  const { submit } = useSubmit(DeclineInvitationDocument);
  const [optsOut, setOptsOut] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const decline = async () => {
    const result = await submit({ token, optsOut });
    if (result.ok) onDeclined();
    return result;
  };
  return (
    <Section title="Not for you?">
      <Checkbox checked={optsOut} onChange={(event) => setOptsOut(event.target.checked)}>
        Send no more invitations to this address
      </Checkbox>
      <Row>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Decline
        </Button>
      </Row>
      {isAsking && (
        <ConfirmDialog
          title="Decline the invitation?"
          description="The link ends. Only another invitation can undo this."
          action="Decline invitation"
          busyText="Declining…"
          isDangerous
          onConfirm={decline}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
};
