import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogClose, DialogFoot } from '../ui/Dialog.tsx';
import { Form, type Refusal } from './Form.tsx';

/** What the dialog's caller makes of what was filled in. */
export type Submit<Values> = (values: Values) => Promise<{ ok: true } | Refusal>;

type FormDialogProps<Values extends FormikValues> = {
  title: string;
  description: string;
  initialValues: Values;
  schema: AnyObjectSchema;
  /** The name of the button that submits. */
  action: string;
  isDangerous?: boolean;
  onSubmit: Submit<Values>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A few fields to fill in, and the way back. It closes when what was filled in is taken. */
export function FormDialog<Values extends FormikValues>({
  title,
  description,
  initialValues,
  schema,
  action,
  isDangerous = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps<Values>) {
  async function handleSubmit(values: Values) {
    const result = await onSubmit(values);
    if (result.ok) onClose();
    return result;
  }
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <Form initialValues={initialValues} schema={schema} onSubmit={handleSubmit}>
        {children}
        <DialogFoot>
          <DialogClose asChild>
            <Button variant="secondary">Back</Button>
          </DialogClose>
          <Button type="submit" variant={isDangerous ? 'danger' : undefined}>
            {action}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
