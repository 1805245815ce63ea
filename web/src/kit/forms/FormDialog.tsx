import type { FormikErrors, FormikProps, FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { SkeletonText } from '../ui/Skeleton.tsx';
import { Form, type Refusal } from './Form.tsx';

/** The caller's handler for the submitted values; without a result the dialog stays open. */
export type Submit<Values> = (values: Values) => Promise<{ ok: true } | Refusal | void>;

export type FormDialogProps<Values extends FormikValues> = {
  title: string;
  description: string;
  wide?: boolean;
  /** Whether the initial values are still being loaded. */
  loading?: boolean;
  initialValues: Values;
  schema: AnyObjectSchema;
  /** Label of the submit button. */
  action: string;
  busyText?: string;
  isDangerous?: boolean;
  /** Above the buttons. */
  warning?: ReactNode;
  onSubmit: Submit<Values>;
  onInvalid?: (errors: FormikErrors<Values>, values: Values) => void;
  onClose: () => void;
  /** The form's fields. */
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
};

/** A dialog with a form. It closes after a successful submit. */
export const FormDialog = <Values extends FormikValues>(props: FormDialogProps<Values>) => {
  const { title, description, wide, loading, action, busyText, isDangerous, warning, onClose, children, ...rest } =
    props;

  const handleSubmit = async (values: Values) => {
    const result = await rest.onSubmit(values);
    if (result?.ok) onClose();
    return result;
  };
  return (
    <Dialog onClose={onClose} title={title} description={description} wide={wide}>
      {loading ? (
        <SkeletonText lines={8} />
      ) : (
        <Form {...rest} onSubmit={handleSubmit}>
          {(form) => (
            <>
              {typeof children === 'function' ? children(form) : children}
              <DialogActions
                variant={isDangerous ? 'danger' : undefined}
                busy={form.isSubmitting}
                busyText={busyText}
                before={warning}
              >
                {action}
              </DialogActions>
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
};
