import { offeringRules } from 'api/rules/postings';
import { DateField } from '../../kit/forms/DateField.tsx';
import { FieldRow } from '../../kit/forms/Field.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { MoneyField } from '../../kit/forms/NumberField.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { today } from '../../kit/time.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';
import { SkeletonText } from '../../kit/ui/Skeleton.tsx';
import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { CreateOfferingDocument, type CreateOfferingMutationVariables } from './CreateOfferingDialog.generated.ts';
import { explainInvalid } from './invalidPosting.ts';
import type { PostingDialogProps } from './postingDialog.ts';
import { PostingFields } from './PostingFields.tsx';
import { accepted, type Prefill } from './prefill.ts';
import { UnusualPriceWarning } from './UnusualPriceWarning.tsx';
import { usePrefill } from './usePrefill.ts';
import { usePriceConfirmation } from './usePriceConfirmation.ts';

const empty = { price: '', location: '', availableUntil: '', sku: '' };

const filledIn = ({ title, description, quantity, unit, price, place, date }: Prefill) =>
  accepted(offeringRules, { title, description, quantity, unit, price, location: place, availableUntil: date });

/** Posts an offering. */
export function CreateOfferingDialog({ productId, title, prefill = {}, refetch, onClose }: PostingDialogProps) {
  const { loading, product, values } = usePrefill(productId, title);
  const keyed = useCommandKey();
  const price = usePriceConfirmation();
  const { submit, busy } = useSubmit(CreateOfferingDocument, {
    success: 'Your offering has been posted successfully!',
    failure: 'Failed to create offering. Please try again.',
    refetch,
  });

  async function handleSubmit(values: object) {
    const offering = values as CreateOfferingMutationVariables['input'];
    const draft = { productId: offering.productId, price: offering.price, unit: offering.unit };
    if (await price.isAskedAbout(draft)) return;
    const confirmed = price.isConfirmed(draft) && { confirmUnusualPrice: true };
    const result = await submit({ input: keyed({ ...offering, ...confirmed }) });
    if (result.ok) onClose();
    return result;
  }

  return (
    <Dialog
      onClose={onClose}
      title="Post Offering"
      description="Buyers find it on the marketplace and, with a product, among its suppliers."
      wide
    >
      {loading ? (
        <SkeletonText lines={8} />
      ) : (
        <Form
          initialValues={{ ...values, ...empty, ...filledIn(prefill) }}
          schema={offeringRules}
          onSubmit={handleSubmit}
          onInvalid={explainInvalid}
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
                {price.finding && <UnusualPriceWarning finding={price.finding} />}
                <DialogClose asChild>
                  <Button variant="secondary">Cancel</Button>
                </DialogClose>
                <Button type="submit" busy={busy} busyText="Posting...">
                  {price.finding ? 'Post at this price' : 'Post Offering'}
                </Button>
              </DialogFoot>
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
}
