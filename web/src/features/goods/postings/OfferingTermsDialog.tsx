import { writePairs } from 'api/rules/catalogue';
import { changeableTerms, offeringFormRules, offeringTermsRules, units } from 'api/rules/postings';
import { FieldRow } from '../../../kit/forms/Field.tsx';
import { FormDialog } from '../../../kit/forms/FormDialog.tsx';
import { MoneyField, NumberField } from '../../../kit/forms/NumberField.tsx';
import { asOptions, SelectField } from '../../../kit/forms/SelectField.tsx';
import { TextArea, TextField } from '../../../kit/forms/TextField.tsx';
import { cents } from '../../../kit/amount.ts';
import { notPast } from '../../../kit/time.ts';
import { useSubmit } from '../../../kit/useSubmit.ts';
import type { InventoryTableFragment } from './InventoryTable.generated.ts';
import { EditOfferingDocument, RelistOfferingDocument } from './OfferingTermsDialog.generated.ts';
import { OtherUnit } from './OtherUnit.tsx';
import { StockFields } from './StockFields.tsx';
import { TermFields } from './TermFields.tsx';
import { UnusualPriceWarning } from './UnusualPriceWarning.tsx';
import { usePriceConfirmation } from './usePriceConfirmation.ts';

type OfferingTermsDialogProps = { offering: InventoryTableFragment; refetch: string[]; onClose: () => void };

/** Changes the terms of the member’s own offering that are not fixed, its texts while nothing refers to it, or relists it. */
export const OfferingTermsDialog = ({ offering, refetch, onClose }: OfferingTermsDialogProps) => {
  const { id, title, price, quantity, unit, availableUntil } = offering;
  const stored: Partial<Record<string, unknown>> = offering.terms;
  // Kept from when the dialog opened, because saving changes the cached status while the dialog is open.
  const isActive = offering.status === 'active';
  // The server knows of quotes and bids, too.
  const isUnused = isActive && offering.orders.totalCount === 0;
  const rules = isUnused ? offeringFormRules : offeringTermsRules;
  const question = usePriceConfirmation();
  const edit = useSubmit(EditOfferingDocument, { success: 'The offering is changed.', refetch });
  const relist = useSubmit(RelistOfferingDocument, {
    success: 'The offering is on the market again.',
    refetch,
  });

  const handleSubmit = async (values: object) => {
    const terms = rules.cast(values);
    const priced = isUnused ? offeringFormRules.cast(values).unit : unit;
    const draft = { productId: offering.product?.id, price: terms.price, unit: priced, offeringId: id };
    // An unchanged price was checked before.
    if ((cents(terms.price) !== cents(price) || priced !== unit) && (await question.isAskedAbout(draft))) return;
    const input = { ...terms, ...(question.isConfirmed(draft) && { confirmUnusualPrice: true }) };
    return isActive ? edit.submit({ input: { ...input, expectedQuantity: quantity } }) : relist.submit({ input });
  };

  return (
    <FormDialog
      title={isActive ? 'Edit offering' : 'Relist offering'}
      description={title}
      wide
      initialValues={{
        ...Object.fromEntries(changeableTerms.map((term) => [term, String(stored[term] ?? '')])),
        specifications: writePairs(offering.terms.specifications ?? {}),
        offeringId: id,
        quantity: offering.status === 'sold_out' ? '' : String(quantity),
        availableUntil: notPast(availableUntil),
        deliveryDate: notPast(offering.terms.deliveryDate),
        price,
        sku: offering.sku ?? '',
        ...(isUnused && { title, description: offering.description, unit }),
      }}
      schema={rules}
      action={question.finding ? 'Save at this price' : isActive ? 'Save changes' : 'Relist'}
      busyText="Saving..."
      warning={question.finding && <UnusualPriceWarning finding={question.finding} />}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {isUnused && (
        <>
          <TextField
            name="title"
            label="Title"
            maxLength={160}
            hint="Can change until somebody orders, asks or bids."
          />
          <TextArea name="description" label="Description" />
          <SelectField name="unit" label="Unit" options={asOptions(units)} />
        </>
      )}
      <FieldRow>
        <MoneyField name="price" label="Price" unit={unit} hint="Orders that were placed keep their price." />
        <NumberField name="quantity" label="Quantity" suffix={unit} hint="What there is to sell now." />
      </FieldRow>
      <OtherUnit quantities={['quantity', 'minimumQuantity']} prices={['price']} fixed={unit} />
      <StockFields />
      <TermFields unit={unit} />
    </FormDialog>
  );
};
