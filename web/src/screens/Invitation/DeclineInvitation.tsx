import { useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { DeclineInvitationDocument } from './InvitationScreen.generated.ts';

/** Declines with the link alone, and for the future if the owner of the address wants that. */
export const DeclineInvitation = ({ token, onDeclined }: { token: string; onDeclined: () => void }) => {
  const { submit, busy } = useSubmit(DeclineInvitationDocument);
  const [optsOut, setOptsOut] = useState(false);
  const decline = async () => {
    if ((await submit({ token, optsOut })).ok) onDeclined();
  };
  return (
    <Section title="Not for you?">
      <Checkbox checked={optsOut} onChange={(event) => setOptsOut(event.target.checked)}>
        Send no more invitations to this address
      </Checkbox>
      <Row>
        <Button variant="secondary" busy={busy} busyText="Declining…" onClick={() => void decline()}>
          Decline
        </Button>
      </Row>
    </Section>
  );
};
