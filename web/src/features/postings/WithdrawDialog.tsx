import { useState } from 'react';
import { counted } from '../../kit/format.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { WithdrawOfferingsDocument } from './WithdrawDialog.generated.ts';

type WithdrawDialogProps = {
  offerings: readonly { id: string; title: string }[];
  refetch: string[];
  onDone: () => void;
  onClose: () => void;
};

/** Confirms the withdrawal of own offerings. */
export function WithdrawDialog({ offerings, refetch, onDone, onClose }: WithdrawDialogProps) {
  const [refusal, setRefusal] = useState<string>();
  const what = counted(offerings.length, 'offering');
  const { submit, busy } = useSubmit(WithdrawOfferingsDocument, {
    success: `Withdrawn: ${what}.`,
    failure: (reason) => reason,
    refetch,
  });

  async function handleWithdraw() {
    const result = await submit({ ids: offerings.map(({ id }) => id) });
    if (!result.ok) return setRefusal(result.reason);
    onDone();
    onClose();
  }

  return (
    <Dialog
      onClose={onClose}
      title={`Withdraw ${what}?`}
      description="Buyers no longer find them. Orders that were placed stay as they are, and you can relist at any time."
    >
      <Stack>
        {refusal && <Callout tone="error">{refusal}</Callout>}
        <ul>
          {offerings.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
        <DialogFoot>
          <DialogClose asChild>
            <Button variant="secondary">Back</Button>
          </DialogClose>
          <Button variant="danger" busy={busy} busyText="Withdrawing..." onClick={() => void handleWithdraw()}>
            Withdraw
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
