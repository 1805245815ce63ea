import { useState } from 'react';
import { useSession } from '../../features/accounts/SessionProvider.tsx';
import { SessionTable } from '../../features/accounts/SessionTable.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { EndMemberSessionDocument, type AdminMemberScreenQuery } from './AdminMemberScreen.generated.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

type MemberSessionsProps = {
  member: NonNullable<AdminMemberScreenQuery['member']>;
  sessions: AdminMemberScreenQuery['memberSessions'];
};

/** Where the member is signed in; admins can end each session. */
export const MemberSessions = ({ member, sessions }: MemberSessionsProps) => {
  const { user } = useSession();
  const [sessionId, setSessionId] = useState<string>();
  const mayEnd = user?.role === 'admin' && user.id !== member.id;
  return (
    <Section title="Sessions" count={sessions.length}>
      {sessions.length === 0 ? (
        <Text $tone="inkSoft">The member is not signed in anywhere.</Text>
      ) : (
        <SessionTable sessions={sessions} onEnd={mayEnd ? setSessionId : undefined} />
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
};
