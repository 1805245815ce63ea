import { endRules } from 'api/rules/desk';
import { DateField } from '../../kit/forms/DateField.tsx';
import type { Refusal } from '../../kit/forms/Form.tsx';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { formTime, utcTime } from '../../kit/time.ts';

type MoveEndDialogProps = {
  endTime: string;
  onMove: (endTime: string) => Promise<{ ok: true } | Refusal>;
  onClose: () => void;
};

/** Gives bidders more time. */
export const MoveEndDialog = ({ endTime, onMove, onClose }: MoveEndDialogProps) => (
  <FormDialog
    title="Move the end"
    description="Bidders get more time, never less, and everyone who bid is told."
    initialValues={{ endTime: formTime(endTime) }}
    schema={endRules}
    action="Move the end"
    onSubmit={(values) => onMove(utcTime(values.endTime))}
    onClose={onClose}
  >
    <DateField name="endTime" label="End date" withTime hint="UTC" min={formTime(endTime)} />
  </FormDialog>
);
