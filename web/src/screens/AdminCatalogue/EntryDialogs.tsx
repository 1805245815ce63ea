import { hideRules, mergeRules } from 'api/rules/catalogue';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';

type Entry = { id: string; name: string; isHidden: boolean | null };
type HideInput = { id: string; isHidden: boolean; reason: string };
type MergeInput = { fromId: string; intoId: string; reason: string };

type HideDialogProps<Data, Variables extends OperationVariables> = {
  entry: Entry;
  document: TypedDocumentNode<Data, Variables & { input: HideInput }>;
  /** What members no longer see. */
  consequence: string;
  refetch: string[];
  onClose: () => void;
};

/** Hides an entry, or shows it again, with a reason for the audit log. */
export function HideDialog<Data, Variables extends { input: HideInput }>({
  entry: { id, name, isHidden },
  document,
  consequence,
  refetch,
  onClose,
}: HideDialogProps<Data, Variables>) {
  const verb = isHidden ? 'Show' : 'Hide';
  const { submit } = useSubmit(document, {
    success: isHidden ? `${name} is shown again.` : `${name} is hidden.`,
    failure: (reason) => reason,
    refetch,
  });
  return (
    <FormDialog
      title={`${verb} ${name}?`}
      description={isHidden ? 'Members find it again.' : consequence}
      initialValues={{ id, isHidden: !isHidden, reason: '' }}
      schema={hideRules}
      action={verb}
      isDangerous={!isHidden}
      onSubmit={(input) => submit({ input } as Variables & { input: HideInput })}
      onClose={onClose}
    >
      <TextField name="reason" label="Reason" hint="For the audit log." />
    </FormDialog>
  );
}

type MergeDialogProps<Data, Variables extends OperationVariables> = {
  entry: Pick<Entry, 'id' | 'name'>;
  document: TypedDocumentNode<Data, Variables & { input: MergeInput }>;
  /** What moves to the entry that remains. */
  consequence: string;
  refetch: string[];
  onClose: () => void;
  /** The field `intoId`. */
  children: ReactNode;
};

/** Merges an entry into another one, with a reason for the audit log. */
export function MergeDialog<Data, Variables extends { input: MergeInput }>({
  entry: { id, name },
  document,
  consequence,
  refetch,
  onClose,
  children,
}: MergeDialogProps<Data, Variables>) {
  const { submit } = useSubmit(document, { success: `${name} was merged.`, failure: (reason) => reason, refetch });
  return (
    <FormDialog
      title={`Merge ${name}`}
      description={`${consequence} Its address then leads to the one that remains. This cannot be undone.`}
      initialValues={{ fromId: id, intoId: '', reason: '' }}
      schema={mergeRules}
      action="Merge"
      isDangerous
      onSubmit={(input) => submit({ input } as Variables & { input: MergeInput })}
      onClose={onClose}
    >
      {children}
      <TextField name="reason" label="Reason" hint="For the audit log." />
    </FormDialog>
  );
}
