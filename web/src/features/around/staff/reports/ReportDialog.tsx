import { reportReasons, reportRules } from 'api/rules/staff/reports';
import { MutationDialog } from '../../../../kit/forms/MutationDialog.tsx';
import { asOptions, SelectField } from '../../../../kit/forms/SelectField.tsx';
import { TextArea } from '../../../../kit/forms/TextField.tsx';
import { SendReportDocument } from './Report.generated.ts';
import { reasonLabels, type Reported } from './reportLabels.ts';

/** Reports something to support. */
export const ReportDialog = ({ subject: { kind, id, name }, onClose }: { subject: Reported; onClose: () => void }) => (
  <MutationDialog
    title={`Report ${name}`}
    description="Support reads your report. The member is not notified."
    initialValues={{ kind, subjectId: id, reason: '', note: '' }}
    schema={reportRules}
    action="Send report"
    success="Thank you. Support will look at your report."
    document={SendReportDocument}
    variables={(input: object) => ({ input: reportRules.cast(input) })}
    onClose={onClose}
  >
    <SelectField
      name="reason"
      label="Reason"
      options={asOptions(reportReasons, reasonLabels)}
      placeholder="Choose a reason"
    />
    <TextArea name="note" label="What happened?" rows={4} optional />
  </MutationDialog>
);
