import { Badge, type BadgeTone } from '../../../../kit/ui/Badge.tsx';
import { RowButton } from '../../../../kit/ui/Button.tsx';
import { DataTable } from '../../../../kit/ui/DataTable.tsx';
import { Moment } from '../../../../kit/ui/Figures.tsx';
import { useNow } from '../../../../kit/ui/useNow.ts';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { CancelInvitationDocument, type InvitationTableFragment } from './InvitationTable.generated.ts';
import { roleNames } from './roleTexts.ts';

type InvitationTableProps = { invitations: readonly InvitationTableFragment[]; manages: boolean; refetch: string[] };
type State = InvitationTableFragment['status'] | 'expired';

const states: Readonly<Record<State, { label: string; tone: BadgeTone }>> = {
  pending: { label: 'Waiting', tone: 'accent' },
  expired: { label: 'Expired', tone: 'neutral' },
  accepted: { label: 'Accepted', tone: 'up' },
  declined: { label: 'Declined', tone: 'down' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

/** The invitations of the last 30 days. */
export const InvitationTable = ({ invitations, manages, refetch }: InvitationTableProps) => {
  const now = useNow(60_000);
  const { submit } = useSubmit(CancelInvitationDocument, { success: 'The invitation has been cancelled.', refetch });
  const stateOf = ({ status, expiresAt }: InvitationTableFragment): State =>
    status === 'pending' && new Date(expiresAt).getTime() <= now ? 'expired' : status;
  return (
    <DataTable
      caption="Invitations"
      items={invitations}
      columns={[
        { header: 'Address', isTitle: true, cell: ({ email }) => email },
        { header: 'Role', cell: ({ role }) => roleNames[role] },
        {
          header: 'State',
          cell: (invitation) => {
            const { label, tone } = states[stateOf(invitation)];
            return <Badge tone={tone}>{label}</Badge>;
          },
        },
        { header: 'Sent', cell: ({ createdAt }) => <Moment at={createdAt} /> },
        manages && {
          header: 'Actions',
          isAction: true,
          cell: (invitation) =>
            stateOf(invitation) === 'pending' && (
              <RowButton
                of={`the invitation of ${invitation.email}`}
                onClick={() => void submit({ id: invitation.id })}
              >
                Cancel
              </RowButton>
            ),
        },
      ]}
    />
  );
};
