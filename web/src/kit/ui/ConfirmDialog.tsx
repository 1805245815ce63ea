import { useState, type ReactNode } from 'react';
import { Dialog, DialogActions, type DialogActionsProps } from './Dialog.tsx';
import { Stack } from './Layout.tsx';
import { Callout } from './Callout.tsx';
import { Text } from './Text.tsx';

type ConfirmDialogProps = Pick<DialogActionsProps, 'busyText'> & {
  title: string;
  description: string;
  action: string;
  isDangerous?: boolean;
  onConfirm: () => Promise<{ ok: true } | { ok: false; reason: string }>;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for confirmation before an irreversible action; shows the reason if it was refused. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, description, action, isDangerous, onConfirm, onClose, children, ...buttons } = props;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const handleConfirm = async () => {
    setBusy(true);
    const result = await onConfirm();
    setBusy(false);
    if (result.ok) onClose();
    else setRefusal(result.reason);
  };

  return (
    <Dialog onClose={onClose} title={title}>
      <Stack>
        {refusal && <Callout tone="error">{refusal}</Callout>}
        <Text $tone="inkSoft">{description}</Text>
        {children}
        <DialogActions
          {...buttons}
          busy={busy}
          type="button"
          variant={isDangerous ? 'danger' : undefined}
          onClick={() => void handleConfirm()}
        >
          {action}
        </DialogActions>
      </Stack>
    </Dialog>
  );
};
