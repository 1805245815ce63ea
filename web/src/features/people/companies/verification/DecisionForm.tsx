import { decisionRules, type verificationDecisions } from 'api/rules/companies/verification';
import type { FormikProps } from 'formik';
import { Form } from '../../../../kit/forms/Form.tsx';
import { TextArea } from '../../../../kit/forms/TextField.tsx';
import { DialogActions } from '../../../../kit/ui/Dialog.tsx';
import { Segmented } from '../../../../kit/ui/Segmented.tsx';
import { useCommandKey } from '../../../../kit/useCommandKey.ts';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { DecideVerificationDocument, type CompanyReviewFragment } from './CompanyReview.generated.ts';

type Decision = (typeof verificationDecisions)[number];
type Values = { companyProfileId: string; submittedAt: string; status: Decision; reason: string };

const choices: { value: Decision; label: string }[] = [
  { value: 'approved', label: 'Approve' },
  { value: 'revision_requested', label: 'Request revision' },
  { value: 'rejected', label: 'Reject' },
];

type DecisionFormProps = { company: CompanyReviewFragment; refetch: string[]; onDone: () => void };

/** Approve, request a revision or reject, with a reason for the owner. */
export const DecisionForm = ({ company, refetch, onDone }: DecisionFormProps) => {
  const keyed = useCommandKey();
  const { submit, busy } = useSubmit(DecideVerificationDocument, {
    success: `The decision about ${company.companyName} is made, and the owner was notified.`,
    refetch,
  });

  const handleSubmit = async (decision: Values) => {
    const result = await submit({ input: keyed(decisionRules.cast(decision)) });
    if (result.ok) onDone();
    return result;
  };

  return (
    <Form<Values>
      initialValues={{
        companyProfileId: company.id,
        submittedAt: company.submittedAt ?? '',
        status: 'approved',
        reason: '',
      }}
      schema={decisionRules}
      onSubmit={handleSubmit}
    >
      {(form: FormikProps<Values>) => (
        <>
          <Segmented
            label="Decision"
            options={choices}
            value={form.values.status}
            onChange={(status) => void form.setFieldValue('status', status)}
            wide
          />
          <TextArea
            name="reason"
            label="Reason"
            rows={3}
            hint="The owner of the company reads it."
            optional={form.values.status === 'approved'}
          />
          <DialogActions
            variant={form.values.status === 'approved' ? 'primary' : 'danger'}
            busy={busy}
            busyText="Saving..."
          >
            {choices.find(({ value }) => value === form.values.status)?.label}
          </DialogActions>
        </>
      )}
    </Form>
  );
};
