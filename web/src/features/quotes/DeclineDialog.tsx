import { declineQuoteRules, declineReasons } from 'api/rules/quotes';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { asOptions, SelectField } from '../../kit/forms/SelectField.tsx';
import { TextArea } from '../../kit/forms/TextField.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import type { QuoteDeclineReason } from '../../schemaTypes.generated.ts';
import { declineReasonLabels } from './declineReasons.ts';
import { DeclineQuoteDocument } from './QuoteActions.generated.ts';
import { useQuoteStep, type QuoteDialogProps } from './useQuoteStep.ts';

const rules = declineQuoteRules.pick(['reason', 'note']);

/** Ends the quote with a reason. */
export const DeclineDialog = (props: QuoteDialogProps) => {
  const { seen, settle } = useQuoteStep(props);
  const { submit } = useSubmit(DeclineQuoteDocument, { success: 'The quote is declined.' });
  return (
    <FormDialog
      title="Decline this quote?"
      description="It ends here. The other side reads why."
      initialValues={{ reason: '' as QuoteDeclineReason, note: '' }}
      schema={rules}
      action="Decline"
      busyText="Declining..."
      isDangerous
      onSubmit={async (values) => settle(await submit({ input: { ...values, ...seen } }))}
      onClose={props.onClose}
    >
      <SelectField
        name="reason"
        label="Reason"
        options={asOptions(declineReasons, declineReasonLabels)}
        placeholder="Select a reason"
      />
      <TextArea name="note" label="Note" rows={3} optional />
    </FormDialog>
  );
};
