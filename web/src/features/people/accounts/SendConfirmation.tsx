import { Button } from '../../../kit/ui/Button.tsx';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { SendConfirmationEmailDocument } from './SendConfirmation.generated.ts';

/** Sends the link that confirms the member's email address again. */
export const SendConfirmation = () => {
  const { submit, busy } = useSubmit(SendConfirmationEmailDocument, {
    success: 'The email is on its way. Please look into your inbox.',
  });
  return (
    <Button variant="secondary" size="small" busy={busy} busyText="Sending…" onClick={() => void submit({})}>
      Send again
    </Button>
  );
};
