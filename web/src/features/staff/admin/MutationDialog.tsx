import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { FormikValues } from 'formik';
import { FormDialog, type FormDialogProps } from '../../../kit/forms/FormDialog.tsx';
import { useSubmit } from '../../../kit/useSubmit.ts';

export type MutationDialogProps<Data, Variables, Values extends FormikValues> = Omit<
  FormDialogProps<Values>,
  'onSubmit'
> & {
  document: TypedDocumentNode<Data, Variables>;
  variables: (values: Values) => Variables;
  /** Text of the success toast. */
  success: string;
  /** Names of the queries to refetch after success. */
  refetch: string[];
};

/** A dialog whose values become the variables of a mutation; a refusal is shown in the server's words. */
export const MutationDialog = <Data, Variables extends OperationVariables, Values extends FormikValues>({
  document,
  variables,
  success,
  refetch,
  ...dialog
}: MutationDialogProps<Data, Variables, Values>) => {
  const { submit } = useSubmit(document, { success, failure: (reason) => reason, refetch });
  return <FormDialog {...dialog} onSubmit={(values) => submit(variables(values))} />;
};
