import { acceptQuoteRules } from 'api/rules/quotes';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { TextArea, TextField } from '../../kit/forms/TextField.tsx';
import { money } from '../../kit/format.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { useOrderSide } from '../orders/useOrderSide.ts';
import { AcceptQuoteDocument } from './QuoteActions.generated.ts';
import { QuoteTermList } from './QuoteTermList.tsx';
import { useQuoteStep, type QuoteDialogProps } from './useQuoteStep.ts';

const rules = acceptQuoteRules.pick(['purchaseOrderNumber', 'deliveryAddress']);

/** Accepts the current terms, which makes the order. */
export const AcceptDialog = (props: QuoteDialogProps) => {
  const { quote, seen, settle } = useQuoteStep(props);
  const { revision } = quote;
  const isBuyer = useOrderSide()(quote) === 'buyer';
  const { submit } = useSubmit(AcceptQuoteDocument, { success: 'The quote is accepted. The order is confirmed.' });
  return (
    <FormDialog
      title={`Accept for ${money(revision.totalAmount ?? '')}?`}
      description="This makes a confirmed order, which binds both sides."
      initialValues={{ purchaseOrderNumber: '', deliveryAddress: '' }}
      schema={rules}
      action="Accept and order"
      busyText="Ordering..."
      onSubmit={async (values) => settle(await submit({ input: { ...(isBuyer && values), ...seen } }))}
      onClose={props.onClose}
    >
      <QuoteTermList terms={revision.terms} />
      {isBuyer && (
        <>
          <TextField name="purchaseOrderNumber" label="Your PO number" maxLength={60} optional />
          <TextArea name="deliveryAddress" label="Delivery address" rows={2} optional />
        </>
      )}
    </FormDialog>
  );
};
