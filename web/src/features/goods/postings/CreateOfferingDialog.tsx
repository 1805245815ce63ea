import { offeringRules } from 'api/rules/postings';
import { useNavigate } from 'react-router-dom';
import { FieldRow } from '../../../kit/forms/Field.tsx';
import { FormDialog } from '../../../kit/forms/FormDialog.tsx';
import { MoneyField } from '../../../kit/forms/NumberField.tsx';
import { TextField } from '../../../kit/forms/TextField.tsx';
import { useCommandKey } from '../../../kit/useCommandKey.ts';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { paths } from '../../../paths.ts';
import { CreateOfferingDocument } from './CreateOfferingDialog.generated.ts';
import { explainInvalid } from './invalidPosting.ts';
import { OtherUnit } from './OtherUnit.tsx';
import type { PostingDialogProps } from './postingDialog.ts';
import { PostingFields } from './PostingFields.tsx';
import { accepted, type Prefill } from './prefill.ts';
import { StockFields } from './StockFields.tsx';
import { TermFields } from './TermFields.tsx';
import { UnusualPriceWarning } from './UnusualPriceWarning.tsx';
import { usePrefill } from './usePrefill.ts';
import { usePriceConfirmation } from './usePriceConfirmation.ts';

const empty = Object.fromEntries(Object.keys(offeringRules.fields).map((term) => [term, '']));

const filledIn = ({ place, date, ...same }: Prefill) =>
  accepted(offeringRules, { ...same, location: place, availableUntil: date });

/** Posts an offering, and leads to it. */
export const CreateOfferingDialog = ({ productId, title, prefill = {}, refetch, onClose }: PostingDialogProps) => {
  const { loading, product, values } = usePrefill(productId, title);
  const keyed = useCommandKey();
  const navigate = useNavigate();
  const price = usePriceConfirmation();
  const { submit } = useSubmit(CreateOfferingDocument, {
    success: 'Your offering has been posted successfully!',
    failure: 'Failed to create offering. Please try again.',
    refetch,
  });

  const handleSubmit = async (values: object) => {
    const offering = offeringRules.cast(values);
    const draft = { productId: offering.productId, price: offering.price, unit: offering.unit };
    if (await price.isAskedAbout(draft)) return;
    const confirmed = price.isConfirmed(draft) && { confirmUnusualPrice: true };
    const result = await submit({ input: keyed({ ...offering, ...confirmed }) });
    const id = result.ok && result.data.postOffering?.id;
    // In the place of the dialog, so that Back leads to the page below it.
    return id ? void navigate(paths.offering(id), { replace: true }) : result;
  };

  return (
    <FormDialog
      title="Post Offering"
      description="Buyers find it on the marketplace and, with a product, among its suppliers."
      wide
      loading={loading}
      initialValues={{ ...empty, ...values, ...filledIn(prefill) }}
      schema={offeringRules}
      action={price.finding ? 'Post at this price' : 'Post Offering'}
      busyText="Posting..."
      warning={price.finding && <UnusualPriceWarning finding={price.finding} />}
      onSubmit={handleSubmit}
      onInvalid={explainInvalid}
      onClose={onClose}
    >
      {({ values: { unit } }) => (
        <>
          <PostingFields
            product={product}
            titlePlaceholder="For example: Titanium Dioxide Rutile, 25 kg bags"
            describe="Grade, origin, packaging, documents that come with it"
          />
          <FieldRow>
            <MoneyField name="price" label="Price" unit={unit || undefined} hint="In US dollars, for one unit." />
            <TextField name="location" label="Location" placeholder="Where the goods are" optional />
          </FieldRow>
          <OtherUnit quantities={['quantity', 'minimumQuantity']} prices={['price']} />
          <StockFields />
          <TermFields unit={unit || undefined} />
        </>
      )}
    </FormDialog>
  );
};
