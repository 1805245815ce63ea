import { offeringTermsRules } from 'api/rules/postings';
import { DateField } from '../../kit/forms/DateField.tsx';
import { FieldRow } from '../../kit/forms/Field.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { MoneyField, NumberField } from '../../kit/forms/NumberField.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { cents } from '../../kit/amount.ts';
import { today } from '../../kit/time.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import type { InventoryTableFragment } from './InventoryTable.generated.ts';
import {
  EditOfferingDocument,
  RelistOfferingDocument,
  type RelistOfferingMutationVariables,
} from './OfferingTermsDialog.generated.ts';
import { UnusualPriceWarning } from './UnusualPriceWarning.tsx';
import { usePriceConfirmation } from './usePriceConfirmation.ts';

type OfferingTermsDialogProps = { offering: InventoryTableFragment; refetch: string[]; onClose: () => void };

/** Changes price, quantity and last day of the member’s own offering, or relists it. */
export function OfferingTermsDialog({ offering, refetch, onClose }: OfferingTermsDialogProps) {
  const { id, title, price, quantity, unit, availableUntil } = offering;
  // Kept from when the dialog opened, because saving changes the cached status while the dialog is open.
  const isActive = offering.status === 'active';
  const question = usePriceConfirmation();
  const failure = (reason: string) => reason;
  const edit = useSubmit(EditOfferingDocument, { success: 'The offering is changed.', failure, refetch });
  const relist = useSubmit(RelistOfferingDocument, {
    success: 'The offering is on the market again.',
    failure,
    refetch,
  });

  async function handleSubmit(values: object) {
    const terms = values as RelistOfferingMutationVariables['input'];
    const draft = { productId: offering.product?.id, price: terms.price, unit, offeringId: id };
    // An unchanged price was checked before.
    if (cents(terms.price) !== cents(price) && (await question.isAskedAbout(draft))) return;
    const input = { ...terms, ...(question.isConfirmed(draft) && { confirmUnusualPrice: true }) };
    const result = isActive
      ? await edit.submit({ input: { ...input, expectedQuantity: quantity } })
      : await relist.submit({ input });
    if (result.ok) onClose();
    return result;
  }

  return (
    <Dialog onClose={onClose} title={isActive ? 'Edit offering' : 'Relist offering'} description={title}>
      <Form
        initialValues={{
          offeringId: id,
          price,
          quantity: offering.status === 'sold_out' ? '' : String(quantity),
          availableUntil: availableUntil && availableUntil >= today() ? availableUntil : '',
          sku: offering.sku ?? '',
        }}
        schema={offeringTermsRules}
        onSubmit={handleSubmit}
      >
        <FieldRow>
          <MoneyField name="price" label="Price" unit={unit} hint="Orders that were placed keep their price." />
          <NumberField name="quantity" label="Quantity" min="1" suffix={unit} hint="What there is to sell now." />
        </FieldRow>
        <FieldRow>
          <DateField name="availableUntil" label="Available until" min={today()} optional />
          <TextField
            name="sku"
            label="Your SKU"
            hint="Your own number for it. Only you see it."
            maxLength={64}
            optional
          />
        </FieldRow>
        <DialogFoot>
          {question.finding && <UnusualPriceWarning finding={question.finding} />}
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" busy={edit.busy || relist.busy} busyText="Saving...">
            {question.finding ? 'Confirm this price' : isActive ? 'Save changes' : 'Relist'}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
