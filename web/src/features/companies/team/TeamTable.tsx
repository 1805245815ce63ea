import { passwordRules } from 'api/rules/accounts/secondFactor';
import { hasRight, roleRules } from 'api/rules/companies/team';
import { useState } from 'react';
import { MutationDialog } from '../../../kit/forms/MutationDialog.tsx';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { RowButton } from '../../../kit/ui/Button.tsx';
import { DataTable } from '../../../kit/ui/DataTable.tsx';
import { Moment } from '../../../kit/ui/Figures.tsx';
import { Row } from '../../../kit/ui/Layout.tsx';
import { displayName } from '../../accounts/person.ts';
import { blankFactors, FactorFields } from '../../accounts/secondFactor/PresentFactors.tsx';
import { ProgramList } from './ProgramList.tsx';
import { RoleField } from './RoleField.tsx';
import { SuccessorField, successorForm } from './SuccessorField.tsx';
import { roleNames } from './roleTexts.ts';
import {
  ChangeMemberRoleDocument,
  RemoveMemberDocument,
  TransferCompanyDocument,
  type TeamTableFragment,
} from './TeamTable.generated.ts';

type TeamTableProps = { members: readonly TeamTableFragment[]; own: TeamTableFragment; refetch: string[] };
type Act = { kind: 'role' | 'remove' | 'transfer'; colleague: TeamTableFragment };

/** The people of a company, with what the viewer may do about each. */
export const TeamTable = ({ members, own, refetch }: TeamTableProps) => {
  const [act, setAct] = useState<Act>();
  const dialog = act && { colleague: act.colleague, refetch, failure: () => null, onClose: () => setAct(undefined) };
  const manages = hasRight(own.role, 'manage');
  return (
    <>
      <DataTable
        caption="Team"
        items={members}
        columns={[
          {
            header: 'Name',
            isTitle: true,
            cell: ({ id, user }) => `${displayName(user)}${id === own.id ? ' (you)' : ''}`,
          },
          { header: 'Position', cell: ({ user }) => user.position },
          {
            header: 'Role',
            cell: ({ role }) => <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{roleNames[role]}</Badge>,
          },
          { header: 'Joined', cell: ({ joinedAt }) => <Moment at={joinedAt} /> },
          manages &&
            members.length > 1 && {
              header: 'Actions',
              isAction: true,
              cell: (colleague) =>
                colleague.role !== 'owner' &&
                colleague.id !== own.id && (
                  <Row $gap={2} $justify="end">
                    <RowButton
                      of={`of ${displayName(colleague.user)}`}
                      onClick={() => setAct({ kind: 'role', colleague })}
                    >
                      Change role
                    </RowButton>
                    <RowButton of={displayName(colleague.user)} onClick={() => setAct({ kind: 'remove', colleague })}>
                      Remove
                    </RowButton>
                    {hasRight(own.role, 'own') && (
                      <RowButton
                        of={`to ${displayName(colleague.user)}`}
                        onClick={() => setAct({ kind: 'transfer', colleague })}
                      >
                        Hand over
                      </RowButton>
                    )}
                  </Row>
                ),
            },
        ]}
      />
      {act?.kind === 'role' && dialog && <RoleDialog {...dialog} />}
      {act?.kind === 'remove' && dialog && <RemoveDialog {...dialog} members={members} />}
      {act?.kind === 'transfer' && dialog && <TransferDialog {...dialog} />}
    </>
  );
};

type ActDialogProps = { colleague: TeamTableFragment; refetch: string[]; failure: () => null; onClose: () => void };

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

type RemoveDialogProps = ActDialogProps & Pick<TeamTableProps, 'members'>;

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
