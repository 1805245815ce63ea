import { object, string } from 'yup';
import { optionalText, requiredId } from '../../../../rules/values.ts';

export const verificationDecisions = ['approved', 'revision_requested', 'rejected'] as const;

export type Decision = (typeof verificationDecisions)[number];

export const NO_REASON = 'Please say why, so that the company can act on it.';

/** Any decision but an approval needs a reason. */
export const decisionRules = object({
  companyProfileId: requiredId('Company'),
  status: string()
    .required('Decision is required.')
    .oneOf(verificationDecisions, `Decision must be one of ${verificationDecisions.join(', ')}.`),
  reason: optionalText('Reason', 1000).when('status', {
    is: 'approved',
    otherwise: (reason) => reason.test('reason', NO_REASON, Boolean),
  }),
  submittedAt: string().required('The moment of the save that was looked at is required.'),
});
