import { Button } from '../../kit/ui/Button.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { CopyText } from '../../kit/ui/CopyText.tsx';
import { Dialog, DialogFoot } from '../../kit/ui/Dialog.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';

/** Shows the secret of a webhook, which the server does not show again. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog onClose={onClose} title="Secret of the webhook" description="Your program verifies signatures with it.">
    <Stack>
      <Callout tone="warning">Copy it now. It is not shown again.</Callout>
      <CopyText label="The secret" value={secret} />
      <DialogFoot>
        <Button onClick={onClose}>Done</Button>
      </DialogFoot>
    </Stack>
  </Dialog>
);
