import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { DateField } from '../../../kit/forms/DateField.tsx';
import { FormDialog } from '../../../kit/forms/FormDialog.tsx';
import { TextArea } from '../../../kit/forms/TextField.tsx';
import { reloadQueries } from '../../../kit/reloadQueries.ts';
import { day } from '../../../kit/time.ts';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { EditRfpDocument } from './EditRfpDialog.generated.ts';
import { explainInvalid } from './invalidPosting.ts';
import { RfpFields } from './RfpFields.tsx';
import { extensionForm, termsForm, type EditableRfp, type RfpChange } from './rfpChange.ts';

type EditRfpDialogProps = { rfp: EditableRfp; refetch: string[]; onClose: () => void };

/** Changes the terms of an own RFP; once there are bids, extends it and adds to its description. */
export const EditRfpDialog = ({ rfp, refetch, onClose }: EditRfpDialogProps) => {
  const client = useApolloClient();
  // A bid that arrives while the dialog is open must not take the form away.
  const [hasBids] = useState(rfp.bidCount > 0);
  const { submit } = useSubmit(EditRfpDocument, {
    success: hasBids ? 'The RFP is changed, and its bidders are notified.' : 'The RFP is changed.',
    refetch,
  });

  const save = async (change: RfpChange) => {
    if (Object.keys(change).length === 0) return { ok: true as const };
    const result = await submit({ input: { rfpId: rfp.id, ...change } });
    // A bid or an award came first: the page shows it.
    if (!result.ok && (result.code === 'CONFLICT' || result.code === 'RFP_CLOSED'))
      await reloadQueries(client, refetch);
    return result;
  };

  const frame = { title: 'Edit RFP', action: 'Save changes', busyText: 'Saving...', onClose };

  if (hasBids) {
    const { schema, initialValues, changeIn } = extensionForm(rfp);
    return (
      <FormDialog
        {...frame}
        description={`There are bids on these terms, so they stay. You can add to the description${rfp.closingDate ? ' and move the closing date to a later day' : ''}.`}
        initialValues={initialValues}
        schema={schema}
        onSubmit={(values) => save(changeIn(values))}
        onInvalid={explainInvalid}
      >
        <TextArea
          name="addition"
          label="Add to the description"
          placeholder="Answers to questions, documents, packaging"
          hint="Shown below the description, and sent to all bidders."
          optional
        />
        {rfp.closingDate && (
          <DateField
            name="closingDate"
            label="Closing date"
            min={rfp.closingDate}
            hint={`Not before ${day(rfp.closingDate)}. Leave it empty to take bids without an end.`}
            optional
          />
        )}
      </FormDialog>
    );
  }

  const { schema, initialValues, changeIn } = termsForm(rfp);
  return (
    <FormDialog
      {...frame}
      description="There are no bids yet, so you can change everything except the product."
      wide
      initialValues={initialValues}
      schema={schema}
      onSubmit={(values) => save(changeIn(values))}
      onInvalid={explainInvalid}
    >
      <RfpFields />
    </FormDialog>
  );
};
