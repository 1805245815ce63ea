import { hasRight } from 'api/rules/companies/team';
import { useState } from 'react';
import { lazyNamed } from '../../../../kit/lazyNamed.ts';
import { Badge } from '../../../../kit/ui/Badge.tsx';
import { RowButton } from '../../../../kit/ui/Button.tsx';
import { DataTable } from '../../../../kit/ui/DataTable.tsx';
import { Moment } from '../../../../kit/ui/Figures.tsx';
import { Row } from '../../../../kit/ui/Layout.tsx';
import { displayName } from '../../accounts/person.ts';
import type { MemberDialogProps } from './MemberDialog.tsx';
import { roleNames } from './roleTexts.ts';
import type { TeamTableFragment } from './TeamTable.generated.ts';

type TeamTableProps = { members: readonly TeamTableFragment[]; own: TeamTableFragment; refetch: string[] };
type Act = Pick<MemberDialogProps, 'kind' | 'colleague'>;

const MemberDialog = lazyNamed(() => import('./MemberDialog.tsx'), 'MemberDialog');

/** The people of a company, with what the viewer may do about each. */
export const TeamTable = ({ members, own, refetch }: TeamTableProps) => {
  const [act, setAct] = useState<Act>();
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
      {act && (
        <MemberDialog
          {...act}
          members={members}
          refetch={refetch}
          failure={() => null}
          onClose={() => setAct(undefined)}
        />
      )}
    </>
  );
};
