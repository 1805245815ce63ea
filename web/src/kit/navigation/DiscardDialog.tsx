import { Button } from '../ui/Button.tsx';
import { DialogFoot, DialogFrame } from '../ui/Dialog.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Text } from '../ui/Text.tsx';

type DiscardDialogProps = { onKeep: () => void; onDiscard: () => void };

/** Asks before unsaved input is discarded. */
export const DiscardDialog = ({ onKeep, onDiscard }: DiscardDialogProps) => (
  <DialogFrame compact onClose={onKeep} title="Discard changes?">
    <Stack>
      <Text $tone="inkSoft">What you have entered has not been saved.</Text>
      <DialogFoot>
        <Button variant="secondary" onClick={onKeep}>
          Keep editing
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          Discard
        </Button>
      </DialogFoot>
    </Stack>
  </DialogFrame>
);
