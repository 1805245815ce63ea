import { useState } from 'react';
import { useSession } from '../../features/accounts/SessionProvider.tsx';
import { displayName } from '../../features/accounts/person.ts';
import { Button } from '../../kit/ui/Button.tsx';
import {
  EndMemberSessionsDocument,
  LockMemberDocument,
  UnlockMemberDocument,
  type AdminMemberScreenQuery,
} from './AdminMemberScreen.generated.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

type MemberActsProps = { member: NonNullable<AdminMemberScreenQuery['member']>; hasSessions: boolean };

/** Lock, unlock and sign out a member; for admins, and never for themselves. */
export const MemberActs = ({ member, hasSessions }: MemberActsProps) => {
  const { user } = useSession();
  const [open, setOpen] = useState<'lock' | 'unlock' | 'sessions'>();
  const name = displayName(member);
  if (user?.role !== 'admin' || user.id === member.id) return null;

  const shared = { userId: member.id, onClose: () => setOpen(undefined) };
  return (
    <>
      {hasSessions && (
        <Button variant="secondary" onClick={() => setOpen('sessions')}>
          End all sessions
        </Button>
      )}
      {member.lockedAt ? (
        <Button onClick={() => setOpen('unlock')}>Unlock</Button>
      ) : (
        <Button variant="danger" onClick={() => setOpen('lock')}>
          Lock
        </Button>
      )}
      {open === 'lock' && (
        <ReasonDialog
          {...shared}
          title={`Lock ${name}`}
          description="All sessions end, and the member cannot sign in until you unlock the account. Postings and running auctions stay."
          action="Lock"
          isDangerous
          success={`${name} is locked.`}
          document={LockMemberDocument}
          variables={(input) => ({ input })}
        />
      )}
      {open === 'unlock' && (
        <ReasonDialog
          {...shared}
          title={`Unlock ${name}`}
          description="The member can sign in again and gets a message."
          action="Unlock"
          success={`${name} is unlocked.`}
          document={UnlockMemberDocument}
          variables={(input) => ({ input })}
        />
      )}
      {open === 'sessions' && (
        <ReasonDialog
          {...shared}
          title={`End all sessions of ${name}`}
          description="The member is signed out everywhere and gets a message. They can sign in again."
          action="End all sessions"
          isDangerous
          success={`${name} is signed out.`}
          document={EndMemberSessionsDocument}
          variables={(input) => ({ input })}
        />
      )}
    </>
  );
};
