import { changeQuoteRules, declineReasons } from 'api/rules/quotes';
import { FormDialog } from '../../../../kit/forms/FormDialog.tsx';
import { asOptions, SelectField } from '../../../../kit/forms/SelectField.tsx';
import { TextArea, TextField } from '../../../../kit/forms/TextField.tsx';
import { money } from '../../../../kit/format.ts';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { useOrderSide } from '../orders/useOrderSide.ts';
import { declineReasonLabels } from './declineReasons.ts';
import { ChangeQuoteDocument } from './QuoteActions.generated.ts';
import { QuoteTermList } from './QuoteTermList.tsx';
import { useQuoteStep, type QuoteDialogProps } from './useQuoteStep.ts';

const steps = {
  accept: {
    status: 'accepted',
    description: 'This makes a confirmed order, which binds both sides.',
    action: 'Accept and order',
    success: 'The quote is accepted. The order is confirmed.',
  },
  decline: {
    status: 'declined',
    description: 'It ends here. The other side reads why.',
    action: 'Decline',
    success: 'The quote is declined.',
  },
  withdraw: {
    status: 'withdrawn',
    description: 'It ends here. The other side is notified.',
    action: 'Withdraw',
    success: 'The quote is withdrawn.',
  },
} as const;

/** Accepts the current terms, which makes the order, or ends the quote without one. */
export const EndQuoteDialog = ({ step, ...props }: QuoteDialogProps & { step: keyof typeof steps }) => {
  const { quote, seen, settle } = useQuoteStep(props);
  const { terms, totalAmount } = quote.revision;
  const isBuyer = useOrderSide()(quote) === 'buyer';
  const { status, success, description, action } = steps[step];
  const { submit } = useSubmit(ChangeQuoteDocument, { success });
  return (
    <FormDialog
      title={step === 'accept' ? `Accept for ${money(totalAmount ?? '')}?` : `${action} this quote?`}
      description={description}
      initialValues={{
        ...{ ...seen, status },
        ...(step === 'accept' && isBuyer && { purchaseOrderNumber: '', deliveryAddress: '' }),
        ...(step === 'decline' && { reason: '', note: '' }),
      }}
      schema={changeQuoteRules}
      action={action}
      busyText="Saving..."
      isDangerous={step !== 'accept'}
      onSubmit={async (input: object) => settle(await submit({ input: changeQuoteRules.cast(input) }))}
      onClose={props.onClose}
    >
      {step === 'accept' && <QuoteTermList terms={terms} />}
      {step === 'accept' && isBuyer && (
        <>
          <TextField name="purchaseOrderNumber" label="Your PO number" maxLength={60} optional />
          <TextArea name="deliveryAddress" label="Delivery address" rows={2} optional />
        </>
      )}
      {step === 'decline' && (
        <>
          <SelectField
            name="reason"
            label="Reason"
            options={asOptions(declineReasons, declineReasonLabels)}
            placeholder="Select a reason"
          />
          <TextArea name="note" label="Note" rows={3} optional />
        </>
      )}
    </FormDialog>
  );
};
