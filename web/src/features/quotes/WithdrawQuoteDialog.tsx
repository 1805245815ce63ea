import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { WithdrawQuoteDocument } from './QuoteActions.generated.ts';
import { useQuoteStep, type QuoteDialogProps } from './useQuoteStep.ts';

/** Takes back the terms that the viewer’s own side proposed last, which ends the quote. */
export const WithdrawQuoteDialog = (props: QuoteDialogProps) => {
  const { seen, settle } = useQuoteStep(props);
  const { submit } = useSubmit(WithdrawQuoteDocument, { success: 'The quote is withdrawn.' });
  return (
    <ConfirmDialog
      title="Withdraw this quote?"
      description="It ends here. The other side is notified."
      action="Withdraw"
      busyText="Withdrawing..."
      isDangerous
      onConfirm={async () => settle(await submit({ input: seen }))}
      onClose={props.onClose}
    />
  );
};
