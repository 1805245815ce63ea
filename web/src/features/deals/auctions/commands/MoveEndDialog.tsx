import { endRules } from 'api/rules/auctions/commands';
import { formTime, momentOf } from 'api/rules/values/localTime';
import { DateField } from '../../../../kit/forms/DateField.tsx';
import { FormDialog, type Submit } from '../../../../kit/forms/FormDialog.tsx';

type MoveEndDialogProps = { endTime: string; onMove: Submit<string>; onClose: () => void };

/** Extends a running auction. */
export const MoveEndDialog = ({ endTime, onMove, onClose }: MoveEndDialogProps) => (
  <FormDialog
    title="Move the end"
    description="The end can only move to a later time. All bidders are notified."
    initialValues={{ endTime: formTime(endTime) }}
    schema={endRules}
    action="Move the end"
    onSubmit={(values) => onMove(momentOf(values.endTime))}
    onClose={onClose}
  >
    <DateField name="endTime" label="End date" withTime min={formTime(endTime)} />
  </FormDialog>
);
