import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/ui/Button.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { Dialog, DialogFoot } from '../../kit/ui/Dialog.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { color, radius, space, type } from '../../theme.ts';

/** Shows the secret of a webhook, which the server does not show again. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(secret).then(() => setIsCopied(true));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Secret of the webhook"
      description="Your program verifies signatures with it."
    >
      <Stack>
        <Callout tone="warning">Copy it now. It is not shown again.</Callout>
        <Secret>{secret}</Secret>
        <DialogFoot>
          <Button variant="secondary" onClick={copy}>
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
          <Button onClick={onClose}>Done</Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

const Secret = styled.code`
  ${type.data};
  padding: ${space(3)};
  overflow-wrap: anywhere;
  background: ${color.sunken};
  border-radius: ${radius.small};
`;
