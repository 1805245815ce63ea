import { actRules } from 'api/rules/staff/members';
import { useState } from 'react';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { displayName } from '../../features/people/accounts/person.ts';
import { ReasonDialog } from '../../features/people/inbox/messages/ReasonDialog.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import {
  EndMemberSessionsDocument,
  LockMemberDocument,
  UnlockMemberDocument,
  type AdminMemberScreenQuery,
} from './AdminMemberScreen.generated.ts';

const refetch = ['AdminMemberScreen'];

type MemberActsProps = { member: NonNullable<AdminMemberScreenQuery['member']>; hasSessions: boolean };

/** Lock, unlock and sign out a member; for admins, and never for themselves. */
export const MemberActs = ({ member, hasSessions }: MemberActsProps) => {
  const { user } = useSession();
  const [open, setOpen] = useState<'lock' | 'unlock' | 'sessions'>();
  const name = displayName(member);
  const lock = useSubmit(LockMemberDocument, { success: `${name} is locked.`, refetch });
  const unlock = useSubmit(UnlockMemberDocument, { success: `${name} is unlocked.`, refetch });
  const endSessions = useSubmit(EndMemberSessionsDocument, { success: `${name} is signed out.`, refetch });
  if (user?.role !== 'admin' || user.id === member.id) return null;

  const acts = {
    lock: {
      title: `Lock ${name}`,
      description:
        'All sessions end, and the member cannot sign in until you unlock the account. Postings and running auctions stay.',
      action: 'Lock',
      submit: lock.submit,
    },
    unlock: {
      title: `Unlock ${name}`,
      description: 'The member can sign in again and gets a message.',
      action: 'Unlock',
      isDangerous: false,
      submit: unlock.submit,
    },
    sessions: {
      title: `End all sessions of ${name}`,
      description: 'The member is signed out everywhere and gets a message. They can sign in again.',
      action: 'End all sessions',
      submit: endSessions.submit,
    },
  };
  const act = open && acts[open];
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
      {act && (
        <ReasonDialog
          {...act}
          schema={actRules}
          hint="The member can read it."
          onGive={(reason) => act.submit({ input: { userId: member.id, reason } })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
};
