import { endRules } from 'api/rules/desk';
import { DateField } from '../../kit/forms/DateField.tsx';
import { Form, type Refusal } from '../../kit/forms/Form.tsx';
import { formTime, utcTime } from '../../kit/time.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';

type MoveEndDialogProps = {
  endTime: string;
  onMove: (endTime: string) => Promise<{ ok: true } | Refusal>;
  onClose: () => void;
};

/** Gives bidders more time. */
export function MoveEndDialog({ endTime, onMove, onClose }: MoveEndDialogProps) {
  async function handleSubmit(values: { endTime: string }) {
    const result = await onMove(utcTime(values.endTime));
    if (result.ok) onClose();
    return result;
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Move the end"
      description="Bidders get more time, never less, and everyone who bid is told."
    >
      <Form initialValues={{ endTime: formTime(endTime) }} schema={endRules} onSubmit={handleSubmit}>
        <DateField name="endTime" label="End date" withTime hint="UTC" min={formTime(endTime)} />
        <DialogFoot>
          <DialogClose asChild>
            <Button variant="secondary">Back</Button>
          </DialogClose>
          <Button type="submit">Move the end</Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
