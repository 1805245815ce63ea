import { Ban, Flag, MoreHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { Menu, MenuItem } from '../../kit/ui/Menu.tsx';
import { useSession } from '../accounts/SessionProvider.tsx';
import type { Blockable, Reported } from './reportLabels.ts';

const ReportDialog = lazy(() => import('./ReportDialog.tsx').then((m) => ({ default: m.ReportDialog })));
const BlockDialog = lazy(() => import('./BlockDialog.tsx').then((m) => ({ default: m.BlockDialog })));

type MoreMenuProps = {
  subject: Reported;
  /** The member whom the menu offers to block. */
  member?: Blockable;
  /** Names of the queries to refetch after a block. */
  refetch?: string[];
};

/** What a member can do against another one: report what is shown, and block its author. */
export function MoreMenu({ subject, member, refetch = [] }: MoreMenuProps) {
  const { user } = useSession();
  const [open, setOpen] = useState<'report' | 'block'>();
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
      </Menu>
      <Suspense>
        {open === 'report' && <ReportDialog subject={subject} onClose={close} />}
        {open === 'block' && member && <BlockDialog member={member} refetch={refetch} onClose={close} />}
      </Suspense>
    </>
  );
}
