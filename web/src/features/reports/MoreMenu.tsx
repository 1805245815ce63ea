import { Ban, CircleOff, Flag, MoreHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useDialogParams } from '../../kit/navigation/useDialogParams.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Menu, MenuItem } from '../../kit/ui/Menu.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { useSession } from '../accounts/SessionProvider.tsx';
import { TAKE_OFF, type Blockable, type Reported } from './reportLabels.ts';

const ReportDialog = lazy(() => import('./ReportDialog.tsx').then((m) => ({ default: m.ReportDialog })));
const TakeOffDialog = lazy(() => import('./TakeOffDialog.tsx').then((m) => ({ default: m.TakeOffDialog })));
const BlockDialog = lazy(() => import('./BlockDialog.tsx').then((m) => ({ default: m.BlockDialog })));

type MoreMenuProps = {
  subject: Reported;
  /** The member whom the menu offers to block. */
  member?: Blockable;
  /** Whether the viewer, an admin, can take the posting off the market. */
  canTakeOff?: boolean;
  /** Names of the queries to refetch afterwards. */
  refetch?: string[];
};

/** What a member can do against another one: report what is shown, and block its author. Admins take a posting off the market. */
export function MoreMenu({ subject, member, canTakeOff, refetch = [] }: MoreMenuProps) {
  const { user } = useSession();
  const [open, setOpen] = useState<'report' | 'block'>();
  // Reports lead to this dialog.
  const [takeOff, setTakeOff] = useParam(TAKE_OFF, '');
  const closeTakeOff = useDialogParams(TAKE_OFF);
  if (!user) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" icon={<MoreHorizontal size={16} aria-hidden />}>
            More
          </Button>
        }
      >
        <MenuItem onSelect={() => setOpen('report')}>
          <Flag size={16} aria-hidden />
          Report
        </MenuItem>
        {member && (
          <MenuItem onSelect={() => setOpen('block')}>
            <Ban size={16} aria-hidden />
            {member.isBlocked ? 'Unblock member' : 'Block member'}
          </MenuItem>
        )}
        {canTakeOff && (
          <MenuItem onSelect={() => setTakeOff('true')}>
            <CircleOff size={16} aria-hidden />
            Take off the market
          </MenuItem>
        )}
      </Menu>
      <Suspense>
        {open === 'report' && <ReportDialog subject={subject} onClose={close} />}
        {takeOff && canTakeOff && <TakeOffDialog posting={subject} refetch={refetch} onClose={closeTakeOff} />}
        {open === 'block' && member && <BlockDialog member={member} refetch={refetch} onClose={close} />}
      </Suspense>
    </>
  );
}
