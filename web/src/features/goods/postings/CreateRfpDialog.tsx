import { rfpRules } from 'api/rules/postings';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '../../../kit/forms/FormDialog.tsx';
import { useCommandKey } from '../../../kit/useCommandKey.ts';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { paths } from '../../../paths.ts';
import { CreateRfpDocument } from './CreateRfpDialog.generated.ts';
import { explainInvalid } from './invalidPosting.ts';
import type { PostingDialogProps } from './postingDialog.ts';
import { accepted, type Prefill } from './prefill.ts';
import { RfpFields } from './RfpFields.tsx';
import { usePrefill } from './usePrefill.ts';

const empty = { targetPrice: '', deliveryLocation: '', deliveryDate: '', closingDate: '' };

const filledIn = ({ price, place, date, ...same }: Prefill) =>
  accepted(rfpRules, { ...same, targetPrice: price, deliveryLocation: place, deliveryDate: date });

/** Posts a request for proposals, and leads to it. */
export const CreateRfpDialog = ({ productId, title, prefill = {}, refetch, onClose }: PostingDialogProps) => {
  const { loading, product, values } = usePrefill(productId, title);
  const keyed = useCommandKey();
  const navigate = useNavigate();
  const { submit } = useSubmit(CreateRfpDocument, {
    success: 'Your RFP has been created successfully!',
    failure: 'Failed to create RFP. Please try again.',
    refetch,
  });
  const post = async (rfp: object) => {
    const result = await submit({ input: keyed(rfpRules.cast(rfp)) });
    const id = result.ok && result.data.postRfp?.id;
    // In the place of the dialog, so that Back leads to the page below it.
    return id ? void navigate(paths.rfp(id), { replace: true }) : result;
  };
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
      onSubmit={post}
      onInvalid={explainInvalid}
      onClose={onClose}
    >
      <RfpFields product={product} />
    </FormDialog>
  );
};
