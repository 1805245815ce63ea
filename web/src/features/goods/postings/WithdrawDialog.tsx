import { counted } from '../../../kit/format.ts';
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { WithdrawOfferingsDocument } from './WithdrawDialog.generated.ts';

type WithdrawDialogProps = {
  offerings: readonly { id: string; title: string }[];
  refetch: string[];
  onDone?: () => void;
  onClose: () => void;
};

/** Confirms the withdrawal of own offerings. */
export const WithdrawDialog = ({ offerings, refetch, onDone, onClose }: WithdrawDialogProps) => {
  const what = counted(offerings.length, 'offering');
  const { submit } = useSubmit(WithdrawOfferingsDocument, { success: `Withdrawn: ${what}.`, refetch });

  const withdraw = async () => {
    const result = await submit({ ids: offerings.map(({ id }) => id) });
    if (result.ok) onDone?.();
    return result;
  };
  return (
    <ConfirmDialog
      title={`Withdraw ${what}?`}
      description="Buyers no longer find them. Orders that were placed stay as they are, and you can relist at any time."
      action="Withdraw"
      busyText="Withdrawing..."
      isDangerous
      onConfirm={withdraw}
      onClose={onClose}
    >
      <ul>
        {offerings.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
};
