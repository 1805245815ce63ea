import { useState } from 'react';
import { deviceOf } from 'api/rules/device';
import { useSession } from '../../features/accounts/SessionProvider.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { EndMemberSessionDocument, type AdminMemberScreenQuery } from './AdminMemberScreen.generated.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

type MemberSessionsProps = {
  member: NonNullable<AdminMemberScreenQuery['member']>;
  sessions: AdminMemberScreenQuery['memberSessions'];
};

/** Where the member is signed in; admins can end each session. */
export function MemberSessions({ member, sessions }: MemberSessionsProps) {
  const { user } = useSession();
  const [sessionId, setSessionId] = useState<string>();
  const mayEnd = user?.role === 'admin' && user.id !== member.id;
  return (
    <Section title="Sessions" count={sessions.length}>
      {sessions.length === 0 ? (
        <Text $tone="inkSoft">The member is not signed in anywhere.</Text>
      ) : (
        <DataTable
          caption="Sessions"
          items={sessions}
          itemKey={({ id }) => id}
          columns={[
            { key: 'device', header: 'Device', isTitle: true, cell: ({ userAgent }) => deviceOf(userAgent) },
            { key: 'since', header: 'Signed in', cell: ({ createdAt }) => <Moment at={createdAt} form="dateTime" /> },
            { key: 'seen', header: 'Last used', cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} form="ago" /> },
            {
              key: 'end',
              header: 'Action',
              isAction: true,
              cell: ({ id, userAgent }) =>
                mayEnd && (
                  <Button size="small" variant="secondary" onClick={() => setSessionId(id)}>
                    End<VisuallyHidden> session in {deviceOf(userAgent)}</VisuallyHidden>
                  </Button>
                ),
            },
          ]}
        />
      )}
      {sessionId !== undefined && (
        <ReasonDialog
          userId={member.id}
          title="End this session"
          description="The member is signed out of this browser and gets a message."
          action="End session"
          isDangerous
          success="The session has been ended."
          document={EndMemberSessionDocument}
          variables={(act) => ({ input: { ...act, sessionId } })}
          onClose={() => setSessionId(undefined)}
        />
      )}
    </Section>
  );
}
