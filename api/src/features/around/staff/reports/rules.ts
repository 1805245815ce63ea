import { object, string } from 'yup';
import { optionalText, requiredId, text } from '../../../../rules/values.ts';

export const kindLabels = {
  member: 'Member',
  company: 'Company',
  offering: 'Offering',
  rfp: 'RFP',
  auction: 'Auction',
  message: 'Message',
  quote: 'Quote',
};
export type ReportKind = keyof typeof kindLabels;
export const reportKinds = Object.keys(kindLabels) as ReportKind[];

export const reportReasons = ['spam', 'fraud', 'impersonation', 'offensive', 'prohibited', 'other'] as const;
export const reportStatuses = ['open', 'handled'] as const;

export const NO_NOTE = 'Please describe the problem.';

export const reportRules = object({
  kind: string()
    .required('Kind is required.')
    .oneOf(reportKinds, `Kind must be one of ${reportKinds.join(', ')}.`),
  subjectId: requiredId('Subject'),
  reason: string()
    .required('Please choose a reason.')
    .oneOf(reportReasons, `Reason must be one of ${reportReasons.join(', ')}.`),
  note: optionalText('Note', 2000).when('reason', { is: 'other', then: (note) => note.test('note', NO_NOTE, Boolean) }),
});

export const takeOffRules = object({ postingId: requiredId('Posting'), reason: text('Reason', 1000) });

export const handlingRules = object({ reportId: requiredId('Report'), note: text('Note', 2000) });
