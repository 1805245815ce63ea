import { rfpRules } from 'api/rules/postings';
import { Form } from '../../kit/forms/Form.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';
import { SkeletonText } from '../../kit/ui/Skeleton.tsx';
import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { CreateRfpDocument, type CreateRfpMutationVariables } from './CreateRfpDialog.generated.ts';
import { explainInvalid } from './invalidPosting.ts';
import type { PostingDialogProps } from './postingDialog.ts';
import { accepted, type Prefill } from './prefill.ts';
import { RfpFields } from './RfpFields.tsx';
import { usePrefill } from './usePrefill.ts';

const empty = { targetPrice: '', deliveryLocation: '', deliveryDate: '', closingDate: '' };

const filledIn = ({ title, description, quantity, unit, price, place, date }: Prefill) =>
  accepted(rfpRules, {
    title,
    description,
    quantity,
    unit,
    targetPrice: price,
    deliveryLocation: place,
    deliveryDate: date,
  });

/** Posts a request for proposals. */
export function CreateRfpDialog({ productId, title, prefill = {}, refetch, onClose }: PostingDialogProps) {
  const { loading, product, values } = usePrefill(productId, title);
  const keyed = useCommandKey();
  const { submit, busy } = useSubmit(CreateRfpDocument, {
    success: 'Your RFP has been created successfully!',
    failure: 'Failed to create RFP. Please try again.',
    refetch,
  });

  async function handleSubmit(rfp: object) {
    const result = await submit({ input: keyed(rfp as CreateRfpMutationVariables['input']) });
    if (result.ok) onClose();
    return result;
  }

  return (
    <Dialog
      onClose={onClose}
      title="Create RFP"
      description="Say what you need; suppliers answer with bids that only you can read."
      wide
    >
      {loading ? (
        <SkeletonText lines={8} />
      ) : (
        <Form
          initialValues={{ ...values, ...empty, ...filledIn(prefill) }}
          schema={rfpRules}
          onSubmit={handleSubmit}
          onInvalid={explainInvalid}
        >
          <RfpFields product={product} />
          <DialogFoot>
            <DialogClose asChild>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
            <Button type="submit" busy={busy} busyText="Posting...">
              Post RFP
            </Button>
          </DialogFoot>
        </Form>
      )}
    </Dialog>
  );
}
