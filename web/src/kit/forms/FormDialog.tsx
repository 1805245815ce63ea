import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogClose, DialogFoot } from '../ui/Dialog.tsx';
import { Form, type Refusal } from './Form.tsx';

/** The caller's handler for the submitted values. */
export type Submit<Values> = (values: Values) => Promise<{ ok: true } | Refusal>;

export type FormDialogProps<Values extends FormikValues> = {
  title: string;
  description: string;
  initialValues: Values;
  schema: AnyObjectSchema;
  /** Label of the submit button. */
  action: string;
  isDangerous?: boolean;
  onSubmit: Submit<Values>;
  onClose: () => void;
  /** The form's fields. */
  children: ReactNode;
};

/** A dialog with a short form. It closes after a successful submit. */
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
    <Dialog onClose={onClose} title={title} description={description}>
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
