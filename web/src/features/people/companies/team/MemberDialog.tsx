import { passwordRules } from 'api/rules/accounts/secondFactor';
import { roleRules } from 'api/rules/companies/team';
import { MutationDialog } from '../../../../kit/forms/MutationDialog.tsx';
import { displayName } from '../../accounts/person.ts';
import { blankFactors, FactorFields } from '../../accounts/secondFactor/PresentFactors.tsx';
import { ProgramList } from './ProgramList.tsx';
import { RoleField } from './RoleField.tsx';
import { SuccessorField, successorForm } from './SuccessorField.tsx';
import {
  ChangeMemberRoleDocument,
  RemoveMemberDocument,
  TransferCompanyDocument,
  type TeamTableFragment,
} from './TeamTable.generated.ts';

type ActDialogProps = { colleague: TeamTableFragment; refetch: string[]; failure: () => null; onClose: () => void };

export type MemberDialogProps = RemoveDialogProps & { kind: 'role' | 'remove' | 'transfer' };

/** What a manager decides about a colleague. */
export const MemberDialog = ({ kind, members, ...dialog }: MemberDialogProps) => {
  if (kind === 'role') return <RoleDialog {...dialog} />;
  if (kind === 'transfer') return <TransferDialog {...dialog} />;
  return <RemoveDialog {...dialog} members={members} />;
};

const RoleDialog = ({ colleague: { userId, role, user }, ...dialog }: ActDialogProps) => (
  <MutationDialog
    {...dialog}
    title={`Role of ${displayName(user)}`}
    description="It counts at once, for the person's API keys too."
    initialValues={{ role, ...blankFactors }}
    schema={roleRules}
    action="Save role"
    success="The role has been changed."
    document={ChangeMemberRoleDocument}
    variables={(values) => ({ userId, ...values })}
  >
    <RoleField former={role} />
  </MutationDialog>
);

type RemoveDialogProps = ActDialogProps & { members: readonly TeamTableFragment[] };

const RemoveDialog = ({ colleague: { userId, role, user, programs }, members, ...dialog }: RemoveDialogProps) => (
  <MutationDialog
    {...dialog}
    {...successorForm(members, userId)}
    title={`Remove ${displayName(user)}?`}
    description="Postings, bids, orders and conversations stay with the company. The person keeps their account and acts for themselves."
    action="Remove colleague"
    busyText="Removing…"
    isDangerous
    success="The colleague has been removed."
    document={RemoveMemberDocument}
    variables={(values) => ({ userId, ...values })}
  >
    <ProgramList programs={programs ?? []} />
    <SuccessorField members={members} of={userId} />
    {role === 'admin' && <FactorFields />}
  </MutationDialog>
);

const TransferDialog = ({ colleague: { userId, user }, ...dialog }: ActDialogProps) => (
  <MutationDialog
    {...dialog}
    title={`Hand the company over to ${displayName(user)}?`}
    description="Who accepts within 7 days decides about the company, and you become an admin. You can revert it for another 7 days, by the link in an email."
    initialValues={blankFactors}
    schema={passwordRules}
    action="Offer the company"
    isDangerous
    success="The company has been offered."
    document={TransferCompanyDocument}
    variables={(values) => ({ userId, ...values })}
  >
    <FactorFields />
  </MutationDialog>
);
