import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { DateField } from '../../kit/forms/DateField.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { TextArea } from '../../kit/forms/TextField.tsx';
import { reloadQueries } from '../../kit/reloadQueries.ts';
import { date } from '../../kit/time.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { EditRfpDocument } from './EditRfpDialog.generated.ts';
import { explainInvalid } from './invalidPosting.ts';
import { RfpFields } from './RfpFields.tsx';
import { extensionForm, termsForm, type EditableRfp, type RfpChange } from './rfpChange.ts';

type EditRfpDialogProps = { rfp: EditableRfp; refetch: string[]; onClose: () => void };

/** Changes the terms of an own RFP; once there are bids, extends it and adds to its description. */
export function EditRfpDialog({ rfp, refetch, onClose }: EditRfpDialogProps) {
  const client = useApolloClient();
  // A bid that arrives while the dialog is open must not take the form away.
  const [hasBids] = useState(rfp.bidCount > 0);
  const { submit, busy } = useSubmit(EditRfpDocument, {
    success: hasBids ? 'The RFP is changed, and its bidders are notified.' : 'The RFP is changed.',
    failure: (reason) => reason,
    refetch,
  });

  async function save(change: RfpChange) {
    if (Object.keys(change).length === 0) return onClose();
    const result = await submit({ input: { rfpId: rfp.id, ...change } });
    if (result.ok) onClose();
    // A bid or an award came first: the page shows it.
    else if (result.code === 'CONFLICT' || result.code === 'RFP_CLOSED') await reloadQueries(client, refetch);
    return result;
  }

  const foot = (
    <DialogFoot>
      <DialogClose asChild>
        <Button variant="secondary">Cancel</Button>
      </DialogClose>
      <Button type="submit" busy={busy} busyText="Saving...">
        Save changes
      </Button>
    </DialogFoot>
  );

  if (hasBids) {
    const { schema, initialValues, changeIn } = extensionForm(rfp);
    return (
      <Dialog
        onClose={onClose}
        title="Edit RFP"
        description={`There are bids on these terms, so they stay. You can add to the description${rfp.closingDate ? ' and move the closing date to a later day' : ''}.`}
      >
        <Form
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
              hint={`Not before ${date(rfp.closingDate)}. Leave it empty to take bids without an end.`}
              optional
            />
          )}
          {foot}
        </Form>
      </Dialog>
    );
  }

  const { schema, initialValues, changeIn } = termsForm(rfp);
  return (
    <Dialog
      onClose={onClose}
      title="Edit RFP"
      description="There are no bids yet, so you can change everything except the product."
      wide
    >
      <Form
        initialValues={initialValues}
        schema={schema}
        onSubmit={(values) => save(changeIn(values))}
        onInvalid={explainInvalid}
      >
        <RfpFields />
        {foot}
      </Form>
    </Dialog>
  );
}
