import { actRules } from 'api/rules/staff/members';
import { useState } from 'react';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { SessionTable } from '../../features/people/accounts/SessionTable.tsx';
import { ReasonDialog } from '../../features/people/inbox/messages/ReasonDialog.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { EndMemberSessionDocument, type AdminMemberScreenQuery } from './AdminMemberScreen.generated.ts';

type MemberSessionsProps = {
  member: NonNullable<AdminMemberScreenQuery['member']>;
  sessions: AdminMemberScreenQuery['memberSessions'];
};

/** Where the member is signed in; admins can end each session. */
export const MemberSessions = ({ member, sessions }: MemberSessionsProps) => {
  const { user } = useSession();
  const [sessionId, setSessionId] = useState<string>();
  const { submit } = useSubmit(EndMemberSessionDocument, {
    success: 'The session has been ended.',
    refetch: ['AdminMemberScreen'],
  });
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
          title="End this session"
          description="The member is signed out of this browser and gets a message."
          action="End session"
          schema={actRules}
          hint="The member can read it."
          onGive={(reason) => submit({ input: { userId: member.id, sessionId, reason } })}
          onClose={() => setSessionId(undefined)}
        />
      )}
    </Section>
  );
};
