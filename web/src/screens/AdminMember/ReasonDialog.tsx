import type { OperationVariables } from '@apollo/client';
import { memberActRules } from 'api/rules/staff/members';
import { MutationDialog, type MutationDialogProps } from '../../features/staff/admin/MutationDialog.tsx';
import { TextArea } from '../../kit/forms/TextField.tsx';

type Act = { userId: string; reason: string };

type ReasonDialogProps<Data, Variables> = Omit<
  MutationDialogProps<Data, Variables, Act>,
  'initialValues' | 'schema' | 'refetch' | 'children'
> & { userId: string };

/** Asks for the reason of an act on a member. */
export const ReasonDialog = <Data, Variables extends OperationVariables>({
  userId,
  ...dialog
}: ReasonDialogProps<Data, Variables>) => (
  <MutationDialog
    {...dialog}
    initialValues={{ userId, reason: '' }}
    schema={memberActRules}
    refetch={['AdminMemberScreen']}
  >
    <TextArea name="reason" label="Reason" rows={3} hint="The member can read it." />
  </MutationDialog>
);
