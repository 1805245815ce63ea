import { rfpRules } from 'api/rules/postings';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { CreateRfpDocument, type CreateRfpMutationVariables } from './CreateRfpDialog.generated.ts';
import { explainInvalid } from './invalidPosting.ts';
import type { PostingDialogProps } from './postingDialog.ts';
import { accepted, type Prefill } from './prefill.ts';
import { RfpFields } from './RfpFields.tsx';
import { usePrefill } from './usePrefill.ts';

const empty = { targetPrice: '', deliveryLocation: '', deliveryDate: '', closingDate: '' };

const filledIn = ({ price, place, date, ...same }: Prefill) =>
  accepted(rfpRules, { ...same, targetPrice: price, deliveryLocation: place, deliveryDate: date });

/** Posts a request for proposals. */
export const CreateRfpDialog = ({ productId, title, prefill = {}, refetch, onClose }: PostingDialogProps) => {
  const { loading, product, values } = usePrefill(productId, title);
  const keyed = useCommandKey();
  const { submit } = useSubmit(CreateRfpDocument, {
    success: 'Your RFP has been created successfully!',
    failure: 'Failed to create RFP. Please try again.',
    refetch,
  });
  return (
    <FormDialog
      title="Create RFP"
      description="Say what you need; suppliers answer with bids that only you can read."
      wide
      loading={loading}
      initialValues={{ ...values, ...empty, ...filledIn(prefill) }}
      schema={rfpRules}
      action="Post RFP"
      busyText="Posting..."
      leave="Cancel"
      onSubmit={(rfp: object) => submit({ input: keyed(rfp as CreateRfpMutationVariables['input']) })}
      onInvalid={explainInvalid}
      onClose={onClose}
    >
      <RfpFields product={product} />
    </FormDialog>
  );
};
