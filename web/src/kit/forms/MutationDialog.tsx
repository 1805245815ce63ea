import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { FormikValues } from 'formik';
import { useSubmit, type SubmitOptions } from '../useSubmit.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

export type MutationDialogProps<Data, Variables, Values extends FormikValues> = SubmitOptions<Data> &
  Omit<FormDialogProps<Values>, 'onSubmit'> & {
    document: TypedDocumentNode<Data, Variables>;
    variables: (values: Values) => Variables;
  };

/** A dialog whose values become the variables of a mutation. */
export const MutationDialog = <Data, Variables extends OperationVariables, Values extends FormikValues>({
  document,
  variables,
  success,
  failure,
  refetch,
  ...dialog
}: MutationDialogProps<Data, Variables, Values>) => {
  const { submit } = useSubmit(document, { success, failure, refetch });
  return <FormDialog {...dialog} onSubmit={(values) => submit(variables(values))} />;
};
